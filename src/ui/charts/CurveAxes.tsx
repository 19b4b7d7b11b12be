import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LINE_CHART_PLUGINS, LinePlot, type LineChartPluginSignatures } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import { chartColours } from '#theme/chart-colours.ts';
import { amountsAxis, amountsWidth, axisRoom, tickText, yearTick } from './axis-style.ts';
import { yearLabel, yearLabelThreshold } from './chart-axis.ts';
import { amountsOf, placeOf, type Curve } from './curve.ts';
import { areaOpacity, dash } from './curve-legend.ts';
import { amountFirst, besideWidth } from './curve-notes.ts';
import { CurveOver } from './CurveOver.tsx';
import { curveReach } from './curve-reach.ts';
import { curveSeries, highestSeries } from './curve-series.ts';
import { curveTicks } from './curve-ticks.ts';
import { FollowedLines } from './FollowedLines.tsx';
import { useSheetWidth } from './PictureFrame.tsx';
import { ReportTop } from './ReportTop.tsx';
import { FollowKeys, useSelectionActs } from './Selection.tsx';
import { spoken } from './spoken.ts';

const drawing = {
  '& .MuiLineChart-line': { strokeWidth: 2.5 },
  '& .MuiLineChart-line[data-series^="edge"]': { strokeWidth: 1, strokeOpacity: 0.5 },
  '& .MuiLineChart-line[data-series^="dashed"]': { strokeDasharray: dash, strokeLinecap: 'round' },
  '& .MuiLineChart-area': { fillOpacity: areaOpacity },
} as const;

/** Room for a second line below the axis, in CSS pixels. */
const secondLine = 16;

/** How far the amounts are moved from a mark on the curve's first point, in CSS pixels. */
const besideMark = 6;

/** Narrower charts have their words in two lines. CSS pixels. */
const narrowest = 420;

type CurveAxesProps = {
  /** What they are made for. */
  curve: Curve;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** Whether lines appear without animation. */
  isStill: boolean;
  /** Whether what is drawn follows a slider. */
  follows: boolean;
  /** Told the amount up to which the axis reaches; keep its identity between renders. */
  onTop: (chf: number) => void;
};

/** A curve's axes, and on them what {@link DrawnCurve} has. They stay as they are while points are selected. */
export const CurveAxes = memo(({ curve, width, height, isStill, follows, onTop }: CurveAxesProps) => {
  const { scale, places, lines, band, mark, ages, events = [] } = curve;
  const theme = useTheme();
  const { chart } = theme.tokens;
  const { choose, point } = useSelectionActs();
  const sheet = useSheetWidth(width);
  const narrow = useMediaQuery(`(max-width: ${yearLabelThreshold - 0.02}px)`, { noSsr: true });
  const timed = scale === 'time';
  const ats = places.flatMap(({ at, isAside }) => (isAside === true ? [] : at));
  const values = amountsOf(curve);
  const { begin, end: last, isExtended } = curveReach(scale, places, mark);
  const isTight = width > 0 && width < narrowest;
  const ends = lines.flatMap(({ end = [] }) => end);
  const room = axisRoom.end + (ages === undefined ? 0 : axisRoom.age);
  const right = Math.max(room, besideWidth(isTight ? ends.map(amountFirst) : ends));
  return (
    <ChartsDataProvider<'line', LineChartPluginSignatures>
      plugins={LINE_CHART_PLUGINS}
      {...sheet}
      height={height}
      skipAnimation={isStill}
      localeText={spoken}
      margin={{
        top: axisRoom.top,
        right,
        bottom: 0,
        left: 0,
      }}
      onAxisClick={(_, data) => {
        if (data !== null) choose(data.dataIndex);
      }}
      onHighlightedAxisChange={point}
      xAxis={[
        {
          scaleType: timed ? 'time' : 'linear',
          data: places.map(({ at }) => placeOf(scale, at)),
          tickInterval: curveTicks({
            scale,
            places: ats,
            domain: [begin, last],
            width: width - (right - room),
            amounts: amountsWidth(values),
            narrow,
            gap: band === undefined ? 0 : 12,
          }),
          tickLabelInterval: () => true,
          // The first year is right below the zero of the amounts.
          tickSize: yearTick,
          height: axisRoom.below + (ages === undefined ? 0 : secondLine),
          domainLimit: 'strict',
          ...(isExtended && { max: last }),
          valueFormatter: (value: Date | number) => {
            if (!(value instanceof Date)) return String(value);
            const year = yearLabel(value, narrow);
            return ages === undefined ? year : `${year}\n${ages.inYear(value.getFullYear())}`;
          },
          tickLabelStyle: tickText(theme),
        },
      ]}
      yAxis={[
        {
          ...amountsAxis(values, theme),
          ...(events.some(({ index }) => index === 0) && {
            tickLabelStyle: { ...tickText(theme), transform: `translateX(-${besideMark}px)` },
          }),
        },
      ]}
      series={
        follows
          ? highestSeries(lines, band)
          : curveSeries(lines, band, { own: chart.past, other: chartColours(theme.tokens).quiet })
      }
    >
      <ChartsSurface sx={drawing}>
        <ChartsGrid horizontal />
        {follows ? (
          <FollowedLines />
        ) : (
          <>
            <AreaPlot />
            <LinePlot />
          </>
        )}
        <ChartsXAxis />
        <ChartsYAxis />
        <CurveOver isTight={isTight} />
      </ChartsSurface>
      <ReportTop onTop={onTop} />
      <FollowKeys />
    </ChartsDataProvider>
  );
});
