import Box from '@mui/material/Box';
import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useValue } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { aboutUserAtom, currentUserAtom } from '#state/session/session.ts';
import { viewFlag } from '#state/session/view-flag.ts';
import { late } from '#ui/late.ts';
import { FundBanner } from './FundBanner.tsx';
import { FundFooter } from './FundFooter.tsx';
import { IdleWatch } from './IdleWatch.tsx';
import { Main } from './Main.tsx';
import { MemberHeader } from './MemberHeader.tsx';
import { ReloadOverlay } from './ReloadOverlay.tsx';
import { TopicNavigation } from './TopicNavigation.tsx';

const SupportBar = late(async () => (await import('./SupportBar.tsx')).SupportBar);
const ViewWatch = late(async () => (await import('./ViewWatch.tsx')).ViewWatch);
const AnonymizeToggle = late(async () => (await import('./AnonymizeToggle.tsx')).AnonymizeToggle);

/** Milliseconds before the portal begins to ask who views it; the answer about the user has just said so. */
const watchDelay = 30_000;

type MemberFrameProps = {
  /** The header, in which support staff have the eye. */
  Header?: ComponentType<{ children?: ReactNode }>;
  /** The navigation below the header in reading order, if the header doesn't have it. */
  navigation?: ReactNode;
  children: ReactNode;
};

/** The frame of the pages after login: header, account, and the idle time-out; for support staff also whose portal it is. */
export const MemberFrame = ({ Header = MemberHeader, navigation, children }: MemberFrameProps) => {
  const { clock, local } = useServices();
  const [isWatching, setWatching] = useState(false);
  useEffect(() => clock.after(watchDelay, () => setWatching(true)), [clock]);
  const isSupport = useValue(currentUserAtom)?.ableToImpersonate === true;
  const about = useValue(aboutUserAtom);
  return (
    <>
      {isSupport || about?.impersonation?.isVisible || about?.viewers ? (
        <Suspense fallback={local.get(viewFlag) === 'started' && <ReloadOverlay />}>
          <SupportBar />
        </Suspense>
      ) : null}
      <FundBanner />
      <Header>
        {isSupport && (
          <Suspense>
            <AnonymizeToggle />
          </Suspense>
        )}
      </Header>
      {navigation}
      {/* Below the window's edge while a page is loading, so that nothing in sight moves. */}
      <Box
        sx={({ tokens }) => ({
          minBlockSize: `calc(100dvh - ${tokens.shell.header.height}px)`,
          '@media print': { minBlockSize: 0 },
        })}
      >
        <TopicNavigation />
        <Main>{children}</Main>
      </Box>
      <FundFooter />
      <IdleWatch />
      <Suspense>{isWatching && <ViewWatch />}</Suspense>
    </>
  );
};
