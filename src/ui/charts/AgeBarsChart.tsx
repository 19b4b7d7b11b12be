import { BAR_CHART_PLUGINS, BarPlot, FocusedBar, type BarChartPluginSignatures } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { styled, useTheme } from '@mui/material/styles';
import { formatChf } from '#kernel/money.ts';
import { chartColours } from '#theme/chart-colours.ts';
import { amountsAxis, amountsWidth, axisRoom, tickText } from './axis-style.ts';
import { labelledBars, labelSpot } from './bar-labels.ts';
import { PictureFrame, ReadoutBubble, useDismissed, useStill } from './PictureFrame.tsx';
import { spoken } from './spoken.ts';

/** One bar. */
export type Bar = {
  /** Unique label below the bar. */
  label: string;
  /** Whether it is at a whole year of age; only these may have a label on the axis. */
  isWhole: boolean;
  /** Age and date in words, e.g. "at 65, 01.04.2031". */
  name: string;
  /** CHF. */
  value: number;
  /** Whether it is highlighted and labelled with its amount. */
  highlighted: boolean;
};

/** Props of {@link AgeBarsChart}. */
export type AgeBarsChartProps = {
  bars: readonly Bar[];
  /** In CSS pixels. */
  height: number;
  labels: {
    /** Name of the chart for screen readers. */
    title: string;
    unit: string;
    /** Name of the amounts, for screen readers. */
    amount: string;
  };
};

const Unit = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  blockSize: unitHeight,
  lineHeight: `${unitHeight}px`,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: theme.palette.text.secondary,
}));

/** Height of the unit's line above the bars, in CSS pixels. */
const unitHeight = 20;

const useBand = () => {
  const scale = useXScale<'band'>();
  return (label: string) => {
    const start = scale(label) ?? 0;
    return { start, end: start + scale.bandwidth(), middle: start + scale.bandwidth() / 2 };
  };
};

const Readout = () => {
  const at = useAxesTooltip({ directions: ['x'] })?.[0];
  const band = useBand();
  const item = at?.seriesItems[0];
  const isDismissed = useDismissed(at?.dataIndex);
  if (at === undefined || item === undefined || isDismissed) return null;
  const place = band(String(at.axisValue)).middle;
  return <ReadoutBubble at={place} name={at.axisFormattedValue} amount={item.formattedValue} />;
};

/** The amount above the highlighted bar, clear of its neighbours. */
const DirectLabel = ({ bars }: { bars: readonly Bar[] }) => {
  const theme = useTheme();
  const area = useDrawingArea();
  const band = useBand();
  const y = useYScale<'linear'>();
  const one = bars.find(({ highlighted }) => highlighted);
  if (one === undefined) return null;
  const boxes = bars.map(({ label, value }) => ({ ...band(label), top: Math.min(y(value), y(0)) }));
  const text = formatChf(one.value);
  const spot = labelSpot(boxes, bars.indexOf(one), text.length, { start: area.left, end: area.left + area.width });
  const { chart, colour } = theme.tokens;
  return (
    <g aria-hidden pointerEvents="none">
      {spot.leader === null ? null : (
        <line x1={spot.middle} x2={spot.middle} y1={spot.y + 4} y2={spot.leader} stroke={chart.today} strokeWidth={1} />
      )}
      <text
        x={spot.x}
        y={spot.y}
        textAnchor="middle"
        fill={chart.label}
        stroke={colour.surface.paper}
        strokeWidth={4}
        paintOrder="stroke"
        fontSize={13}
        fontWeight={600}
        fontFamily={theme.typography.fontFamily}
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {text}
      </text>
    </g>
  );
};

/**
 * Amounts by age as bars; the highlighted one in the fund's colour and with its amount. Arrow keys move along the bars.
 * Loaded separately, because the chart library is large.
 */
export const AgeBarsChart = ({ bars, height, labels }: AgeBarsChartProps) => {
  const theme = useTheme();
  const { colour } = theme.tokens;
  const { quiet } = chartColours(theme.tokens);
  const still = useStill();
  const values = bars.map(({ value }) => value);
  const amounts = amountsWidth(values);
  const text = tickText(theme);
  const names = new Map(bars.map(({ label, name }) => [label, name]));
  const highlighted = bars.findIndex((bar) => bar.highlighted);

  return (
    <PictureFrame title={labels.title} height={height}>
      {(width) => {
        const shown = labelledBars(bars, Math.max(0, width - amounts - axisRoom.end));
        return (
          <>
            <Unit aria-hidden>{labels.unit}</Unit>
            <ChartsDataProvider<'bar', BarChartPluginSignatures>
              plugins={BAR_CHART_PLUGINS}
              height={height - unitHeight}
              skipAnimation={still}
              localeText={spoken}
              margin={{ top: axisRoom.top, right: axisRoom.end, bottom: 0, left: 0 }}
              xAxis={[
                {
                  scaleType: 'band',
                  data: bars.map(({ label }) => label),
                  categoryGapRatio: bars.length > 24 ? 0.15 : 0.3,
                  tickLabelInterval: (_, index) => shown.has(index),
                  disableTicks: true,
                  height: axisRoom.below,
                  valueFormatter: (label: string, context) =>
                    context.location === 'tooltip' ? (names.get(label) ?? label) : label,
                  tickLabelStyle: text,
                },
              ]}
              yAxis={[amountsAxis(values, theme)]}
              series={[
                {
                  type: 'bar',
                  id: 'amounts',
                  label: labels.amount,
                  data: values,
                  color: quiet,
                  colorGetter: ({ dataIndex }) => (dataIndex === highlighted ? colour.primary.main : quiet),
                  minBarSize: 2,
                  valueFormatter: (value) => (value === null ? null : formatChf(value)),
                },
              ]}
            >
              <ChartsSurface
                sx={{
                  '@media (forced-colors: active)': { '& .MuiBarChart-element': { stroke: 'CanvasText' } },
                  // Save ink on the other bars.
                  '@media print': { [`& [fill="${quiet}"]`]: { fillOpacity: 0.35, stroke: quiet } },
                }}
              >
                <ChartsGrid horizontal />
                <BarPlot borderRadius={Math.min(4, theme.tokens.corner.control)} />
                <ChartsXAxis />
                <ChartsYAxis />
                <FocusedBar />
                <DirectLabel bars={bars} />
              </ChartsSurface>
              <Readout />
            </ChartsDataProvider>
          </>
        );
      }}
    </PictureFrame>
  );
};
