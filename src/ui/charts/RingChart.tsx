import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { FocusedPieArc, PIE_CHART_PLUGINS, PiePlot, type PieChartPluginSignatures } from '@mui/x-charts/PieChart';
import { keyframes, styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { normaliseHex } from '#kernel/colour.ts';
import { black, white } from '#theme/palette.ts';
import { onColour } from '#theme/tokens.ts';
import { useId, useState } from 'react';
import { PictureFrame, useDismissed, useStill } from './PictureFrame.tsx';
import { ringParts, type RingPart } from './ring-parts.ts';
import { spoken } from './spoken.ts';

/** A segment of the ring. */
export type RingSlice = {
  label: string;
  /** CHF. */
  value: number;
  /** CSS colour. */
  colour: string;
  /** Formatted amount and share. */
  text: string;
  percent: string;
  /** The share without decimals, shown on the ring. */
  rounded: string;
};

/** Props of {@link RingChart}. */
export type RingChartProps = {
  slices: readonly RingSlice[];
  /** Maximum width and height in CSS pixels. */
  size: number;
  /** Name of the chart for screen readers. */
  title: string;
  /** Shown inside the ring. */
  centre?: { figure: string; label: string } | undefined;
  /** Additional lines of every segment's tooltip, below its name and amount. */
  tooltip?: { title: string | undefined; lines: readonly string[] } | undefined;
};

/** Duration of the ring's animation, in milliseconds (specification, section 9). */
export const sweepDuration = 1500;

/** Space around the ring for the active segment, and the hole's share of the radius. */
const around = 6;
const hole = 0.68;

/** Segments narrower than this, in radians, have no percentage. */
const narrowest = 0.42;

const sweep = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });

const Curtain = styled('circle')({
  fill: 'none',
  stroke: white,
  strokeDasharray: '1 1',
  animation: `${sweep} ${sweepDuration}ms cubic-bezier(0.4, 0, 0.2, 1) both`,
});

const Drawing = styled('g')({
  '& .MuiPieChart-arc': { filter: 'none', transition: 'none' },
  '@media print': { mask: 'none' },
  '@media (forced-colors: active)': { '& .MuiPieChart-arc': { stroke: 'Canvas' } },
});

const Centre = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: '50% auto auto 50%',
  transform: 'translate(-50%, -50%)',
  display: 'grid',
  gap: theme.spacing(0.5),
  textAlign: 'center',
  pointerEvents: 'none',
  '& strong': { ...theme.typography.cardFigure, color: theme.palette.text.primary },
  '& span': {
    ...theme.typography.caption,
    color: theme.palette.text.secondary,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
}));

const Bubble = styled('div')(({ theme, theme: { tokens } }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  insetInline: 0,
  zIndex: 1,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  marginInline: 'auto',
  padding: theme.spacing(1.25, 1.75),
  border: `1px solid ${tokens.colour.border.hairline}`,
  borderRadius: Math.min(tokens.corner.card, 12),
  backgroundColor: tokens.chart.tooltip.surface,
  color: tokens.chart.tooltip.text,
  boxShadow: tokens.elevation.floating,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  '& strong': { display: 'block', fontWeight: theme.typography.fontWeightMedium },
  '& p': { margin: 0, marginBlockStart: theme.spacing(0.75), color: theme.palette.text.secondary },
  '@media print': { display: 'none' },
}));

/** A point on the ring in CSS pixels; `angle` in radians, clockwise from the top. */
const onRing = (centre: number, radius: number, angle: number) => ({
  x: centre + radius * Math.sin(angle),
  y: centre - radius * Math.cos(angle),
});

type ReadoutProps = Pick<RingChartProps, 'slices' | 'tooltip'> & {
  parts: readonly RingPart[];
  size: number;
  radius: number;
};

/** The tooltip of the segment at the pointer or the keyboard focus, on the opposite side so as not to cover it. */
const Readout = ({ slices, tooltip, parts, size, radius }: ReadoutProps) => {
  const item = useItemTooltip<'pie'>();
  const index = item?.identifier.dataIndex;
  const isDismissed = useDismissed(index);
  const part = index === undefined ? undefined : parts[index];
  const slice = part && slices[part.index];
  if (slice === undefined || part === undefined || isDismissed) return null;
  const { y } = onRing(size / 2, radius, part.middle);
  const place = y > size / 2 ? { insetBlockEnd: size - y + 16 } : { insetBlockStart: y + 16 };
  return (
    <Bubble aria-hidden style={place}>
      {slice.label}
      <strong>
        {slice.text} ({slice.percent})
      </strong>
      {tooltip?.title === undefined ? null : (
        <p>
          <strong>{tooltip.title}</strong>
        </p>
      )}
      {tooltip?.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Bubble>
  );
};

/** Black or white, whichever is legible on a segment. */
const inkOn = (colour: string): string => {
  const ground = normaliseHex(colour);
  return ground === undefined ? black : onColour(ground);
};

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
        const longest = Math.max(centre?.figure.length ?? 0, 8);
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
              <ChartsSurface>
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
                  <mask id={mask} maskUnits="userSpaceOnUse" x={0} y={0} width={size} height={size}>
                    <Curtain
                      cx={size / 2}
                      cy={size / 2}
                      r={middle}
                      pathLength={1}
                      strokeWidth={outer - inner + 2 * around}
                      transform={`rotate(-90 ${size / 2} ${size / 2})`}
                      onAnimationEnd={() => setClosed(true)}
                    />
                  </mask>
                )}
                <Drawing mask={still || closed ? undefined : `url(#${mask})`}>
                  <PiePlot
                    slotProps={{ pieArc: { stroke: colour.surface.paper, strokeWidth: parts.length > 1 ? 3 : 0 } }}
                  />
                  {parts
                    .filter(({ drawn }) => drawn * 2 * Math.PI >= narrowest)
                    .map((part) => {
                      const slice = slices[part.index];
                      return slice === undefined ? null : (
                        <text
                          key={part.index}
                          {...onRing(size / 2, middle, part.middle)}
                          textAnchor="middle"
                          dominantBaseline="central"
                          fill={inkOn(slice.colour)}
                          fontSize={13}
                          fontWeight={600}
                          fontFamily={theme.typography.fontFamily}
                          pointerEvents="none"
                        >
                          {slice.rounded}
                        </text>
                      );
                    })}
                </Drawing>
                <FocusedPieArc />
              </ChartsSurface>
              <Readout slices={slices} tooltip={tooltip} parts={parts} size={size} radius={middle} />
            </ChartsDataProvider>
            {centre === undefined ? null : (
              <Centre style={{ maxInlineSize: inner * 1.7 }}>
                <strong style={{ fontSize: Math.min(30, (inner * 1.6) / (longest * 0.58)) }}>{centre.figure}</strong>
                <span>{centre.label}</span>
              </Centre>
            )}
          </>
        );
      }}
    </PictureFrame>
  );
};
