import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { useTheme } from '@mui/material/styles';
import { chartColours } from '#theme/chart-colours.ts';
import { along, lineHeight, placeNotes, type Note } from './curve-notes.ts';

/** Something at a point of a curve, such as a buy-in. */
export type CurveEvent = {
  key: string;
  /** Index of the point. */
  index: number;
  /** In words, e.g. "Buy-in +12’000". */
  text: string;
  /** Its amount in CHF, without its sign: the larger one is written where there is no room for both. */
  weight: number;
};

/** What a line ends with. */
export type CurveEnd = {
  /** Of the line. */
  key: string;
  index: number;
  text: string;
  /** The amount there, and the highest one there, above which the text is written; CHF. */
  amount: number;
  top: number;
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
  /** Baseline of the first end's text where it is above the plot, in CSS pixels; null where it is next to its point. */
  above: number | null;
  /** The place of the labelled mark, around whose label nothing is written. */
  mark: { readonly x: Date | number; readonly label: string; readonly isBefore: boolean } | undefined;
  /** The name of the second line below the axis, such as "age". */
  below: string | undefined;
};

/** Marks on a curve with their words: what moved the money, and what the line ends with. */
export const CurveNotes = ({ places, amountAt, lines, events, ends, above, mark, below }: CurveNotesProps) => {
  const { tokens, typography } = useTheme();
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
  const notes: readonly Note[] = [
    ...dots,
    ...ended.slice(above === null ? 0 : 1).map(({ key, text, x: at, top, isOther }) => ({
      key: `end-${key}`,
      text,
      weight: isOther ? Number.MAX_VALUE : Number.POSITIVE_INFINITY,
      x: at + 16,
      y: y(top),
    })),
  ];
  const right = area.left + area.width;
  const marked = mark === undefined ? null : x(mark.x);
  const width = (mark?.label.length ?? 0) * 7 + 8;
  const placed = placeNotes(
    notes,
    { left: area.left, right: right + 12, top: area.top - 20, bottom: area.top + area.height - 2 },
    mark === undefined || marked === null
      ? []
      : [
          {
            left: mark.isBefore ? marked - width : marked,
            right: mark.isBefore ? marked : marked + width,
            top: area.top - 24,
            bottom: area.top + 4,
          },
        ],
    notes.length === 0
      ? []
      : [
          ...lines.flatMap((amounts) => along(amounts.flatMap((amount, index) => pointOf(index, amount) ?? []))),
          ...(marked === null
            ? []
            : along([
                { x: marked, y: area.top },
                { x: marked, y: area.top + area.height },
              ])),
        ],
  );
  const { quiet } = chartColours(tokens);
  const head = above === null ? undefined : ended[0];
  const words = {
    fontFamily: typography.fontFamily,
    fontSize: 12,
    fill: chart.label,
    stroke: colour.surface.paper,
    strokeWidth: 4,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  } as const;
  return (
    <g aria-hidden pointerEvents="none" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {dots.map((dot) => (
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
      {head === undefined || above === null ? null : (
        <text {...words} x={right + 12} y={above} textAnchor="end" fontWeight={700}>
          {head.text}
        </text>
      )}
      {placed.map(({ key, text, anchor, at, weight }) => (
        <text
          key={key}
          {...words}
          y={at.y}
          textAnchor={anchor}
          fontWeight={weight === Number.POSITIVE_INFINITY ? 700 : 500}
        >
          {text.split('\n').map((line, index) => (
            <tspan key={line} x={at.x} dy={index === 0 ? 0 : lineHeight}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
      {below === undefined ? null : (
        <text {...words} x={area.left - 8} y={area.top + area.height + 35} textAnchor="end" fill={chart.axis}>
          {below}
        </text>
      )}
    </g>
  );
};
