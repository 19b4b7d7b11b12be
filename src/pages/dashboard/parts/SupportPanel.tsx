import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { impersonations } from '#contract/endpoints/impersonation.ts';
import { noteLength, viewReasons, type ViewReason } from '#contract/impersonation.ts';
import { parseAhvNumber } from '#kernel/ahv-number.ts';
import { saidText } from '#domain/error-ladder.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { resource } from '#state/remote/resource.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { startViewAction } from '#state/session/view.ts';
import { AhvField } from '#ui/AhvField.tsx';
import { Button } from '#ui/Button.tsx';
import { CloseButton } from '#ui/CloseButton.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { aboveBar, besideContent, roundBesideContent } from '#ui/StickyHelpButton.tsx';
import { TextField } from '#ui/TextField.tsx';

/** Whom support staff may view: the panel is shown once the provider has said so. */
const impersonationsResource = resource('impersonations', impersonations);

const corner = {
  position: 'fixed',
  insetInlineEnd: 'max(16px, env(safe-area-inset-right))',
  insetBlockEnd: aboveBar,
  zIndex: 'fab',
  '@media print': { display: 'none' },
} as const;

/** In a narrow window the corner is on the content; beside the greeting the button covers no figure. */
const besideGreeting = ({ tokens: { shell } }: Theme) =>
  ({
    position: 'absolute',
    insetBlockStart: { xs: shell.band.phonePadding.top, sm: shell.band.padding.top },
    insetBlockEnd: 'auto',
    insetInlineEnd: { sm: '32px' },
  }) as const;

type Errors = { readonly [Field in 'ahvNumber' | 'reason' | 'note' | 'all']?: string | undefined };

/** Asks for a member's number and the reason, and shows their portal. */
const ViewForm = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('support');
  const { toast } = useServices();
  const startView = useAction(startViewAction);
  const [ahvNumber, setAhvNumber] = useState('');
  const [reason, setReason] = useState<ViewReason | ''>('');
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [pending, setPending] = useState(false);
  const titleId = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = parseAhvNumber(ahvNumber);
    const found: Errors = {
      ahvNumber: number === null ? t('panel.invalid') : undefined,
      reason: reason === '' ? t('panel.reasonMissing') : undefined,
      note: reason === 'other' && note.trim() === '' ? t('panel.noteMissing') : undefined,
    };
    setErrors(found);
    if (number === null || reason === '' || found.note !== undefined) {
      const wrong = (['ahvNumber', 'reason', 'note'] as const).find((field) => found[field] !== undefined);
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    setPending(true);
    const trouble = await startView({ ahvNumber: number, reason, note: note.trim() === '' ? null : note });
    setPending(false);
    if (trouble === null) return;
    if (trouble === 'current') toast({ kind: 'error', text: t('panel.current') });
    else if (trouble.is === 'refused') {
      const ofNote = trouble.said.find(({ field }) => field === 'note')?.text;
      setErrors(ofNote === undefined ? { ahvNumber: t('panel.unknown') } : { note: ofNote });
    } else setErrors({ all: saidText(trouble) || t('banner.failed') });
  };

  return (
    <Paper
      variant="floating"
      component="section"
      aria-labelledby={titleId}
      sx={({ tokens }) => ({
        ...corner,
        inlineSize: 'min(360px, calc(100vw - 32px))',
        maxBlockSize: 'calc(100dvh - 32px - var(--bottom-bar, 0px))',
        boxSizing: 'border-box',
        overflowY: 'auto',
        padding: 2.5,
        borderRadius: `${Math.min(tokens.corner.card, 16)}px`,
      })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={titleId} component="h2" variant="h3" sx={{ textWrap: 'balance' }}>
          {t('panel.open')}
        </Typography>
        <Box sx={{ margin: -1 }}>
          <CloseButton label={t('panel.close')} onClick={onClose} />
        </Box>
      </Stack>
      <Stack component="form" noValidate sx={{ gap: 2, marginBlockStart: 2 }} onSubmit={(event) => void submit(event)}>
        <AhvField
          ref={first}
          name="ahvNumber"
          label={t('panel.ahvNumber')}
          value={ahvNumber}
          error={errors.ahvNumber}
          onChange={(event) => setAhvNumber(event.target.value)}
          onBlur={() => {
            if (ahvNumber === '') return;
            setErrors((before) => ({
              ...before,
              ahvNumber: parseAhvNumber(ahvNumber) === null ? t('panel.invalid') : undefined,
            }));
          }}
        />
        <SelectField
          name="reason"
          label={t('panel.reason')}
          emptyLabel={t('panel.chooseReason')}
          options={viewReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={reason}
          error={errors.reason}
          onChange={(event) => setReason(viewReasons.find((each) => each === event.target.value) ?? '')}
        />
        <TextField
          name="note"
          label={reason === 'other' ? t('panel.note') : t('panel.noteOptional')}
          value={note}
          error={errors.note}
          maxLength={noteLength}
          onChange={(event) => setNote(event.target.value)}
        />
        <Fineprint>{t('panel.hint')}</Fineprint>
        {errors.all === undefined ? null : (
          <Typography role="alert" color="error" variant="body2">
            {errors.all}
          </Typography>
        )}
        <Button type="submit" pending={pending} pendingLabel={t('panel.opening')}>
          {t('panel.submit')}
        </Button>
      </Stack>
    </Paper>
  );
};

/**
 * The panel through which support staff view a member's portal (specification, section 2): a button that opens a form in the
 * corner. Shown once the list of those who may be viewed has come.
 */
export const SupportPanel = () => {
  const { t } = useTranslation('support');
  const query = useValue(anonymizeQueryAtom);
  const { data } = useRemote(impersonationsResource, { query });
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!open && wasOpen.current) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (data === null) return null;
  if (open) return <ViewForm onClose={() => setOpen(false)} />;
  return (
    <Fab
      ref={opener}
      variant="extended"
      sx={(theme) => ({
        ...corner,
        [theme.breakpoints.down(besideContent.withText)]: roundBesideContent,
        [theme.breakpoints.down(besideContent.round)]: besideGreeting(theme),
      })}
      onClick={() => setOpen(true)}
    >
      <Icon name="user" size={22} />
      <span>{t('panel.open')}</span>
    </Fab>
  );
};
