import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { accessOf } from '#contract/route-words.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { late } from '#ui/late.ts';
import { LoadingLine } from '#ui/LoadingLine.tsx';

// It comes with the dashboard, which the first frame has asked for already.
const DashboardSkeleton = late(
  async () => (await import('#pages/dashboard/parts/DashboardSkeleton.tsx')).DashboardSkeleton,
);

/** The first frame's greeting; taken before the portal replaces that frame. */
const greeting = globalThis.document?.querySelector('.ff-band') ?? null;

/** Below the greeting what the dashboard is about to be, where its first card will stand. */
const WaitingDashboard = () => {
  const { t } = useTranslation('common', { useSuspense: false });
  return (
    <>
      {greeting === null ? null : <div ref={(place) => place?.append(greeting)} />}
      <Box
        sx={({ tokens: { shell }, spacing, breakpoints }) =>
          greeting === null
            ? { marginBlockStart: spacing(3) }
            : {
                marginBlockStart: `-${shell.band.overlap}px`,
                [breakpoints.down('sm')]: { marginBlockStart: `-${shell.band.phoneOverlap}px` },
              }
        }
      >
        <Container>
          <Suspense fallback={null}>
            <DashboardSkeleton label={t('loading')} />
          </Suspense>
        </Container>
      </Box>
    </>
  );
};

/**
 * Shown while the provider takes long to say who is logged in or which fund this is. On the dashboard the greeting of the
 * first frame stays, with the skeleton below it.
 */
export const WaitingPage = () => {
  const { key } = useValue(placeAtom);
  if (accessOf(key) !== 'session') return <LoadingLine variant="lead" />;
  if (key === 'dashboard') return <WaitingDashboard />;
  return (
    <Container sx={{ paddingBlock: 3 }}>
      <LoadingLine variant="lead" />
    </Container>
  );
};
