import { ChartsText } from '@mui/x-charts/ChartsText';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { useTheme } from '@mui/material/styles';
import { chartColours } from '#theme/chart-colours.ts';
import { labelGap, tickText } from './axis-style.ts';
import { along, besideGap, lineHeight, placeNotes, spreadBeside, type Note } from './curve-notes.ts';

/** Something at a point of a curve, such as a buy-in. */
export type CurveEvent = {
  key: string;
  /** Index of the point. */
  index: number;
  /** In words, e.g. "Buy-in +12’000". */
  text: string;
  /** Whether it only labels the point's amount, which is said of it anyway. */
  isLabel?: boolean;
  /** Its amount in CHF, without its sign: the larger one is written where there is no room for both. */
  weight: number;
};

/** What a line ends with. */
export type CurveEnd = {
  /** Of the line. */
  key: string;
  index: number;
  text: string;
  /** CHF. */
  amount: number;
  isOther: boolean;
};

type CurveNotesProps = {
  places: readonly (Date | number)[];
  /** The amount at a point, CHF. */
  amountAt: (index: number) => number | null;
  /** The amounts of each line, on which no words should stand. */
  lines: readonly (readonly (number | null)[])[];
  events: readonly CurveEvent[];
  /** The main one first. */
  ends: readonly CurveEnd[];
  /** The place of the labelled mark, around whose label nothing is written. */
  mark: { readonly x: Date | number; readonly label: string; readonly isBefore: boolean } | undefined;
  /** The name of the second line below the axis, such as "age". */
  below: string | undefined;
};

/** How far from the plot's edge a line may end that has its words beside the plot, in CSS pixels. */
const reach = 12;

type WordsProps = {
  /** With line breaks where it has several lines. */
  text: string;
  /** Of the first line's baseline, in CSS pixels. */
  x: number;
  y: number;
  anchor: 'start' | 'end' | 'middle';
  isMain?: boolean;
};

/** A text of the chart; around it the lines behind it are interrupted. */
const Words = ({ text, x, y, anchor, isMain = false }: WordsProps) => {
  const { tokens, typography } = useTheme();
  return (
    <text
      y={y}
      textAnchor={anchor}
      fontFamily={typography.fontFamily}
      fontSize={12}
      fontWeight={isMain ? 700 : 500}
      fill={tokens.chart.label}
      stroke={tokens.colour.surface.paper}
      strokeWidth={4}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {text.split('\n').map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  );
};

/** Marks on a curve with their words: what moved the money, and what the line ends with. */
export const CurveNotes = ({ places, amountAt, lines, events, ends, mark, below }: CurveNotesProps) => {
  const theme = useTheme();
  const { tokens } = theme;
  const area = useDrawingArea();
  const x = useXScale<'time' | 'linear'>();
  const y = useYScale<'linear'>();
  const { chart, colour } = tokens;
  const pointOf = (index: number, amount = amountAt(index)) => {
    const place = places[index];
    return place === undefined || amount === null ? null : { x: x(place), y: y(amount) };
  };
  const dots = events.flatMap((event) => {
    const point = pointOf(event.index);
    return point === null ? [] : [{ ...event, ...point }];
  });
  const ended = ends.flatMap((end) => {
    const point = pointOf(end.index, end.amount);
    return point === null ? [] : [{ ...end, ...point }];
  });
  const right = area.left + area.width;
  // A line that ends before the others do has its words within the plot.
  const isBeside = (end: { readonly x: number }) => end.x > right - reach;
  const beside = spreadBeside(ended.filter(isBeside), { top: area.top - 20, bottom: area.top + area.height });
  const inner = ended.filter((end) => !isBeside(end));
  const notes: readonly Note[] = [
    ...dots,
    ...inner.map(({ isOther, ...end }) => ({
      ...end,
      weight: isOther ? Number.MAX_VALUE : Number.POSITIVE_INFINITY,
    })),
  ];
  const marked = mark === undefined ? null : x(mark.x);
  const width = (mark?.label.length ?? 0) * 7 + 8;
  const placed = placeNotes(
    notes,
    {
      left: area.left,
      right: right + (beside.length === 0 ? besideGap : 0),
      top: area.top - 20,
      bottom: area.top + area.height - 2,
    },
    mark === undefined || marked === null || notes.length === 0
      ? []
      : [
          {
            left: mark.isBefore ? marked - width : marked,
            right: mark.isBefore ? marked : marked + width,
            top: area.top - 24,
            bottom: area.top + 4,
          },
          ...along([
            { x: marked, y: area.top },
            { x: marked, y: area.top + area.height },
          ]),
        ],
    notes.length === 0
      ? []
      : lines.flatMap((amounts) => along(amounts.flatMap((amount, index) => pointOf(index, amount) ?? []))),
  );
  // Where a curve begins, a ring without its words says nothing.
  const rings = dots.filter((dot) => dot.x > area.left + reach || placed.some(({ key }) => key === dot.key));
  const { quiet } = chartColours(tokens);
  return (
    <g aria-hidden pointerEvents="none" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {placed.map(({ key, x: from, y: to, at, isApart }) =>
        isApart ? (
          <line key={key} x1={from} x2={from} y1={at.y + 4} y2={to} stroke={chart.axis} strokeWidth={1} />
        ) : null,
      )}
      {beside.map(({ key, x: from, y: height, middle }) => (
        <line
          key={key}
          x1={from}
          x2={right + besideGap - 2}
          y1={height}
          y2={middle}
          stroke={chart.axis}
          strokeWidth={1}
        />
      ))}
      {rings.map((dot) => (
        <circle
          key={dot.key}
          cx={dot.x}
          cy={dot.y}
          r={4.5}
          fill={colour.surface.paper}
          stroke={chart.past}
          strokeWidth={2}
        />
      ))}
      {ended.map(({ key, isOther, x: cx, y: cy }) => (
        <circle key={key} cx={cx} cy={cy} r={4} fill={isOther ? quiet : chart.projection} />
      ))}
      {beside.map(({ key, text, isOther, middle }) => (
        <Words
          key={key}
          text={text}
          x={right + besideGap}
          y={middle + 4 - ((text.split('\n').length - 1) * lineHeight) / 2}
          anchor="start"
          isMain={!isOther}
        />
      ))}
      {placed.map(({ key, text, anchor, at, weight }) => (
        <Words key={key} text={text} {...at} anchor={anchor} isMain={weight === Number.POSITIVE_INFINITY} />
      ))}
      {below === undefined ? null : (
        // In two lines as the labels beside it, because how far apart they are depends on the typeface.
        <ChartsText
          text={`\u00a0\n${below}`}
          x={area.left - 12}
          y={area.top + area.height + labelGap}
          style={{ ...tickText(theme), textAnchor: 'end', dominantBaseline: 'hanging' }}
        />
      )}
    </g>
  );
};
