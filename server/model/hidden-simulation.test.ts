import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { simulate as simulateCall } from '#contract/endpoints/simulations.ts';
import { sentSimulation, type Changes, type SimulationResult } from '#contract/simulations.ts';
import { simulationBasis } from '#pension/simulation/basis.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { demoFunds as funds } from '#tests/support/demo-funds.ts';
import { withoutPersonalData } from './hidden-simulation.ts';

const today = '2026-11-24';

/** Changes that give every part of an outcome, and findings. */
const everything: Changes = {
  retirement: {
    steps: [
      { month: 57 * 12, share: 10, lumpSum: { unit: 'percent', value: 50 } },
      { month: 66 * 12 + 1, share: 90 },
    ],
    ahvPerMonth: 2_000,
  },
  buyIn: { amount: 250_000, from: today, instalments: 2, marginalRate: 25 },
  home: {
    withdrawal: { amount: 15_000, on: '2061-01-01' },
    pledge: { amount: 999_999, on: '2027-01-01' },
    repayment: { amount: 5_000, on: '2028-01-01' },
  },
  savings: { option: { id: '02', from: '2028-01-01' }, salary: { amount: 20_000, from: '2027-01-01' } },
  leave: { from: '2027-02-01', months: 6, cover: 'full' },
};

const fund = (await funds.find('bergahorn'))?.tenant;

const results = (fund?.members ?? []).flatMap((record) =>
  [
    everything,
    { leave: everything.leave },
    { home: { withdrawal: { amount: 30_000, on: '2027-01-01' }, repayment: { amount: 5_000, on: '2029-01-01' } } },
    { risk: { event: 'disability', on: '2029-06-30', degree: 50 } } as const,
  ].map((changes) => {
    if (!fund?.plan) throw new Error('Bergahorn has a plan.');
    return sentSimulation(simulate(simulationBasis(fund.plan, record, today), changes));
  }),
);

/** The same with a value in each of its objects that nobody has decided about. */
const withNews = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withNews);
  if (typeof value !== 'object' || value === null) return value;
  return { ...Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withNews(part)])), news: 'telling' };
};

describe('A simulation where personal data are hidden', () => {
  test('has nothing of which nobody has said that it is harmless', () => {
    for (const result of results) {
      const hidden = withoutPersonalData(withNews(result) as SimulationResult);
      expect(JSON.stringify(hidden)).not.toContain('telling');
      expect(hidden).toEqual(withoutPersonalData(result));
    }
    for (const part of Object.keys(results[0]?.after ?? {})) {
      const isThere = ({ after }: SimulationResult) =>
        Object.entries(after).find(([key]) => key === part)?.[1] !== null;
      expect([part, results.some(isThere)]).toEqual([part, true]);
    }
  });

  test('has values of findings by their names: neither a salary, nor an age of a day, nor an unknown one', () => {
    const [first] = results;
    if (first === undefined) throw new Error('A result was expected.');
    const inputs = [
      { name: 'amount', unit: 'chf', value: 1 },
      { name: 'salary', unit: 'chf', value: 2 },
      { name: 'age', unit: 'years', value: 3 },
      { name: 'averageInsuredSalary', unit: 'chf', value: 4 },
      { name: 'possibleFrom', unit: 'date', value: '2030-01-01' },
    ] as SimulationResult['findings'][number]['inputs'];
    const of = (about: 'retirement' | 'home') =>
      withoutPersonalData({ ...first, findings: [{ rule: 'dayPassed', severity: 'note', about, on: today, inputs }] })
        .findings;
    expect(of('home')).toEqual([{ rule: 'dayPassed', severity: 'note', about: 'home', inputs: [inputs[0]] }]);
    expect(of('retirement')[0]?.inputs).toEqual([inputs[0], inputs[2]]);
  });

  test('can be sent, and is read as it was', () => {
    for (const result of results.slice(0, 30)) {
      const hidden = withoutPersonalData(result);
      const sent = JSON.stringify(z.encode(simulateCall.data, hidden));
      expect(z.decode(simulateCall.data, JSON.parse(sent))).toEqual(hidden);
    }
  });
});
