import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { YearMark } from '../view.ts';

/** Beyond it a year is written before its mark, in percent. */
const nearEnd = 95;

/** The years under the bars; only to the eye, because each person's text has the day. */
export const YearAxis = ({ years }: { years: readonly YearMark[] }) => {
  const { t } = useTranslation('death-benefit');
  const marks = [
    { text: t('beneficiaries.today'), at: 0 },
    ...years.map(({ year, at }) => ({ text: String(year), at })),
  ];
  return (
    <Box
      aria-hidden
      sx={{ position: 'relative', blockSize: 28, mt: 1, borderBlockStart: '1px solid', borderColor: 'divider' }}
    >
      {marks.map(({ text, at }) => (
        <Typography
          key={text}
          variant="caption"
          color="textSecondary"
          style={{ insetInlineStart: `${at}%` }}
          sx={{
            position: 'absolute',
            paddingBlockStart: 1,
            transform: at === 0 ? 'none' : `translateX(-${at > nearEnd ? 100 : 50}%)`,
            whiteSpace: 'nowrap',
            // In a narrow container it would overprint today's word.
            ...(at > 0 && at < 28 && { '@container (max-width: 26rem)': { display: 'none' } }),
            '&::before': {
              content: '""',
              position: 'absolute',
              insetBlockStart: 0,
              insetInlineStart: at === 0 ? 0 : at > nearEnd ? '100%' : '50%',
              blockSize: 6,
              borderInlineStart: '1px solid',
              borderColor: 'text.secondary',
            },
          }}
        >
          {text}
        </Typography>
      ))}
    </Box>
  );
};
