import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import GlobalStyles from '@mui/material/GlobalStyles';
import { keyframes } from '@mui/material/styles';
import { SnackbarContent, SnackbarProvider, useSnackbar, type CustomContentProps, type SnackbarKey } from 'notistack';
import { forwardRef, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toastDuration, type Toast } from '#state/kernel/toaster.ts';
import { Icon } from '#ui/Icon.tsx';

const shrink = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

/** The library's own box; the doubled class name outweighs its own styles. */
const container = '.notistack-SnackbarContainer.notistack-SnackbarContainer';

/** Below what {@link measureHeader} found; on a phone at the top, where a toast covers neither steps nor headline. */
const place = (
  <GlobalStyles
    styles={({ breakpoints }) => ({
      [container]: {
        top: 'calc(8px + var(--toasts-below, 0px))',
        [breakpoints.down('sm')]: { top: 'max(8px, env(safe-area-inset-top))' },
      },
    })}
  />
);

/** Finds where the header ends, so that no toast covers the account; a hidden header takes no space. */
const measureHeader = (): void => {
  const below = Math.max(0, document.querySelector('.MuiAppBar-root')?.getBoundingClientRect().bottom ?? 0);
  document.documentElement.style.setProperty('--toasts-below', `${below}px`);
};

const severities = { success: 'success', error: 'error', warning: 'warning', default: 'info', info: 'info' } as const;

const ToastCard = forwardRef<HTMLDivElement, CustomContentProps>(
  ({ id, message, variant, autoHideDuration, style, className }, ref) => {
    const { t } = useTranslation('common');
    const { closeSnackbar } = useSnackbar();
    const severity = severities[variant];
    return (
      <SnackbarContent
        ref={ref}
        role="none"
        data-print="no"
        {...(style === undefined ? {} : { style })}
        className={className ?? ''}
      >
        <ButtonBase
          title={t('close')}
          onClick={() => {
            closeSnackbar(id);
          }}
          sx={({ tokens }) => ({
            inlineSize: 'min(380px, calc(100vw - 32px))',
            borderRadius: `${tokens.corner.card}px`,
            boxShadow: tokens.elevation.floating,
          })}
        >
          <Alert
            variant="filled"
            // The live region announces it (Toasts).
            role="none"
            severity={severity}
            icon={<Icon name={severity} size="1em" />}
            action={<Icon name="close" size={16} />}
            sx={({ palette }) => ({
              position: 'relative',
              inlineSize: '100%',
              overflow: 'hidden',
              overflowWrap: 'anywhere',
              '& .MuiAlert-action': { margin: 0 },
              ...(severity === 'info' && { color: palette.background.paper, backgroundColor: palette.text.primary }),
            })}
          >
            {message}
            <Box
              aria-hidden
              style={{ animationDuration: `${autoHideDuration ?? toastDuration}ms` }}
              sx={{
                position: 'absolute',
                insetInline: 0,
                insetBlockEnd: 0,
                blockSize: 4,
                opacity: 0.6,
                backgroundColor: 'currentColor',
                transformOrigin: 'left',
                animation: `${shrink} linear forwards`,
                // The library stops its timer while the toast is hovered or focused; so does the bar.
                '*:hover > &, *:focus-within > &': { animationPlayState: 'paused' },
                '@media (prefers-reduced-motion: reduce)': { animation: 'none', display: 'none' },
              }}
            />
          </Alert>
        </ButtonBase>
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
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef(0);
  const successes = useRef<readonly SnackbarKey[]>([]);
  useEffect(() => {
    measureHeader();
    const fresh = toasts.filter(({ number }) => number > shown.current);
    // What went well before isn't news once something fails: "SMS sent" beside "wrong code" would contradict it.
    if (fresh.some(({ kind }) => kind === 'error')) {
      for (const key of successes.current) closeSnackbar(key);
      successes.current = [];
    }
    for (const { number, kind, text, duration = toastDuration } of fresh) {
      shown.current = number;
      const key = enqueueSnackbar(text, { variant: kind, autoHideDuration: duration });
      if (kind === 'success') successes.current = [...successes.current, key];
    }
  }, [toasts, enqueueSnackbar, closeSnackbar]);
  return null;
};

/**
 * The stack of toasts at the top right: no duplicates, a click closes one, a bar shows the time left, a failure ends the
 * successes before it.
 */
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
