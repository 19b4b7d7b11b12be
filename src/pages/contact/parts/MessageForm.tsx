import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#detail/Panel.tsx';
import { ViewLock } from '#detail/ViewLock.tsx';
import { formatAmount } from '#kernel/money.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { Button } from '#ui/Button.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { Group } from '#ui/Group.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';
import { readdressDraftAction, isPreparedAtom, type Draft } from '../atoms.ts';
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

/** Scrolls to a message that was prepared, if it is out of sight. The focus stays on the heading, which names the page. */
const useInSight = () => {
  const { clock } = useServices();
  const isPrepared = useValue(isPreparedAtom);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPrepared) return undefined;
    // After the new page's heading has had the focus.
    return clock.after(0, () => ref.current?.scrollIntoView({ block: 'nearest' }));
  }, [isPrepared, clock]);
  return ref;
};

/** What members write about most: the titles of these pages, after the documents; a hint knows messages about a buy-in. */
const topicPages = [
  { page: 'retirement', topic: null },
  { page: 'buy-in', topic: 'buyIn' },
  { page: 'home-ownership', topic: null },
  { page: 'exit-benefit', topic: null },
] as const;

type Subject = Pick<Draft, 'subject' | 'topic'>;

/** Topics that fill in the subject; one that is taken back leaves the subject that it has replaced. */
const Topics = ({ subject, topic, onChoose }: Subject & { onChoose: (chosen: Subject) => void }) => {
  const { t } = useTranslation(['contact', 'shell']);
  const id = useId();
  const [replaced, setReplaced] = useState<Subject>({ subject: '', topic: null });
  const choices = [
    { subject: t('topics.documents'), topic: 'documents' } as const,
    ...topicPages.map(({ page, topic }) => ({ subject: t(`shell:titles.${page}`), topic })),
  ];
  return (
    <div>
      <Typography id={id} variant="body2" color="textSecondary">
        {t('form.topic')}
      </Typography>
      <Group labelledBy={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {choices.map((choice) => {
          const isChosen = choice.subject === subject;
          return (
            <Chip
              key={choice.subject}
              label={choice.subject}
              variant={isChosen ? 'filled' : 'outlined'}
              color={isChosen ? 'primary' : 'default'}
              aria-pressed={isChosen}
              onClick={() => {
                if (choices.every((one) => one.subject !== subject)) setReplaced({ subject, topic });
                onChoose(isChosen ? replaced : choice);
              }}
            />
          );
        })}
      </Group>
    </div>
  );
};

type MessageFormProps = {
  onSent: () => void;
  children?: ReactNode;
};

/**
 * The form with which a member writes to the fund; it can be sent once subject and text are filled in.
 *
 * @param children what the fund says about messages, beside the button
 */
export const MessageForm = ({ onSent, children }: MessageFormProps) => {
  const { t } = useTranslation(['contact', 'shell']);
  const id = useId();
  const { draft, edit, subject, body, pending, isUnanswered, charactersLeft, disabled, trouble, onSubmit } =
    useMessageForm(onSent);
  const direct = useAction(readdressDraftAction);
  const isView = useValue(isViewAtom);
  const message = useInSight();
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
        {threadId === null ? <Topics subject={draft.subject} topic={draft.topic} onChoose={direct} /> : null}
        <Box ref={message} sx={{ display: 'grid', gap: 2.5, scrollMarginBlock: '96px 16px' }}>
          {threadId === null ? <TextField label={t('form.subject')} autoComplete="off" required {...subject} /> : null}
          <TextArea
            label={t('form.body')}
            required
            helperText={
              isUnanswered
                ? t('form.unanswered')
                : charactersLeft === null || charactersLeft < 0
                  ? undefined
                  : t('form.left', { count: charactersLeft, shown: formatAmount(charactersLeft, 0) })
            }
            {...body}
          />
        </Box>
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
        {children}
      </FormStack>
    </Panel>
  );
};
