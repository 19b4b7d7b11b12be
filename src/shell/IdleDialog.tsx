import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '#forms/countdown.ts';
import { Button } from '#ui/Button.tsx';

const Sheet = styled('dialog')(({ theme }) => ({
  boxSizing: 'border-box',
  inlineSize: 'min(440px, calc(100vw - 32px))',
  padding: theme.spacing(4),
  border: 0,
  borderRadius: theme.tokens.corner.card,
  color: theme.palette.text.primary,
  backgroundColor: theme.tokens.colour.surface.raised,
  boxShadow: theme.tokens.elevation.dialog,
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
  onClose: () => void;
  onLogOut: () => void;
};

/**
 * Asks whether anybody is still there; one key press anywhere answers. Where the session ends in any case it says so, and
 * can be put away, so that what was begun can be finished.
 */
export const IdleDialog = ({ secondsLeft, final, onStay, onClose, onLogOut }: IdleDialogProps) => {
  const { t } = useTranslation(['shell', 'common']);
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

  const time = clockText(secondsLeft);
  return (
    <Sheet
      ref={sheet}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault();
        if (final) onClose();
      }}
    >
      <h2 id={titleId}>{t('idle.title')}</h2>
      <p id={textId}>{final ? t('idle.final', { time }) : t('idle.text', { time })}</p>
      <Choices>
        {final ? (
          <Button onClick={onClose}>{t('common:close')}</Button>
        ) : (
          <Button onClick={onStay}>{t('idle.stay')}</Button>
        )}
        <Button variant="outlined" onClick={onLogOut}>
          {t('account.logOut')}
        </Button>
      </Choices>
    </Sheet>
  );
};
