import MuiButton from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import type { folderReadSchema } from '#contract/studio/answers.ts';
import { readFolder } from '#contract/studio/endpoints.ts';
import type { FundFinding } from '#tenants/finding.ts';
import { readinessOf } from '#tenants/findings.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogText } from '#ui/Dialog.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useNamedValue } from '#ui/use-named-value.ts';
import { useFindingText } from '../findings/finding-text.ts';
import { useFacts } from '../findings/use-facts.ts';
import { useFiles, useFundCode } from '../kernel/use-draft.ts';
import { folderAddress } from '../kernel/addresses.ts';
import { pathName } from '../kernel/paths.ts';
import { base64Of } from '../kernel/base64.ts';
import { useStudio } from '../kernel/services.ts';
import { LoadFailed } from '../frame/LoadFailed.tsx';
import { DifferenceList } from '../review/DifferenceList.tsx';
import { useFailureText } from '../kernel/failure-text.ts';

const isMistake = ({ gravity }: FundFinding): boolean => gravity === 'mistake';

type Folder = z.infer<typeof folderReadSchema>;

/** Every exported folder has its plan, and the card says what becomes of it. */
const isWorthTelling = ({ file }: Folder['leftOut'][number]): boolean => file !== 'plan.json';

/** What an imported folder would change, before it does. */
const ImportQuestion = ({ folder, onClose }: { folder: Folder; onClose: () => void }) => {
  const { t } = useTranslation('studio');
  const named = useNamedValue();
  const { draft, notice } = useStudio();
  const files = useFiles();
  const text = useFindingText();
  const { facts, retry } = useFacts(useFundCode());
  const mistakes = useMemo(
    () => (facts === null ? [] : readinessOf(folder.files, facts).findings.filter(isMistake)),
    [folder, facts],
  );
  const leftOut = folder.leftOut.filter(isWorthTelling);
  return (
    <Dialog
      size="medium"
      title={t('folder.importTitle')}
      closeLabel={t('history.cancel')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('history.cancel')}
          </Button>
          <Button
            onClick={() => {
              draft.takeFolder(folder.files);
              notice.set({ severity: 'success', text: t('folder.taken') });
              onClose();
            }}
          >
            {t('folder.take')}
          </Button>
        </>
      }
    >
      {retry === null ? null : <LoadFailed title={t('folder.unchecked')} retry={retry} />}
      {mistakes.length === 0 ? null : (
        <Notice severity="warning" live="off" title={t('folder.mistakes', { count: mistakes.length })}>
          <ul>
            {mistakes.map((finding) => (
              <li key={`${finding.key} ${pathName(finding.path)}`}>{text(finding)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <DialogText>{t('folder.importText')}</DialogText>
      {leftOut.length === 0 ? null : (
        <Notice severity="info" live="off" title={t('folder.leftOut')}>
          <ul>
            {leftOut.map(({ file, why }) => (
              <li key={file}>{named(file, t(`folder.why.${why}`))}</li>
            ))}
          </ul>
        </Notice>
      )}
      <DifferenceList before={files} after={folder.files} />
    </Dialog>
  );
};

/** Takes the fund's folder out, or another one in. */
export const FolderCard = () => {
  const { t } = useTranslation('studio');
  const { call } = useStudio();
  const failureText = useFailureText();
  const id = useId();
  const [folder, setFolder] = useState<Folder | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const read = async (file: File) => {
    setFailed(null);
    setPending(true);
    const content = await base64Of(file);
    const answer = content === null ? null : await call(readFolder, { body: { content } });
    setPending(false);
    if (answer === null) setFailed(t('failed.unreadable'));
    else if (answer.ok) setFolder(answer.data);
    else setFailed(failureText(answer.failure));
  };
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ padding: 2.5 }}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="h3" component="h2" id={id}>
          {t('folder.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('folder.text')}
        </Typography>
        {failed === null ? null : <Notice severity="error">{failed}</Notice>}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <MuiButton component="a" variant="outlined" size="small" href={folderAddress(useFundCode())} download>
            {t('folder.export')}
          </MuiButton>
          <FileButton accept=".zip,application/zip" pending={pending} onFile={(file) => void read(file)}>
            {t('folder.import')}
          </FileButton>
        </Stack>
      </Stack>
      {folder === null ? null : <ImportQuestion folder={folder} onClose={() => setFolder(null)} />}
    </Paper>
  );
};
