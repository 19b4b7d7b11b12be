import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';

const Sheet = styled('dialog')(({ theme }) => ({
  boxSizing: 'border-box',
  inlineSize: 'min(440px, calc(100vw - 32px))',
  padding: theme.spacing(4),
  border: 0,
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  boxShadow: theme.shadows[16],
  '&::backdrop': { backgroundColor: theme.tokens.colour.backdrop },
  '& h2': { margin: 0, ...theme.typography.h3 },
  '& p': { ...theme.typography.body1, margin: theme.spacing(2, 0, 3) },
}));

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { '& > button': { inlineSize: '100%' } },
}));

/** Props of {@link IdleDialog}. */
export type IdleDialogProps = {
  secondsLeft: number;
  /** The session has reached its greatest length: it cannot be kept going. */
  final: boolean;
  onStay: () => void;
  onLogOut: () => void;
};

/** Minutes and seconds as on a clock: `1:05`. */
const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.max(0, seconds % 60)).padStart(2, '0')}`;

/** Asks whether anybody is still there. One key press anywhere answers. */
export const IdleDialog = ({ secondsLeft, final, onStay, onLogOut }: IdleDialogProps) => {
  const { t } = useTranslation('shell');
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();

  useEffect(() => {
    const element = sheet.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  useEffect(() => {
    if (final) return undefined;
    const press = (event: KeyboardEvent) => {
      // The buttons answer for themselves; Tab leads to them.
      if (event.key === 'Tab' || event.key === 'Shift') return;
      if (event.target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ')) return;
      onStay();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [final, onStay]);

  const time = clockTime(secondsLeft);
  return (
    <Sheet
      ref={sheet}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault();
      }}
    >
      <h2 id={titleId}>{t('idle.title')}</h2>
      <p id={textId}>{final ? t('idle.final', { time }) : t('idle.text', { time })}</p>
      <Choices>
        {final ? null : <Button onClick={onStay}>{t('idle.stay')}</Button>}
        <Button variant="secondary" onClick={onLogOut}>
          {t('account.logOut')}
        </Button>
      </Choices>
    </Sheet>
  );
};
