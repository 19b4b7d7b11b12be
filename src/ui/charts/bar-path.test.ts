import { describe, expect, it } from 'vitest';
import { barPath, leastBar } from './bar-path.ts';

/** The heights on which a path has points. */
const heightsOf = (path: string) =>
  new Set(Array.from(path.matchAll(/,([\d.]+)|V([\d.]+)/g), ([, one, other]) => Number(one ?? other)));

describe('A bar', () => {
  it('reaches from zero to its amount, with round corners there', () => {
    expect(barPath({ start: 10, end: 30, y: 20, zero: 100 }, 4)).toBe('M10,100V24Q10,20 14,20H26Q30,20 30,24V100Z');
  });

  it('hangs below zero if its amount is negative', () => {
    expect(barPath({ start: 10, end: 30, y: 140, zero: 100 }, 4)).toBe(
      'M10,100H30V136Q30,140 26,140H14Q10,140 10,136Z',
    );
  });

  it('is to be seen even if its amount is nothing', () => {
    expect(heightsOf(barPath({ start: 10, end: 30, y: 100, zero: 100 }, 0))).toEqual(new Set([100, 100 - leastBar]));
  });

  it('has corners no rounder than it is wide or high', () => {
    expect(barPath({ start: 0, end: 4, y: 90, zero: 100 }, 8)).toContain('Q0,90 2,90');
  });
});
