import type { RetirementAnswer } from '#contract/pages.ts';
import { toChf } from '#kernel/money.ts';
import type { Figures } from '#pension/figure-sheet.ts';
import { retirementBox } from '../boxes.ts';
import { closedSimulators } from '../open-ways.ts';
import {
  beyond,
  derived,
  financeExpert,
  hinted,
  leaving,
  latestKept,
  simulation,
  type PageSource,
} from './page-parts.ts';

const retirementDetails = (
  retirement: NonNullable<Figures['retirement']>,
  { plan }: Figures,
  { anonymize }: PageSource,
) => ({
  benefitsByAge: retirement.byAge.map((at) => ({
    age: at.age,
    date: anonymize ? null : at.date,
    capital: toChf(at.savings),
    conversionRate: at.rate,
    pensionPerYear: toChf(at.pensionPerYear),
    pensionPerMonth: toChf(at.pensionPerMonth),
  })),
  drawnPerMonth: toChf(retirement.drawnPerMonth),
  lumpSumAtMost: toChf(retirement.lumpSumAtMost),
  lumpSumNoticeUntil: anonymize ? null : (retirement.lumpSumNotice?.until ?? null),
  isPensionOnly: retirement.isPensionOnly,
  partialSteps: retirement.partialSteps,
  // It is three years after a payment's day.
  capitalLockedUntil: anonymize ? null : retirement.lockedUntil,
  retiredChild: retirement.child && {
    pensionPerYear: toChf(retirement.child.perYear),
    children: retirement.child.children,
  },
  projectedInterest: plan.projectedInterest,
});

/** `pages/retirement`. */
export const retirementPage = (source: PageSource): RetirementAnswer => {
  const { sheet, locale, settings, anonymize } = source;
  const { figures } = sheet;
  const retirement = figures?.retirement;
  return {
    ...derived(source, ['pension', 'retiredChildPension', 'lumpSumAtMost']),
    ...hinted(source, ['lumpSumNotice', 'retirementNear']),
    ...leaving(source),
    ...latestKept(source, { simulator: 'retirement' }),
    retirement: { isVisible: true, ...retirementBox(figures, { anonymize, simulators: settings }) },
    ...(figures && beyond(source, { closed: [...closedSimulators(figures)] })),
    ...(retirement && beyond(source, retirementDetails(retirement, figures, source))),
    simulation: simulation(source, 'retirement', 'retirementsimulation'),
    financeExpert: financeExpert(locale),
  };
};
