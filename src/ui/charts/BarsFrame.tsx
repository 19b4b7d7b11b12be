import { BAR_CHART_PLUGINS, type BarChartPluginSignatures } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import type { BarSeriesType } from '@mui/x-charts/models';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { gapOf } from './bar-gap.ts';
import { amountsAxis, axisEnd, axisRoom, tickText } from './axis-style.ts';
import { useSheetWidth } from './PictureFrame.tsx';
import { FollowKeys, useSelectionActs } from './Selection.tsx';
import { spoken } from './spoken.ts';

type BarsFrameProps = {
  /** Unique labels below the bars. */
  labels: readonly string[];
  /** Whether the label of an index is shown. */
  isShown: (index: number) => boolean;
  /** Amounts (CHF) that the axis reaches. */
  reached: readonly number[];
  /** Whether the axis ends where it would for the highest of them, which is not among the bars. */
  isFixed?: boolean;
  inThousands: boolean;
  series: readonly BarSeriesType[];
  /** In CSS pixels. */
  width: number;
  height: number;
  isStill: boolean;
  children: ReactNode;
};

/** What all bar charts have in common: their data, axes, and the choice of a bar by pointer and keys. */
export const BarsFrame = ({
  labels,
  isShown,
  reached,
  isFixed = false,
  inThousands,
  series,
  width,
  height,
  isStill,
  children,
}: BarsFrameProps) => {
  const theme = useTheme();
  const sheet = useSheetWidth(width);
  const { choose, point } = useSelectionActs();
  return (
    <ChartsDataProvider<'bar', BarChartPluginSignatures>
      plugins={BAR_CHART_PLUGINS}
      {...sheet}
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
          data: labels,
          categoryGapRatio: gapOf(labels.length),
          tickLabelInterval: (_, index) => isShown(index),
          disableTicks: true,
          height: axisRoom.below,
          tickLabelStyle: tickText(theme),
        },
      ]}
      yAxis={[
        { ...amountsAxis([...reached], theme, inThousands), ...(isFixed && { max: axisEnd(Math.max(...reached)) }) },
      ]}
      series={series}
    >
      {children}
      <FollowKeys />
    </ChartsDataProvider>
  );
};
