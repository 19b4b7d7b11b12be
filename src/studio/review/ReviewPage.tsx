import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { useAdministrator, useEditing, useFundCode } from '../kernel/use-draft.ts';
import { FindingsList } from '../findings/FindingsList.tsx';
import { SettledFindings } from '../findings/SettledFindings.tsx';
import { useReadiness, useReadinessRetry } from '../kernel/use-findings.ts';
import { LoadFailed } from '../frame/LoadFailed.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { useStudio } from '../kernel/services.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { differenceRows } from './difference-rows.ts';
import { PublishCard } from './PublishCard.tsx';
import { SideBySide } from './SideBySide.tsx';
import { useRevision } from '../kernel/use-revision.ts';

/** What is still to be looked after, what changes for members, and the publication. */
export const ReviewPage = () => {
  const { t } = useTranslation('studio');
  const administrator = useAdministrator();
  const code = useFundCode();
  const { draft: editor, notice } = useStudio();
  const { draft, steps } = useEditing();
  const readiness = useReadiness();
  const checkAgain = useReadinessRetry();
  const { files: live, retry: readAgain } = useRevision(draft.live);
  const files = steps.now;
  const align = async () => {
    const outcome = await editor.align();
    if (outcome === 'aligned') notice.set({ severity: 'success', text: t('review.aligned') });
    else if (outcome !== 'clash')
      notice.set({ severity: 'error', text: t(outcome === 'unread' ? 'review.failed' : 'publish.unsaved') });
  };
  const changes = useMemo(() => (live === null ? null : differenceRows(code, live, files)), [code, live, files]);
  const first = changes?.at(0);
  return (
    <PageFrame title={t('review.title')} lead={t('review.lead')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
          gap: 4,
          alignItems: 'start',
          marginBlockStart: 4,
        }}
      >
        <Stack sx={{ gap: 5, order: { xs: 2, md: 0 }, minInlineSize: 0 }}>
          {draft.live > draft.basedOn ? (
            <Notice
              severity="warning"
              live="off"
              title={t('review.overtaken')}
              action={
                <Button variant="outlined" size="small" onClick={() => void align()}>
                  {t('review.align')}
                </Button>
              }
            >
              {t('review.overtakenText')}
            </Notice>
          ) : null}
          <Stack component="section" sx={{ gap: 2 }}>
            <SectionHeading>{t('review.findings')}</SectionHeading>
            {checkAgain === null ? null : <LoadFailed title={t('findings.failed')} retry={checkAgain} />}
            {readiness !== null ? (
              <FindingsList findings={readiness.findings} />
            ) : checkAgain === null ? (
              <LoadingLine />
            ) : null}
          </Stack>
          {readiness === null || readiness.settled.length === 0 ? null : (
            <Stack component="section" sx={{ gap: 2 }}>
              <SectionHeading>{t('fields.settled')}</SectionHeading>
              <SettledFindings />
            </Stack>
          )}
          <Stack component="section" sx={{ gap: 2 }}>
            <SectionHeading>{t('review.differences')}</SectionHeading>
            {readAgain !== null ? (
              <LoadFailed title={t('review.failed')} retry={readAgain} />
            ) : live === null ? (
              <LoadingLine />
            ) : (
              <DifferenceList before={live} after={files} rows={changes ?? undefined} leadsOn />
            )}
          </Stack>
        </Stack>
        <Box sx={{ position: { md: 'sticky' }, insetBlockStart: 80 }}>
          <PublishCard administrator={administrator} changes={readAgain === null ? changes : 'failed'} />
        </Box>
      </Box>
      {live === null ? null : (
        <Stack component="section" sx={{ gap: 2, marginBlockStart: 5 }}>
          <SectionHeading>{t('review.pictures')}</SectionHeading>
          <SideBySide live={live} number={draft.live} first={first?.difference} />
        </Stack>
      )}
    </PageFrame>
  );
};
