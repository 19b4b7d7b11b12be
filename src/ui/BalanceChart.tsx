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
import { useEffect, useRef, useState } from 'react';
import { yearLabel, yearLabelThreshold, yearTicks } from './chart-axis.ts';

/** A point of a curve; `date` is ISO `YYYY-MM-DD`, `value` CHF. */
export type CurvePoint = { date: string; value: number };

/** Props of {@link BalanceChart}. */
export type BalanceChartProps = {
  /** What was, ascending: drawn solid. */
  past: readonly CurvePoint[];
  /** What is expected, ascending: drawn dashed. */
  future: readonly CurvePoint[];
  /** In CSS pixels. */
  height: number;
  labels: {
    /** Names the picture for screen readers. */
    title: string;
    past: string;
    future: string;
    /** Stands at the point between past and future. */
    today: string;
    /** Names the unit of the axis, e.g. "CHF in thousands". */
    unit: string;
  };
  /** An amount in full, for the tooltip. */
  formatAmount: (amount: number) => string;
  /** An amount in thousands, for the axis. */
  formatThousands: (amount: number) => string;
  /** A date in full, for the tooltip; takes ISO `YYYY-MM-DD`. */
  formatDate: (date: string) => string;
};

const toDate = (iso: string): Date => {
  const [year = 0, month = 1, day = 1] = iso.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, day);
};

/** Height of the legend's line above the curve, and from which width on one line is enough; CSS pixels. */
const legendHeight = 20;
const oneLineLegend = 460;

const Picture = styled('figure')({ margin: 0, position: 'relative' });

const Bubble = styled('div')(({ theme, theme: { tokens } }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  insetBlockStart: 0,
  zIndex: 1,
  padding: theme.spacing(0.75, 1.5),
  transform: 'translateX(-50%)',
  border: `1px solid ${tokens.colour.border.hairline}`,
  borderRadius: Math.min(tokens.corner.card, 12),
  backgroundColor: tokens.chart.tooltip.surface,
  color: tokens.chart.tooltip.text,
  boxShadow: tokens.elevation.floating,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
}));

/** Half the room, in CSS pixels, that the bubble keeps to the picture's edges. */
const bubbleReach = 104;

/** Date and amount in full at the point that the pointer or the keyboard is at. */
const Readout = () => {
  const at = useAxesTooltip({ directions: ['x'] })?.[0];
  const scale = useXScale<'time'>();
  const item = at?.seriesItems.find(({ formattedValue }) => formattedValue);
  if (at === undefined || item === undefined || !(at.axisValue instanceof Date)) return null;
  const place = scale(at.axisValue);
  return (
    <Bubble aria-hidden style={{ insetInlineStart: `clamp(${bubbleReach}px, ${place}px, 100% - ${bubbleReach}px)` }}>
      {at.axisFormattedValue} <strong>{item.formattedValue}</strong>
    </Bubble>
  );
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

/** A piece of line as the curve draws it. */
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

/** Strokes of the projection. */
const dash = '2 6';

/** Room that a year's label takes, its gap included; the axis of the amounts and the end of the picture. CSS pixels. */
const room = { label: 40, short: 28 };
const axisWidth = 44;
const marginEnd = 16;

/** Whether the curve has drawn itself: it does so once, and on the way back from the table it is simply there. */
let drawn = false;

/**
 * Savings over the years: the past solid, the projection dashed, the point between them marked and labelled. Arrow keys
 * walk along the points. Loaded apart from the page (`BalanceCurve`), because the chart library is heavy.
 */
export const BalanceChart = ({
  past,
  future,
  height,
  labels,
  formatAmount,
  formatThousands,
  formatDate,
}: BalanceChartProps) => {
  const theme = useTheme();
  const narrow = useMediaQuery(`(max-width: ${yearLabelThreshold - 0.02}px)`, { noSsr: true });
  const frame = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const [still] = useState(drawn);
  const measured = width > 0;
  useEffect(() => {
    if (!measured) return undefined;
    return () => {
      drawn = true;
    };
  }, [measured]);

  const turn = past.at(-1);
  const ahead = turn === undefined ? future : future.filter((point) => point.date > turn.date);
  const points = [...past, ...ahead];
  const dates = points.map((point) => toDate(point.date));
  const isoOf = new Map(points.map((point, index) => [dates[index]?.getTime(), point.date]));
  const lowest = Math.min(0, ...points.map((point) => point.value));
  const { chart } = theme.tokens;
  const legend = width > 0 && width < oneLineLegend ? 2 * legendHeight : legendHeight;
  const text = { fontSize: 12, fontFamily: theme.typography.fontFamily, fill: chart.axis };
  const turnDate = turn === undefined ? undefined : toDate(turn.date);
  const turnIndex = past.length - 1;
  const [begin = 0, end = 0] = [dates[0]?.getTime(), dates.at(-1)?.getTime()];
  const axis = Math.max(0, width - axisWidth - marginEnd);
  const label = narrow ? room.short : room.label;
  const ticks = yearTicks(dates, { domain: [begin, end], width: axis, label });
  const farRight = turnDate !== undefined && end > begin && (turnDate.getTime() - begin) / (end - begin) > 0.75;

  return (
    <Picture ref={frame} aria-label={labels.title} style={{ blockSize: height }}>
      <Legend aria-hidden style={{ blockSize: legend }}>
        <span>{labels.unit}</span>
        <span>
          {past.length > 1 ? (
            <span>
              <Sample colour={chart.past} dashed={false} />
              {labels.past}
            </span>
          ) : null}
          {ahead.length > 0 ? (
            <span>
              <Sample colour={chart.projection} dashed />
              {labels.future}
            </span>
          ) : null}
        </span>
      </Legend>
      <ChartsDataProvider<'line', LineChartPluginSignatures>
        plugins={LINE_CHART_PLUGINS}
        height={height - legend}
        skipAnimation={still}
        // Where a curve has no point there is nothing to read out, least of all the library's English words for it.
        localeText={{ a11yNoValue: '' }}
        margin={{ top: 24, right: marginEnd, bottom: 0, left: 0 }}
        xAxis={[
          {
            scaleType: 'time',
            data: dates,
            tickInterval: ticks,
            tickLabelInterval: () => true,
            tickSize: 4,
            height: 28,
            domainLimit: 'strict',
            valueFormatter: (value: Date, context) =>
              context.location === 'tooltip' ? formatDate(isoOf.get(value.getTime()) ?? '') : yearLabel(value, narrow),
            tickLabelStyle: text,
          },
        ]}
        yAxis={[
          {
            min: lowest,
            width: axisWidth,
            tickNumber: 4,
            disableLine: true,
            disableTicks: true,
            valueFormatter: (value: number) => formatThousands(value),
            tickLabelStyle: text,
          },
        ]}
        series={[
          {
            type: 'line',
            id: 'past',
            label: labels.past,
            data: points.map((point, index) => (index <= turnIndex ? point.value : null)),
            color: chart.past,
            area: true,
            curve: 'monotoneX',
            showMark: ({ index }) => index === turnIndex,
            valueFormatter: (value) => (value === null ? null : formatAmount(value)),
          },
          {
            type: 'line',
            id: 'future',
            label: labels.future,
            data: points.map((point, index) => (index >= turnIndex ? point.value : null)),
            color: chart.projection,
            curve: 'monotoneX',
            showMark: false,
            valueFormatter: (value, { dataIndex }) =>
              value === null || dataIndex === turnIndex ? null : formatAmount(value),
          },
        ]}
      >
        <ChartsSurface
          sx={{
            '& .MuiLineChart-line': { strokeWidth: 2.5 },
            '& .MuiLineChart-line[data-series="future"]': { strokeDasharray: dash, strokeLinecap: 'round' },
            '& .MuiLineChart-area': { fillOpacity: 0.12 },
          }}
        >
          <ChartsGrid horizontal />
          <AreaPlot />
          <LinePlot />
          <ChartsAxisHighlight x="line" />
          {turnDate === undefined ? null : (
            <ChartsReferenceLine
              x={turnDate}
              label={labels.today}
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
    </Picture>
  );
};
