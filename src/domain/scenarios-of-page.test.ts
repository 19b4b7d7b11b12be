import { expect, it } from 'vitest';
import { belongsTo } from './scenarios-of-page.ts';

it('takes to a page what its simulator kept, of two pages with one simulator to the one about its event, if it can be opened', () => {
  const death = { simulator: 'protection', changes: { risk: { event: 'death', on: '2027-01-01' } } } as const;
  const leave = { simulator: 'leave', changes: { leave: { from: '2027-05-01', months: 5, cover: 'none' } } } as const;
  expect(belongsTo(leave, { simulator: 'leave' })).toBe(true);
  expect(belongsTo(leave, { simulator: 'home' })).toBe(false);
  expect(belongsTo({ ...leave, changes: null }, { simulator: 'leave' })).toBe(false);
  expect(belongsTo(death, { simulator: 'protection', event: 'death' })).toBe(true);
  expect(belongsTo(death, { simulator: 'protection', event: 'disability' })).toBe(false);
});
