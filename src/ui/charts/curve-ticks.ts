import { axisRoom } from './axis-style.ts';
import { ageTicks, yearTicks } from './chart-axis.ts';

/** Width of the label of a year or an age, including its gap; CSS pixels. */
const room = { label: 40, short: 28 };

/** What the ticks of a curve's axis depend on. */
export type CurveAxis = {
  /** Whether points are at times or ages. */
  scale: 'time' | 'age';
  /** The points' times or ages, ascending. */
  places: readonly number[];
  /** The first and last place of the axis. */
  domain: readonly [number, number];
  /** Of the chart and its amounts, in CSS pixels. */
  width: number;
  amounts: number;
  /** Whether years are shortened to two digits. */
  narrow: boolean;
  /** Further room between labels, in CSS pixels. */
  gap?: number;
};

/** The ticks of a curve's axis: as many of its years or ages as there is room for. */
export const curveTicks = ({
  scale,
  places,
  domain,
  width,
  amounts,
  narrow,
  gap = 0,
}: CurveAxis): Date[] | number[] => {
  const axis = {
    domain,
    width: Math.max(0, width - amounts - axisRoom.end),
    label: (narrow || scale === 'age' ? room.short : room.label) + gap,
  };
  return scale === 'time'
    ? yearTicks(
        places.map((at) => new Date(at)),
        axis,
      )
    : // The mark where something ends is beyond the last point.
      ageTicks((places.at(-1) ?? domain[1]) < domain[1] ? [...places, domain[1]] : places, axis);
};
