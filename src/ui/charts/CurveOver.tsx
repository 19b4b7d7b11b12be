import { use } from 'react';
import { DrawnCurve, placeOf, type Curve } from './curve.ts';
import { curveReach } from './curve-reach.ts';
import { CurveMark } from './CurveMark.tsx';
import { CurveNotes, type CurveEnd } from './CurveNotes.tsx';
import { SelectedMark } from './SelectedMark.tsx';

/** What is at the end of each line that has words for it: the main line's first. */
const endsOf = ({ lines, band }: Pick<Curve, 'lines' | 'band'>): readonly CurveEnd[] =>
  lines
    .flatMap(({ key, end: text, values, isOther = false }) => {
      const index = values.findLastIndex((value) => value !== null);
      const amount = values[index] ?? null;
      if (text === undefined || amount === null) return [];
      return [{ key, index, text, amount, isOther, top: (isOther ? null : band?.high[index]) ?? amount }];
    })
    .toSorted((one, other) => Number(one.isOther) - Number(other.isOther));

/** An event's words in two lines: its amount comes last. */
const inTwoLines = (text: string): string => text.replace(/ (?=\S+$)/, '\n');

/** Over the lines: the labelled mark, what moved the money, what the lines end with, and the selected point. */
export const CurveOver = ({ isTight, above }: { isTight: boolean; above: number | null }) => {
  const curve = use(DrawnCurve);
  const { scale, places, lines, events = [], mark, ages } = curve;
  const { reached, farRight } = curveReach(scale, places, mark);
  const drawnAt = places.map(({ at }) => placeOf(scale, at));
  const shownMark =
    reached === undefined ? undefined : { x: placeOf(scale, reached.at), label: reached.label, isBefore: farRight };
  const amountAt = (index: number) =>
    lines.find((line) => (line.values[index] ?? null) !== null)?.values[index] ?? null;
  return (
    <>
      {shownMark === undefined ? null : (
        <CurveMark x={shownMark.x} label={shownMark.label} before={shownMark.isBefore} />
      )}
      <CurveNotes
        places={drawnAt}
        amountAt={amountAt}
        lines={lines.map(({ values }) => values)}
        events={isTight ? events.map((event) => ({ ...event, text: inTwoLines(event.text) })) : events}
        ends={endsOf(curve)}
        above={above}
        mark={shownMark}
        below={ages?.name}
      />
      <SelectedMark places={drawnAt} amountsAt={(index) => lines.flatMap((line) => line.values[index] ?? [])} />
    </>
  );
};
