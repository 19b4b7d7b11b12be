import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { Changes, SimulatorName } from '#contract/simulations.ts';
import { longestScenarioName } from '#domain/scenario-name.ts';
import { locales, type Locale } from '#kernel/locale.ts';
import { samplePlan } from '#pension/samples/plan.ts';
import { createPortalStore, StoreProvider } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { servicesAtom } from '#state/kernel/services.ts';
import { handClock } from '#tests/support/hand-clock.ts';
import { unreachableServices } from '#tests/support/services.ts';
import { wordsOf } from '#tests/support/words.ts';
import { freeName, isNamedBy, useTitle } from './scenario-title.ts';

const clock = handClock();

/** Titles in a language. */
const titlesIn = async (lng: Locale) => {
  const resources = { [lng]: { simulation: wordsOf(lng, 'simulation'), scenarios: wordsOf(lng, 'scenarios') } };
  const i18n = createInstance();
  await i18n.init({ lng, resources, interpolation: { escapeValue: false } });
  const store = createPortalStore();
  store.set(servicesAtom, unreachableServices({ clock }));
  store.set(placeAtom, (place) => ({ ...place, locale: lng }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoreProvider store={store}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </StoreProvider>
  );
  const { result } = renderHook(() => useTitle(), { wrapper });
  return result.current;
};

/** What the name of some changes is in a language. */
const named = async (lng: Locale, simulator: SimulatorName, changes: Changes, taken: readonly string[] = []) =>
  freeName((await titlesIn(lng))(simulator, changes, null).text, taken);

const today = new Date(clock.now()).toISOString().slice(0, 10);
const buyIn: Changes = { buyIn: { amount: 60_000, from: '2027-01-31', instalments: 1 } };
const at = (month: number, lumpSum?: NonNullable<Changes['retirement']>['steps'][number]['lumpSum']): Changes => ({
  retirement: { steps: [{ month, share: 100, ...(lumpSum && { lumpSum }) }] },
});
const inTwo: Changes = {
  retirement: {
    steps: [
      { month: 720, share: 40 },
      { month: 780, share: 60 },
    ],
  },
};
const moved = (amount: number) => ({ amount, on: '2027-05-01' });
const workload: Changes = { savings: { workload: { percent: 80, from: '2027-01-01' } } };
const leave: Changes = { leave: { from: '2027-05-01', months: 6, cover: 'riskOnly' } };

it.each([
  ['retirement', at(63 * 12, { unit: 'percent', value: 50 }), 'Pensionierung mit 63, 50 % Kapital'],
  ['retirement', at(63 * 12, { unit: 'chf', value: 90_000.5 }), 'Pensionierung mit 63, CHF 90’000.50 Kapital'],
  ['retirement', at(63 * 12 + 1), 'Pensionierung mit 63 und 1 Monat'],
  ['retirement', at(63 * 12 + 6), 'Pensionierung mit 63 und 6 Monaten'],
  ['retirement', inTwo, 'Pensionierung mit 60, in 2 Schritten'],
  ['buyIn', buyIn, 'Einkauf CHF 60’000, auf einmal'],
  [
    'buyIn',
    { buyIn: { ...buyIn.buyIn, amount: 20_000, from: '2027-01-31', instalments: 3 } },
    'Einkauf CHF 20’000, in 3 Jahresraten',
  ],
  ['home', { home: { withdrawal: moved(50_000) } }, 'Vorbezug CHF 50’000'],
  [
    'home',
    { home: { withdrawal: moved(50_000), repayment: moved(20_000) } },
    'Vorbezug CHF 50’000 · Rückzahlung CHF 20’000',
  ],
  ['home', { home: { pledge: moved(30_000) } }, 'Verpfändung CHF 30’000'],
  ['leave', leave, 'Unbezahlter Urlaub, 6 Monate · Nur die Risiken versichert'],
  ['savings', workload, 'Beschäftigungsgrad 80 %'],
  // Its name is the plan's, which is unknown where personal data are hidden.
  ['savings', { savings: { option: { id: '02', from: '2028-01-01' } } }, 'Anderer Sparplan'],
  [
    'savings',
    { savings: { ...workload.savings, salary: { amount: 90_000, from: '2027-01-01' } } },
    'Beschäftigungsgrad 80 % · Jahreslohn CHF 90’000',
  ],
  ['protection', { risk: { event: 'death', on: today } }, 'Todesfall'],
  ['protection', { risk: { event: 'disability', on: '2030-05-01', degree: 70 } }, 'Invalidität 70 %, 01.05.2030'],
  ['retirement', { ...buyIn, ...at(63 * 12) }, 'Pensionierung mit 63 + Einkauf CHF 60’000, auf einmal'],
  ['buyIn', at(63 * 12), 'Pensionierung mit 63'],
  ['leave', { ...leave, ...inTwo }, 'Unbezahlter Urlaub, 6 Monate · Nur die Risiken versichert + Pensionierung'],
] as const satisfies readonly (readonly [SimulatorName, Changes, string])[])(
  'calls a scenario of %s what it is, whose changes are %j',
  async (simulator, changes, name) => expect(await named('de-CH', simulator, changes)).toBe(name),
);

it.each([
  ['de-DE', 'Einkauf CHF 60’000, auf einmal', 'Pensionierung mit 63 und 6 Monaten, 50 % Kapital'],
  ['en-US', 'Buy-in CHF 60’000, at once', 'Retirement at 63 and 6 months, 50% as a lump sum'],
  ['fr-FR', 'Rachat CHF 60’000, en une fois', 'Retraite à 63 ans et 6 mois, 50 % en capital'],
  ['it-IT', 'Riscatto CHF 60’000, in una volta', 'Pensionamento a 63 anni e 6 mesi, 50 % in capitale'],
  ['pt-BR', 'Contribuição voluntária CHF 60’000, de uma só vez', 'Aposentadoria aos 63 anos e 6 meses, 50% em capital'],
] as const)('calls it so in %s', async (locale, inOnce, half) => {
  expect(await named(locale, 'buyIn', buyIn)).toBe(inOnce);
  expect(await named(locale, 'retirement', at(63 * 12 + 6, { unit: 'percent', value: 50 }))).toBe(half);
});

it('numbers a name that another scenario has, whatever its case and spaces', async () => {
  const [first, second] = ['einkauf CHF\u00A060’000, auf einmal', 'Einkauf CHF 60’000, auf einmal (2)'];
  expect(await named('de-CH', 'buyIn', buyIn, [first])).toBe(second);
  expect(await named('de-CH', 'buyIn', buyIn, [first, second])).toBe('Einkauf CHF 60’000, auf einmal (3)');
  expect(isNamedBy(first, second)).toBe(true);
  expect(isNamedBy(first, 'Einkauf CHF 60’000')).toBe(false);
});

it.each(locales)('keeps a name of everything in %s as short as a name may be, with its number', async (locale) => {
  const everything = { ...buyIn, ...inTwo, ...leave, ...workload, home: { withdrawal: moved(50_000) } };
  for (const simulator of ['retirement', 'buyIn', 'home', 'leave', 'savings'] as const) {
    const first = await named(locale, simulator, everything);
    const second = await named(locale, simulator, everything, [first]);
    expect(second).toBe(`${first} (2)`);
    expect(second.length).toBeLessThanOrEqual(longestScenarioName);
  }
});

it('says no savings plan where hidden data keep its name back', async () => {
  const titleOf = await titlesIn('de-CH');
  const changes: Changes = { savings: { option: { id: '02', from: '2027-01-01' } } };
  expect(titleOf('savings', changes, null).says).not.toContain('option');
  expect(titleOf('savings', changes, samplePlan).says).toContain('option');
});
