import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const layoutSx = {
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  alignItems: 'start',
  // Hide a sidebar without boxes.
  '&[data-sided] > section:empty': { display: 'none' },
  '&[data-sided]:not(:has(> section:empty))': {
    gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(280px, 360px)' },
  },
  // Below the content it needs distance from the text.
  '&[data-sided] > section': { marginBlockStart: { xs: 2, md: 0 } },
  // One column in print, without the sidebar, which leads to other pages.
  '@media print': {
    '&&': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
    '&[data-sided] > section': { display: 'none' },
  },
} as const;

const columnSx = {
  display: 'grid',
  // A long word breaks instead of widening the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 2, sm: 3 },
  minInlineSize: 0,
  '@media print': { gap: 2 },
} as const;

type SidebarLayoutProps = {
  children: ReactNode;
  /** Shown next to the content, on a phone below it; without it the content has the full width. */
  sidebar?: ReactNode;
  /** Name of the sidebar for screen readers. */
  sidebarLabel: string;
};

/** A page's content and sidebar, in reading order. */
export const SidebarLayout = ({ children, sidebar, sidebarLabel }: SidebarLayoutProps) => {
  const sided = sidebar !== undefined && sidebar !== null && sidebar !== false;
  return (
    <Box data-sided={sided || undefined} sx={layoutSx}>
      <Box sx={columnSx}>{children}</Box>
      {sided ? (
        <Box component="section" aria-label={sidebarLabel} sx={columnSx}>
          {sidebar}
        </Box>
      ) : null}
    </Box>
  );
};
