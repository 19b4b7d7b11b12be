import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { revisions as readRevisions } from '#contract/studio/endpoints.ts';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { LoadFailed } from '../frame/LoadFailed.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { useStudio } from '../kernel/services.ts';
import { useAnswer } from '../kernel/use-answer.ts';
import { FolderCard } from './FolderCard.tsx';
import { PreviewLinksCard } from './PreviewLinksCard.tsx';
import { RevisionEntry } from './RevisionEntry.tsx';

/** What was published when and by whom, the fund's folder, and links to the draft. */
export const HistoryPage = () => {
  const { t } = useTranslation('studio');
  const { call } = useStudio();
  const ask = useCallback(async () => {
    const read = await call(readRevisions, {});
    return read.ok ? read.data.revisions : null;
  }, [call]);
  const { answer: revisions, again } = useAnswer('revisions', ask);
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
          {revisions === undefined ? (
            <LoadingLine />
          ) : revisions === null ? (
            <LoadFailed title={t('history.failed')} retry={again} />
          ) : (
            <Stack component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {revisions.map((revision, index) => (
                <RevisionEntry
                  key={revision.number}
                  revision={revision}
                  before={revisions[index + 1]?.number ?? null}
                  isLive={index === 0}
                  onRestored={again.run}
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
