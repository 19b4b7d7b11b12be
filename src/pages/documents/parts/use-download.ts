import { useTranslation } from 'react-i18next';
import { readBoxLink } from '#domain/box-link.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { useSayAbsence } from '#detail/say-absence.ts';
import { saveFile } from '#ui/save-file.ts';
import { fetchDocumentAction } from '../atoms.ts';

/** Loads a document with the tab's session and saves it under its name; a toast says if it doesn't come. */
export const useDownload = (): ((fileCode: string) => Promise<void>) => {
  const { t } = useTranslation('documents');
  const { clock } = useServices();
  const sayAbsence = useSayAbsence();
  const fetchDocument = useAction(fetchDocumentAction);
  return async (fileCode) => {
    const found = await fetchDocument(fileCode);
    if (found.content !== null) saveFile(found, clock.after);
    else sayAbsence(found.because, t('list.missing'));
  };
};

/** Returns the code of the document that a link leads to; null if it leads to none. */
export const useFileCode = (): ((link: string | null) => string | null) => {
  const { apiBase } = useServices();
  const { fund, locale } = useValue(placeAtom);
  return (link) => {
    const target = readBoxLink(link, { fund: fund ?? '', locale, apiBase });
    return target.kind === 'document' ? target.fileCode : null;
  };
};
