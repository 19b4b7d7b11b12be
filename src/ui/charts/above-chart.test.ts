import { describe, expect, it } from 'vitest';
import { aboveChart, line, linesOfText, readingWidth, steadyWidth } from './above-chart.ts';

const words = { unit: 'in 1000 CHF', hint: 'Alter wählen für den Betrag' };
const short = { name: 'mit 50, 01.04.2035', amount: 'CHF 213’269.83', more: [] };
const above = (width: number, further = 0, oneRow = steadyWidth(further)) =>
  aboveChart({ width, ...words, further, oneRow, legendOf: (text) => line * linesOfText(width, text) });

/** With the names of lines, which have a line of their own beside a long text. */
const named = (width: number) =>
  aboveChart({
    width,
    ...words,
    further: 1,
    oneRow: 400,
    legendOf: (text) => line * (text === words.unit ? 1 : 1 + linesOfText(width, text)),
  });

describe('Above a chart', () => {
  it('the hint stands beside the unit in a wide chart, where a point is said in one row', () => {
    expect(above(700)).toEqual({ isJoined: true, isOneRow: true, legend: line, readout: 8 });
  });

  it('the hint has a line of its own where one row would save nothing', () => {
    expect(above(700, 0, Number.POSITIVE_INFINITY)).toMatchObject({ isJoined: false, isOneRow: false, legend: line });
    expect(above(0)).toMatchObject({ isJoined: false, isOneRow: false });
  });

  it('the hint stands beside the unit, too, where the names of lines then take the line that it had', () => {
    expect(named(600)).toEqual({ isJoined: true, isOneRow: true, legend: 2 * line, readout: 8 });
    // Not in two lines.
    expect(named(200)).toMatchObject({ isJoined: false });
  });

  it('on a phone the hint stands beside the unit, too, where what is said about a point is short', () => {
    expect(above(286, 0, readingWidth(short))).toEqual({ isJoined: true, isOneRow: true, legend: line, readout: 8 });
    const long = { ...short, name: 'mit 50 Jahren und 11 Monaten, 01.04.2035' };
    expect(above(286, 0, readingWidth(long))).toMatchObject({ isJoined: false, isOneRow: false });
  });

  it('a further amount takes room of its own', () => {
    expect(readingWidth({ ...short, more: ['1 % bis 3 % Zins: 200’000–230’000'] })).toBeGreaterThan(
      readingWidth(short) + 200,
    );
  });

  it.each([0, 200, 300, 420, 520, 640, 900])('there is room for what is said about a point at %i pixels', (width) => {
    for (const further of [0, 1, 2]) {
      const { readout, legend, isOneRow } = above(width, further);
      const rows = isOneRow ? 1 : 2 + (width > 0 && width < 520 ? further : 0);
      expect(readout + legend).toBeGreaterThanOrEqual(rows * line + 8);
    }
  });
});
