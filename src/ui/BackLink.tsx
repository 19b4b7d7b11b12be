import Link from '@mui/material/Link';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from './Icon.tsx';

type BackLinkProps = {
  href: string;
  /** Open an external address in this window instead of a new one. */
  sameWindow?: boolean;
  /** Whether the address is that of the page behind this one, which the way back then shows where it was left. */
  isBehind?: boolean;
  children: ReactNode;
};

/** The link back to the parent page. */
export const BackLink = ({ href, sameWindow = false, isBehind = false, children }: BackLinkProps) => {
  const navigate = useNavigate();
  const back = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    // Any other click opens a window or a tab.
    if (!isBehind || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link
      href={href}
      onClick={back}
      {...(sameWindow ? { target: '_self' } : {})}
      color="textSecondary"
      underline="hover"
      sx={{
        display: 'flex',
        inlineSize: 'fit-content',
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
};
