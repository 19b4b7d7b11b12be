import { styled } from '@mui/material/styles';
import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';
import { Panel } from './Panel.tsx';

/** What a detail page begins with: a figure with its picture, or a figure alone. */
export type DetailShape = 'picture' | 'figure';

const Lines = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.tokens.space.card,
  borderRadius: theme.tokens.corner.card,
  backgroundColor: theme.tokens.colour.primary.soft,
  // Below the page it would only be in the way of what comes before it.
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** A detail page's own shape while its figures are on their way; silent, the part around it announces the loading. */
export const DetailSkeleton = ({ shape }: { shape: DetailShape }) => (
  <Panel component="div" aria-hidden>
    <Lines>
      <SkeletonBlock width={180} />
      <SkeletonBlock width="min(320px, 80%)" height={44} />
      <SkeletonBlock lines={2} />
      <SkeletonBlock width={220} height={32} />
      {shape === 'picture' ? <SkeletonBlock height={300} /> : null}
    </Lines>
  </Panel>
);

/** A box beside the page while what the editors wrote is on its way. */
export const SidebarSkeleton = () => (
  <Card aria-hidden>
    <SkeletonBlock width="70%" />
    <SkeletonBlock lines={3} />
  </Card>
);
