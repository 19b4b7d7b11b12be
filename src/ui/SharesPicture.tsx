import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { lazy } from 'react';
import { chartColours } from '#theme/chart-colours.ts';
import type { SharesBar } from './charts/SharesChart.tsx';
import { markSx } from './bar-fill.ts';
import { LazyPicture } from './LazyPicture.tsx';

const SharesChart = lazy(async () => ({ default: (await import('./charts/bar-charts.ts')).SharesChart }));

/** In CSS pixels. */
const height = 300;

const legendSx = {
  typography: 'caption',
  color: 'text.secondary',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
} as const;

type SharesPictureProps = {
  /** Name of the picture, with its unit. */
  title: string;
  /** How to select a bar. */
  hint: string;
  bars: readonly SharesBar[];
  /** The parts of all bars from the bottom upwards, at most four; a value for each bar. */
  parts: readonly { readonly key: string; readonly name: string; readonly values: readonly number[] }[];
};

/** What sums are made of, as stacked bars with their legend; only on screen, because a table with the same stands near. */
export const SharesPicture = ({ title, hint, bars, parts }: SharesPictureProps) => {
  const { tokens } = useTheme();
  const { open, quiet } = chartColours(tokens);
  const colours = [quiet, tokens.colour.primary.main, open, tokens.chart.axis];
  const coloured = parts.map((part, index) => ({ ...part, colour: colours[index] ?? quiet }));
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Typography variant="body2" color="textSecondary">
        {title}
      </Typography>
      <LazyPicture height={height} fallback={null}>
        <SharesChart height={height} labels={{ title, hint }} parts={coloured} bars={bars} />
      </LazyPicture>
      <Box component="ul" sx={legendSx}>
        {coloured.map(({ key, name, colour }) => (
          <li key={key}>
            <Box
              component="span"
              aria-hidden
              style={{ backgroundColor: colour }}
              sx={{ ...markSx, marginInlineEnd: 0.75 }}
            />
            {name}
          </li>
        ))}
      </Box>
    </Box>
  );
};
