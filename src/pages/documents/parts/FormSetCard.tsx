import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveDocument } from '#detail/save-document.ts';
import { ViewLock } from '#detail/ViewLock.tsx';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { generationAtom } from '#state/remote/document-desk.ts';
import { startGenerationAction } from '#state/remote/generation.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { Button } from '#ui/Button.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { SidebarCard } from '#ui/SidebarCard.tsx';
import { summaryResource } from '../atoms.ts';

/**
 * Generates the insurance form set. One that is ready at once is downloaded; otherwise the drawer follows it
 * (specification, section 4). Nothing is rendered if the provider generates none.
 */
export const FormSetCard = () => {
  const { t } = useTranslation('documents');
  const { t: common } = useTranslation('common');
  const { data, failed, loading, retry } = useRemote(summaryResource, {});
  const start = useAction(startGenerationAction);
  const save = useSaveDocument();
  const isUnderWay = useValue(generationAtom)?.step === 'generating';
  const [isAsking, setIsAsking] = useState(false);
  const isView = useValue(isViewAtom);
  const lockId = useId();
  if (data === null) {
    return (
      <SidebarCard title={t('formSet.title')}>
        {failed ? (
          <FailedNotice title={t('formSet.unknown')} retryLabel={common('retry')} onRetry={retry} retrying={loading} />
        ) : (
          <LoadingLine />
        )}
      </SidebarCard>
    );
  }
  if (!data.canOrderDocuments) return null;
  const generate = async (): Promise<void> => {
    setIsAsking(true);
    const ready = await start();
    if (ready !== null) await save(ready);
    setIsAsking(false);
  };
  return (
    <SidebarCard title={t('formSet.title')}>
      <Typography>{t('formSet.text')}</Typography>
      <Box>
        <Button
          disabled={isView}
          aria-describedby={isView ? lockId : undefined}
          pending={isAsking || isUnderWay}
          pendingLabel={t('formSet.pending')}
          onClick={() => void generate()}
        >
          {t('formSet.action')}
        </Button>
      </Box>
      {isView ? <ViewLock id={lockId} /> : null}
    </SidebarCard>
  );
};
