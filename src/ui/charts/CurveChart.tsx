import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale } from '@mui/x-charts/hooks';
import {
  AreaPlot,
  FocusedLineMark,
  LINE_CHART_PLUGINS,
  LinePlot,
  MarkPlot,
  type LineChartPluginSignatures,
} from '@mui/x-charts/LineChart';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatChf } from '#kernel/money.ts';
import { amountsAxis, amountsWidth, axisRoom, tickText } from './axis-style.ts';
import { ageTicks, yearLabel, yearLabelThreshold, yearTicks } from './chart-axis.ts';
import { PictureFrame, ReadoutBubble, useDismissed, useStill } from './PictureFrame.tsx';
import { spoken } from './spoken.ts';

/** A point of a curve. */
export type CurvePoint = {
  /** Start of the local day in milliseconds since 1970, or an age in years. */
  at: number;
  /** CHF. */
  value: number;
  /** Date or age in words, e.g. "31.12.2030". */
  name: string;
};

/** Props of {@link CurveChart}. */
export type CurveChartProps = {
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

/** Height of a line of the legend above the curve, and the minimum width for a single line; CSS pixels. */
const legendHeight = 20;
const oneLineLegend = 460;

/** The tooltip of the point at the pointer or the keyboard focus. */
const Readout = () => {
  const at = useAxesTooltip({ directions: ['x'] })?.[0];
  const scale = useXScale<'time' | 'linear'>();
  const item = at?.seriesItems.find(({ formattedValue }) => formattedValue);
  const isDismissed = useDismissed(at?.dataIndex);
  if (at === undefined || item === undefined || isDismissed) return null;
  const place = scale(at.axisValue instanceof Date ? at.axisValue : Number(at.axisValue));
  return <ReadoutBubble at={place} name={at.axisFormattedValue} amount={item.formattedValue} />;
};

const Legend = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  overflow: 'hidden',
  lineHeight: `${legendHeight}px`,
  whiteSpace: 'nowrap',
  color: theme.palette.text.secondary,
  '& > span:last-of-type': { display: 'inline-flex', gap: theme.spacing(2) },
  '& svg': { marginInlineEnd: theme.spacing(0.75), verticalAlign: '0.2em' },
}));

/** A sample of the line for the legend. */
const Sample = ({ colour, dashed }: { colour: string; dashed: boolean }) => (
  <svg width={22} height={4} aria-hidden focusable="false">
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
  </svg>
);

/** Dashes of the projection. */
const dash = '2 6';

/** How far beyond the last age of a curve a mark may be, in years. */
const markReach = 2;

/** Width of the label of a year or an age, including its gap; CSS pixels. */
const room = { label: 40, short: 28 };

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
  const turn = solid.length - 1;
  const timed = scale === 'time';
  const place = (at: number) => (timed ? new Date(at) : at);
  const nameOf = new Map(points.map(({ at, name }) => [at, name]));
  const values = points.map(({ value }) => value);
  const [begin, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  // A curve by age ends with the last year before the mark; extend the axis to the mark.
  const end = !timed && mark !== undefined && mark.at > last && mark.at <= last + markReach ? mark.at : last;
  const reached = mark !== undefined && mark.at >= begin && mark.at <= end ? mark : undefined;
  const farRight = reached !== undefined && end > begin && (reached.at - begin) / (end - begin) > 0.75;
  const amounts = amountsWidth(values);
  const text = tickText(theme);

  const ticks = (width: number) => {
    const axis = {
      domain: [begin, end] as const,
      width: Math.max(0, width - amounts - axisRoom.end),
      label: narrow || !timed ? room.short : room.label,
    };
    return timed
      ? yearTicks(
          points.map(({ at }) => new Date(at)),
          axis,
        )
      : ageTicks(
          points.map(({ at }) => at),
          axis,
        );
  };

  return (
    <PictureFrame title={labels.title} height={height}>
      {(width) => {
        const legend =
          labels.solid !== undefined && width > 0 && width < oneLineLegend ? 2 * legendHeight : legendHeight;
        return (
          <>
            <Legend aria-hidden style={{ blockSize: legend }}>
              <span>{labels.unit}</span>
              <span>
                {labels.solid !== undefined && solid.length > 1 ? (
                  <span>
                    <Sample colour={chart.past} dashed={false} />
                    {labels.solid}
                  </span>
                ) : null}
                {labels.dashed !== undefined && dashed.length > 0 ? (
                  <span>
                    <Sample colour={chart.projection} dashed />
                    {labels.dashed}
                  </span>
                ) : null}
              </span>
            </Legend>
            <ChartsDataProvider<'line', LineChartPluginSignatures>
              plugins={LINE_CHART_PLUGINS}
              height={height - legend}
              skipAnimation={still}
              localeText={spoken}
              margin={{ top: axisRoom.top, right: axisRoom.end, bottom: 0, left: 0 }}
              xAxis={[
                {
                  scaleType: timed ? 'time' : 'linear',
                  data: points.map(({ at }) => place(at)),
                  tickInterval: ticks(width),
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
              series={[
                {
                  type: 'line',
                  id: 'solid',
                  label: labels.solid ?? labels.amount ?? '',
                  data: points.map(({ value }, index) => (index <= turn ? value : null)),
                  color: chart.past,
                  area: true,
                  curve: 'monotoneX',
                  showMark: ({ index }) => pointed && index === turn,
                  valueFormatter: (value) => (value === null ? null : formatChf(value)),
                },
                {
                  type: 'line',
                  id: 'dashed',
                  label: labels.dashed ?? labels.amount ?? '',
                  data: points.map(({ value }, index) => (index >= turn && dashed.length > 0 ? value : null)),
                  color: chart.projection,
                  curve: 'monotoneX',
                  showMark: false,
                  valueFormatter: (value, { dataIndex }) =>
                    value === null || dataIndex === turn ? null : formatChf(value),
                },
              ]}
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
                  <ChartsReferenceLine
                    x={place(reached.at)}
                    label={reached.label}
                    labelAlign="start"
                    spacing={{ x: 6, y: -14 }}
                    lineStyle={{ stroke: chart.today, strokeWidth: 1, strokeDasharray: '1 3' }}
                    labelStyle={{
                      fontSize: 12,
                      fontFamily: theme.typography.fontFamily,
                      fontWeight: 600,
                      fill: chart.label,
                      textAnchor: farRight ? 'end' : 'start',
                    }}
                  />
                )}
                <ChartsXAxis />
                <ChartsYAxis />
                <MarkPlot />
                <FocusedLineMark />
              </ChartsSurface>
              <Readout />
            </ChartsDataProvider>
          </>
        );
      }}
    </PictureFrame>
  );
};
