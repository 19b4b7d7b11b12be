import { describe, expect, it } from 'vitest';
import { aboveChart, line, linesOfText } from './above-chart.ts';

const words = { unit: 'in 1000 CHF', hint: 'Alter wählen, um den Betrag zu lesen' };
const above = (width: number, further = 0, isPlain = true) =>
  aboveChart({ width, ...words, further, isPlain, legendOf: (text) => line * linesOfText(width, text) });

describe('Above a chart', () => {
  it('the hint stands beside the unit in a wide chart, where a point is said in one row', () => {
    expect(above(700)).toEqual({ isJoined: true, isOneRow: true, legend: line, readout: 8 });
  });

  it('the hint has a line of its own where one row would save nothing', () => {
    expect(above(700, 0, false)).toMatchObject({ isJoined: false, isOneRow: false, legend: line });
    expect(above(0)).toMatchObject({ isJoined: false, isOneRow: false });
  });

  it.each([0, 200, 300, 420, 520, 640, 900])('there is room for what is said about a point at %i pixels', (width) => {
    for (const further of [0, 1, 2]) {
      const { readout, legend, isOneRow } = above(width, further);
      const rows = isOneRow ? 1 : 2 + (width > 0 && width < 520 ? further : 0);
      expect(readout + legend).toBeGreaterThanOrEqual(rows * line + 8);
    }
  });
});
