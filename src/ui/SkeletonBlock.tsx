import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

type SkeletonBlockProps = { width?: number | string; height?: number | string; lines?: number };

/** A placeholder while content loads; hidden from screen readers, because its container announces the loading. */
export const SkeletonBlock = ({ width = '100%', height = '1em', lines = 1 }: SkeletonBlockProps) => (
  <Box component="span" aria-hidden sx={{ display: 'block' }}>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton
        key={line}
        variant="rounded"
        component="span"
        width={lines > 1 && line === lines - 1 ? '60%' : width}
        height={height}
        sx={[line > 0 && { marginBlockStart: '0.6em' }]}
      />
    ))}
  </Box>
);
