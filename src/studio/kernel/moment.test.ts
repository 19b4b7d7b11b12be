import { expect, it } from 'vitest';
import { moment } from './moment.ts';

it('A moment is day and time in Switzerland, on one line', () => {
  expect(moment(new Date('2026-11-28T23:30:00Z'))).toBe('29.11.2026,\u00a000:30');
});
