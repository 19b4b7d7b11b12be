import MuiButton from '@mui/material/Button';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Revision } from '#contract/studio/answers.ts';
import { restore } from '#contract/studio/endpoints.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogText } from '#ui/Dialog.tsx';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useStudio } from '../kernel/services.ts';
import { LoadFailed } from '../frame/LoadFailed.tsx';
import { CommentField, isTooLong } from '../review/CommentField.tsx';
import { DifferenceList } from '../review/DifferenceList.tsx';
import { folderAddress } from '../kernel/addresses.ts';
import { useEditingPart, useFundCode } from '../kernel/use-draft.ts';
import { retryOf } from '../kernel/use-answer.ts';
import { useRevision } from '../kernel/use-revision.ts';
import { useFailureText } from '../kernel/failure-text.ts';
import { moment } from '../kernel/moment.ts';

/** In what a revision differs from another one. */
const Difference = ({ number, before }: { number: number; before: number }) => {
  const { t } = useTranslation('studio');
  const older = useRevision(before);
  const newer = useRevision(number);
  const retry = retryOf([older.retry, newer.retry]);
  if (retry !== null) return <LoadFailed title={t('review.failed')} retry={retry} />;
  if (older.files === null || newer.files === null) return <LoadingLine />;
  return <DifferenceList before={older.files} after={newer.files} />;
};

type RestoreProps = { revision: Revision; onClose: () => void; onRestored: () => void };

/** Asks before an earlier look comes back. */
const RestoreQuestion = ({ revision, onClose, onRestored }: RestoreProps) => {
  const { t } = useTranslation('studio');
  const { call, draft, notice } = useStudio();
  const live = useEditingPart(({ draft: { live: number } }) => number);
  const failureText = useFailureText();
  const [comment, setComment] = useState('');
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const send = async () => {
    if (isTooLong(comment)) return;
    setPending(true);
    setFailed(null);
    if (!(await draft.flush())) {
      setPending(false);
      setFailed(t('publish.unsaved'));
      return;
    }
    const answer = await call(restore, {
      path: { number: String(revision.number) },
      body: { comment: comment.trim() },
    });
    setPending(false);
    if (!answer.ok) {
      setFailed(failureText(answer.failure));
      return;
    }
    const { number } = answer.data;
    notice.set({
      severity: 'success',
      text: number === null ? t('publish.offered') : t('history.restored', { number: revision.number }),
    });
    onClose();
    onRestored();
    await draft.load();
  };
  return (
    <Dialog
      size="medium"
      title={t('history.restoreTitle', { number: revision.number })}
      closeLabel={t('history.cancel')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('history.cancel')}
          </Button>
          <Button type="submit" pending={pending} disabled={isTooLong(comment)}>
            {t('history.restoreNow')}
          </Button>
        </>
      }
    >
      <DialogText>{t('history.restoreText', { when: moment(revision.at) })}</DialogText>
      <Difference number={revision.number} before={live} />
      <CommentField value={comment} onChange={setComment} />
      {failed === null ? null : <Notice severity="error">{failed}</Notice>}
    </Dialog>
  );
};

type RevisionEntryProps = {
  revision: Revision;
  /** The revision before it; null for the first. */
  before: number | null;
  isLive: boolean;
  onRestored: () => void;
};

/** One revision: when and by whom, why, what was changed, and the way back to it. */
export const RevisionEntry = ({ revision, before, isLive, onRestored }: RevisionEntryProps) => {
  const { t } = useTranslation('studio');
  const id = useId();
  const code = useFundCode();
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { number, kind, by, at, approvedBy, comment, restores } = revision;
  return (
    <Box
      component="li"
      aria-labelledby={`${id}-name`}
      sx={{ paddingBlock: 2, borderBlockStart: '1px solid', borderColor: 'divider' }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Typography variant="subtitle1" component="h3" id={`${id}-name`}>
          {t('history.number', { number })}
        </Typography>
        {isLive ? <Chip variant="soft" size="small" color="success" label={t('history.live')} /> : null}
        <Typography variant="body2" color="textSecondary">
          {restores === null ? t(`history.kinds.${kind}`) : t('history.restores', { number: restores })}
        </Typography>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {by === ''
          ? moment(at)
          : t(approvedBy === null ? 'history.byWhom' : 'history.byTwo', {
              name: by,
              second: approvedBy ?? '',
              when: moment(at),
            })}
      </Typography>
      {comment === '' ? null : (
        <Typography sx={{ marginBlockStart: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {comment}
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockStart: 0.5, marginInlineStart: -1.25 }}>
        {before === null ? null : (
          <Button
            variant="text"
            size="small"
            aria-expanded={isOpen}
            aria-controls={`${id}-difference`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('history.difference')}
          </Button>
        )}
        {isLive ? null : (
          <Button variant="text" size="small" startIcon="retry" onClick={() => setIsAsking(true)}>
            {t('history.restore')}
          </Button>
        )}
        <MuiButton component="a" variant="text" size="small" href={folderAddress(code, number)} download>
          {t('history.download')}
        </MuiButton>
      </Stack>
      <Box id={`${id}-difference`} hidden={!isOpen} sx={{ marginBlockStart: 1 }}>
        {isOpen && before !== null ? <Difference number={number} before={before} /> : null}
      </Box>
      {isAsking ? (
        <RestoreQuestion revision={revision} onClose={() => setIsAsking(false)} onRestored={onRestored} />
      ) : null}
    </Box>
  );
};
