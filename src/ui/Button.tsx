import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { RouterLink } from './RouterLink.tsx';

export type ButtonProps = Omit<
  MuiButtonProps,
  'href' | 'startIcon' | 'endIcon' | 'loading' | 'loadingIndicator' | 'loadingPosition' | 'classes' | 'onClick'
> & {
  children: ReactNode;
  /** Makes it a link that looks like a button. */
  href?: string;
  /** Read out after the words of a link that opens a new window. */
  newWindowHint?: string | undefined;
  /** An outside address opens in this window instead of a new one. */
  sameWindow?: boolean;
  /** What the address holds is kept as a file; the portal stays. */
  download?: boolean;
  /** Work is under way: the button keeps the focus and swallows every further click and submit. */
  pending?: boolean;
  /** What the button says while pending. */
  pendingLabel?: string | undefined;
  startIcon?: IconName | undefined;
  endIcon?: IconName | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
};

const stop = (event: MouseEvent<HTMLElement>) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * MUI's button with what forms and links need; `contained` by default, one a screen. MUI's own `loading` disables the
 * button, which drops the focus to the page. `pending` keeps it focusable and cancels clicks, which also cancels Enter in
 * a form's field: a double submit cannot happen.
 */
export const Button = ({
  variant = 'contained',
  href,
  newWindowHint,
  sameWindow = false,
  download = false,
  type = 'button',
  pending = false,
  pendingLabel,
  startIcon,
  endIcon,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const start = pending ? (
    <CircularProgress aria-hidden color="inherit" size="1em" />
  ) : startIcon === undefined ? null : (
    <Icon name={startIcon} />
  );
  const shared = {
    ...rest,
    variant,
    startIcon: start,
    endIcon: endIcon === undefined || pending ? null : <Icon name={endIcon} />,
    onClick: pending ? stop : onClick,
  };
  const words = pending && pendingLabel !== undefined ? pendingLabel : children;
  if (href !== undefined) {
    return (
      <MuiButton
        component={RouterLink}
        href={href}
        newWindowHint={newWindowHint}
        {...(sameWindow || download ? { target: '_self' } : {})}
        {...(download ? { download: '' } : {})}
        {...shared}
      >
        {words}
      </MuiButton>
    );
  }
  return (
    <MuiButton type={type} aria-busy={pending || undefined} aria-disabled={pending || undefined} {...shared}>
      {words}
    </MuiButton>
  );
};
