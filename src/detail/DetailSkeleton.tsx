import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { alpha } from '@mui/material/styles';
import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';
import { Panel } from './Panel.tsx';

/** What a detail page begins with: a figure with a chart, only a figure, or a list. */
export type DetailShape = 'picture' | 'figure' | 'list';

/** A card with a heading, and rows with lines between them; the first frame draws the same (`src/app/grey-page.ts`). */
export const ListSkeleton = ({ rows = 5 }: { rows?: number }) => (
  <Panel component="div" aria-hidden>
    <Stack
      divider={<Divider />}
      sx={{ '& > :not(hr)': { paddingBlock: 2.25 }, '& > :first-of-type': { paddingBlockStart: 0.5 } }}
    >
      <SkeletonBlock width="min(220px, 70%)" height={24} />
      {Array.from({ length: rows }, (_, row) => (
        <SkeletonBlock key={row} width={row % 2 === 0 ? '60%' : '45%'} height={20} />
      ))}
    </Stack>
  </Panel>
);

/** The skeleton of a detail page's figures; hidden from screen readers, because the page announces the loading. */
export const DetailSkeleton = ({ shape }: { shape: DetailShape }) =>
  shape === 'list' ? (
    <ListSkeleton />
  ) : (
    <Panel component="div" aria-hidden>
      <Stack spacing={2}>
        <SkeletonBlock width={180} />
        <SkeletonBlock width="min(320px, 80%)" height={44} />
        <SkeletonBlock lines={2} />
        <SkeletonBlock width={220} height={32} />
        {shape === 'picture' ? <SkeletonBlock height={300} /> : null}
      </Stack>
    </Panel>
  );

/** A sidebar box while the editors' content is loading, in the tint that the first box will have. */
export const SidebarSkeleton = ({ isTinted = false }: { isTinted?: boolean }) => (
  <Paper
    aria-hidden
    variant="outlined"
    sx={[
      ({ tokens }) => ({
        // On a phone the sidebar is below the page, where a skeleton would only lengthen it.
        display: { xs: 'none', md: 'grid' },
        gap: 2,
        padding: tokens.space.card,
        borderRadius: `${tokens.corner.card}px`,
      }),
      isTinted &&
        (({ tokens: { colour } }) => ({
          borderColor: 'transparent',
          backgroundColor: colour.primary.soft,
          '& .MuiSkeleton-root': { backgroundColor: alpha(colour.primary.onSoft, 0.14) },
        })),
    ]}
  >
    <SkeletonBlock width="70%" />
    <SkeletonBlock lines={3} />
  </Paper>
);
