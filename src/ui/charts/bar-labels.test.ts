import { describe, expect, it } from 'vitest';
import { labelledBars, labelSpot, type BarBox } from './bar-labels.ts';

const ages = (from: number, to: number, highlighted: number, step = 1) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => {
    const age = from + index * step;
    return { label: String(age), isWhole: Number.isInteger(age), highlighted: age === highlighted };
  });

const labels = (bars: ReturnType<typeof ages>, width: number) => {
  const shown = labelledBars(bars, width);
  return bars.filter((_, index) => shown.has(index)).map(({ label }) => label);
};

/** Bars of 20 px with gaps of 10 px, with these heights above the baseline at 200 px. */
const boxes = (...heights: readonly number[]): BarBox[] =>
  heights.map((height, index) => ({
    start: index * 30,
    end: index * 30 + 20,
    middle: index * 30 + 10,
    top: 200 - height,
  }));

describe('The ages beneath the bars', () => {
  it('labels every age if there is room', () => {
    expect(labels(ages(58, 70, 65), 600)).toHaveLength(13);
  });

  it('thins ages out evenly, except the highlighted one', () => {
    expect(labels(ages(58, 70, 65), 200)).toEqual(['58', '60', '62', '65', '68', '70']);
  });

  it('labels only whole years, and the highlighted age', () => {
    expect(labels(ages(60, 63, 61.5, 0.5), 600)).toEqual(['60', '61', '61.5', '62', '63']);
  });

  it('labels a first age between two years, and none too close to it', () => {
    const bars = [{ label: '64 J. 6 Mt.', isWhole: false, highlighted: false }, ...ages(65, 70, 67)];
    expect(labels(bars, 280)).toEqual(['64 J. 6 Mt.', '66', '67', '68', '69', '70']);
  });

  it('leaves it out beside the highlighted age', () => {
    const bars = [{ label: '64 J. 6 Mt.', isWhole: false, highlighted: false }, ...ages(65, 70, 65)];
    expect(labels(bars, 280)).toEqual(['65', '66', '67', '68', '69', '70']);
  });

  it('labels every age if none is whole', () => {
    expect(labels(ages(60.5, 62.5, 61.5), 600)).toEqual(['60.5', '61.5', '62.5']);
  });

  it('labels nothing without bars', () => {
    expect(labelledBars([], 600).size).toBe(0);
  });
});

describe('The amount over the highlighted bar', () => {
  const within = { start: 0, end: 390 };

  it('puts the amount right above its bar if the neighbours are lower', () => {
    const spot = labelSpot(boxes(10, 20, 30, 40, 100, 40, 30, 20, 10), 4, 12, within);
    expect(spot).toMatchObject({ x: 130, y: 92, leader: null });
  });

  it('puts the amount above the neighbours that it would cover, with a line down to its bar', () => {
    const spot = labelSpot(boxes(10, 20, 30, 40, 100, 150, 170, 180, 190), 4, 12, within);
    expect(spot.y).toBe(42);
    expect(spot.leader).toBe(100);
  });

  it('keeps the amount within the drawing', () => {
    expect(labelSpot(boxes(50, 40, 30), 0, 12, within).x).toBeGreaterThan(45);
    expect(labelSpot(boxes(50, 40, 30), 2, 12, { start: 0, end: 100 }).x).toBeLessThan(55);
  });
});
