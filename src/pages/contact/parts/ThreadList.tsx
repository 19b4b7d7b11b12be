import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useId, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { StaleNotice } from '#detail/StaleNotice.tsx';
import { ViewLock } from '#detail/ViewLock.tsx';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { threadsResource, type Threads } from '#state/remote/threads.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { Button } from '#ui/Button.tsx';
import { ExpandableBox, ExpandableStack } from '#ui/ExpandableBox.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Own } from '#ui/Own.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { StatePicture } from '#ui/StatePicture.tsx';
import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';
import { useRetryOnline } from '#ui/use-retry-online.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { readdressDraftAction, readThreadAction } from '../atoms.ts';
import { threadsView, type ThreadView } from '../view.ts';

/** Whether the fund has answered, and whether the member has yet to see that. */
const State = ({ isAnswered, isNew }: { isAnswered: boolean; isNew: boolean }) => {
  const { t } = useTranslation('contact');
  return isNew ? (
    <Chip color="primary" label={t('threads.new')} />
  ) : isAnswered ? (
    <Chip variant="soft" color="success" icon={<Icon name="success" />} label={t('threads.answered')} />
  ) : (
    <Chip variant="soft" icon={<Icon name="clock" />} label={t('threads.received')} />
  );
};

/** One message: who wrote it, when, and what. */
const MessageBubble = ({ message }: { message: ThreadView['messages'][number] }) => {
  const { t } = useTranslation('contact');
  const { isFund, text, sentAt, machineTime } = message;
  return (
    <Box
      component="li"
      sx={({ tokens }) => ({
        maxInlineSize: '68ch',
        minInlineSize: 0,
        padding: 2,
        borderRadius: `${tokens.corner.card}px`,
        border: '1px solid',
        borderColor: 'divider',
        // The fund's answers stand out, and those of the member are set in.
        ...(isFund
          ? {
              backgroundColor: tokens.colour.primary.soft,
              color: tokens.colour.primary.onSoft,
              borderColor: 'transparent',
            }
          : { marginInlineStart: { xs: 0, sm: 4 } }),
        '@media print': { breakInside: 'avoid' },
      })}
    >
      <Typography variant="body2" sx={{ marginBlockEnd: 0.5 }}>
        <Box component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
          {isFund ? t('threads.fund') : t('threads.you')}
        </Box>
        {sentAt === null ? null : (
          <>
            {' · '}
            <time dateTime={machineTime}>{sentAt}</time>
          </>
        )}
      </Typography>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text ?? t('threads.hidden')}
      </Typography>
    </Box>
  );
};

/** Continues a thread in the form; in a view it says why it doesn't. */
const ReplyButton = ({ thread: { id, subject } }: { thread: ThreadView }) => {
  const { t } = useTranslation('contact');
  const direct = useAction(readdressDraftAction);
  const isView = useValue(isViewAtom);
  const lockId = useId();
  if (subject === null) return null;
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 1, marginBlockStart: 1.5, '@media print': { display: 'none' } }}>
      <Button
        variant="outlined"
        size="small"
        disabled={isView}
        aria-describedby={isView ? lockId : undefined}
        onClick={() => direct({ threadId: id, subject, from: null, topic: null })}
      >
        {t('threads.reply')}
      </Button>
      {isView ? <ViewLock id={lockId} /> : null}
    </Stack>
  );
};

/** The id of a thread's header in the page. */
const elementOf = (id: string): string => `thread-${id}`;

/** Moves to the thread that the address names, so that its latest message is in sight. */
const useLinkedThread = (id: string | undefined): void => {
  useEffect(() => {
    const header = id === undefined ? null : document.getElementById(elementOf(id));
    if (header === null) return;
    header.scrollIntoView({ block: 'start' });
    header.closest('.MuiAccordion-root')?.querySelector('li:last-of-type')?.scrollIntoView({ block: 'nearest' });
    header.focus({ preventScroll: true });
  }, [id]);
};

type ThreadBoxProps = {
  thread: ThreadView;
  isFirst: boolean;
  /** Whether the address leads to it. */
  isLinked: boolean;
};

const ThreadBox = ({ thread, isFirst, isLinked }: ThreadBoxProps) => {
  const { t } = useTranslation('contact');
  const { id, subject, isAnswered, isUnread, newest, day, messages } = thread;
  const read = useAction(readThreadAction);
  // What is new is seen without a click.
  const [open, setOpen] = useState(isLinked || (isFirst && isAnswered));
  const [wasLinked, setWasLinked] = useState(isLinked);
  if (isLinked !== wasLinked) {
    setWasLinked(isLinked);
    if (isLinked) setOpen(true);
  }
  // The mark stays while the answer is open, because one opens by itself.
  const [isClosed, setClosed] = useState(false);
  const onToggle = useCallback((wanted: boolean) => {
    setOpen(wanted);
    setClosed(!wanted);
  }, []);
  const isSeen = open && isUnread && subject !== null;
  const seenAt = newest?.getTime() ?? null;
  useEffect(() => {
    if (isSeen) void read({ id, newest: seenAt === null ? null : new Date(seenAt) });
  }, [isSeen, read, id, seenAt]);
  return (
    <ExpandableBox
      id={elementOf(id)}
      headingLevel={3}
      title={subject === null ? t('threads.hidden') : <Own>{subject}</Own>}
      figure={<State isAnswered={isAnswered} isNew={isUnread && !isClosed} />}
      figureLabel={day ?? undefined}
      isOneOfMany
      open={open}
      onToggle={onToggle}
    >
      <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {messages.map((message, index) => (
          <MessageBubble key={index} message={message} />
        ))}
      </Stack>
      <ReplyButton thread={thread} />
    </ExpandableBox>
  );
};

const List = ({ data, linked }: { data: Threads; linked: string | null }) => {
  const { t } = useTranslation('contact');
  const threads = threadsView(data.threads);
  const linkedId = threads.find(({ id }, index) => id === linked || (linked === 'latest' && index === 0))?.id;
  useLinkedThread(linkedId);
  if (!data.isOffered) return <Typography color="textSecondary">{t('threads.notOffered')}</Typography>;
  if (threads.length === 0) {
    return (
      <>
        <StatePicture>
          <path d="M50 30h60v42H50z" />
          <path className="line accent" d="M50 33l30 23 30-23" />
        </StatePicture>
        <Typography color="textSecondary">{t('threads.none')}</Typography>
      </>
    );
  }
  return (
    <ExpandableStack>
      {threads.map((thread, index) => (
        <ThreadBox key={thread.id} thread={thread} isFirst={index === 0} isLinked={thread.id === linkedId} />
      ))}
    </ExpandableStack>
  );
};

type ThreadListProps = {
  /** The thread to which the address leads: its id, or `latest`. */
  linked: string | null;
  ref?: Ref<HTMLElement>;
};

/** What the member has written, and what the fund has answered. */
export const ThreadList = ({ linked, ref }: ThreadListProps) => {
  const { t } = useTranslation(['contact', 'common']);
  const id = useId();
  const focusList = useCallback(() => document.getElementById(id)?.closest('section')?.focus(), [id]);
  const query = useValue(anonymizeQueryAtom);
  const { data, ...remote } = useRemote(threadsResource, { query });
  const { stale, failed, loading, retry } = remote;
  useRetryOnline(remote);
  return (
    <Box component="section" ref={ref} tabIndex={-1} aria-labelledby={id} sx={{ minInlineSize: 0 }}>
      <Box sx={{ marginBlock: '16px 12px' }}>
        <SectionHeading id={id}>{t('threads.title')}</SectionHeading>
      </Box>
      {stale ? (
        <Box sx={{ marginBlockEnd: 2 }}>
          <StaleNotice onRetry={retry} retrying={loading} moveFocus={focusList} />
        </Box>
      ) : null}
      {failed ? (
        <FailedNotice title={t('threads.failed')} retryLabel={t('common:retry')} onRetry={retry} retrying={loading} />
      ) : data === null ? (
        <div aria-busy>
          <VisuallyHidden as="output">{t('threads.loading')}</VisuallyHidden>
          <SkeletonBlock height={72} />
        </div>
      ) : (
        <List data={data} linked={linked} />
      )}
    </Box>
  );
};
