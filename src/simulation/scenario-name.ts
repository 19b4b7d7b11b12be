import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scenario } from '#contract/simulations.ts';
import { formatDate } from '#kernel/date.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { derivedAtom, useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { scenariosResource } from '#state/remote/scenarios.ts';
import { numbered } from './scenario-title.ts';

const dayOf = ({ keptAt }: Scenario): string => (keptAt === null ? '' : formatDate(swissDay(keptAt)));

/** Which of its day each scenario is whose name is hidden, the earliest first. */
const numbersAtom = derivedAtom((get): ReadonlyMap<string, number> => {
  const { answer } = scenariosResource.known(get, { query: get(anonymizeQueryAtom) });
  const hidden = (answer?.data.all ?? [])
    .filter(({ name }) => name === '')
    .toSorted((a, b) => Number(a.keptAt) - Number(b.keptAt));
  const counts = new Map<string, number>();
  return new Map(
    hidden.map((each) => {
      const number = (counts.get(dayOf(each)) ?? 0) + 1;
      counts.set(dayOf(each), number);
      return [each.id, number];
    }),
  );
});

/**
 * Names a scenario; one whose name is hidden by the day on which it was kept, with a number if it isn't the first of that
 * day. It keeps its identity until the scenarios change.
 */
export const useScenarioName = (): ((scenario: Scenario) => string) => {
  const { t } = useTranslation('scenarios');
  const numbers = useValue(numbersAtom);
  return useCallback(
    (scenario) => {
      if (scenario.name !== '') return scenario.name;
      const name = t('unnamed', { date: dayOf(scenario) });
      const number = numbers.get(scenario.id) ?? 1;
      return number === 1 ? name : numbered(name, number);
    },
    [t, numbers],
  );
};
