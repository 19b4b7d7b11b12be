import { describe, expect, it } from 'vitest';
import { formatChf } from '#kernel/money.ts';
import { curveSeries, segmentsOf, type CurveLine } from './curve-series.ts';

const line = (about: Partial<CurveLine>): CurveLine => ({
  key: 'one',
  values: [1, 2],
  look: 'solid',
  amountText: formatChf,
  ...about,
});

const colours = { own: '#111111', other: '#999999' };

describe('A curve', () => {
  it('joins its points by straight lines', () => {
    expect(segmentsOf([1, 2, 3], false)).toEqual([{ from: 0, to: 2, isJump: false }]);
  });

  it('jumps where a limit is opened or closed, on the day on which it is', () => {
    expect(segmentsOf([0, 0, 225, 240, 0], true)).toEqual([
      { from: 0, to: 1, isJump: false },
      { from: 1, to: 2, isJump: true },
      { from: 2, to: 3, isJump: false },
      { from: 3, to: 4, isJump: true },
    ]);
  });

  it('rises from zero in a straight line if it is no limit', () => {
    expect(segmentsOf([0, 10, 20], false)).toEqual([{ from: 0, to: 2, isJump: false }]);
  });

  it('does not jump at a gap, and has no part of a single point', () => {
    expect(segmentsOf([null, 0, null, 5], true)).toEqual([{ from: 0, to: 3, isJump: false }]);
    expect(segmentsOf([0, 5], true)).toEqual([{ from: 0, to: 1, isJump: true }]);
    expect(segmentsOf([7], true)).toEqual([]);
  });

  it('is drawn by the library in one part for each kind of joint, in its own colour or, behind, the one to compare with', () => {
    const series = curveSeries(
      [line({ values: [0, 5, 6], isLimit: true, isArea: true }), line({ key: 'two', look: 'dashed', isOther: true })],
      undefined,
      colours,
    );
    expect(series.map(({ id, curve, area, color, data }) => ({ id, curve, area, color, data }))).toEqual([
      { id: 'dashed-two-0', curve: 'linear', area: false, color: '#999999', data: [1, 2] },
      { id: 'solid-one-0', curve: 'stepAfter', area: true, color: '#111111', data: [0, 5, null] },
      { id: 'solid-one-1', curve: 'linear', area: true, color: '#111111', data: [null, 5, 6] },
    ]);
  });

  it('ends where a limit is closed, without a fall to zero', () => {
    const series = curveSeries([line({ values: [5, 6, 0, 0], isLimit: true })], undefined, colours);
    expect(series.map(({ curve, data }) => ({ curve, data }))).toEqual([
      { curve: 'linear', data: [5, 6, null, null] },
      { curve: 'linear', data: [null, 6, 6, null] },
      { curve: 'linear', data: [null, null, 0, 0] },
    ]);
  });

  it('has its band behind it, stacked from the lower edge', () => {
    const [low, high] = curveSeries([], { name: 'band', low: [null, 1, 2], high: [3, 4, null] }, colours);
    expect(low).toMatchObject({ stack: 'band', data: [null, 1, 2] });
    expect(low).not.toHaveProperty('area');
    expect(high).toMatchObject({ stack: 'band', area: true, data: [null, 3, null] });
  });
});
