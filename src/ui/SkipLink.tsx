import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

/** The first tab stop: jumps past the header to the page's content. Visible only while focused. */
export const SkipLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link
    href={href}
    underline="none"
    sx={({ tokens, zIndex }) => ({
      position: 'fixed',
      insetBlockStart: 8,
      insetInlineStart: 8,
      zIndex: zIndex.tooltip,
      px: 2.5,
      py: 1.5,
      borderRadius: `${tokens.corner.control}px`,
      backgroundColor: tokens.colour.action.main,
      '&&': { color: tokens.colour.action.on },
      fontWeight: 'fontWeightMedium',
      '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: 1, blockSize: 1, p: 0, overflow: 'hidden' },
    })}
  >
    {children}
  </Link>
);
