import Link from '@mui/material/Link';
import type { MouseEventHandler, ReactNode } from 'react';

type SkipLinkProps = {
  href: string;
  /** Leads there itself, where the address of the page stays. */
  onClick?: MouseEventHandler;
  children: ReactNode;
};

/** Jumps past what has many tab stops: the header, or a frame. Visible only while focused. */
export const SkipLink = ({ href, onClick, children }: SkipLinkProps) => (
  <Link
    href={href}
    onClick={onClick}
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
