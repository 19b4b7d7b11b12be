import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#detail/Panel.tsx';
import { ViewLock } from '#detail/ViewLock.tsx';
import { formatAmount } from '#kernel/money.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { Button } from '#ui/Button.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';
import { useMessageForm } from './message-form.ts';

/** A line about the message, and a button to take back what it says. */
const Remark = ({ text, label, onUndo }: { text: string; label: string; onUndo: () => void }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
    <Typography variant="body2" color="textSecondary">
      {text}
    </Typography>
    {/* Its text is aligned with the line, below which it may be. */}
    <Button variant="text" size="small" sx={{ marginInlineStart: -1.5 }} onClick={onUndo}>
      {label}
    </Button>
  </Box>
);

/** The form with which a member writes to the fund; it can be sent once subject and text are filled in. */
export const MessageForm = ({ onSent }: { onSent: () => void }) => {
  const { t } = useTranslation(['contact', 'shell']);
  const id = useId();
  const { draft, edit, subject, body, pending, charactersLeft, disabled, trouble, onSubmit } = useMessageForm(onSent);
  const isView = useValue(isViewAtom);
  const { from, threadId } = draft;
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading id={id}>{threadId === null ? t('form.title') : t('form.replyTitle')}</SectionHeading>
      <FormStack noValidate onSubmit={onSubmit}>
        {threadId === null ? null : (
          <Remark
            text={t('form.reply', { subject: draft.subject })}
            label={t('form.newMessage')}
            onUndo={() => edit({ threadId: null, subject: '' })}
          />
        )}
        {from === null ? null : (
          <Remark
            text={t('from.shown', { page: t(`shell:titles.${from}`) })}
            label={t('from.remove')}
            onUndo={() => edit({ from: null })}
          />
        )}
        {threadId === null ? <TextField label={t('form.subject')} autoComplete="off" required {...subject} /> : null}
        <TextArea
          label={t('form.body')}
          required
          helperText={
            charactersLeft === null || charactersLeft < 0
              ? undefined
              : t('form.left', { count: charactersLeft, shown: formatAmount(charactersLeft, 0) })
          }
          {...body}
        />
        <TroubleLine trouble={trouble} />
        <Box>
          <Button
            type="submit"
            disabled={disabled || isView}
            aria-describedby={isView ? `${id}-locked` : undefined}
            pending={pending}
            pendingLabel={t('form.sending')}
            startIcon="mail"
          >
            {t('form.send')}
          </Button>
        </Box>
        {isView ? <ViewLock id={`${id}-locked`} /> : null}
      </FormStack>
    </Panel>
  );
};
