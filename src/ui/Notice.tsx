import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** How serious a notice is. */
export type Severity = AlertColor;

export type NoticeProps = {
  severity: Severity;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
  /** How it is announced when it appears; by default errors are assertive and others polite. */
  live?: 'assertive' | 'polite' | 'off';
};

// Left to itself, MUI's alert interrupts.
const roles = { assertive: 'alert', polite: 'status', off: 'none' } as const;

/** A notice near its cause: MUI's alert with our icons and live regions, and its action below. */
export const Notice = ({ severity, title, children, action, live }: NoticeProps) => (
  <Alert
    severity={severity}
    icon={<Icon name={severity} size="1em" />}
    role={roles[live ?? (severity === 'error' ? 'assertive' : 'polite')]}
  >
    {title === undefined ? null : <AlertTitle component="p">{title}</AlertTitle>}
    {children === undefined ? null : <Box sx={{ '& p': { margin: 0 } }}>{children}</Box>}
    {action === undefined ? null : <Box sx={{ marginBlockStart: 1.5 }}>{action}</Box>}
  </Alert>
);
