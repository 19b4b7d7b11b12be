import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type BackLinkProps = {
  href: string;
  /** Open an external address in this window instead of a new one. */
  sameWindow?: boolean;
  children: ReactNode;
};

/** The link back to the parent page. */
export const BackLink = ({ href, sameWindow = false, children }: BackLinkProps) => (
  <Link
    href={href}
    {...(sameWindow ? { target: '_self' } : {})}
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
