import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Revision } from '#contract/studio/answers.ts';
import { revisions as readRevisions } from '#contract/studio/endpoints.ts';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { useStudio } from '../kernel/services.ts';
import { FolderCard } from './FolderCard.tsx';
import { PreviewLinksCard } from './PreviewLinksCard.tsx';
import { RevisionEntry } from './RevisionEntry.tsx';

/** What was published when and by whom, the fund's folder, and links to the draft. */
export const HistoryPage = () => {
  const { t } = useTranslation('studio');
  const { call } = useStudio();
  const [revisions, setRevisions] = useState<readonly Revision[] | 'failed' | null>(null);
  const read = useCallback(async () => {
    const answer = await call(readRevisions, {});
    setRevisions(answer.ok ? answer.data.revisions : 'failed');
  }, [call]);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it is set once the provider has answered
    void read();
  }, [read]);
  return (
    <PageFrame title={t('history.title')} lead={t('history.lead')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
          gap: 4,
          alignItems: 'start',
          marginBlockStart: 4,
        }}
      >
        <Stack component="section" sx={{ gap: 2, minInlineSize: 0 }}>
          <SectionHeading>{t('history.revisions')}</SectionHeading>
          {revisions === null ? (
            <LoadingLine />
          ) : revisions === 'failed' ? (
            <FailedNotice title={t('history.failed')} retryLabel={t('draft.retry')} onRetry={() => void read()} />
          ) : (
            <Stack component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {revisions.map((revision, index) => (
                <RevisionEntry
                  key={revision.number}
                  revision={revision}
                  before={revisions[index + 1]?.number ?? null}
                  isLive={index === 0}
                  onRestored={() => void read()}
                />
              ))}
            </Stack>
          )}
        </Stack>
        <Stack sx={{ gap: 3 }}>
          <PreviewLinksCard />
          <FolderCard />
        </Stack>
      </Box>
    </PageFrame>
  );
};
