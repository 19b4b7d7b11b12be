import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useReadiness, useReadinessRetry } from '../kernel/use-findings.ts';

/** How ready the draft is, in percent, as a ring with the figure in it. */
export const ReadinessFigure = ({ least, size = 36 }: { least: number; size?: number }) => {
  const { t } = useTranslation('studio');
  const readiness = useReadiness();
  const isFailed = useReadinessRetry() !== null;
  const percent = readiness?.percent ?? 0;
  const unknown = isFailed ? t('findings.failed') : t('findings.working');
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'inline-grid',
        placeItems: 'center',
        inlineSize: size,
        blockSize: size,
        flex: 'none',
      }}
    >
      <VisuallyHidden>{readiness === null ? unknown : t('findings.ready', { percent })}</VisuallyHidden>
      <CircularProgress
        aria-hidden
        variant="determinate"
        value={100}
        size={size}
        thickness={4}
        sx={{ position: 'absolute', color: 'divider' }}
      />
      <CircularProgress
        aria-hidden
        variant="determinate"
        value={percent}
        size={size}
        thickness={4}
        color={percent < least ? 'warning' : 'success'}
        sx={{ position: 'absolute' }}
      />
      <Typography
        component="span"
        aria-hidden
        sx={{
          fontSize: size * 0.32,
          fontWeight: 'fontWeightMedium',
          fontVariantNumeric: 'tabular-nums',
          lineHeight: 1,
        }}
      >
        {readiness === null ? '–' : percent}
      </Typography>
    </Box>
  );
};
