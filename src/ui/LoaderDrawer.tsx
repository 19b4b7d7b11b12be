import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

const Sheet = styled('aside')(({ theme }) => ({
  position: 'fixed',
  insetInline: theme.spacing(2),
  insetBlockEnd: `max(${theme.spacing(2)}, env(safe-area-inset-bottom))`,
  zIndex: theme.zIndex.drawer,
  boxSizing: 'border-box',
  // Wide windows keep the help button in the corner within reach.
  maxInlineSize: 640,
  marginInline: 'auto',
  padding: theme.spacing(2),
  borderRadius: theme.tokens.corner.card,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.tokens.colour.surface.raised,
  color: theme.palette.text.primary,
  boxShadow: theme.tokens.elevation.dialog,
  '@media print': { display: 'none' },
}));

const Inner = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(1.5),
  '& p': { margin: 0 },
  '& > span, & > svg': { color: theme.palette.primary.main },
}));

/** Drawn over the browser's own bar, which speaks and is not seen. */
const Bar = styled('div')(({ theme }) => ({
  position: 'relative',
  gridColumn: '1 / -1',
  blockSize: 4,
  borderRadius: 2,
  overflow: 'hidden',
  backgroundColor: theme.tokens.chart.grid,
  '& > div': { blockSize: '100%', backgroundColor: theme.tokens.chart.past },
  '& > progress': { position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0 },
  // Where the system replaces all colours its own bar shows again.
  '@media (forced-colors: active)': { '& > progress': { opacity: 1 } },
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

/** Long work that goes on while people read on: a card at the bottom that never traps the keyboard. */
export const LoaderDrawer = ({ open, label, title, text, progress, action }: LoaderDrawerProps) => {
  const percent = progress === undefined ? undefined : Math.round(100 * Math.min(1, Math.max(0, progress)));
  return open ? (
    <Sheet aria-label={label}>
      <Inner aria-live="polite">
        {action === undefined ? <Spinner /> : <Icon name="success" />}
        <div>
          <Title>{title}</Title>
          {text === undefined ? null : <Text>{text}</Text>}
        </div>
        {action}
        {percent === undefined ? null : (
          <Bar>
            <progress value={percent} max={100} aria-label={title} />
            <div style={{ inlineSize: `${percent}%` }} />
          </Bar>
        )}
      </Inner>
    </Sheet>
  ) : null;
};
