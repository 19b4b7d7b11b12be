import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

const Pill = styled('span')(({ theme, theme: { tokens } }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  padding: theme.spacing(0.25, 1.25, 0.25, 0.75),
  borderRadius: Math.min(tokens.corner.full, 14),
  border: `1px solid ${tokens.colour.warning.border}`,
  backgroundColor: tokens.colour.warning.soft,
  color: tokens.colour.warning.onSoft,
  '& svg': { flex: 'none', color: tokens.colour.warning.main },
}));

/** Says that a change is under way and not yet in force. */
export const PendingBadge = ({ children }: { children: ReactNode }) => (
  <Pill>
    <Icon name="clock" />
    <span>{children}</span>
  </Pill>
);
