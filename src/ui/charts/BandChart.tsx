import { AreaPlot, FocusedLineMark, LINE_CHART_PLUGINS, LinePlot } from '@mui/x-charts/LineChart';
import type { LineChartPluginSignatures } from '@mui/x-charts/LineChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import { formatRough } from '#kernel/rough-amount.ts';
import { amountsAxis, amountsWidth, axisRoom, tickText } from './axis-style.ts';
import { yearLabel, yearLabelThreshold } from './chart-axis.ts';
import { areaOpacity, dash, legendHeight } from './curve-legend.ts';
import { CurveLegend } from './CurveLegend.tsx';
import { CurveReadout } from './CurveReadout.tsx';
import { curveTicks } from './curve-ticks.ts';
import { PictureFrame } from './PictureFrame.tsx';
import { spoken } from './spoken.ts';

/** A day of a {@link BandChart}; amounts in CHF, null where a line has ended. */
export type BandPoint = {
  /** As a local time in milliseconds. */
  readonly at: number;
  readonly name: string;
  readonly low: number | null;
  readonly middle: number | null;
  readonly high: number | null;
  readonly before: number | null;
};

type BandChartProps = {
  /** Ascending. */
  points: readonly BandPoint[];
  /** In CSS pixels. */
  height: number;
  labels: {
    /** Name of the chart for screen readers. */
    title: string;
    unit: string;
    /** The middle line, its band, and the line to compare it with. */
    middle: string;
    area: string;
    before: string;
  };
};

const lines = {
  '& .MuiLineChart-line': { strokeWidth: 2.5 },
  '& .MuiLineChart-line[data-series="low"], & .MuiLineChart-line[data-series="high"]': {
    strokeWidth: 1,
    strokeOpacity: 0.5,
  },
  '& .MuiLineChart-line[data-series="before"]': { strokeDasharray: dash, strokeLinecap: 'round' },
  '& .MuiLineChart-area': { fillOpacity: areaOpacity },
} as const;

/** What is drawn; it follows the chart's data by itself. */
const Plot = memo(() => (
  <ChartsSurface sx={lines}>
    <ChartsGrid horizontal />
    <AreaPlot />
    <LinePlot />
    <ChartsAxisHighlight x="line" />
    <ChartsXAxis />
    <ChartsYAxis />
    <FocusedLineMark />
  </ChartsSurface>
));

const roughly = (value: number | null) => (value === null ? null : formatRough(value));

/**
 * A projection as a line in a band of what less and more interest would make of it, next to a dashed line to compare it
 * with. Never animated, because it follows a slider. Loaded separately, because the chart library is large.
 */
export const BandChart = ({ points, height, labels }: BandChartProps) => {
  const theme = useTheme();
  const { chart } = theme.tokens;
  const narrow = useMediaQuery(`(max-width: ${yearLabelThreshold - 0.02}px)`, { noSsr: true });
  const places = points.map(({ at }) => at);
  const values = points.flatMap(({ high, before }) => [high ?? 0, before ?? 0]);
  const names = new Map(points.map(({ at, name }) => [at, name]));
  const domain = [places[0] ?? 0, places.at(-1) ?? 0] as const;
  const line = { type: 'line', curve: 'linear', showMark: false } as const;
  return (
    <PictureFrame title={labels.title} height={height}>
      {(width) => {
        const legend = legendHeight(width, true, true);
        return (
          <>
            <CurveLegend
              height={legend}
              unit={labels.unit}
              solid={labels.middle}
              dashed={labels.before}
              area={labels.area}
            />
            <ChartsDataProvider<'line', LineChartPluginSignatures>
              plugins={LINE_CHART_PLUGINS}
              height={height - legend}
              skipAnimation
              localeText={spoken}
              margin={{ top: axisRoom.top, right: axisRoom.end, bottom: 0, left: 0 }}
              xAxis={[
                {
                  scaleType: 'time',
                  data: places.map((at) => new Date(at)),
                  tickInterval: curveTicks({
                    scale: 'time',
                    places,
                    domain,
                    width,
                    amounts: amountsWidth(values),
                    narrow,
                    gap: 12,
                  }),
                  tickLabelInterval: () => true,
                  tickSize: 4,
                  height: axisRoom.below,
                  domainLimit: 'strict',
                  valueFormatter: (value: Date, context: { location: string }) =>
                    context.location === 'tooltip' ? (names.get(Number(value)) ?? '') : yearLabel(value, narrow),
                  tickLabelStyle: tickText(theme),
                },
              ]}
              yAxis={[amountsAxis(values, theme)]}
              series={[
                {
                  ...line,
                  id: 'middle',
                  label: labels.middle,
                  data: points.map(({ middle }) => middle),
                  color: chart.past,
                  valueFormatter: roughly,
                },
                {
                  ...line,
                  id: 'low',
                  stack: 'band',
                  data: points.map(({ low }) => low),
                  color: chart.past,
                  valueFormatter: () => null,
                },
                {
                  ...line,
                  id: 'high',
                  stack: 'band',
                  area: true,
                  data: points.map(({ low, high }) => (low === null || high === null ? null : high - low)),
                  color: chart.past,
                  valueFormatter: () => null,
                },
                {
                  ...line,
                  id: 'before',
                  label: labels.before,
                  data: points.map(({ before }) => before),
                  color: chart.projection,
                  valueFormatter: roughly,
                },
              ]}
            >
              <Plot />
              <CurveReadout />
            </ChartsDataProvider>
          </>
        );
      }}
    </PictureFrame>
  );
};
