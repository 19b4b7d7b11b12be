import MuiButton from '@mui/material/Button';
import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { BareLink } from './PortalLink.tsx';
import { Spinner } from './Spinner.tsx';

const looks = {
  primary: { variant: 'contained', color: 'primary' },
  secondary: { variant: 'outlined', color: 'primary' },
  quiet: { variant: 'text', color: 'primary' },
  danger: { variant: 'contained', color: 'error' },
} as const;

/** Props of {@link Button}. */
export type ButtonProps = {
  children: ReactNode;
  /** One primary button a screen. */
  variant?: keyof typeof looks;
  /** Makes it a link that looks like a button. */
  href?: string;
  type?: 'button' | 'submit';
  /** Work is under way: the button keeps the focus and swallows every further click and submit. */
  pending?: boolean;
  /** What the button says while pending. */
  pendingLabel?: string;
  disabled?: boolean;
  fullWidth?: boolean;
  size?: 'medium' | 'small';
  startIcon?: IconName;
  endIcon?: IconName;
  className?: string;
  id?: string;
  form?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-describedby'?: string;
  'aria-label'?: string;
};

const stop = (event: MouseEvent<HTMLElement>) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * The one button. While `pending` it stays focusable (a disabled button would drop the focus to the page) and cancels
 * clicks, which also cancels Enter in a form's field: a double submit cannot happen.
 */
export const Button = ({
  variant = 'primary',
  href,
  type = 'button',
  pending = false,
  pendingLabel,
  startIcon,
  endIcon,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <MuiButton
    {...looks[variant]}
    disableElevation
    {...(href === undefined ? { type } : { component: BareLink, href })}
    {...(pending ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    startIcon={pending ? <Spinner /> : startIcon && <Icon name={startIcon} />}
    endIcon={endIcon && !pending ? <Icon name={endIcon} /> : undefined}
    onClick={pending ? stop : onClick}
    {...rest}
  >
    {pending && pendingLabel !== undefined ? pendingLabel : children}
  </MuiButton>
);
