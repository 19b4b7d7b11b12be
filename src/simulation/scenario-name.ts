import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scenario } from '#contract/simulations.ts';
import { formatDate } from '#kernel/date.ts';
import { swissDay } from '#kernel/swiss-day.ts';

/** Names a scenario; one whose name is hidden by the day on which it was kept. It keeps its identity. */
export const useScenarioName = (): ((scenario: Scenario) => string) => {
  const { t } = useTranslation('scenarios');
  return useCallback(
    ({ name, keptAt }) => name || t('unnamed', { date: keptAt === null ? '' : formatDate(swissDay(keptAt)) }),
    [t],
  );
};
