import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { sentSimulation, type Changes, type Scenario } from '#contract/simulations.ts';
import { SAMPLE_TODAY, sampleMember } from '#pension/samples/members.ts';
import { planWith, samplePlan } from '#pension/samples/plan.ts';
import { simulationBasis } from '#pension/simulation/basis.ts';
import { withEstimatedAhv } from '#pension/simulation/estimated-ahv.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { createPortalStore, StoreProvider } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { wordsOf } from '#tests/support/words.ts';
import { comparedFigures, situationsOf } from './compared-figures.ts';
import { francsOf } from './rough.ts';
import { useScenarioFigures } from './use-scenario-figures.ts';

const i18n = createInstance();
const resources = { 'de-CH': { simulation: wordsOf('de-CH', 'simulation'), scenarios: wordsOf('de-CH', 'scenarios') } };
await i18n.init({ lng: 'de-CH', resources, interpolation: { escapeValue: false } });
const store = createPortalStore();
store.set(placeAtom, (place) => ({ ...place, locale: 'de-CH' }));
const wrapper = ({ children }: { children: ReactNode }) => (
  <StoreProvider store={store}>
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  </StoreProvider>
);

const anna = simulationBasis(samplePlan, sampleMember(), SAMPLE_TODAY);
const kept = (changes: Changes | null, id: number): Scenario => ({
  id: String(id),
  simulator: 'buyIn',
  name: '',
  changes,
  keptAt: null,
  changed: false,
  planChosen: false,
  nameSays: [],
});

/** What the rows of some scenarios say, in their order. */
const rowsOf = (all: readonly (Changes | null)[], basis = anna, estimatedAhv: number | null = null) => {
  const own = all.map(kept);
  const { result } = renderHook(() => useScenarioFigures(own, basis, estimatedAhv), { wrapper });
  return own.map(({ id }) => result.current.get(id) ?? null);
};

const done = (changes: Changes, basis = anna) => sentSimulation(simulate(basis, changes));
const perMonth = (centimes: number) => `${francsOf(centimes)} im Monat`;

const buyIn = { amount: 1_000, from: '2026-12-31', instalments: 1 };
const retiring = (month: number, about: Partial<NonNullable<Changes['retirement']>> = {}) => ({
  retirement: { steps: [{ month, share: 100 }], ...about },
});

it('has all pensions a month, with the AHV pension where all have one', () => {
  const all = [
    { buyIn, ...retiring(780, { ahvPerMonth: 2_300 }) },
    { buyIn, ...retiring(756, { ahvPerMonth: 2_100 }) },
  ];
  expect(rowsOf(all)).toEqual(
    all.map((changes) => ({ amount: perMonth(done(changes).pensions?.after.perMonth ?? 0), ahv: 'with' })),
  );
});

it('leaves the AHV pension out of all, and says so, where one has none', () => {
  const [entered, none] = [{ buyIn, ...retiring(780, { ahvPerMonth: 2_300 }) }, { buyIn }];
  const fund = done(none).pensions?.after.perMonthOfFund ?? 0;
  const row = { amount: perMonth(fund), ahv: 'without' };
  expect(rowsOf([entered, none])).toEqual([row, row]);
  expect(rowsOf([none])).toEqual([{ ...row, ahv: null }]);
  // What can't be read can't be compared.
  expect(rowsOf([entered, null])[0]?.ahv).toBe('with');
});

it('calls an estimated AHV pension estimated, unless a scenario has its own', () => {
  const { basis, estimatedAhv } = withEstimatedAhv(anna);
  expect(estimatedAhv).not.toBeNull();
  const rows = rowsOf([retiring(780), retiring(780, { ahvPerMonth: 2_300 })], basis, estimatedAhv);
  expect(rows.map((row) => row?.ahv)).toEqual(['withEstimated', 'with']);
  expect(rows[0]?.amount).toBe(perMonth(done(retiring(780), basis).pensions?.after.perMonth ?? 0));
});

it('draws on one day for all, after the latest leave, where somebody works beyond the ordinary age', () => {
  const basis = simulationBasis(
    planWith({ savings: { ...samplePlan.parameters[0].savings, untilAge: 70 } }),
    sampleMember({ sex: 'male', birthDate: '1960-03-10' }),
    SAMPLE_TODAY,
  );
  const leave = { from: '2027-02-01', months: 12, cover: 'none' } as const;
  const later = sentSimulation(simulate(basis, { buyIn }, { drawnAfter: '2028-02-01' }));
  const amount = perMonth(later.pensions?.after.perMonthOfFund ?? 0);
  expect(amount).not.toBe(rowsOf([{ buyIn }], basis)[0]?.amount);
  expect(rowsOf([{ buyIn }, { leave }], basis)[0]?.amount).toBe(amount);
});

it('says a capital in the place of the pension, and what isn’t possible', () => {
  const capital = retiring(780, {
    steps: [{ month: 780, share: 100, lumpSum: { unit: 'percent', value: 100 } }],
    ahvPerMonth: 2_300,
  });
  const { retirement } = samplePlan.parameters[0];
  const lumpSumOf = { ...retirement.lumpSum, atMostPercent: 100 };
  const basis = simulationBasis(
    planWith({ retirement: { ...retirement, lumpSum: lumpSumOf } }),
    sampleMember(),
    SAMPLE_TODAY,
  );
  const drawn = done(capital, basis);
  expect(drawn.pensions?.after.perMonthOfFund).toBe(0);
  const lumpSum = francsOf(drawn.after.retirement?.lumpSum ?? 0);
  expect(rowsOf([capital, { buyIn: { ...buyIn, amount: 9_000_000 } }], basis)).toEqual([
    { amount: `Kapital: ${lumpSum}`, ahv: null },
    { amount: 'So nicht möglich', ahv: null },
  ]);
});

it('has the disability pension that is paid for a degree, and nothing of a death', () => {
  const disabled: Changes = { risk: { event: 'disability', degree: 50, on: '2027-01-01' } };
  const paid = comparedFigures(situationsOf(done(disabled), disabled)).find(
    ({ figure }) => figure === 'disabledPerMonth',
  );
  expect(paid?.amounts[1]).toBeGreaterThan(0);
  expect(rowsOf([disabled, { risk: { event: 'death', on: '2027-01-01' } }, null])).toEqual([
    { amount: perMonth(paid?.amounts[1] ?? 0), ahv: null },
    null,
    null,
  ]);
});

it('has nothing where the provider simulates', () => {
  const own = [kept({ buyIn }, 0)];
  const { result } = renderHook(() => useScenarioFigures(own, null, null), { wrapper });
  expect(result.current.size).toBe(0);
});
