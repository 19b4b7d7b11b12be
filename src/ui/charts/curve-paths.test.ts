import { describe, expect, it } from 'vitest';
import { bandPath, linePath } from './curve-paths.ts';

const scales = { xs: [0, 10, 20, 30], y: (chf: number) => 100 - chf };

describe('A curve that follows a slider', () => {
  it('joins its points by straight lines', () => {
    expect(linePath([10, 20, 30.125], scales)).toBe('M0,90L10,80L20,69.88');
  });

  it('has a gap where there is no amount', () => {
    expect(linePath([null, 20, null, 40], scales)).toBe('M10,80M30,60');
  });

  it('has no path without amounts', () => {
    expect(linePath([null, null], scales)).toBe('');
  });

  it('has a band around it from its low to its high amounts and back', () => {
    expect(bandPath({ low: [10, 10], high: [20, 30] }, scales)).toBe('M0,80L10,70L10,90L0,90Z');
  });

  it('has no band where one of the amounts is missing', () => {
    expect(bandPath({ low: [10, 10, null], high: [20, 30, 40] }, scales)).toBe('M0,80L10,70L10,90L0,90Z');
  });
});
