import { describe, expect, it } from 'vitest';
import { circleOf } from '../../build/no-circles.ts';

const chunks = (imports: Record<string, readonly string[]>) => new Map(Object.entries(imports));

describe('The files of the build', () => {
  it('files of the build may share imports', () => {
    expect(circleOf(chunks({ entry: ['a', 'b'], a: ['base'], b: ['a', 'base'], base: [] }))).toBeUndefined();
  });

  it('the build fails if files import each other, and names the circle', () => {
    expect(circleOf(chunks({ entry: ['a'], a: ['b'], b: ['c'], c: ['a'] }))).toEqual(['a', 'b', 'c', 'a']);
  });

  it('the build fails even if the circle is not reachable from the entry', () => {
    expect(circleOf(chunks({ entry: ['a'], a: [], late: ['later'], later: ['late'] }))).toEqual([
      'late',
      'later',
      'late',
    ]);
  });
});
