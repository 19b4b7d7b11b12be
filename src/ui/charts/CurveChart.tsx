import { memo, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLocale, isLocale } from '#kernel/locale.ts';
import { aboveChart, longestReading, steadyWidth } from './above-chart.ts';
import { amountsOf, DrawnCurve, type Curve } from './curve.ts';
import { CurveAxes } from './CurveAxes.tsx';
import { CurveLegend } from './CurveLegend.tsx';
import { legendHeight } from './curve-legend.ts';
import { curveReach } from './curve-reach.ts';
import { readingOf } from './curve-reading.ts';
import { PictureFrame, useStill } from './PictureFrame.tsx';
import { Readout } from './Readout.tsx';
import { useHeld } from './use-held.ts';

/** The length of the longest text that a line ends with. */
const longestEnd = (lines: Curve['lines']): number => Math.max(0, ...lines.map(({ end = '' }) => end.length));

/** What the axes of a curve depend on. */
const axesOf = (curve: Curve): string => {
  const { scale, places, lines, mark, ages, labels } = curve;
  const amounts = amountsOf(curve);
  return JSON.stringify([
    scale,
    places.map(({ at }) => at),
    mark?.at,
    Math.min(0, ...amounts),
    Math.max(0, ...amounts),
    longestEnd(lines),
    ages?.name,
    labels.title,
  ]);
};

/** Whether the axes of one curve, which reach up to an amount (CHF), have room for another one. */
const hasRoomFor = (held: Curve, drawn: Curve, top: number): boolean => {
  const [room, needed] = [held, drawn].map(({ scale, places, mark }) => curveReach(scale, places, mark));
  const amounts = amountsOf(drawn);
  return (
    room !== undefined &&
    needed !== undefined &&
    held.scale === drawn.scale &&
    held.labels === drawn.labels &&
    held.ages?.name === drawn.ages?.name &&
    room.begin <= needed.begin &&
    needed.end <= room.end &&
    longestEnd(drawn.lines) <= longestEnd(held.lines) &&
    Math.max(0, ...amounts) <= top &&
    Math.min(0, ...amountsOf(held)) <= Math.min(0, ...amounts)
  );
};

type SizeProps = {
  /** In CSS pixels. */
  width: number;
  height: number;
  /** Whether it follows a slider. */
  follows: boolean;
};

/** The curve with its axes; those stay as they are while it follows a slider and finds room on them. */
const Drawn = ({ width, height, follows }: SizeProps) => {
  const returns = useStill();
  const [top, setTop] = useState(0);
  const held = useHeld(
    use(DrawnCurve),
    (known, drawn) => follows && axesOf(known) === axesOf(drawn),
    (known, drawn) => follows && hasRoomFor(known, drawn, top),
  );
  return (
    <CurveAxes
      curve={held}
      width={width}
      height={height}
      isStill={follows || returns}
      follows={follows}
      onTop={setTop}
    />
  );
};

/** What is around the curve: its legend, or what is said about the selected point. */
const Around = ({ width, height, follows }: SizeProps) => {
  const { i18n } = useTranslation('common');
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale;
  const { labels, lines, band, places, events = [] } = use(DrawnCurve);
  const told = events.filter(({ isLabel = false }) => !isLabel);
  const names = [...lines.map(({ name }) => name), band?.name];
  const further = (band === undefined ? 0 : 1) + lines.filter(({ isOther }) => isOther).length;
  const read = (index: number) =>
    readingOf(
      places[index],
      index,
      lines,
      band,
      told.filter((event) => event.index === index).map(({ text }) => text),
      locale,
    );
  const { readout, legend, isJoined, isOneRow } = aboveChart({
    width,
    ...labels,
    further,
    oneRow: follows
      ? told.length === 0
        ? steadyWidth(further)
        : Number.POSITIVE_INFINITY
      : longestReading(places.length, read),
    legendOf: (text) => legendHeight(width, text, names),
  });
  return (
    <>
      <Readout
        height={readout}
        over={legend}
        hint={labels.hint}
        isHintBelow={isJoined}
        isOneRow={isOneRow}
        read={read}
      />
      <CurveLegend
        height={legend}
        unit={labels.unit}
        hint={isJoined ? labels.hint : undefined}
        lines={lines}
        area={band?.name}
      />
      <Drawn width={width} height={height - legend - readout} follows={follows} />
    </>
  );
};

type FrameProps = { title: string; height: number; follows: boolean };

/** What is around all of it, which a slider's move leaves as it is. */
const Frame = memo(({ title, height, follows }: FrameProps) => (
  <PictureFrame title={title} height={height}>
    {(width) => <Around width={width} height={height} follows={follows} />}
  </PictureFrame>
));

type CurveChartProps = Curve & {
  /** In CSS pixels, with readout and legend. */
  height: number;
  /** Whether it follows a slider: at once and without animation. Its lines are then straight, without areas below them. */
  follows?: boolean;
};

/**
 * Amounts by time or age: straight lines between known days, steps where a limit is opened or closed; what is actual
 * solid, what is projected dashed, in a band of less and more interest; with marks and their words. A point that is
 * tapped, or reached by arrow keys, Home and End, is said above and stays until Escape. Loaded separately, because the
 * chart library is large.
 */
export const CurveChart = ({ height, follows = false, ...curve }: CurveChartProps) => (
  <DrawnCurve value={curve}>
    <Frame title={curve.labels.title} height={height} follows={follows} />
  </DrawnCurve>
);
