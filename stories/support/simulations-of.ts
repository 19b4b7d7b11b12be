import { endpoints } from '#contract/endpoints.ts';
import { sentSimulation, type Scenario } from '#contract/simulations.ts';
import { simulationBasis } from '#pension/simulation/basis.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { withoutPersonalData } from '#server/model/hidden-simulation.ts';
import type { Axes, Person } from './axes.ts';
import { tenants } from './funds.ts';
import { storyDay } from './story-clock.ts';
import { answer, type Answers } from './story-provider.ts';

const isAnonymised = ({ url }: Request): boolean => new URL(url).searchParams.get('anonymize') === 'true';

/** Kept scenarios of a buy-in: two as they are, one whose data have changed, and one that can't be opened. */
export const someScenarios = (): Scenario[] => {
  const kept = {
    simulator: 'buyIn',
    keptAt: new Date('2026-11-12T10:00:00Z'),
    changed: false,
    planChosen: false,
  } as const;
  const buyIn = { amount: 5_000, from: storyDay, marginalRate: 25 };
  return [
    { ...kept, nameSays: [], id: '1', name: 'Einkauf auf einmal', changes: { buyIn } },
    {
      ...kept,
      nameSays: [],
      id: '2',
      name: 'In vier Jahresraten bis zur Pensionierung, mit dem Bonus aus dem Dezember',
      changes: { buyIn: { ...buyIn, amount: 12_000, instalments: 4 } },
    },
    { ...kept, nameSays: [], id: '3', name: 'Vor der Lohnerhöhung', changes: { buyIn }, changed: true },
    { ...kept, nameSays: [], id: '4', name: 'Von früher', changes: null },
  ];
};

/** A kept scenario of a retirement together with a buy-in and a leave. */
export const retirementWithOthers = (): Scenario => ({
  id: '1',
  name: 'Mit Einkauf und Urlaub',
  simulator: 'retirement',
  keptAt: new Date('2026-11-12T10:00:00Z'),
  changed: false,
  planChosen: false,
  nameSays: [],
  changes: {
    retirement: { steps: [{ month: 63 * 12, share: 100, lumpSum: { unit: 'percent', value: 25 } }] },
    buyIn: { amount: 20_000, from: storyDay },
    leave: { from: '2027-05-01', months: 4, cover: 'riskOnly' },
  },
});

/** The calls of simulations, answered for a person; in an anonymised view only results are. */
export const simulationAnswers = (axes: Axes, person: Person): Answers => {
  const plan = tenants.find(({ code }) => code === axes.fund)?.plan;
  if (!plan || person === null) return {};
  let known: ReturnType<typeof simulationBasis> | undefined;
  const basis = () => (known ??= simulationBasis(plan, person, storyDay));
  return {
    simulationBasis: (request) => answer(endpoints.simulationBasis, isAnonymised(request) ? null : basis())(request),
    scenarios: answer(endpoints.scenarios, []),
    simulate: async (request) => {
      const { drawnAfter, ...changes } = endpoints.simulate.body.parse(await request.clone().json());
      const result = sentSimulation(simulate(basis(), changes, { drawnAfter }));
      return answer(endpoints.simulate, isAnonymised(request) ? withoutPersonalData(result) : result)(request);
    },
  };
};
