import Box from '@mui/material/Box';
import { createContext, useState, type ReactNode } from 'react';

const layoutSx = {
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  alignItems: 'start',
  // Hide a sidebar without boxes.
  '&[data-sided] > section:empty': { display: 'none' },
  '&[data-sided]:not(:has(> section:empty))': {
    gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(280px, 360px)' },
  },
  // Below content and sidebar, across both; without anything in it no gap.
  '& > [data-wide]': { gridColumn: { md: '1 / -1' }, gridRow: { md: 2 }, '&:empty': { display: 'none' } },
  '&[data-sided] > section, & > div:first-of-type': { gridRow: { md: 1 } },
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
  /** Whether the content is complete, so that the wide part below it can follow. */
  isContentThere?: boolean;
};

/** The element that holds a page's wide part: null until it is rendered, undefined on a page without a sidebar layout. */
export const WidePlace = createContext<HTMLElement | null | undefined>(undefined);

/** A page's content, its wide part and its sidebar, in reading order; on a wide window the wide part is across both. */
export const SidebarLayout = ({ children, sidebar, sidebarLabel, isContentThere = true }: SidebarLayoutProps) => {
  const sided = sidebar !== undefined && sidebar !== null && sidebar !== false;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Box data-sided={sided || undefined} sx={layoutSx}>
      <WidePlace value={place}>
        <Box sx={columnSx}>{children}</Box>
      </WidePlace>
      {isContentThere ? <Box data-wide ref={setPlace} sx={columnSx} /> : null}
      {sided ? (
        <Box component="section" aria-label={sidebarLabel} sx={columnSx}>
          {sidebar}
        </Box>
      ) : null}
    </Box>
  );
};
