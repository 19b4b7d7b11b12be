import { BAR_CHART_PLUGINS, BarPlot, type BarChartPluginSignatures } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useTheme } from '@mui/material/styles';
import { amountsAxis, amountsWidth, axisRoom, tickText } from './axis-style.ts';
import { labelledBars } from './bar-labels.ts';
import { PictureFrame, useStill } from './PictureFrame.tsx';
import { Readout, readoutHeight } from './Readout.tsx';
import { SelectedBar } from './SelectedBar.tsx';
import { FollowKeys, useSelectionActs } from './Selection.tsx';
import { spoken } from './spoken.ts';

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
  const theme = useTheme();
  const isStill = useStill();
  const { choose, point } = useSelectionActs();
  const sums = bars.map((_, index) => parts.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const named = bars.map(({ label }) => ({ label, isWhole: true, highlighted: false }));
  const shown = labelledBars(named, Math.max(0, width - amountsWidth(sums) - axisRoom.end));
  return (
    <ChartsDataProvider<'bar', BarChartPluginSignatures>
      plugins={BAR_CHART_PLUGINS}
      height={height}
      skipAnimation={isStill}
      localeText={spoken}
      margin={{ top: axisRoom.top, right: axisRoom.end, bottom: 0, left: 0 }}
      onAxisClick={(_, data) => {
        if (data !== null) choose(data.dataIndex);
      }}
      onHighlightedAxisChange={point}
      xAxis={[
        {
          scaleType: 'band',
          data: bars.map(({ label }) => label),
          categoryGapRatio: bars.length > 24 ? 0.15 : 0.3,
          tickLabelInterval: (_, index) => shown.has(index),
          disableTicks: true,
          height: axisRoom.below,
          tickLabelStyle: tickText(theme),
        },
      ]}
      yAxis={[amountsAxis(sums, theme, true)]}
      series={parts.map(({ key, colour, values }) => ({
        type: 'bar' as const,
        id: key,
        data: [...values],
        color: colour,
        stack: 'savings',
      }))}
    >
      <ChartsSurface sx={{ '@media (forced-colors: active)': { '& .MuiBarChart-element': { stroke: 'CanvasText' } } }}>
        <SelectedBar bars={bars} />
        <ChartsGrid horizontal />
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <FollowKeys />
    </ChartsDataProvider>
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
