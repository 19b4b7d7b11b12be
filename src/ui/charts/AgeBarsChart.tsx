import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { memo } from 'react';
import { chartColours } from '#theme/chart-colours.ts';
import { amountsWidth, areSmall, axisRoom } from './axis-style.ts';
import { BarLabel } from './BarLabel.tsx';
import { labelledBars, type Bar } from './bar-labels.ts';
import { BarsFrame } from './BarsFrame.tsx';
import { PictureFrame, useStill } from './PictureFrame.tsx';
import { hintHeight, Readout, readoutHeight, UnlessRead } from './Readout.tsx';
import { leastBar, SelectedBar, SelectedFill } from './SelectedBar.tsx';

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
    /** How to select a bar. */
    hint: string;
  };
  /** Whether the bars change without animation, because they follow a slider. */
  still?: boolean;
  /** The amount (CHF) up to which the axis reaches at least. */
  top?: number | undefined;
  /** Puts an amount (CHF) into words. */
  amountText: (chf: number) => string;
  /** Called with the selected bar; null once there is none. Keep its identity between renders. */
  onChosen?: ((index: number | null) => void) | undefined;
};

/** Height of the unit's line above the bars, in CSS pixels. */
const unitHeight = 20;

/** Bars and axes; they follow the chart's data by themselves. */
const Plot = memo(({ radius }: { radius: number }) => (
  <>
    <ChartsGrid horizontal />
    <BarPlot borderRadius={radius} />
    <ChartsXAxis />
    <ChartsYAxis />
  </>
));

type DrawnProps = Pick<AgeBarsChartProps, 'bars' | 'top' | 'amountText'> & {
  width: number;
  height: number;
  inThousands: boolean;
  isStill: boolean;
};

/** The bars themselves; they stay as they are while one of them is selected. */
const Drawn = ({ bars, top, amountText, width, height, inThousands, isStill }: DrawnProps) => {
  const theme = useTheme();
  const { colour } = theme.tokens;
  const { quiet } = chartColours(theme.tokens);
  const values = bars.map(({ value }) => value);
  const reached = top === undefined ? values : [...values, top];
  const amounts = amountsWidth(reached);
  const highlighted = bars.findIndex((bar) => bar.highlighted);
  const radius = Math.min(4, theme.tokens.corner.control);
  const shown = labelledBars(bars, Math.max(0, width - amounts - axisRoom.end));
  return (
    <BarsFrame
      labels={bars.map(({ label }) => label)}
      shown={shown}
      reached={reached}
      isFixed={top !== undefined}
      inThousands={inThousands}
      height={height}
      isStill={isStill}
      series={[
        {
          type: 'bar',
          id: 'amounts',
          data: values,
          color: quiet,
          colorGetter: ({ dataIndex }) => (dataIndex === highlighted ? colour.primary.main : quiet),
          minBarSize: leastBar,
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
        <SelectedBar bars={bars} />
        <Plot radius={radius} />
        <SelectedFill bars={bars} radius={radius} />
        <BarLabel bars={bars} amountText={amountText} />
      </ChartsSurface>
    </BarsFrame>
  );
};

/**
 * Amounts by age as bars; the highlighted one in the fund's colour and with its amount. A bar that is tapped, or reached by
 * arrow keys, Home and End, takes both over, is said above and stays until Escape. Loaded separately, because the chart library is large.
 */
export const AgeBarsChart = ({ bars, height, labels, still = false, top, amountText, onChosen }: AgeBarsChartProps) => {
  const returns = useStill();
  const values = bars.map(({ value }) => value);
  const inThousands = labels.unitOfSmall === undefined || !areSmall(top === undefined ? values : [...values, top]);
  return (
    <PictureFrame title={labels.title} height={height} onChosen={onChosen}>
      {(width) => {
        const readout = Math.max(hintHeight, readoutHeight(width, 0) - unitHeight);
        return (
          <>
            <Readout
              height={readout}
              over={unitHeight}
              hint={labels.hint}
              read={(index) => {
                const bar = bars[index];
                return bar === undefined ? null : { name: bar.name, amount: amountText(bar.value), more: [] };
              }}
            />
            <UnlessRead>
              <Typography
                aria-hidden
                variant="caption"
                noWrap
                style={{ blockSize: unitHeight, lineHeight: `${unitHeight}px` }}
                sx={{ display: 'block', color: 'text.secondary' }}
              >
                {inThousands ? labels.unit : labels.unitOfSmall}
              </Typography>
            </UnlessRead>
            <Drawn
              bars={bars}
              top={top}
              amountText={amountText}
              width={width}
              height={height - unitHeight - readout}
              inThousands={inThousands}
              isStill={still || returns}
            />
          </>
        );
      }}
    </PictureFrame>
  );
};
