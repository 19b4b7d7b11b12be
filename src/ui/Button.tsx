import { styled, type Theme } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { BareLink } from './PortalLink.tsx';
import { Spinner } from './Spinner.tsx';

/** How much a button stands out. */
type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';

type LookProps = { variant: Variant; small: boolean; wide: boolean };

const ownProps: readonly PropertyKey[] = ['variant', 'small', 'wide'];
const shouldForwardProp = (name: PropertyKey) => !ownProps.includes(name);

const looks = ({ tokens: { colour } }: Theme) => {
  const clear = {
    color: colour.primary.main,
    '&:hover': { backgroundColor: colour.hover },
  };
  return {
    // The fund's colour as it wrote it; the edge keeps a pale one from melting into the page.
    primary: {
      backgroundColor: colour.action.main,
      borderColor: colour.action.edge,
      color: colour.action.on,
      '&:hover': { backgroundColor: colour.action.hover },
    },
    danger: {
      backgroundColor: colour.error.main,
      color: colour.error.on,
      '&:hover': { backgroundColor: colour.error.onSoft, color: colour.error.soft },
    },
    secondary: {
      ...clear,
      borderColor: colour.border.control,
      '&:hover': { backgroundColor: colour.hover, borderColor: colour.border.controlHover },
    },
    quiet: clear,
  };
};

const look = ({ theme, variant, small, wide }: LookProps & { theme: Theme }) => ({
  ...theme.typography.button,
  boxSizing: 'border-box' as const,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  inlineSize: wide ? '100%' : undefined,
  minBlockSize: small ? theme.tokens.density.controlSmall : theme.tokens.density.control,
  minInlineSize: 64,
  paddingBlock: theme.spacing(0.5),
  paddingInline: theme.spacing(variant === 'quiet' ? 1.5 : small ? 2 : 3),
  border: '1px solid transparent',
  borderRadius: theme.tokens.corner.control,
  backgroundColor: 'transparent',
  lineHeight: 1.25,
  ...(small && { fontSize: theme.tokens.type.sizes.small }),
  textAlign: 'center' as const,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 140ms',
  ...looks(theme)[variant],
  '&[aria-busy]': { cursor: 'progress' },
  '&:disabled': {
    color: theme.tokens.colour.disabled.text,
    backgroundColor: variant === 'quiet' ? 'transparent' : theme.tokens.colour.disabled.surface,
    borderColor: variant === 'quiet' ? 'transparent' : theme.tokens.colour.disabled.border,
    cursor: 'default',
  },
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
  /** Read out after the words of a link that opens a new window. */
  newWindowHint?: string;
  /** An outside address opens in this window instead of a new one. */
  sameWindow?: boolean;
  /** What the address holds is kept as a file; the portal stays. */
  download?: boolean;
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
  newWindowHint,
  sameWindow = false,
  download = false,
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
      <Anchor
        data-button
        href={href}
        {...(newWindowHint === undefined ? {} : { newWindowHint })}
        {...(sameWindow || download ? { target: '_self' } : {})}
        {...(download ? { download: '' } : {})}
        {...shared}
      >
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
