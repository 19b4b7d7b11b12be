import { expect, test } from 'vitest';
import { swissDay } from './swiss-day.ts';

test.each([
  ['in winter, an hour before UTC', '2026-01-31T22:59:59Z', '2026-01-31'],
  ['in winter, at midnight', '2026-01-31T23:00:00Z', '2026-02-01'],
  ['in summer, two hours before UTC', '2026-07-31T21:59:59Z', '2026-07-31'],
  ['in summer, at midnight', '2026-07-31T22:00:00Z', '2026-08-01'],
])('the Swiss day changes at midnight in Zurich: %s', (_when, moment, day) => {
  expect(swissDay(new Date(moment))).toBe(day);
  expect(swissDay(Date.parse(moment))).toBe(day);
});
