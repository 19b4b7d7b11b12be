import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { memo, use, useState } from 'react';
import { chartColours } from '#theme/chart-colours.ts';
import { aboveChart, line, linesOfText, longestReading, steadyWidth } from './above-chart.ts';
import { amountsWidth, areSmall, axisRoom } from './axis-style.ts';
import { BarLabel } from './BarLabel.tsx';
import { labelledBars } from './bar-labels.ts';
import { leastBar } from './bar-path.ts';
import { BarsFrame } from './BarsFrame.tsx';
import type { Reading } from './curve-reading.ts';
import { DrawnBars, reachedOf, type BarsByAge } from './drawn-bars.ts';
import { FollowedBars } from './FollowedBars.tsx';
import { PictureFrame, useStill } from './PictureFrame.tsx';
import { Readout, UnitAndHint, UnlessRead } from './Readout.tsx';
import { ReportTop } from './ReportTop.tsx';
import { SelectedBar, SelectedFill } from './SelectedBar.tsx';
import { useHeld } from './use-held.ts';

const isInThousands = (drawn: BarsByAge): boolean =>
  drawn.labels.unitOfSmall === undefined || !areSmall(reachedOf(drawn));

/** What the axes of some bars depend on. */
const axesOf = (drawn: BarsByAge): string => {
  const amounts = reachedOf(drawn);
  return JSON.stringify([
    drawn.bars.length,
    Math.min(0, ...amounts),
    Math.max(0, ...amounts),
    drawn.top,
    drawn.labels.title,
    isInThousands(drawn),
  ]);
};

/** Whether the axes of some bars, which reach up to an amount (CHF), have room for others. */
const hasRoomFor = (held: BarsByAge, drawn: BarsByAge, top: number): boolean => {
  const amounts = reachedOf(drawn);
  return (
    held.labels === drawn.labels &&
    held.top === drawn.top &&
    isInThousands(held) === isInThousands(drawn) &&
    Math.max(0, ...amounts) <= top &&
    Math.min(0, ...reachedOf(held)) <= Math.min(0, ...amounts)
  );
};

const noLabel = () => false;

type SizeProps = {
  /** In CSS pixels. */
  width: number;
  height: number;
  /** Whether the bars follow a slider. */
  follows: boolean;
};

/** Behind the bars or over them. */
const Behind = () => <SelectedBar count={use(DrawnBars).bars.length} />;
const Over = ({ radius }: { radius: number }) => {
  const { bars, amountText } = use(DrawnBars);
  return (
    <>
      <SelectedFill bars={bars} radius={radius} />
      <BarLabel bars={bars} amountText={amountText} />
    </>
  );
};

type AxesProps = SizeProps & {
  /** What they are made for. */
  held: BarsByAge;
  /** Told the amount up to which the axis reaches; keep its identity between renders. */
  onTop: (chf: number) => void;
};

/** The bars' axes, and on them what {@link DrawnBars} has. They stay as they are while a bar is selected. */
const Axes = memo(({ held, width, height, follows, onTop }: AxesProps) => {
  const theme = useTheme();
  const returns = useStill();
  const { colour } = theme.tokens;
  const { quiet, quietFill } = chartColours(theme.tokens);
  const { bars, top } = held;
  const reached = reachedOf(held);
  const highlighted = bars.findIndex((bar) => bar.highlighted);
  const radius = Math.min(4, theme.tokens.corner.control);
  const shown = labelledBars(bars, Math.max(0, width - amountsWidth(reached) - axisRoom.end));
  return (
    <BarsFrame
      labels={bars.map(({ label }) => label)}
      isShown={follows ? noLabel : (index) => shown.has(index)}
      reached={reached}
      isFixed={top !== undefined}
      inThousands={isInThousands(held)}
      width={width}
      height={height}
      isStill={follows || returns}
      series={[
        {
          type: 'bar',
          id: 'amounts',
          data: bars.map(({ value }) => value),
          color: quietFill,
          colorGetter: ({ dataIndex }) => (dataIndex === highlighted ? colour.primary.main : quietFill),
          minBarSize: leastBar,
        },
      ]}
    >
      <ChartsSurface
        sx={{
          [`& [fill="${quietFill}"]`]: { stroke: quiet },
          '@media (forced-colors: active)': { '& .MuiBarChart-element, & [data-bars]': { stroke: 'CanvasText' } },
        }}
      >
        <Behind />
        <ChartsGrid horizontal />
        {follows ? <FollowedBars radius={radius} /> : <BarPlot borderRadius={radius} />}
        <ChartsXAxis />
        <ChartsYAxis />
        <Over radius={radius} />
      </ChartsSurface>
      <ReportTop onTop={onTop} />
    </BarsFrame>
  );
});

/** The bars with their axes; those stay as they are while the bars follow a slider and find room on them. */
const Drawn = (size: SizeProps) => {
  const [top, setTop] = useState(0);
  const held = useHeld(
    use(DrawnBars),
    (known, drawn) => size.follows && axesOf(known) === axesOf(drawn),
    (known, drawn) => size.follows && hasRoomFor(known, drawn, top),
  );
  return <Axes {...size} held={held} onTop={setTop} />;
};

type UnitProps = { height: number; unit: string | undefined; hint: string | undefined };

const Unit = memo(({ height, unit, hint }: UnitProps) => (
  <UnlessRead>
    <Typography
      aria-hidden
      component="div"
      variant="caption"
      color="textSecondary"
      style={{ blockSize: height, lineHeight: `${line}px` }}
    >
      <UnitAndHint unit={unit} hint={hint} />
    </Typography>
  </UnlessRead>
));

/** The bars, and above them their unit, or what is said about the selected one. */
const WithReadout = ({ width, height, follows }: SizeProps) => {
  const drawn = use(DrawnBars);
  const { bars, nameOf, labels, amountText } = drawn;
  const unit = (isInThousands(drawn) ? labels.unit : labels.unitOfSmall) ?? '';
  const { hint } = labels;
  const read = (index: number): Reading | null => {
    const bar = bars[index];
    return bar === undefined ? null : { name: nameOf(index), amount: amountText(bar.value), more: [] };
  };
  const { readout, legend, isJoined, isOneRow } = aboveChart({
    width,
    unit,
    hint,
    further: 0,
    oneRow: follows ? steadyWidth(0) : longestReading(bars.length, read),
    legendOf: (text) => line * linesOfText(width, text),
  });
  return (
    <>
      <Readout height={readout} over={legend} hint={hint} isHintBelow={isJoined} isOneRow={isOneRow} read={read} />
      <Unit height={legend} unit={unit} hint={isJoined ? hint : undefined} />
      <Drawn width={width} height={height - legend - readout} follows={follows} />
    </>
  );
};

type FrameProps = {
  title: string;
  /** In CSS pixels. */
  height: number;
  /** Whether the bars follow a slider: at once and without animation. */
  follows: boolean;
  /** Called with the selected bar; null once there is none. Keep its identity between renders. */
  onChosen?: ((index: number | null) => void) | undefined;
};

/** What is around all of it, which a slider's move leaves as it is. */
const Frame = memo(({ title, height, follows, onChosen }: FrameProps) => (
  <PictureFrame title={title} height={height} onChosen={onChosen}>
    {(width) => <WithReadout width={width} height={height} follows={follows} />}
  </PictureFrame>
));

/**
 * Amounts by age as bars; the highlighted one in the fund's colour and with its amount. A bar that is tapped, or reached by
 * arrow keys, Home and End, takes both over, is said above and stays until Escape. Loaded separately, because the chart
 * library is large.
 */
export const AgeBarsChart = ({ height, follows, onChosen, ...drawn }: BarsByAge & Omit<FrameProps, 'title'>) => (
  <DrawnBars value={drawn}>
    <Frame title={drawn.labels.title} height={height} follows={follows} onChosen={onChosen} />
  </DrawnBars>
);
