import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import {
  AreaPlot,
  FocusedLineMark,
  LINE_CHART_PLUGINS,
  LinePlot,
  MarkPlot,
  type LineChartPluginSignatures,
} from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { amountsAxis, amountsWidth, axisRoom, tickText } from './axis-style.ts';
import { CurveLegend } from './CurveLegend.tsx';
import { CurveMark } from './CurveMark.tsx';
import { curveReach, type CurvePoint } from './curve-reach.ts';
import { dash, legendHeight } from './curve-legend.ts';
import { curveSeries } from './curve-series.ts';
import { curveTicks } from './curve-ticks.ts';
import { CurveReadout } from './CurveReadout.tsx';
import { yearLabel, yearLabelThreshold } from './chart-axis.ts';
import { PictureFrame, useStill } from './PictureFrame.tsx';
import { spoken } from './spoken.ts';

type CurveChartProps = {
  /** Whether points are at times or ages. */
  scale: 'time' | 'age';
  /** Actual values, ascending: drawn solid. */
  solid: readonly CurvePoint[];
  /** Projected values, ascending and after the solid ones: drawn dashed. */
  dashed?: readonly CurvePoint[];
  /** In CSS pixels. */
  height: number;
  /** A labelled mark: today, or where something ends. Drawn if the curve reaches it. */
  mark?: { at: number; label: string } | undefined;
  /** Whether the last solid point is marked. */
  pointed?: boolean;
  labels: {
    /** Name of the chart for screen readers. */
    title: string;
    /** Unit of the axis, e.g. "CHF in thousands". */
    unit: string;
    /** Legends of the solid and the dashed part; omitted if there is only one. */
    solid?: string;
    dashed?: string;
    /** Name of the amounts, for screen readers. */
    amount?: string;
  };
};

/**
 * Amounts by time or age: actual values solid, projected ones dashed, with a labelled mark.
 * Arrow keys move along the points. Loaded separately, because the chart library is large.
 */
export const CurveChart = ({ scale, solid, dashed = [], height, mark, pointed = false, labels }: CurveChartProps) => {
  const theme = useTheme();
  const { chart } = theme.tokens;
  const narrow = useMediaQuery(`(max-width: ${yearLabelThreshold - 0.02}px)`, { noSsr: true });
  const still = useStill();

  const points = [...solid, ...dashed];
  const places = points.map(({ at }) => at);
  const timed = scale === 'time';
  const place = (at: number) => (timed ? new Date(at) : at);
  const nameOf = new Map(points.map(({ at, name }) => [at, name]));
  const values = points.map(({ value }) => value);
  const { begin, end, last, reached, farRight } = curveReach(scale, points, mark);
  const amounts = amountsWidth(values);
  const text = tickText(theme);

  return (
    <PictureFrame title={labels.title} height={height}>
      {(width) => {
        const legend = legendHeight(width, labels.solid !== undefined);
        return (
          <>
            <CurveLegend
              height={legend}
              unit={labels.unit}
              solid={solid.length > 1 ? labels.solid : undefined}
              dashed={dashed.length > 0 ? labels.dashed : undefined}
            />
            <ChartsDataProvider<'line', LineChartPluginSignatures>
              plugins={LINE_CHART_PLUGINS}
              height={height - legend}
              skipAnimation={still}
              localeText={spoken}
              margin={{ top: axisRoom.top, right: axisRoom.end, bottom: 0, left: 0 }}
              xAxis={[
                {
                  scaleType: timed ? 'time' : 'linear',
                  data: places.map(place),
                  tickInterval: curveTicks({ scale, places, domain: [begin, end], width, amounts, narrow }),
                  tickLabelInterval: () => true,
                  tickSize: 4,
                  height: axisRoom.below,
                  domainLimit: 'strict',
                  ...(end > last && { max: end }),
                  valueFormatter: (value: Date | number, context: { location: string }) => {
                    if (context.location === 'tooltip') return nameOf.get(Number(value)) ?? '';
                    return value instanceof Date ? yearLabel(value, narrow) : String(value);
                  },
                  tickLabelStyle: text,
                },
              ]}
              yAxis={[amountsAxis(values, theme)]}
              series={curveSeries({ solid, dashed, pointed, labels, colours: chart })}
            >
              <ChartsSurface
                sx={{
                  '& .MuiLineChart-line': { strokeWidth: 2.5 },
                  '& .MuiLineChart-line[data-series="dashed"]': { strokeDasharray: dash, strokeLinecap: 'round' },
                  '& .MuiLineChart-area': { fillOpacity: 0.12 },
                }}
              >
                <ChartsGrid horizontal />
                <AreaPlot />
                <LinePlot />
                <ChartsAxisHighlight x="line" />
                {reached === undefined ? null : (
                  <CurveMark x={place(reached.at)} label={reached.label} before={farRight} />
                )}
                <ChartsXAxis />
                <ChartsYAxis />
                <MarkPlot />
                <FocusedLineMark />
              </ChartsSurface>
              <CurveReadout />
            </ChartsDataProvider>
          </>
        );
      }}
    </PictureFrame>
  );
};
