import { describe, expect, it } from 'vitest';
import { circleOf } from '../../build/no-circles.ts';

const chunks = (imports: Record<string, readonly string[]>) => new Map(Object.entries(imports));

describe('The files of the build', () => {
  it('may share what they import', () => {
    expect(circleOf(chunks({ entry: ['a', 'b'], a: ['base'], b: ['a', 'base'], base: [] }))).toBeUndefined();
  });

  it('fail the build when they import each other, with the way round', () => {
    expect(circleOf(chunks({ entry: ['a'], a: ['b'], b: ['c'], c: ['a'] }))).toEqual(['a', 'b', 'c', 'a']);
  });

  it('fail the build when a circle is not on the way from the entry', () => {
    expect(circleOf(chunks({ entry: ['a'], a: [], late: ['later'], later: ['late'] }))).toEqual([
      'late',
      'later',
      'late',
    ]);
  });
});
