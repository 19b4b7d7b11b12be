import { describe, expect, it } from 'vitest';
import { retirementAge } from './projection-defaults.ts';

describe('The age of an estimated pension', () => {
  it('is the one that the provider names', () => {
    expect(retirementAge(63)).toBe(63);
  });

  it.each([null, undefined, 0, -1, 999])('is 65 for %s', (named) => {
    expect(retirementAge(named)).toBe(65);
  });
});
