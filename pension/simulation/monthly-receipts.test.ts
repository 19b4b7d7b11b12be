import { expect, test } from 'vitest';
import { monthlyReceipts } from './monthly-receipts.ts';
import type { Receipt } from './receipt.ts';

const pension: Receipt = {
  who: 'partner',
  child: null,
  relation: 'spouse',
  birthDate: '1979-05-01',
  what: 'partnerPension',
  amount: 2_000_00,
  from: '2026-12-01',
  to: null,
  ends: 'remarriage',
};
const orphan = (child: number, to: string): Receipt => ({
  ...pension,
  who: 'child',
  child,
  what: 'orphanPension',
  amount: 500_00,
  to,
  ends: 'childAge',
});
const sum: Receipt = { ...pension, what: 'lumpSum', amount: 90_000_00, from: '2026-11-23', ends: 'once' };

test('the pensions of a month add up from each day on which they change; a lump sum is none', () => {
  expect(monthlyReceipts([pension, orphan(0, '2030-04-30'), orphan(1, '2032-09-30'), sum])).toEqual([
    { from: '2026-12-01', total: 3_000_00 },
    { from: '2030-05-01', total: 2_500_00 },
    { from: '2032-10-01', total: 2_000_00 },
  ]);
  expect(monthlyReceipts([sum])).toEqual([]);
});
