import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';
import { Panel } from './Panel.tsx';

/** What a detail page begins with: a figure with a chart, only a figure, or a list. */
export type DetailShape = 'picture' | 'figure' | 'list';

/** Rows of a list's skeleton. */
const rows = [0, 1, 2, 3, 4];

/** A heading, and rows with lines between them. */
const ListSkeleton = () => (
  <Stack
    divider={<Divider />}
    sx={{ '& > :not(hr)': { paddingBlock: 2.25 }, '& > :first-of-type': { paddingBlockStart: 0.5 } }}
  >
    <SkeletonBlock width="min(220px, 70%)" height={24} />
    {rows.map((row) => (
      <SkeletonBlock key={row} width={row % 2 === 0 ? '60%' : '45%'} height={20} />
    ))}
  </Stack>
);

/** The skeleton of a detail page's figures; hidden from screen readers, because the page announces the loading. */
export const DetailSkeleton = ({ shape }: { shape: DetailShape }) => (
  <Panel component="div" aria-hidden>
    {shape === 'list' ? (
      <ListSkeleton />
    ) : (
      <Stack spacing={2}>
        <SkeletonBlock width={180} />
        <SkeletonBlock width="min(320px, 80%)" height={44} />
        <SkeletonBlock lines={2} />
        <SkeletonBlock width={220} height={32} />
        {shape === 'picture' ? <SkeletonBlock height={300} /> : null}
      </Stack>
    )}
  </Panel>
);

/** A sidebar box while the editors' content is loading. */
export const SidebarSkeleton = () => (
  <Paper
    aria-hidden
    sx={({ tokens }) => ({
      // On a phone the sidebar is below the page, where a skeleton would only lengthen it.
      display: { xs: 'none', md: 'grid' },
      gap: 2,
      padding: tokens.space.card,
      backgroundColor: tokens.colour.primary.soft,
    })}
  >
    <SkeletonBlock width="70%" />
    <SkeletonBlock lines={3} />
  </Paper>
);
