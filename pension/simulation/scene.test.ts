import { describe, expect, it } from 'vitest';
import type { Changes } from './changes.ts';
import { lastReturn } from './scene.ts';

const today = '2026-11-21';

const leave = (from: string, months: number): Changes => ({ leave: { from, months, cover: 'full' } });

describe('The last return from a leave', () => {
  it('is the latest of all scenarios, in whichever order', () => {
    const [long, late] = [leave('2027-01-01', 12), leave('2027-06-01', 3)];
    expect(lastReturn([long], today)).toBe('2028-01-01');
    expect(lastReturn([late], today)).toBe('2027-09-01');
    expect(lastReturn([long, late], today)).toBe('2028-01-01');
    expect(lastReturn([late, {}, long], today)).toBe('2028-01-01');
  });

  it('leaves aside a leave that has begun, and one with a retirement that is entered', () => {
    const retired: Changes = { ...leave('2027-01-01', 12), retirement: { steps: [{ month: 65 * 12, share: 100 }] } };
    expect(lastReturn([leave('2026-11-20', 24), retired, leave('2026-11-21', 1)], today)).toBe('2026-12-21');
  });

  it('is none without a leave', () => {
    expect(lastReturn([], today)).toBeNull();
    expect(lastReturn([{}, leave('2026-11-20', 24)], today)).toBeNull();
  });
});
