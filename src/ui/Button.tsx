import { alpha, styled, type Theme } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { BareLink } from './PortalLink.tsx';
import { Spinner } from './Spinner.tsx';

/** How much a button stands out. */
type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';

type LookProps = { variant: Variant; small: boolean; wide: boolean };

const ownProps: readonly PropertyKey[] = ['variant', 'small', 'wide'];
const shouldForwardProp = (name: PropertyKey) => !ownProps.includes(name);

const looks = (theme: Theme) => {
  const { primary, error, action } = theme.palette;
  const filled = (colour: typeof primary) => ({
    backgroundColor: colour.main,
    color: colour.contrastText,
    '&:hover': { backgroundColor: colour.dark },
  });
  const clear = {
    color: primary.main,
    '&:hover': { backgroundColor: alpha(primary.main, 0.07) },
  };
  return {
    primary: filled(primary),
    danger: filled(error),
    secondary: { ...clear, borderColor: alpha(primary.main, 0.5) },
    quiet: { ...clear, paddingInline: theme.spacing(1.25) },
    disabled: { color: action.disabled, backgroundColor: action.disabledBackground, borderColor: 'transparent' },
  };
};

const look = ({ theme, variant, small, wide }: LookProps & { theme: Theme }) => ({
  boxSizing: 'border-box' as const,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  inlineSize: wide ? '100%' : undefined,
  minBlockSize: small ? 36 : 48,
  minInlineSize: small ? 36 : 64,
  padding: theme.spacing(small ? 0.5 : 1, small ? 1.75 : 3),
  border: '1px solid transparent',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: 'transparent',
  ...theme.typography.button,
  ...(small && { fontSize: theme.typography.body2.fontSize }),
  textAlign: 'center' as const,
  textDecoration: 'none',
  textTransform: 'none' as const,
  cursor: 'pointer',
  transition: 'background-color 140ms',
  ...looks(theme)[variant],
  '&:focus-visible': { outline: `2px solid ${theme.palette.text.primary}`, outlineOffset: 2 },
  '&[aria-busy]': { cursor: 'progress' },
  '&:disabled': { ...looks(theme).disabled, cursor: 'default' },
  '@media print': { display: 'none' },
});

const Plain = styled('button', { shouldForwardProp })<LookProps>(look);
const Anchor = styled(BareLink, { shouldForwardProp })<LookProps>(look);

/** Props of {@link Button}. */
export type ButtonProps = {
  children: ReactNode;
  /** One primary button a screen. */
  variant?: Variant;
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
  autoFocus?: boolean;
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
  disabled = false,
  fullWidth = false,
  size = 'medium',
  startIcon,
  endIcon,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const shared = { variant, small: size === 'small', wide: fullWidth, onClick: pending ? stop : onClick, ...rest };
  const content = (
    <>
      {pending ? <Spinner /> : startIcon === undefined ? null : <Icon name={startIcon} />}
      {pending && pendingLabel !== undefined ? pendingLabel : children}
      {endIcon === undefined || pending ? null : <Icon name={endIcon} />}
    </>
  );
  if (href !== undefined) {
    return (
      <Anchor href={href} {...shared}>
        {content}
      </Anchor>
    );
  }
  return (
    <Plain
      type={type}
      disabled={disabled}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      {...shared}
    >
      {content}
    </Plain>
  );
};
