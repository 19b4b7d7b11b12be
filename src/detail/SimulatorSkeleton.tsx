import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';
import { Panel } from './Panel.tsx';

const fields = [0, 1, 2, 3];
const rows = Array.from({ length: 12 }, (_, row) => row);

/** As high as most simulators are before anything is tried out, so that nothing below them moves when they come. */
const placeSx = { display: 'grid', minBlockSize: { xs: 1600, md: 860 }, displayPrint: 'none' } as const;

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, min(44%, 30rem)) minmax(0, 1fr)' },
  gap: 4,
  mt: 4,
} as const;

/**
 * The place of a simulator that isn't there yet: fields with a slider, and beside them the examples and what they do. Hidden
 * from screen readers.
 */
export const SimulatorSkeleton = () => (
  <Box aria-hidden sx={placeSx}>
    <Panel component="div">
      <Stack spacing={1.5}>
        <SkeletonBlock width="min(320px, 80%)" height={28} />
        <SkeletonBlock width="min(520px, 100%)" />
      </Stack>
      <Box sx={columnsSx}>
        <Stack spacing={5}>
          {fields.map((field) => (
            <Stack key={field} spacing={2}>
              <SkeletonBlock width={160} />
              <SkeletonBlock width="min(256px, 100%)" height={48} />
              <SkeletonBlock height={4} />
            </Stack>
          ))}
        </Stack>
        <Stack spacing={3}>
          <SkeletonBlock width="min(360px, 100%)" height={32} />
          {rows.map((row) => (
            <SkeletonBlock key={row} height={20} />
          ))}
        </Stack>
      </Box>
    </Panel>
  </Box>
);
