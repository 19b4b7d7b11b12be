import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionAtom, useAction, useValue } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { isGuardedAction } from '#state/kernel/unsaved.ts';
import { generationAtom, shownDocumentAtom, type ShownDocument } from '#state/remote/document-desk.ts';
import { pollGenerationAction, pollInterval } from '#state/remote/generation.ts';
import { openDocumentAction, type LoadedDocument } from '#state/remote/own-document.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { GenerationDrawer } from '#ui/GenerationDrawer.tsx';
import { late } from '#ui/late.ts';
import type { PdfWords } from '#ui/pdf/pdf-words.ts';
import { PdfDialog } from '#ui/PdfDialog.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useOwnEntry } from '#ui/use-own-entry.ts';

const ViewBanner = late(async () => (await import('#shell/SupportBar.tsx')).ViewBanner);

/** Takes the document that has arrived to the viewer. */
const openArrivedAction = actionAtom(({ get, set, services }): void => {
  const generation = get(generationAtom);
  if (generation === null) return;
  set(shownDocumentAtom, { fileCode: generation.fileCode, title: services.texts.t('documents:formSet.title') });
  set(generationAtom, null);
});

const dismissAction = actionAtom(({ set }): void => {
  set(generationAtom, null);
});

const closeViewerAction = actionAtom(({ set }): void => {
  set(shownDocumentAtom, null);
});

/** The drawer that follows a generation, on whatever page the member is. */
const Generation = () => {
  const { t } = useTranslation('documents');
  const { clock } = useServices();
  const generation = useValue(generationAtom);
  const poll = useAction(pollGenerationAction);
  const open = useAction(openArrivedAction);
  const dismiss = useAction(dismissAction);
  const step = generation?.step;
  useEffect(() => {
    if (step !== 'generating') return undefined;
    let isOver = false;
    let cancel = (): void => undefined;
    const ask = async (): Promise<void> => {
      await poll();
      if (!isOver) wait();
    };
    const wait = (): void => {
      cancel = clock.after(pollInterval, () => void ask());
    };
    wait();
    return () => {
      isOver = true;
      cancel();
    };
  }, [step, clock, poll]);
  if (step === undefined) return null;
  return (
    <GenerationDrawer
      label={t('generation.label')}
      text={step === 'ready' ? t('generation.arrived') : t('generation.going')}
      hint={step === 'ready' ? undefined : t('generation.meanwhile')}
      isReady={step === 'ready'}
      openLabel={t('generation.open')}
      closeLabel={t('generation.dismiss')}
      onOpen={open}
      onClose={dismiss}
    />
  );
};

/** The viewer with one of the member's documents. */
const Viewer = ({ fileCode, title, day }: ShownDocument) => {
  const { t } = useTranslation('documents');
  const { t: errors } = useTranslation('errors');
  const { clock } = useServices();
  const load = useAction(openDocumentAction);
  const close = useOwnEntry(useAction(closeViewerAction), useAction(isGuardedAction));
  const isView = useValue(isViewAtom);
  const [loaded, setLoaded] = useState<LoadedDocument | null>(null);
  useEffect(() => {
    let isHere = true;
    const fetchFile = async (): Promise<void> => {
      const found = await load(fileCode);
      if (isHere) setLoaded(found);
    };
    void fetchFile();
    return () => {
      isHere = false;
    };
  }, [fileCode, load]);
  const because = loaded?.content === null && loaded.because !== 'told' ? loaded.because : null;
  const words: PdfWords = {
    back: t('viewer.back'),
    loading: t('viewer.loading'),
    download: t('viewer.download'),
    print: t('viewer.print'),
    printing: t('viewer.printing'),
    pages: t('viewer.pages'),
    previous: t('viewer.previous'),
    next: t('viewer.next'),
    page: (page, count) => t('viewer.page', { page, pages: count }),
    zoom: t('viewer.zoom'),
    zoomIn: t('viewer.zoomIn'),
    zoomOut: t('viewer.zoomOut'),
    fitPage: t('viewer.fitPage'),
    fitWidth: t('viewer.fitWidth'),
    failed: t('viewer.failed'),
    problems: {
      broken: t('viewer.problems.broken'),
      password: t('viewer.problems.password'),
      huge: t('viewer.problems.huge'),
      program: t('viewer.problems.program'),
    },
  };
  return (
    <PdfDialog
      title={title}
      day={day}
      file={loaded?.content ?? null}
      problem={loaded?.content === null ? (because === null || because === 'nothing' ? '' : errors(because)) : null}
      words={words}
      banner={
        // It covers the page's own.
        isView ? (
          <Suspense>
            <ViewBanner />
          </Suspense>
        ) : null
      }
      onBack={close}
      onDownload={() => {
        if (loaded !== null && loaded.content !== null) saveFile(loaded, clock.after);
      }}
    />
  );
};

/** What is on a member's desk, on whatever page: the document that is generated, and the one that is shown. */
export const DocumentDesk = () => {
  const shown = useValue(shownDocumentAtom);
  return (
    <>
      <Generation />
      {shown === null ? null : <Viewer key={shown.fileCode} {...shown} />}
    </>
  );
};
