import { useEffect, type ReactNode } from 'react';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { useLatePart } from '#state/kernel/late-part.ts';
import { placeAtom } from '#state/kernel/place.ts';
import {
  currentUserAtom,
  impersonationAtom,
  refreshUserAction,
  viewChangeAtom,
  viewersAtom,
} from '#state/session/session.ts';
import { FundBanner } from './FundBanner.tsx';
import { IdleWatch } from './IdleWatch.tsx';
import { Main } from './Main.tsx';
import { MemberHeader } from './MemberHeader.tsx';
import { ProcessingDate } from './ProcessingDate.tsx';
import { ReloadOverlay } from './ReloadOverlay.tsx';

/** What only support staff, and the members whom they view, see. */
const loadSupportParts = async () => {
  const [bar, toggle] = await Promise.all([import('./SupportBar.tsx'), import('./AnonymizeToggle.tsx')]);
  return { ...bar, ...toggle };
};

/** The parts for support staff and viewed members, and for nobody else. */
const useSupportParts = () => {
  const isSupport = useValue(currentUserAtom)?.ableToImpersonate === true;
  const isView = useValue(impersonationAtom)?.isVisible === true;
  const isViewed = useValue(viewersAtom).length > 0;
  return useLatePart(isSupport || isView || isViewed, loadSupportParts, 'support');
};

/** The frame of the pages after login: header, account, and the idle time-out. */
export const MemberFrame = ({ children }: { children: ReactNode }) => {
  const { part: support, waiting } = useSupportParts();
  const isChanging = useValue(viewChangeAtom) === 'started' && waiting;
  const { key } = useValue(placeAtom);
  const refreshUser = useAction(refreshUserAction);
  useEffect(() => {
    if (key !== null) void refreshUser();
  }, [key, refreshUser]);
  return (
    <>
      {support && <support.SupportBar />}
      <FundBanner />
      <MemberHeader>{support && <support.AnonymizeToggle />}</MemberHeader>
      <Main>
        {children}
        <ProcessingDate />
      </Main>
      <IdleWatch />
      {isChanging ? <ReloadOverlay /> : null}
    </>
  );
};
