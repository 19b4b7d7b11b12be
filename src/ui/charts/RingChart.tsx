import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { FocusedPieArc, PIE_CHART_PLUGINS, PiePlot, type PieChartPluginSignatures } from '@mui/x-charts/PieChart';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { PictureFrame, useStill } from './PictureFrame.tsx';
import { ringParts, type RingSlice } from './ring-parts.ts';
import { RingCentre } from './RingCentre.tsx';
import { RingCurtain } from './RingCurtain.tsx';
import { RingReadout, type RingReadoutProps } from './RingReadout.tsx';
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
  tooltip?: RingReadoutProps['tooltip'];
};

/** Space around the ring for the active segment, and the hole's share of the radius. */
const around = 6;
const hole = 0.68;

const drawingSx = {
  '& .MuiPieChart-arc': { filter: 'none', transition: 'none' },
  '@media print': { '& [mask]': { mask: 'none' } },
  '@media (forced-colors: active)': { '& .MuiPieChart-arc': { stroke: 'Canvas' } },
} as const;

/**
 * The parts of a whole as a ring, animated once unless the person prefers reduced motion. Arrow keys move along
 * the segments. Loaded separately, because the chart library is large.
 */
export const RingChart = ({ slices, size: wanted, title, centre, tooltip }: RingChartProps) => {
  const theme = useTheme();
  const { chart, colour } = theme.tokens;
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const still = useStill() || calm;
  const [closed, setClosed] = useState(false);
  const mask = useId();
  const parts = ringParts(slices.map(({ value }) => value));

  return (
    <PictureFrame title={title} height="100%">
      {(width) => {
        const size = width > 0 ? Math.min(wanted, width) : wanted;
        const outer = size / 2 - around;
        const inner = outer * hole;
        const middle = (outer + inner) / 2;
        return (
          <>
            <ChartsDataProvider<'pie', PieChartPluginSignatures>
              plugins={PIE_CHART_PLUGINS}
              width={size}
              height={size}
              margin={0}
              // The ring has its own animation.
              skipAnimation
              localeText={spoken}
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
                  highlighted: { additionalRadius: around - 2 },
                  valueFormatter: (_, { dataIndex }) => {
                    const slice = slices[parts[dataIndex]?.index ?? -1];
                    return slice === undefined ? '' : `${slice.text} (${slice.percent})`;
                  },
                },
              ]}
            >
              <ChartsSurface sx={drawingSx}>
                {parts.length > 0 ? null : (
                  <circle
                    cx={size / 2}
                    cy={size / 2}
                    r={middle}
                    fill="none"
                    stroke={chart.grid}
                    strokeWidth={outer - inner}
                  />
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
                    slotProps={{ pieArc: { stroke: colour.surface.paper, strokeWidth: parts.length > 1 ? 3 : 0 } }}
                  />
                  <RingShares slices={slices} parts={parts} centre={size / 2} radius={middle} />
                </g>
                <FocusedPieArc />
              </ChartsSurface>
              <RingReadout slices={slices} tooltip={tooltip} parts={parts} size={size} radius={middle} />
            </ChartsDataProvider>
            {centre === undefined ? null : <RingCentre {...centre} radius={inner} />}
          </>
        );
      }}
    </PictureFrame>
  );
};
