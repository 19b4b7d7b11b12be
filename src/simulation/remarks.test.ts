import { expect, test } from 'vitest';
import type { Changes, SimulationResult } from '#contract/simulations.ts';
import { remarksOf } from './remarks.ts';

type Finding = SimulationResult['findings'][number];

const finding = (rule: Finding['rule'], more: Partial<Finding> = {}): Finding => ({
  rule,
  severity: 'note',
  about: 'buyIn',
  inputs: [],
  ...more,
});
const locked = (on: string) => finding('buyInLocked', { at: 0, on });
const tax = finding('buyInBeforeRepayment');
const paid = (instalments: number): Changes => ({ buyIn: { amount: 9_000, from: '2027-01-01', instalments } });
const of = (...findings: readonly Finding[]) => ({ findings, changes: paid(1) });

test('what two have in common is said of both, once, and the rest of each', () => {
  const [early, late] = [locked('2027-01-01'), locked('2028-01-01')];
  expect(remarksOf([of(early, tax), of(tax, late)], null)).toEqual([
    { of: [0], findings: [early], isAbove: false },
    { of: [0, 1], findings: [tax], isAbove: false },
    { of: [1], findings: [late], isAbove: false },
  ]);
});

test('a payment of several is another than the only one', () => {
  const one = { findings: [locked('2027-01-01')], changes: paid(1) };
  const first = { findings: [locked('2027-01-01')], changes: paid(3) };
  expect(remarksOf([one, first], null).map((each) => each.of)).toEqual([[0], [1]]);
});

test('of one with all remarks of the present one it is said that they stand above, and only then', () => {
  const present = of(tax, locked('2027-01-01'));
  expect(remarksOf([of(locked('2027-01-01'), tax), of(tax)], present)).toEqual([
    { of: [0], findings: [locked('2027-01-01'), tax], isAbove: true },
    { of: [1], findings: [tax], isAbove: false },
  ]);
});

test('nothing is said of one without remarks', () => {
  expect(remarksOf([of(), of(tax)], of())).toEqual([{ of: [1], findings: [tax], isAbove: false }]);
});
