import { use } from 'react';
import { DrawnCurve, placeOf, type Curve } from './curve.ts';
import { curveReach } from './curve-reach.ts';
import { CurveMark } from './CurveMark.tsx';
import { CurveNotes, type CurveEnd } from './CurveNotes.tsx';
import { amountFirst } from './curve-notes.ts';
import { SelectedMark } from './SelectedMark.tsx';

/** What is at the end of each line that has words for it: the main line's first. */
const endsOf = ({ lines }: Pick<Curve, 'lines'>): readonly CurveEnd[] =>
  lines
    .flatMap(({ key, end: text, values, isOther = false }) => {
      const index = values.findLastIndex((value) => value !== null);
      const amount = values[index] ?? null;
      if (text === undefined || amount === null) return [];
      return [{ key, index, text, amount, isOther }];
    })
    .toSorted((one, other) => Number(one.isOther) - Number(other.isOther));

/** An event's words in two lines: its amount comes last. */
const inTwoLines = (text: string): string => text.replace(/ (?=\S+$)/, '\n');

/** Over the lines: the labelled mark, what moved the money, what the lines end with, and the selected point. */
export const CurveOver = ({ isTight }: { isTight: boolean }) => {
  const curve = use(DrawnCurve);
  const { scale, places, lines, band, events = [], mark, ages } = curve;
  const { reached, farRight } = curveReach(scale, places, mark);
  const drawnAt = places.map(({ at }) => placeOf(scale, at));
  const shownMark =
    reached === undefined ? undefined : { x: placeOf(scale, reached.at), label: reached.label, isBefore: farRight };
  const amountAt = (index: number) =>
    lines.find((line) => (line.values[index] ?? null) !== null)?.values[index] ?? null;
  const ends = endsOf(curve);
  return (
    <>
      {shownMark === undefined ? null : (
        <CurveMark x={shownMark.x} label={shownMark.label} before={shownMark.isBefore} />
      )}
      <CurveNotes
        places={drawnAt}
        amountAt={amountAt}
        lines={[...lines.map(({ values }) => values), ...(band === undefined ? [] : [band.low, band.high])]}
        events={isTight ? events.map((event) => ({ ...event, text: inTwoLines(event.text) })) : events}
        ends={isTight ? ends.map((end) => ({ ...end, text: amountFirst(end.text) })) : ends}
        mark={shownMark}
        below={ages?.name}
      />
      <SelectedMark places={drawnAt} amountsAt={(index) => lines.flatMap((line) => line.values[index] ?? [])} />
    </>
  );
};
