import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { MemberFrame } from '#shell/MemberFrame.tsx';
import { actionAtom, stateAtom, useAction, useValue } from '#state/kernel/atoms.ts';
import { isDeskExpectedAtom, isDeskNeededAtom, shownDocumentAtom } from '#state/remote/document-desk.ts';

/** The desk with the document that is generated or shown; loaded when it is needed, null until then. */
const deskAtom = stateAtom<ComponentType | null>('device', 'documents.desk', null);

const fetchDeskAction = actionAtom(async ({ get, set, services }): Promise<void> => {
  try {
    const { DocumentDesk } = await import('./DocumentDesk.tsx');
    set(deskAtom, () => DocumentDesk);
  } catch (error) {
    services.log('The document viewer could not be fetched.', error);
    // Opening a document tries again.
    if (!get(isDeskNeededAtom)) return;
    services.toast({ kind: 'error', text: services.texts.t('errors:network') });
    set(shownDocumentAtom, null);
  }
});

/** The desk, as soon as its words are there. */
const DeskPlace = ({ desk: Desk }: { desk: ComponentType }) => (
  <Suspense fallback={null}>
    <Desk />
  </Suspense>
);

/** The frame of the pages after login, and above them the document that is generated or shown. */
export const MemberPlace = ({ children }: { children: ReactNode }) => {
  const isNeeded = useValue(isDeskNeededAtom);
  const isExpected = useValue(isDeskExpectedAtom);
  const shown = useValue(shownDocumentAtom);
  const desk = useValue(deskAtom);
  const fetchDesk = useAction(fetchDeskAction);
  useEffect(() => {
    // A document that is opened tries again what failed for a generation.
    if ((isNeeded || isExpected || shown !== null) && desk === null) void fetchDesk();
  }, [isNeeded, isExpected, shown, desk, fetchDesk]);
  return (
    <>
      <MemberFrame>{children}</MemberFrame>
      {isNeeded && desk !== null ? <DeskPlace desk={desk} /> : null}
    </>
  );
};
