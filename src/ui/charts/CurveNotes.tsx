import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { useTheme } from '@mui/material/styles';
import { along, placeNotes, type Note } from './curve-notes.ts';

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

type CurveNotesProps = {
  places: readonly (Date | number)[];
  /** The amount at a point, CHF. */
  amountAt: (index: number) => number | null;
  /** The amounts of each line, on which no words should stand. */
  lines: readonly (readonly (number | null)[])[];
  events: readonly CurveEvent[];
  /** What the line ends with, and the highest amount there (CHF), above which that is written. */
  end: { readonly index: number; readonly text: string; readonly top: number } | undefined;
  /** The place of the labelled mark, around whose label nothing is written. */
  mark: { readonly x: Date | number; readonly label: string; readonly isBefore: boolean } | undefined;
  /** The name of the second line below the axis, such as "age". */
  below: string | undefined;
};

/** Marks on a curve with their words: what moved the money, and what the line ends with. */
export const CurveNotes = ({ places, amountAt, lines, events, end, mark, below }: CurveNotesProps) => {
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
  const last = end === undefined ? null : pointOf(end.index);
  const notes: readonly Note[] = [
    ...dots,
    ...(end === undefined || last === null
      ? []
      : [{ key: 'end', text: end.text, weight: Number.POSITIVE_INFINITY, x: last.x + 16, y: y(end.top) }]),
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
      : lines.flatMap((amounts) => along(amounts.flatMap((amount, index) => pointOf(index, amount) ?? []))),
  );
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
      {last === null ? null : <circle cx={last.x} cy={last.y} r={4} fill={chart.projection} />}
      {placed.map(({ key, text, anchor, at }) => (
        <text key={key} {...words} x={at.x} y={at.y} textAnchor={anchor} fontWeight={key === 'end' ? 700 : 500}>
          {text}
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
