import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { PIE_CHART_PLUGINS, PiePlot, type PieChartPluginSignatures } from '@mui/x-charts/PieChart';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { edgeWidth } from '../bar-fill.ts';
import { PictureFrame, useStill } from './PictureFrame.tsx';
import { FollowKeys, useSelectionActs } from './Selection.tsx';
import { ringParts, type RingPart, type RingSlice } from './ring-parts.ts';
import { RingCentre } from './RingCentre.tsx';
import { RingCurtain } from './RingCurtain.tsx';
import { RingReadout, type RingWords } from './RingReadout.tsx';
import { RingSelection } from './RingSelection.tsx';
import { RingShares } from './RingShares.tsx';
import { spoken } from './spoken.ts';

type RingChartProps = {
  slices: readonly RingSlice[];
  /** Maximum width and height in CSS pixels. */
  size: number;
  /** Name of the chart for screen readers. */
  title: string;
  /** Shown inside the ring. */
  centre?: { figure: string; label: string } | undefined;
  /** Of the fund, about every segment. */
  words?: RingWords | undefined;
  /** Where those are shown; null until it is there. */
  wordsPlace?: HTMLElement | null;
};

/** Space around the ring for the active segment, and the hole's share of the radius. */
const around = 6;
const hole = 0.68;

/** Radii of a ring of a width, in CSS pixels. */
const radiiOf = (size: number) => ({ outer: size / 2 - around, inner: (size / 2 - around) * hole });

const drawingSx = {
  '& .MuiPieChart-arc': { filter: 'none', transition: 'none' },
  '@media print': { '& [mask]': { mask: 'none' } },
  '@media (forced-colors: active)': { '& .MuiPieChart-arc': { stroke: 'Canvas' } },
} as const;

type DrawnProps = Pick<RingChartProps, 'slices'> & { parts: readonly RingPart[]; size: number };

/** The ring itself; it stays as it is while a segment is selected. */
const Drawn = ({ slices, parts, size }: DrawnProps) => {
  const theme = useTheme();
  const { chart, colour } = theme.tokens;
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const still = useStill() || calm;
  const [closed, setClosed] = useState(false);
  const mask = useId();
  const { choose, point } = useSelectionActs();
  const { outer, inner } = radiiOf(size);
  const middle = (outer + inner) / 2;
  const edges: Record<string, { stroke: string; strokeWidth: number }> = Object.fromEntries(
    parts.flatMap(({ index }, place) => {
      const stroke = slices[index]?.edge;
      return stroke === undefined
        ? []
        : [[`& .MuiPieChart-arc[data-index="${place}"]`, { stroke, strokeWidth: edgeWidth }]];
    }),
  );
  return (
    <ChartsDataProvider<'pie', PieChartPluginSignatures>
      plugins={PIE_CHART_PLUGINS}
      width={size}
      height={size}
      margin={0}
      // The ring has its own animation.
      skipAnimation
      localeText={spoken}
      onHighlightChange={(item) => point(item?.dataIndex === undefined ? [] : [{ dataIndex: item.dataIndex }])}
      series={[
        {
          type: 'pie',
          id: 'parts',
          data: parts.map(({ index, drawn }) => ({
            id: index,
            value: drawn,
            label: slices[index]?.label ?? '',
            color: slices[index]?.colour ?? chart.past,
          })),
          innerRadius: inner,
          outerRadius: outer,
          highlightScope: { highlight: 'item' },
        },
      ]}
    >
      <ChartsSurface
        sx={{
          ...drawingSx,
          ...edges,
        }}
      >
        {parts.length > 0 ? null : (
          <circle cx={size / 2} cy={size / 2} r={middle} fill="none" stroke={chart.grid} strokeWidth={outer - inner} />
        )}
        {still || closed ? null : (
          <RingCurtain
            id={mask}
            size={size}
            radius={middle}
            strokeWidth={outer - inner + 2 * around}
            onEnd={() => setClosed(true)}
          />
        )}
        <g mask={still || closed ? undefined : `url(#${mask})`}>
          <PiePlot
            onItemClick={(_, { dataIndex }) => choose(dataIndex)}
            slotProps={{ pieArc: { stroke: colour.surface.paper, strokeWidth: parts.length > 1 ? 3 : 0 } }}
          />
          <RingShares slices={slices} parts={parts} centre={size / 2} radius={middle} />
        </g>
        <RingSelection parts={parts} centre={size / 2} radius={outer + around - 2} />
      </ChartsSurface>
      <FollowKeys />
    </ChartsDataProvider>
  );
};

/**
 * The parts of a whole as a ring, animated once unless the person prefers reduced motion. A segment that is tapped, or
 * reached by arrow keys, Home and End, is said in the ring's centre until Escape. Loaded separately, because the chart
 * library is large.
 */
export const RingChart = ({ slices, size: wanted, title, centre, words, wordsPlace = null }: RingChartProps) => {
  const parts = ringParts(slices.map(({ value }) => value));
  return (
    <PictureFrame title={title}>
      {(width) => {
        const size = width > 0 ? Math.min(wanted, width) : wanted;
        return (
          <>
            <Box sx={{ position: 'relative', marginInline: 'auto' }} style={{ inlineSize: size, blockSize: size }}>
              <Drawn slices={slices} parts={parts} size={size} />
              <RingCentre centre={centre} slices={slices} parts={parts} radius={radiiOf(size).inner} />
            </Box>
            {words === undefined || wordsPlace === null ? null : <RingReadout words={words} place={wordsPlace} />}
          </>
        );
      }}
    </PictureFrame>
  );
};
