import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { memo } from 'react';
import { chartColours } from '#theme/chart-colours.ts';
import { line } from './above-chart.ts';
import { areaOpacity, dash } from './curve-legend.ts';
import type { CurveLine } from './curve-series.ts';
import { UnitAndHint, UnlessRead } from './Readout.tsx';

/** A sample of a line and its name. */
const Line = ({ colour, dashed, name }: { colour: string; dashed: boolean; name: string }) => (
  <span>
    <Box
      component="svg"
      width={22}
      height={4}
      aria-hidden
      focusable="false"
      sx={{ marginInlineEnd: 0.75, verticalAlign: '0.2em' }}
    >
      <line
        x1={1}
        y1={2}
        x2={21}
        y2={2}
        stroke={colour}
        strokeWidth={2.5}
        strokeLinecap={dashed ? 'round' : 'butt'}
        strokeDasharray={dashed ? dash : undefined}
      />
    </Box>
    {name}
  </span>
);

/** A sample of an area and its name. */
const Area = ({ colour, name }: { colour: string; name: string }) => (
  <span>
    <Box
      component="svg"
      width={22}
      height={10}
      aria-hidden
      focusable="false"
      sx={{ marginInlineEnd: 0.75, verticalAlign: '-0.05em' }}
    >
      <rect width={22} height={10} fill={colour} fillOpacity={areaOpacity} stroke={colour} strokeOpacity={0.5} />
    </Box>
    {name}
  </span>
);

type CurveLegendProps = {
  /** In CSS pixels. */
  height: number;
  /** Unit of the amounts. */
  unit: string;
  /** How to select a point, where it stands here. */
  hint: string | undefined;
  /** What is drawn; lines without a name are not named. */
  lines: readonly Pick<CurveLine, 'key' | 'name' | 'look' | 'isOther'>[];
  /** Name of the area around the projected line. */
  area?: string | undefined;
};

/** Whether two legends say the same: a line's amounts are none of it. */
const isSame = (one: CurveLegendProps, other: CurveLegendProps): boolean =>
  one.height === other.height &&
  one.unit === other.unit &&
  one.hint === other.hint &&
  one.area === other.area &&
  one.lines.length === other.lines.length &&
  one.lines.every(({ key, name, look, isOther }, at) => {
    const its = other.lines[at];
    return its?.key === key && its.name === name && its.look === look && its.isOther === isOther;
  });

/**
 * Above a curve, unless a point is read: the unit of its amounts, and what its lines mean. Hidden from screen readers,
 * which get the points.
 */
export const CurveLegend = memo(({ height, unit, hint, lines, area }: CurveLegendProps) => {
  const { tokens } = useTheme();
  const { past } = tokens.chart;
  const { quiet } = chartColours(tokens);
  return (
    <UnlessRead>
      <Stack
        aria-hidden
        direction="row"
        style={{ blockSize: height, lineHeight: `${line}px` }}
        sx={{
          typography: 'caption',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 2,
          overflow: 'hidden',
          whiteSpace: 'nowrap',
          color: 'text.secondary',
        }}
      >
        <UnitAndHint unit={unit} hint={hint} />
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 2 }}>
          {lines.map(({ key, name, look, isOther }) =>
            name === undefined ? null : (
              <Line key={key} colour={isOther === true ? quiet : past} dashed={look === 'dashed'} name={name} />
            ),
          )}
          {area === undefined ? null : <Area colour={past} name={area} />}
        </Box>
      </Stack>
    </UnlessRead>
  );
}, isSame);
