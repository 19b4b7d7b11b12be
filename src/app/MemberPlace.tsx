import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { MemberFrame } from '#shell/MemberFrame.tsx';
import { BottomBar } from '#shell/Navigation.tsx';
import { useIsOneColumn } from '#ui/use-one-column.ts';
import { actionAtom, stateAtom, useAction, useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { isDashboardThereAtom, readOpenPagesAction } from '#state/remote/dashboard.ts';
import { isDeskExpectedAtom, isDeskNeededAtom, shownDocumentAtom } from '#state/remote/document-desk.ts';
import { arePagesUnnamedAtom } from '#state/session/open-pages.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useTrail } from './use-trail.ts';

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

/** Reads from the dashboard which pages are open if the provider doesn't name them. */
const useReadOpenPages = (): void => {
  const isUnknown = useValue(arePagesUnnamedAtom);
  const isDashboardThere = useValue(isDashboardThereAtom);
  const isDashboard = useValue(placeAtom).key === 'dashboard';
  const read = useAction(readOpenPagesAction);
  useEffect(() => {
    // The dashboard asks for its own data.
    if (isUnknown && (isDashboardThere || !isDashboard)) void read();
  }, [isUnknown, isDashboardThere, isDashboard, read]);
};

/** The frame of the pages after login, and above them the document that is generated or shown. */
export const MemberPlace = ({ children }: { children: ReactNode }) => {
  const isNeeded = useValue(isDeskNeededAtom);
  const isExpected = useValue(isDeskExpectedAtom);
  const shown = useValue(shownDocumentAtom);
  const desk = useValue(deskAtom);
  const fetchDesk = useAction(fetchDeskAction);
  // Else the navigation is a row in the header.
  const hasBottomBar = useIsOneColumn();
  useReadOpenPages();
  useTrail();
  useKeptScroll();
  useEffect(() => {
    // A document that is opened tries again what failed for a generation.
    if ((isNeeded || isExpected || shown !== null) && desk === null) void fetchDesk();
  }, [isNeeded, isExpected, shown, desk, fetchDesk]);
  return (
    <>
      <MemberFrame navigation={hasBottomBar ? <BottomBar /> : null}>{children}</MemberFrame>
      {isNeeded && desk !== null ? <DeskPlace desk={desk} /> : null}
    </>
  );
};
