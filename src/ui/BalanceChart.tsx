import { LineChart } from '@mui/x-charts/LineChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useTheme } from '@mui/material/styles';
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

const room = { label: 44, short: 34 };

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
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const turn = past.at(-1);
  const ahead = turn === undefined ? future : future.filter((point) => point.date > turn.date);
  const points = [...past, ...ahead];
  const dates = points.map((point) => toDate(point.date));
  const isoOf = new Map(points.map((point, index) => [dates[index]?.getTime(), point.date]));
  const lowest = Math.min(0, ...points.map((point) => point.value));
  const ticks = yearTicks(dates, Math.max(2, Math.floor((width - 56) / (narrow ? room.short : room.label))));
  const colour = theme.palette.primary.main;
  const muted = theme.palette.text.secondary;
  const text = { fontSize: 12, fontFamily: theme.typography.fontFamily, fill: muted };
  const turnDate = turn === undefined ? undefined : toDate(turn.date);
  const turnIndex = past.length - 1;
  const farRight = points.length > 1 && turnIndex / (points.length - 1) > 0.6;

  return (
    <div ref={frame} style={{ blockSize: height }}>
      <LineChart
        height={height}
        title={labels.title}
        hideLegend
        margin={{ top: 28, right: 16, bottom: 0, left: 0 }}
        grid={{ horizontal: true }}
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
            width: 44,
            tickNumber: 4,
            disableLine: true,
            disableTicks: true,
            valueFormatter: (value: number) => formatThousands(value),
            tickLabelStyle: text,
          },
        ]}
        series={[
          {
            id: 'past',
            label: labels.past,
            data: points.map((point, index) => (index <= turnIndex ? point.value : null)),
            color: colour,
            area: true,
            curve: 'monotoneX',
            showMark: false,
            valueFormatter: (value) => (value === null ? null : formatAmount(value)),
          },
          {
            id: 'future',
            label: labels.future,
            data: points.map((point, index) => (index >= turnIndex ? point.value : null)),
            color: colour,
            curve: 'monotoneX',
            showMark: false,
            valueFormatter: (value, { dataIndex }) =>
              value === null || dataIndex === turnIndex ? null : formatAmount(value),
          },
        ]}
        sx={{
          '& .MuiLineChart-line': { strokeWidth: 2.5 },
          '& .MuiLineChart-line[data-series="future"]': { strokeDasharray: '2 7', strokeLinecap: 'round' },
          '& .MuiLineChart-area': { fillOpacity: 0.1 },
          '& .MuiChartsGrid-line': { stroke: theme.palette.divider },
          '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: theme.palette.divider },
        }}
      >
        <text x={0} y={12} style={text}>
          {labels.unit}
        </text>
        {turnDate === undefined ? null : (
          <ChartsReferenceLine
            x={turnDate}
            label={labels.today}
            labelAlign="start"
            spacing={{ x: 6, y: -14 }}
            lineStyle={{ stroke: muted, strokeWidth: 1, strokeDasharray: '1 3' }}
            labelStyle={{
              fontSize: 12,
              fontFamily: theme.typography.fontFamily,
              fontWeight: 600,
              fill: theme.palette.text.primary,
              textAnchor: farRight ? 'end' : 'start',
            }}
          />
        )}
      </LineChart>
    </div>
  );
};
