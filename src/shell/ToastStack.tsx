import GlobalStyles from '@mui/material/GlobalStyles';
import { keyframes, styled } from '@mui/material/styles';
import { SnackbarContent, SnackbarProvider, useSnackbar, type CustomContentProps } from 'notistack';
import { forwardRef, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Toast } from '#state/kernel/toaster.ts';
import { Icon } from '#ui/Icon.tsx';

/** How long a toast is shown by default, in milliseconds. */
export const toastDuration = 4000;

const shrink = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

type Kind = Toast['kind'];

const Card = styled('div', { shouldForwardProp: (name) => name !== 'kind' })<{ kind: Kind }>(({ theme, kind }) => ({
  position: 'relative',
  overflow: 'hidden',
  boxSizing: 'border-box',
  inlineSize: 'min(380px, calc(100vw - 32px))',
  borderRadius: Math.min(theme.tokens.corner.card, 12),
  boxShadow: theme.tokens.elevation.floating,
  color: kind === 'default' ? theme.palette.background.paper : theme.palette[kind].contrastText,
  backgroundColor: kind === 'default' ? theme.palette.text.primary : theme.palette[kind].main,
  '& button': {
    font: 'inherit',
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'flex-start',
    gap: theme.spacing(1.5),
    inlineSize: '100%',
    minBlockSize: 48,
    padding: theme.spacing(1.5, 2),
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& button:focus-visible': { outline: '2px solid currentColor', outlineOffset: -4 },
  '& button > span': { flex: 1, overflowWrap: 'anywhere' },
  '& svg': { flex: 'none' },
}));

const Progress = styled('div')({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 4,
  opacity: 0.6,
  backgroundColor: 'currentColor',
  transformOrigin: 'left',
  animation: `${shrink} linear forwards`,
  // notistack pauses its timer on hover and focus; so does the bar.
  '*:hover > &, *:focus-within > &': { animationPlayState: 'paused' },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none', display: 'none' },
});

/** notistack's container; the doubled class outweighs the library's own styles. */
const container = '.notistack-SnackbarContainer.notistack-SnackbarContainer';

/**
 * Below the header if there is no room next to the logo; at the very top on a phone, so as not to cover the headline.
 */
const place = (
  <GlobalStyles
    styles={(theme) => ({
      [theme.breakpoints.between('sm', 'lg')]: { [container]: { top: 72 } },
      [theme.breakpoints.down('sm')]: { [container]: { top: `max(${theme.spacing(1)}, env(safe-area-inset-top))` } },
    })}
  />
);

const icons = { success: 'success', error: 'error', warning: 'warning', default: 'info' } as const;

const kindOf = (variant: CustomContentProps['variant']): Kind => (variant === 'info' ? 'default' : variant);

const ToastCard = forwardRef<HTMLDivElement, CustomContentProps>(
  ({ id, message, variant, autoHideDuration, style, className }, ref) => {
    const { t } = useTranslation('common');
    const { closeSnackbar } = useSnackbar();
    const kind = kindOf(variant);
    return (
      <SnackbarContent ref={ref} role="none" {...(style === undefined ? {} : { style })} className={className ?? ''}>
        <Card kind={kind}>
          <button
            type="button"
            title={t('close')}
            onClick={() => {
              closeSnackbar(id);
            }}
          >
            <Icon name={icons[kind]} />
            <span>{message}</span>
            <Icon name="close" size={16} />
          </button>
          <Progress style={{ animationDuration: `${autoHideDuration ?? toastDuration}ms` }} />
        </Card>
      </SnackbarContent>
    );
  },
);
ToastCard.displayName = 'ToastCard';

/** Props of {@link ToastStack}. */
export type ToastStackProps = {
  /** The latest toasts, numbered in their order. */
  toasts: readonly (Toast & { readonly number: number })[];
};

const Feed = ({ toasts }: ToastStackProps) => {
  const { enqueueSnackbar } = useSnackbar();
  const shown = useRef(0);
  useEffect(() => {
    for (const { number, kind, text, duration } of toasts) {
      if (number <= shown.current) continue;
      shown.current = number;
      enqueueSnackbar(text, { variant: kind, autoHideDuration: duration ?? toastDuration });
    }
  }, [toasts, enqueueSnackbar]);
  return null;
};

/** The stack of toasts at the top right: no duplicates, a click closes one, a bar shows the time left. */
export const ToastStack = ({ toasts }: ToastStackProps) => (
  <SnackbarProvider
    maxSnack={4}
    preventDuplicate
    autoHideDuration={toastDuration}
    anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    Components={{ success: ToastCard, error: ToastCard, warning: ToastCard, default: ToastCard, info: ToastCard }}
  >
    {place}
    <Feed toasts={toasts} />
  </SnackbarProvider>
);
