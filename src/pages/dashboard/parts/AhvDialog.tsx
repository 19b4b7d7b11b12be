import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatShortest } from '#kernel/money.ts';
import { saidText } from '#domain/error-ladder.ts';
import { readAmount } from '#domain/read-amount.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogText } from '#ui/Dialog.tsx';
import { FigureField } from '#ui/FigureField.tsx';
import { keepAhvPensionAction } from '../keep-ahv-pension.ts';

type AhvDialogProps = {
  /** The member's own figure so far, CHF a month; null without one. */
  own: number | null;
  /** The most that the AHV pays, CHF a month; null if unknown. */
  atMost: number | null;
  onClose: () => void;
};

/** Asks for the member's own figure of the AHV pension, once for all pages; or forgets it. */
export const AhvDialog = ({ own, atMost, onClose }: AhvDialogProps) => {
  const { t } = useTranslation('ahv-pension');
  const keep = useAction(keepAhvPensionAction);
  const [typed, setTyped] = useState(own === null ? '' : formatShortest(own));
  const [said, setSaid] = useState<string | undefined>();
  const [pending, setPending] = useState<'keep' | 'forget' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const help = useId();
  const save = async (perMonth: number | null) => {
    setPending(perMonth === null ? 'forget' : 'keep');
    const trouble = await keep(perMonth);
    setPending(null);
    if (trouble === null) {
      onClose();
      return;
    }
    setSaid(trouble === 'notLoaded' ? t('notLoaded') : saidText(trouble) || t('failed'));
    field.current?.focus();
  };
  const submit = () => {
    const amount = readAmount(typed);
    if (amount === null || amount <= 0 || (atMost !== null && amount > atMost)) {
      setSaid(atMost === null ? t('number') : t('outOfReach', { max: formatShortest(atMost) }));
      field.current?.focus();
      return;
    }
    void save(amount);
  };
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('close')}
      describedBy={help}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (pending === null) submit();
      }}
      actions={
        <>
          {own === null ? null : (
            <Button
              variant="text"
              pending={pending === 'forget'}
              onClick={() => {
                if (pending === null) void save(null);
              }}
            >
              {t('forget')}
            </Button>
          )}
          <Button type="submit" pending={pending === 'keep'} pendingLabel={t('saving')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <DialogText id={help}>{t('text')}</DialogText>
      <FigureField
        ref={field}
        label={t('label')}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a dialog that was asked for
        autoFocus
        error={said}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setSaid(undefined);
        }}
      />
      <DialogText>{t('estimated')}</DialogText>
    </Dialog>
  );
};
