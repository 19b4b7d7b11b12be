import { describe, expect, it } from 'vitest';
import { curveReach } from './curve-reach.ts';

const curve = (...places: readonly number[]) => places.map((at) => ({ at }));

describe('What the axis of a curve spans', () => {
  it('spans the points, and shows a mark between them', () => {
    expect(curveReach('time', curve(0, 50, 100), { at: 50 })).toEqual({
      begin: 0,
      end: 100,
      reached: { at: 50 },
      farRight: false,
      isExtended: false,
    });
  });

  it('extends an axis of ages to a mark up to two years after the last age', () => {
    expect(curveReach('age', curve(40, 60), { at: 62 })).toMatchObject({
      isExtended: true,
      end: 62,
      reached: { at: 62 },
    });
    expect(curveReach('age', curve(40, 60), { at: 62.5 })).toMatchObject({ end: 60, reached: undefined });
  });

  it('does not extend an axis of dates', () => {
    expect(curveReach('time', curve(40, 60), { at: 61 })).toMatchObject({ end: 60, reached: undefined });
  });

  it('shows no mark before the first point', () => {
    expect(curveReach('age', curve(40, 60), { at: 39 })).toMatchObject({ begin: 40, reached: undefined });
  });

  it('writes the label of a mark in the last quarter before its line', () => {
    expect(curveReach('age', curve(40, 60), { at: 55 })).toMatchObject({ farRight: false });
    expect(curveReach('age', curve(40, 60), { at: 56 })).toMatchObject({ farRight: true });
    expect(curveReach('age', curve(60), { at: 60 })).toMatchObject({ reached: { at: 60 }, farRight: false });
  });

  it('spans nothing without points', () => {
    expect(curveReach('time', [], undefined)).toEqual({
      begin: 0,
      end: 0,
      reached: undefined,
      farRight: false,
      isExtended: false,
    });
  });
});
