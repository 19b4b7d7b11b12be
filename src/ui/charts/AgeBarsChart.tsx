import { BAR_CHART_PLUGINS, BarPlot, FocusedBar, type BarChartPluginSignatures } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { memo } from 'react';
import { formatChf } from '#kernel/money.ts';
import { chartColours } from '#theme/chart-colours.ts';
import { amountsAxis, amountsWidth, areSmall, axisRoom, tickText } from './axis-style.ts';
import { BarLabel } from './BarLabel.tsx';
import { labelledBars, type Bar } from './bar-labels.ts';
import { PictureFrame, useDismissed, useStill } from './PictureFrame.tsx';
import { ReadoutBubble } from './ReadoutBubble.tsx';
import { spoken } from './spoken.ts';
import { useBand } from './use-band.ts';

type AgeBarsChartProps = {
  bars: readonly Bar[];
  /** In CSS pixels. */
  height: number;
  labels: {
    /** Name of the chart for screen readers. */
    title: string;
    unit: string;
    /** Unit of the axis if all amounts are below CHF 1000; without it, thousands. */
    unitOfSmall?: string | undefined;
    /** Name of the amounts, for screen readers. */
    amount: string;
  };
  /** Whether the bars change without animation, because they follow a slider. */
  still?: boolean;
};

/** Height of the unit's line above the bars, in CSS pixels. */
const unitHeight = 20;

const Readout = () => {
  const at = useAxesTooltip({ directions: ['x'] })?.[0];
  const band = useBand();
  const item = at?.seriesItems[0];
  const isDismissed = useDismissed(at?.dataIndex);
  if (at === undefined || item === undefined || isDismissed) return null;
  const place = band(String(at.axisValue)).middle;
  return <ReadoutBubble at={place} name={at.axisFormattedValue} amount={item.formattedValue} />;
};

/** Bars and axes; they follow the chart's data by themselves. */
const Plot = memo(({ radius }: { radius: number }) => (
  <>
    <ChartsGrid horizontal />
    <BarPlot borderRadius={radius} />
    <ChartsXAxis />
    <ChartsYAxis />
    <FocusedBar />
  </>
));

/**
 * Amounts by age as bars; the highlighted one in the fund's colour and with its amount. Arrow keys move along the bars.
 * Loaded separately, because the chart library is large.
 */
export const AgeBarsChart = ({ bars, height, labels, still = false }: AgeBarsChartProps) => {
  const theme = useTheme();
  const { colour } = theme.tokens;
  const { quiet } = chartColours(theme.tokens);
  const returns = useStill();
  const values = bars.map(({ value }) => value);
  const inThousands = labels.unitOfSmall === undefined || !areSmall(values);
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
            <Typography
              aria-hidden
              variant="caption"
              noWrap
              style={{ blockSize: unitHeight, lineHeight: `${unitHeight}px` }}
              sx={{ display: 'block', color: 'text.secondary' }}
            >
              {inThousands ? labels.unit : labels.unitOfSmall}
            </Typography>
            <ChartsDataProvider<'bar', BarChartPluginSignatures>
              plugins={BAR_CHART_PLUGINS}
              height={height - unitHeight}
              skipAnimation={still || returns}
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
              yAxis={[amountsAxis(values, theme, inThousands)]}
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
                <Plot radius={Math.min(4, theme.tokens.corner.control)} />
                <BarLabel bars={bars} />
              </ChartsSurface>
              <Readout />
            </ChartsDataProvider>
          </>
        );
      }}
    </PictureFrame>
  );
};
