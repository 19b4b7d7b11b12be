import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { useTheme } from '@mui/material/styles';
import { use } from 'react';
import { chartColours } from '#theme/chart-colours.ts';
import { DrawnCurve, placeOf } from './curve.ts';
import { areaOpacity, dash } from './curve-legend.ts';
import { bandPath, linePath } from './curve-paths.ts';
import { behindFirst } from './curve-series.ts';

const edge = { strokeWidth: 1, strokeOpacity: 0.5 } as const;
const line = { strokeWidth: 2.5 } as const;
const dashed = { ...line, strokeDasharray: dash, strokeLinecap: 'round' } as const;

/**
 * A curve's straight lines and its band on axes that stay as they are: a slider's move renders these paths alone. What
 * MUI X draws is computed by its pipeline of series, which takes several frames on a slow processor.
 */
export const FollowedLines = () => {
  const { tokens } = useTheme();
  const { scale, places, lines, band } = use(DrawnCurve);
  const x = useXScale<'time' | 'linear'>();
  const y = useYScale<'linear'>();
  const scales = { xs: places.map(({ at }) => x(placeOf(scale, at))), y };
  const { past } = tokens.chart;
  const { quiet } = chartColours(tokens);
  return (
    <g aria-hidden pointerEvents="none" fill="none" strokeLinejoin="round">
      {band === undefined ? null : (
        <>
          <path d={bandPath(band, scales)} fill={past} fillOpacity={areaOpacity} />
          <path d={`${linePath(band.low, scales)}${linePath(band.high, scales)}`} stroke={past} {...edge} />
        </>
      )}
      {behindFirst(lines).map(({ key, values, look, isOther }) => (
        <path
          key={key}
          d={linePath(values, scales)}
          stroke={isOther === true ? quiet : past}
          {...(look === 'dashed' ? dashed : line)}
        />
      ))}
    </g>
  );
};
