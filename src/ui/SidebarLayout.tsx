import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  // Hide a sidebar without boxes.
  '&[data-sided] > section:empty': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    '&[data-sided]:not(:has(> section:empty))': { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)' },
  },
  // Below the content it needs distance from the text.
  [theme.breakpoints.down('md')]: { '&[data-sided] > section': { marginBlockStart: theme.spacing(2) } },
  // One column in print, without the sidebar, which leads to other pages.
  '@media print': {
    '&&': { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2) },
    '&[data-sided] > section': { display: 'none' },
  },
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(2) },
}));

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  minInlineSize: 0,
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(2) },
  '@media print': { gap: theme.spacing(2) },
}));

/** Props of {@link SidebarLayout}. */
export type SidebarLayoutProps = {
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
    <Grid data-sided={sided || undefined}>
      <Column>{children}</Column>
      {sided ? (
        <Column as="section" aria-label={sidebarLabel}>
          {sidebar}
        </Column>
      ) : null}
    </Grid>
  );
};
