import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useMemo } from 'react';
import { houseBrand } from '#theme/brand.ts';
import { brandTokens, type ThemeMode } from '#theme/tokens.ts';

/** A line or a box that is to come, in the ink of what is around it. */
const Part = ({ width, height }: { width: string; height: string }) => (
  <Skeleton variant="rounded" width={width} height={height} sx={{ backgroundColor: 'currentColor' }} />
);

/** A portal's header, its headline and its cards. */
const Page = () => (
  <Box sx={{ padding: '4%', opacity: 0.12 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', marginBlockEnd: '6%' }}>
      <Part width="24%" height="20px" />
      <Part width="10%" height="20px" />
    </Box>
    <Part width="56%" height="28px" />
    <Box sx={{ marginBlock: '2% 5%' }}>
      <Part width="38%" height="14px" />
    </Box>
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))', gap: '3%' }}>
      {['one', 'two', 'three', 'four'].map((card) => (
        <Part key={card} width="100%" height="120px" />
      ))}
    </Box>
  </Box>
);

/** What is seen of a frame before its portal has drawn: a page that is to come, in the portal's mode, not the studio's. */
export const FrameGround = ({ mode, isDrawn }: { mode: ThemeMode; isDrawn: boolean }) => {
  const { surface, text } = useMemo(() => brandTokens(houseBrand, mode).colour, [mode]);
  return (
    <Box
      aria-hidden
      style={{ backgroundColor: surface.page, color: text.primary }}
      sx={{ position: 'absolute', inset: 0, overflow: 'hidden' }}
    >
      {isDrawn ? null : <Page />}
    </Box>
  );
};
