import MuiButton from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCodes } from '#contract/envelope.ts';
import type { Administrator } from '#contract/studio/answers.ts';
import { publish, withdrawOffer } from '#contract/studio/endpoints.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { pageAddress } from '../kernel/addresses.ts';
import { useEditing, useFileAt } from '../kernel/use-draft.ts';
import { useReadiness, useReadinessRetry } from '../kernel/use-findings.ts';
import { ReadinessFigure } from '../frame/ReadinessFigure.tsx';
import { CommentField, isTooLong } from './CommentField.tsx';
import { useStudio } from '../kernel/services.ts';
import { useFailureText } from '../kernel/failure-text.ts';
import { moment } from '../kernel/moment.ts';
import { useShortRowName, type DifferenceRow } from './difference-rows.ts';

/** How many changes a proposed comment names, if there are more than one beyond. */
const mostNamed = 3;

/** A comment that names the first changes, for who has nothing to add. */
const useProposedComment = (changes: readonly DifferenceRow[]): string => {
  const { t, i18n } = useTranslation('studio');
  const nameOf = useShortRowName();
  // What was left as it is nobody sees.
  const seen = changes.filter(({ difference }) => !difference.path.includes('settled'));
  const names = [...new Set(seen.map(nameOf))];
  if (names.length === 0 && changes.length > 0) return t('fields.settled');
  const others = names.length - mostNamed;
  return others > 1
    ? t('publish.andMore', { named: names.slice(0, mostNamed).join(', '), count: others })
    : new Intl.ListFormat(i18n.language).format(names);
};

/** In what the draft differs from what is live; null as long as that isn't known, `failed` if it could not be read. */
type Changes = readonly DifferenceRow[] | 'failed' | null;

/** Why nothing can be published yet, in a sentence; null if it can. */
const useObstacle = (least: number, changes: Changes): string | null => {
  const { t } = useTranslation('studio');
  const { basedOn, live } = useEditing().draft;
  const readiness = useReadiness();
  const isFailed = useReadinessRetry() !== null;
  if (readiness === null) return isFailed ? t('publish.unchecked') : t('findings.working');
  if (live > basedOn) return t('publish.overtaken');
  const mistakes = readiness.findings.filter(({ gravity }) => gravity === 'mistake').length;
  if (mistakes > 0) return t('publish.mistakes', { count: mistakes });
  if (readiness.percent < least) return t('publish.below', { percent: readiness.percent, least });
  // Whoever publishes has seen it.
  if (changes === null) return t('publish.showing');
  if (changes === 'failed') return t('publish.unshown');
  return changes.length > 0 ? null : t('publish.nothing');
};

/** The readiness from which the draft can be published: what members see asks for, or more if the draft does. */
const useBar = ({ leastReadiness }: Administrator): number => {
  const own = useFileAt(['settings', 'publishing', 'leastReadiness']);
  return typeof own === 'number' ? Math.max(leastReadiness, own) : leastReadiness;
};

type PublishCardProps = { administrator: Administrator; changes: Changes };

/** Publishes the draft, or offers it to a second administrator; says why it can't be. */
export const PublishCard = ({ administrator, changes }: PublishCardProps) => {
  const { t } = useTranslation('studio');
  const { t: common } = useTranslation('common');
  const { call, draft, notice } = useStudio();
  const { draft: saved, joined } = useEditing();
  const failureText = useFailureText();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const isShown = changes !== null && changes !== 'failed';
  // What was pressed is gone or can't be pressed any more.
  const focusTitle = () => title.current?.focus();
  const proposed = useProposedComment(isShown ? changes : []);
  const [written, setWritten] = useState<string | null>(null);
  const comment = written ?? proposed;
  const [pending, setPending] = useState<'send' | 'discard' | 'withdraw' | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [published, setPublished] = useState<number | null>(null);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { needsSecondPerson } = administrator;
  const leastReadiness = useBar(administrator);
  const { offer } = saved;
  const isMine = offer !== null && offer.byId === administrator.id;
  const hasChanges = !isShown || changes.length > 0;
  const action = !needsSecondPerson ? 'publish' : offer === null ? 'offer' : isMine ? 'waiting' : 'publishOffered';
  const isUncommented = action !== 'publishOffered' && comment.trim() === '';
  /** There is nothing to publish, nor to say about it. */
  const isIdle = !hasChanges && offer === null;
  const obstacle = useObstacle(leastReadiness, changes) ?? (isUncommented ? t('publish.uncommented') : null);

  /** Does one thing at a time; what an earlier one failed of is said no more. */
  const run = async (what: NonNullable<typeof pending>, act: () => Promise<void>) => {
    if (pending !== null) return;
    setPending(what);
    setFailed(null);
    await act();
    setPending(null);
  };

  const send = async () => {
    const isSaved = await draft.flush();
    const now = draft.state.get();
    if (!isSaved || now.status !== 'ready') {
      setFailed(t('publish.unsaved'));
      return;
    }
    // What somebody else had saved by then is shown now; whoever publishes has seen it.
    if (now.joined !== joined) {
      setFailed(t('publish.conflict'));
      return;
    }
    const approves = action === 'publishOffered';
    const answer = await call(publish, { body: { version: now.draft.version, comment: comment.trim(), approves } });
    if (!answer.ok) {
      const [error] = answer.failure.errors;
      setFailed(
        error?.code === errorCodes.conflict
          ? t('publish.conflict')
          : error?.code === errorCodes.notReady
            ? t('publish.notReady')
            : failureText(answer.failure),
      );
      await draft.refresh();
      return;
    }
    setWritten(null);
    const { number } = answer.data;
    setPublished(number);
    notice.set({
      severity: 'success',
      text: number === null ? t('publish.offered') : t('publish.published', { number }),
    });
    await draft.load();
    focusTitle();
  };
  const discard = async () => {
    const failure = await draft.discard();
    if (failure === null) notice.set({ severity: 'success', text: t('publish.discarded') });
    else {
      setFailed(failure.status === 409 ? t('publish.conflict') : failureText(failure));
      await draft.refresh();
    }
    focusTitle();
  };
  const withdraw = async () => {
    const answer = await call(withdrawOffer, {});
    if (!answer.ok) {
      setFailed(failureText(answer.failure));
      return;
    }
    await draft.refresh();
    focusTitle();
  };

  return (
    <Paper variant="outlined" component="section" aria-labelledby={`${id}-title`} sx={{ padding: 2.5 }}>
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
          <ReadinessFigure least={leastReadiness} size={64} />
          <div>
            <Typography variant="h3" component="h2" id={`${id}-title`} ref={title} tabIndex={-1}>
              {t('publish.title')}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t('publish.bar', { least: leastReadiness })}
            </Typography>
          </div>
        </Stack>
        {offer === null ? null : (
          <Notice
            severity="info"
            live="off"
            title={isMine ? t('publish.youOffered') : t('publish.hasOffered', { name: offer.by })}
          >
            <p>{moment(offer.at)}</p>
            {offer.comment === '' ? null : <p>{offer.comment}</p>}
          </Notice>
        )}
        {published === null || hasChanges ? null : (
          <Notice
            severity="success"
            live="off"
            title={t('publish.isLive', { number: published })}
            action={
              <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
                <MuiButton
                  component="a"
                  size="small"
                  variant="outlined"
                  href={`/${administrator.tenant}`}
                  target="_blank"
                  rel="noopener"
                >
                  {t('publish.see')}
                  <VisuallyHidden> ({common('newWindow')})</VisuallyHidden>
                </MuiButton>
                <Button variant="outlined" size="small" href={pageAddress(administrator.tenant, 'history')}>
                  {t('publish.takeBack')}
                </Button>
              </Stack>
            }
          />
        )}
        {action === 'waiting' || isIdle ? null : (
          <CommentField value={comment} helperText={t('publish.commentHelp')} onChange={setWritten} />
        )}
        {failed === null ? null : <Notice severity="error">{failed}</Notice>}
        {isIdle ? (
          published === null && <Typography variant="body2">{obstacle}</Typography>
        ) : action === 'waiting' ? (
          <Button variant="outlined" pending={pending === 'withdraw'} onClick={() => void run('withdraw', withdraw)}>
            {t('publish.withdraw')}
          </Button>
        ) : (
          <>
            <Button
              pending={pending === 'send'}
              pendingLabel={t('publish.sending')}
              disabled={obstacle !== null || isTooLong(comment)}
              aria-describedby={obstacle === null ? undefined : `${id}-why`}
              onClick={() => void run('send', send)}
            >
              {action === 'publish'
                ? t('publish.now')
                : action === 'offer'
                  ? t('publish.offer')
                  : t('publish.nowOffered', { name: offer?.by ?? '' })}
            </Button>
            {obstacle === null ? (
              <Typography variant="body2" color="textSecondary">
                {t(action === 'offer' ? 'publish.offerEffect' : 'publish.effect')}
              </Typography>
            ) : (
              <Typography variant="body2" id={`${id}-why`} component="output">
                {obstacle}
              </Typography>
            )}
          </>
        )}
        {hasChanges ? (
          <Button
            variant="text"
            size="small"
            color="error"
            pending={pending === 'discard'}
            onClick={() => setIsDiscarding(true)}
            sx={{ alignSelf: 'start', marginInlineStart: -1 }}
          >
            {t('publish.discard')}
          </Button>
        ) : null}
      </Stack>
      <AlertDialog
        open={isDiscarding}
        title={t('publish.discardTitle')}
        text={t('publish.discardText')}
        onClose={() => setIsDiscarding(false)}
        mainLast
        actions={
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a question that interrupts focuses what loses nothing */}
            <Button variant="outlined" autoFocus onClick={() => setIsDiscarding(false)}>
              {t('publish.keep')}
            </Button>
            <Button
              color="error"
              onClick={() => {
                setIsDiscarding(false);
                void run('discard', discard);
              }}
            >
              {t('publish.discardNow')}
            </Button>
          </>
        }
      />
    </Paper>
  );
};
