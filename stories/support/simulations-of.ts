import { endpoints } from '#contract/endpoints.ts';
import { sentSimulation } from '#contract/simulations.ts';
import { changesSchema } from '#pension/simulation/changes.ts';
import { simulationBasis } from '#pension/simulation/basis.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { withoutPersonalData } from '#server/areas/simulations/without-personal-data.ts';
import type { Axes, Person } from './axes.ts';
import { tenants } from './funds.ts';
import { storyDay } from './story-clock.ts';
import { answer, type Answers } from './story-provider.ts';

const isAnonymised = ({ url }: Request): boolean => new URL(url).searchParams.get('anonymize') === 'true';

/** The calls of simulations, answered for a person; in an anonymised view only results are. */
export const simulationAnswers = (axes: Axes, person: Person): Answers => {
  const plan = tenants.find(({ code }) => code === axes.fund)?.plan;
  if (!plan || person === null) return {};
  const basis = simulationBasis(plan, person, storyDay);
  return {
    simulationBasis: (request) => answer(endpoints.simulationBasis, isAnonymised(request) ? null : basis)(request),
    simulate: async (request) => {
      const result = sentSimulation(simulate(basis, changesSchema.parse(await request.clone().json())));
      return answer(endpoints.simulate, isAnonymised(request) ? withoutPersonalData(result) : result)(request);
    },
  };
};
