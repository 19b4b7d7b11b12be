import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OutlookAt } from '#domain/outlook.ts';
import { shortAge } from './short-age.ts';

type PensionsByAgeProps = {
  byAge: readonly OutlookAt[];
  /** The age whose bar is highlighted. */
  shown: OutlookAt;
  /** Whether it is the only picture: it is then higher and names its ages. */
  isLarge?: boolean;
};

/** The pensions by age as a row of small bars, to the eye alone: words next to it say a pension or the range of all. */
export const PensionsByAge = ({ byAge, shown, isLarge = false }: PensionsByAgeProps) => {
  const most = Math.max(...byAge.map(({ pensionPerMonth }) => pensionPerMonth), 1);
  return (
    <Box
      aria-hidden
      sx={{
        // On a phone the range is said in words alone, unless it is the only picture.
        display: { xs: isLarge ? 'flex' : 'none', sm: 'flex' },
        alignItems: 'flex-end',
        gap: isLarge ? { xs: '3px', sm: 1 } : '3px',
        blockSize: isLarge ? { xs: 76, sm: 112 } : 44,
        mt: 1.5,
      }}
    >
      {byAge.map(({ age, pensionPerMonth }) => (
        <Box key={age} sx={{ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, blockSize: '100%' }}>
          <Box sx={{ display: 'flex', alignItems: 'flex-end', flex: 1, minBlockSize: 0 }}>
            <Box
              style={{ blockSize: `${Math.max((pensionPerMonth / most) * 100, 4)}%` }}
              sx={{
                flex: 1,
                borderRadius: '2px 2px 0 0',
                backgroundColor: ({ tokens: { chart } }) => (age === shown.age ? chart.bars[0] : chart.grid),
              }}
            />
          </Box>
          {isLarge ? (
            <Typography
              variant="caption"
              color={age === shown.age ? 'textPrimary' : 'textSecondary'}
              sx={{ paddingBlockStart: 0.5, textAlign: 'center' }}
            >
              {shortAge(age)}
            </Typography>
          ) : null}
        </Box>
      ))}
    </Box>
  );
};
