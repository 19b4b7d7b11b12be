import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  // A sidebar whose boxes all have nothing to say is none.
  '&[data-sided] > section:empty': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    '&[data-sided]:not(:has(> section:empty))': { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)' },
  },
  // Below the content it begins something new, and does not read as the text's next line.
  [theme.breakpoints.down('md')]: { '&[data-sided] > section': { marginBlockStart: theme.spacing(2) } },
  // Paper has one column; what stands beside the page leads to other pages.
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
  /** What stands beside the content, and on a phone after it; without it the content has the whole width. */
  sidebar?: ReactNode;
  /** What the sidebar is called for screen readers. */
  sidebarLabel: string;
};

/** A page's content with its sidebar, in the order in which one reads them. */
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
