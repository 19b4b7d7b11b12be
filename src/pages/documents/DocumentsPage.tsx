import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailPage } from '#detail/DetailPage.tsx';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { generationAtom, openedDocumentsAtom } from '#state/remote/document-desk.ts';
import { documentsResource } from './atoms.ts';
import { DocumentsPanel } from './parts/DocumentsPanel.tsx';
import { FormSetCard } from './parts/FormSetCard.tsx';
import { documentsView, type DocumentsView } from './view.ts';

/** Loads the list again once a document has been opened, and is read, or once one has arrived. */
const useFreshList = (): void => {
  const load = useAction(documentsResource.loadAction);
  const opened = useValue(openedDocumentsAtom);
  const hasArrived = useValue(generationAtom)?.step === 'ready';
  const seen = useRef({ opened, hasArrived });
  useEffect(() => {
    const { current: before } = seen;
    seen.current = { opened, hasArrived };
    if (before.opened !== opened || (hasArrived && !before.hasArrived)) void load({});
  }, [opened, hasArrived, load]);
};

const panel = (view: DocumentsView) => <DocumentsPanel view={view} />;
const sidebar = () => <FormSetCard />;

/**
 * The member's documents: how many are unread, the list with its search, and in the sidebar the form set to be generated
 * (specification, section 2, DOCUMENTS).
 */
export const DocumentsPage = () => {
  const { t } = useTranslation('documents');
  useFreshList();
  return (
    <DetailPage
      schema="documents"
      title={t('title')}
      lead={t('lead')}
      shape="list"
      resource={documentsResource}
      request={{}}
      view={documentsView}
      sidebar={sidebar}
    >
      {panel}
    </DetailPage>
  );
};
