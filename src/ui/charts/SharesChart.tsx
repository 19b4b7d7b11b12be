import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { formatChf } from '#kernel/money.ts';
import { readoutHeight } from './above-chart.ts';
import { amountsWidth, axisRoom } from './axis-style.ts';
import { labelledBars, type Bar } from './bar-labels.ts';
import { BarLabel } from './BarLabel.tsx';
import { BarsFrame } from './BarsFrame.tsx';
import { PictureFrame, useStill } from './PictureFrame.tsx';
import { Readout } from './Readout.tsx';
import { SelectedBar } from './SelectedBar.tsx';

/** A part of all bars, from the bottom upwards. */
export type SharesPart = { readonly key: string; readonly colour: string; readonly values: readonly number[] };

/** One bar. */
export type SharesBar = {
  /** Unique label below the bar. */
  readonly label: string;
  /** What is said of it: its name, its sum and its parts. */
  readonly name: string;
  readonly amount: string;
  readonly more: readonly string[];
};

type SharesChartProps = {
  bars: readonly SharesBar[];
  parts: readonly SharesPart[];
  /** In CSS pixels. */
  height: number;
  labels: {
    /** Name of the chart for screen readers. */
    title: string;
    /** How to select a bar. */
    hint: string;
  };
};

type DrawnProps = Pick<SharesChartProps, 'bars' | 'parts' | 'height'> & { width: number };

/** The bars themselves; they stay as they are while one of them is selected. */
const Drawn = ({ bars, parts, width, height }: DrawnProps) => {
  const isStill = useStill();
  const sums = bars.map((_, index) => parts.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const named = bars.map(({ label }, index): Bar => ({
    label,
    isWhole: true,
    value: sums[index] ?? 0,
    highlighted: false,
  }));
  const shown = labelledBars(named, Math.max(0, width - amountsWidth(sums) - axisRoom.end));
  return (
    <BarsFrame
      labels={bars.map(({ label }) => label)}
      isShown={(index) => shown.has(index)}
      reached={sums}
      inThousands
      width={width}
      height={height}
      isStill={isStill}
      series={parts.map(({ key, colour, values }) => ({
        type: 'bar',
        id: key,
        data: [...values],
        color: colour,
        stack: 'savings',
      }))}
    >
      <ChartsSurface
        sx={{
          // A hairline between two parts, whose colours may be near.
          '& .MuiBarChart-element': { stroke: ({ tokens }) => tokens.colour.surface.paper, strokeWidth: 1 },
          '@media (forced-colors: active)': { '& .MuiBarChart-element': { stroke: 'CanvasText' } },
        }}
      >
        <SelectedBar count={bars.length} />
        <ChartsGrid horizontal />
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
        <BarLabel bars={named} amountText={formatChf} />
      </ChartsSurface>
    </BarsFrame>
  );
};

/**
 * What sums are made of, as stacked bars. A bar that is tapped, or reached by arrow keys, Home and End, is said above with
 * its parts and stays until Escape. Loaded separately, because the chart library is large.
 */
export const SharesChart = ({ bars, parts, height, labels }: SharesChartProps) => (
  <PictureFrame title={labels.title} height={height}>
    {(width) => {
      const readout = readoutHeight(width, parts.length);
      return (
        <>
          <Readout height={readout} hint={labels.hint} read={(index) => bars[index] ?? null} />
          <Drawn bars={bars} parts={parts} width={width} height={height - readout} />
        </>
      );
    }}
  </PictureFrame>
);
