import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Spinner } from './Spinner.tsx';

const Sheet = styled('aside')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: theme.zIndex.drawer,
  display: 'flex',
  justifyContent: 'center',
  padding: theme.spacing(2),
  paddingBlockEnd: `max(${theme.spacing(2)}, env(safe-area-inset-bottom))`,
  backgroundColor: theme.tokens.colour.surface.raised,
  color: theme.palette.text.primary,
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  boxShadow: theme.tokens.elevation.dialog,
}));

const Inner = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(1.5),
  inlineSize: 'min(100%, 720px)',
  '& p': { margin: 0 },
  '& progress': { gridColumn: '1 / -1', inlineSize: '100%', blockSize: 4, accentColor: theme.palette.primary.main },
}));

const Title = styled('p')(({ theme }) => ({ fontWeight: theme.typography.fontWeightMedium }));
const Text = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.palette.text.secondary }));

/** Props of {@link LoaderDrawer}. */
export type LoaderDrawerProps = {
  open: boolean;
  /** Names the region for screen readers. */
  label: string;
  title: string;
  text?: string;
  /** True progress from 0 to 1 where it is known. */
  progress?: number;
  /** Shown instead of the spinner once the work is done, e.g. an "Open" button. */
  action?: ReactNode;
};

/** Long work that goes on while people read on: a sheet at the bottom that never traps the keyboard. */
export const LoaderDrawer = ({ open, label, title, text, progress, action }: LoaderDrawerProps) =>
  open ? (
    <Sheet aria-label={label}>
      <Inner aria-live="polite">
        {action === undefined ? <Spinner /> : <span />}
        <div>
          <Title>{title}</Title>
          {text === undefined ? null : <Text>{text}</Text>}
        </div>
        {action}
        {progress === undefined ? null : <progress value={progress} max={1} aria-label={title} />}
      </Inner>
    </Sheet>
  ) : null;
