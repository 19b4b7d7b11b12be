import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** The link back to the parent page. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link
    href={href}
    color="textSecondary"
    underline="hover"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1,
      minBlockSize: 32,
      '&:hover': { color: 'primary.main' },
    }}
  >
    <Icon name="arrowLeft" />
    {children}
  </Link>
);
