import Box from '@mui/material/Box';
import type { OutlookAt } from '#domain/outlook.ts';

type PensionsByAgeProps = {
  byAge: readonly OutlookAt[];
  /** The age whose bar is highlighted. */
  shown: OutlookAt;
};

/** The pensions by age as a row of small bars. Their range is said in words next to it. */
export const PensionsByAge = ({ byAge, shown }: PensionsByAgeProps) => {
  const most = Math.max(...byAge.map(({ pensionPerMonth }) => pensionPerMonth), 1);
  return (
    <Box
      aria-hidden
      sx={{
        // On a phone the range is said in words alone.
        display: { xs: 'none', sm: 'flex' },
        alignItems: 'flex-end',
        gap: '3px',
        blockSize: 44,
        mt: 1.5,
      }}
    >
      {byAge.map(({ age, pensionPerMonth }) => (
        <Box
          key={age}
          style={{ blockSize: `${Math.max((pensionPerMonth / most) * 100, 4)}%` }}
          sx={{
            flex: 1,
            borderRadius: '2px 2px 0 0',
            backgroundColor: ({ tokens: { chart } }) => (age === shown.age ? chart.bars[0] : chart.grid),
          }}
        />
      ))}
    </Box>
  );
};
