import type { AdditionalSavingsAnswer } from '#contract/pages.ts';
import { savingsPlansOf } from '#server/model/savings-plans.ts';
import { openSimulatorLink, savingsPlanBox } from '../boxes.ts';
import { financeExpert, hinted, simulation, type PageSource } from './page-parts.ts';

/** `pages/additionalsavings`. */
export const additionalSavingsPage = (source: PageSource): AdditionalSavingsAnswer => {
  const { sheet, settings, locale } = source;
  const { figures } = sheet;
  const choice = figures?.savingsOptions ?? null;
  return {
    ...hinted(source),
    selectedPlan: choice?.all.find(({ isActual }) => isActual)?.id ?? null,
    options: savingsPlansOf(choice, locale, settings),
    additionalSavings: choice && {
      isVisible: true,
      ...savingsPlanBox(figures, locale, settings),
      link: openSimulatorLink('additionalsavingssimulation', figures, settings),
    },
    simulation: choice && simulation(source, 'additionalSavings', 'additionalsavingssimulation'),
    financeExpert: financeExpert(locale),
  };
};
