import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FailedNotice } from '#ui/FailedNotice.tsx';

/** In place of a page that could not be shown. What is typed has been saved, except for the last moment. */
export const CrashedStudio = () => {
  const { t } = useTranslation('studio');
  return (
    <Box component="main" sx={{ maxInlineSize: 640, margin: '15vh auto', padding: 2 }}>
      <FailedNotice
        title={t('crashed.title')}
        text={t('crashed.text')}
        retryLabel={t('crashed.reload')}
        onRetry={() => {
          window.location.reload();
        }}
      />
    </Box>
  );
};
