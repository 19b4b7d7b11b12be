import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { RouterLink } from './RouterLink.tsx';

export type ButtonProps = Omit<
  MuiButtonProps,
  | 'variant'
  | 'type'
  | 'href'
  | 'startIcon'
  | 'endIcon'
  | 'loading'
  | 'loadingIndicator'
  | 'loadingPosition'
  | 'classes'
  | 'onClick'
> & {
  /** What it says. */
  children: ReactNode;
  /** How much it stands out: filled, outlined, or words alone. */
  variant?: 'contained' | 'outlined' | 'text' | undefined;
  /** Whether it sends the form that it is in. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Makes it a link that looks like a button. */
  href?: string | undefined;
  /** Announced after the text of a link that opens a new window. */
  newWindowHint?: string | undefined;
  /** Open an external address in this window instead of a new one. */
  sameWindow?: boolean;
  /** Download the address's content as a file. */
  download?: boolean;
  /** The action is running: the button keeps the focus and ignores further clicks and submits. */
  pending?: boolean | undefined;
  /** The button's text while pending. */
  pendingLabel?: string | undefined;
  /** Shown before its text. */
  startIcon?: IconName | undefined;
  /** Shown after its text. */
  endIcon?: IconName | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
};

const stop = (event: MouseEvent<HTMLElement>) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * MUI's button with props for forms and links; `contained` by default, to be used once per screen. MUI's own `loading`
 * disables the button, which loses the focus. `pending` keeps it focusable and cancels clicks, and with them Enter in a
 * form's field, so that nothing is submitted twice.
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
        {...(newWindowHint === undefined ? {} : { newWindowHint })}
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
