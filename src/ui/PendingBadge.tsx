import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** Says that a change is pending. */
export const PendingBadge = ({ children }: { children: ReactNode }) => (
  <Chip variant="soft" color="warning" icon={<Icon name="clock" />} label={children} />
);
