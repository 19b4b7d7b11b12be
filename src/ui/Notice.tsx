import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** How serious a notice is. */
export type Severity = 'info' | 'success' | 'warning' | 'error';

const Frame = styled('div', { shouldForwardProp: (name) => name !== 'severity' })<{ severity: Severity }>(
  ({ theme, severity }) => ({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: theme.spacing(1.5),
    padding: theme.spacing(1.5, 2),
    borderRadius: Math.min(theme.tokens.corner.card, 12),
    border: `1px solid ${theme.tokens.colour[severity].border}`,
    backgroundColor: theme.tokens.colour[severity].soft,
    color: theme.tokens.colour[severity].onSoft,
    textAlign: 'start',
    '& > svg': { color: theme.tokens.colour[severity].main, marginBlockStart: '0.1em' },
  }),
);

const Title = styled('p')(({ theme }) => ({ margin: 0, fontWeight: theme.typography.fontWeightMedium }));
const Body = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  '& p': { margin: 0 },
  'p + &': { marginBlockStart: theme.spacing(0.5) },
}));
const Action = styled('div')(({ theme }) => ({ marginBlockStart: theme.spacing(1.5) }));

/** Props of {@link Notice}. */
export type NoticeProps = {
  severity: Severity;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
  /** Whether it is read out when it appears; by default errors interrupt and the rest waits its turn. */
  live?: 'assertive' | 'polite' | 'off';
};

/** Says something that matters near its cause, with a sign beside the colour. */
export const Notice = ({ severity, title, children, action, live }: NoticeProps) => {
  const manner = live ?? (severity === 'error' ? 'assertive' : 'polite');
  return (
    <Frame severity={severity} role={manner === 'assertive' ? 'alert' : manner === 'polite' ? 'status' : undefined}>
      <Icon name={severity} />
      <div>
        {title === undefined ? null : <Title>{title}</Title>}
        {children === undefined ? null : <Body>{children}</Body>}
        {action === undefined ? null : <Action>{action}</Action>}
      </div>
    </Frame>
  );
};
