import type { AdditionalSavingsAnswer } from '#contract/pages.ts';
import type { SavingsPlan } from '#contract/plan-choice.ts';
import { savingsPlansOf } from '#server/model/savings-plans.ts';
import { onlyPlanBox, openSimulatorLink, savingsPlanBox } from '../boxes.ts';
import { derived, financeExpert, hinted, latestKept, simulation, type PageSource } from './page-parts.ts';

/** How the figures of a plan are calculated that are sent. */
const derivedPlan = (source: PageSource, { id, value, pensionPerMonth }: SavingsPlan) => {
  const known = source.sheet.figures?.savingsOptions?.derivations ?? {};
  const figures = [
    ...(value === null ? [] : ['planContribution' as const]),
    ...(pensionPerMonth ? ['pension' as const] : []),
  ];
  return derived(source, figures, id === '00' || id === '01' || id === '02' ? (known[id] ?? {}) : {});
};

/** `pages/additionalsavings`. */
export const additionalSavingsPage = (source: PageSource): AdditionalSavingsAnswer => {
  const { sheet, settings, locale } = source;
  const { figures } = sheet;
  const choice = figures?.savingsOptions ?? null;
  const onlyPlan = choice === null ? onlyPlanBox(figures, locale, settings) : null;
  return {
    ...derived(source, choice === null && onlyPlan === null ? [] : ['savingsContributions']),
    ...hinted(source),
    ...latestKept(source, { simulator: 'savings' }),
    selectedPlan: choice?.all.find(({ isActual }) => isActual)?.id ?? null,
    options: savingsPlansOf(choice, locale, settings).map((plan) => ({ ...plan, ...derivedPlan(source, plan) })),
    additionalSavings:
      choice === null
        ? onlyPlan && { isVisible: true, ...onlyPlan }
        : {
            isVisible: true,
            ...savingsPlanBox(figures, locale, settings),
            link: openSimulatorLink('additionalsavingssimulation', figures, settings),
          },
    simulation: choice && simulation(source, 'additionalSavings', 'additionalsavingssimulation'),
    financeExpert: financeExpert(locale),
  };
};
