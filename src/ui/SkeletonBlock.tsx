import { keyframes, styled } from '@mui/material/styles';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  maxInlineSize: '100%',
  borderRadius: Math.min(theme.tokens.corner.control, 8),
  backgroundColor: theme.tokens.colour.skeleton.base,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  '& + &': { marginBlockStart: '0.6em' },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
}));

/** Props of {@link SkeletonBlock}. */
export type SkeletonBlockProps = { width?: number | string; height?: number | string; lines?: number };

/** Stands where something will be, in its size. Silent: the part around it announces the loading. */
export const SkeletonBlock = ({ width = '100%', height = '1em', lines = 1 }: SkeletonBlockProps) => (
  <span aria-hidden style={{ display: 'block' }}>
    {Array.from({ length: lines }, (_, line) => (
      <Bar key={line} style={{ inlineSize: lines > 1 && line === lines - 1 ? '60%' : width, blockSize: height }} />
    ))}
  </span>
);
