import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountYearLine } from '#contract/derivation.ts';
import { savingsShares } from '#domain/savings-shares.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { chartColours } from '#theme/chart-colours.ts';
import { LazyPicture } from '#ui/LazyPicture.tsx';
import { yearsShown } from './years-shown.ts';

const SharesChart = lazy(async () => ({ default: (await import('#ui/charts/SharesChart.tsx')).SharesChart }));

/** In CSS pixels. */
const height = 300;

/**
 * What the savings are made of at each year's end, as stacked bars with their legend: deposits, one's own contributions,
 * those of the employer, and interest. The table of the same years stands below it.
 */
export const SavingsSharesPicture = ({ years }: { years: readonly AccountYearLine[] }) => {
  const { t } = useTranslation('calculation');
  const { tokens } = useTheme();
  const shares = savingsShares(yearsShown(years));
  if (shares.length < 2) return null;
  const { open, quiet } = chartColours(tokens);
  const parts = [
    { key: 'deposits', name: t('shares.deposits'), colour: quiet },
    { key: 'member', name: t('years.memberCredits'), colour: tokens.colour.primary.main },
    { key: 'employer', name: t('years.employerCredits'), colour: open },
    { key: 'interest', name: t('years.interest'), colour: tokens.chart.axis },
  ] as const;
  const used = parts.filter(({ key }) => shares.some((share) => share[key] > 0));
  return (
    <Box sx={{ mt: 1.5, mb: 3, displayPrint: 'none' }}>
      <Typography variant="body2" color="textSecondary">
        {t('shares.title')}
      </Typography>
      <LazyPicture height={height} fallback={null}>
        <SharesChart
          height={height}
          labels={{ title: t('shares.title'), hint: t('shares.hint') }}
          parts={used.map(({ key, colour }) => ({ key, colour, values: shares.map((share) => share[key]) }))}
          bars={shares.map((share) => ({
            label: String(share.year),
            name: share.isProjected ? `${share.year}, ${t('years.projected')}` : String(share.year),
            amount: formatRough(share.savings),
            more: used.map(({ key, name }) => `${name} ${formatRough(share[key])}`),
          }))}
        />
      </LazyPicture>
      <Box
        component="ul"
        sx={{
          typography: 'caption',
          color: 'text.secondary',
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          listStyle: 'none',
          m: 0,
          mt: 1,
          p: 0,
        }}
      >
        {used.map(({ key, name, colour }) => (
          <li key={key}>
            <Box
              component="span"
              aria-hidden
              style={{ backgroundColor: colour }}
              sx={{
                display: 'inline-block',
                inlineSize: 10,
                blockSize: 10,
                borderRadius: '2px',
                marginInlineEnd: 0.75,
              }}
            />
            {name}
          </li>
        ))}
      </Box>
    </Box>
  );
};
