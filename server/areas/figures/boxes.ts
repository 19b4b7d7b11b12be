import type { LinkedSimulator } from '#contract/page-links.ts';
import type { Locale } from '#kernel/locale.ts';
import { formatDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import { formatChf, roundTo, toChf, type Centimes } from '#kernel/money.ts';
import type { DatedSavings } from '#pension/compute-benefits.ts';
import type { Figures, SheetPerson } from '#pension/figure-sheet.ts';
import { buyInReason, civilStatusWords, homeOwnershipReason, planName } from '#server/model/figure-words.ts';
import { planTitle, type SavingsChoice } from '#server/model/savings-plans.ts';
import type { TenantSettings } from '#tenants/format/settings.ts';
import { dashboardTexts, savedLabel } from '#server/model/texts/dashboard.ts';
import { planChoiceTexts } from '#server/model/texts/plan-choice.ts';

/** What a card of the dashboard and its page have in common, in CHF and words. */

/** What of a fund's settings says which simulators there are. */
export type Simulators = Pick<TenantSettings, 'answersBeyondSpecification' | 'pageLinks'>;

/** A simulator's link; null where a fund has neither ours, which need answers beyond the specification, nor its own. */
export const simulatorLink = (name: LinkedSimulator, { answersBeyondSpecification, pageLinks }: Simulators) =>
  answersBeyondSpecification || pageLinks[name] !== undefined ? name : null;

/** CHF of an amount that may be unknown. */
export const chfOf = (amount: Centimes | null | undefined): number | null =>
  amount === null || amount === undefined ? null : toChf(amount);

/**
 * Savings over time without the days that reveal when somebody was born, joined or left, if they are to be hidden: only
 * today and the ends of years.
 */
export const undated = <Point extends { readonly date: string }>(
  points: readonly Point[],
  { today, anonymize }: { readonly today: string; readonly anonymize: boolean },
): readonly Point[] => (anonymize ? points.filter(({ date }) => date === today || date.endsWith('-12-31')) : points);

/** Savings over time. */
export const points = (list: readonly DatedSavings[]) =>
  list.map(({ date, savings }) => ({ date, value: toChf(savings) }));

/** The possible buy-in. */
export const buyInBox = (figures: Figures | null, locale: Locale, simulators: Simulators) => {
  const { tooltipTitle, tooltipSubtitle } = dashboardTexts(locale).buyIn;
  return {
    atMost: chfOf(figures?.buyIn.atMost),
    savingsAtMost: chfOf(figures?.buyIn.savingsAtMost),
    ratio: figures?.buyIn.ratio ?? null,
    savings: chfOf(figures?.buyIn.savings),
    openWithdrawals: chfOf(figures?.buyIn.openWithdrawals),
    defaultRetirementAge: figures?.retirement?.ordinary.age ?? null,
    subTitle: figures && buyInReason(figures, locale),
    planName: figures && planName(figures, locale),
    tooltipTitle,
    tooltipSubtitle,
    tooltipLabel: savedLabel(locale),
    link: simulatorLink('buyinsimulation', simulators),
    graphData: [],
    graphMaxValue: null,
  };
};

/** The member's and the employer's savings contributions a year: what a savings plan is made of. */
const planRing = ({ actual, all }: SavingsChoice, locale: Locale) => {
  const { ring } = planChoiceTexts(locale);
  const inForce = all.find(({ isActual }) => isActual);
  const base = all.find(({ additionalPercent }) => additionalPercent === 0) ?? inForce;
  const own = Math.min(base?.memberSavingsPerYear ?? 0, actual.memberSavingsPerYear);
  return [
    { label: ring.member, value: own },
    { label: ring.additional, value: actual.memberSavingsPerYear - own },
    { label: ring.employer, value: inForce?.employerSavingsPerYear ?? 0 },
  ].flatMap(({ label, value }) => (value > 0 ? [{ label, value: toChf(value) }] : []));
};

/** The savings plan in force. */
export const savingsPlanBox = (figures: Figures | null, locale: Locale, simulators: Simulators) => {
  const choice = figures?.savingsOptions ?? null;
  const texts = dashboardTexts(locale).savings;
  const subTitle = ({ actual, next }: SavingsChoice) =>
    next === null
      ? fill(texts.subTitle, { amount: formatChf(toChf(actual.memberSavingsPerYear)) })
      : fill(texts.chosen, { date: formatDate(next.from), option: planTitle(next, locale) });
  const graphData = choice && planRing(choice, locale);
  // Without a birth date nothing is known but the plan.
  const known = choice?.blocked === 'birthDateUnknown' ? null : choice;
  return {
    atMost: null,
    savingsAtMost: chfOf(known?.actual.savingsAtRetirement),
    ratio: null,
    savings: chfOf(known?.savings),
    openWithdrawals: null,
    tooltipTitle: null,
    tooltipSubtitle: null,
    tooltipLabel: null,
    planName: choice && planTitle(choice.actual, locale),
    subTitle: known && subTitle(known),
    defaultRetirementAge: choice && (figures?.retirement?.ordinary.age ?? null),
    link: choice && simulatorLink('additionalsavingssimulation', simulators),
    graphData,
    graphMaxValue:
      graphData &&
      roundTo(
        graphData.reduce((sum, { value }) => sum + value, 0),
        2,
      ),
  };
};

/** The possible early withdrawal for home ownership. */
export const homeOwnershipBox = (
  figures: Figures | null,
  locale: Locale,
  { anonymize, simulators }: { readonly anonymize: boolean; readonly simulators: Simulators },
) => {
  const { atMost = null, maxAge = null, curve = [], blocked = null } = figures?.homeOwnership ?? {};
  const isMissing = atMost !== null && curve.length === 0 && blocked !== 'tooOld';
  return {
    maxAmount: chfOf(atMost),
    maxAge,
    projectedGraph: curve.map(({ age, date, amount }) => ({
      age,
      // An age and the day it is reached are a birth date.
      ...(!anonymize && { date }),
      value: toChf(amount),
    })),
    noDataInfo: figures && homeOwnershipReason(figures, locale),
    projectedGraphUnavailable: isMissing ? dashboardTexts(locale).homeOwnership.noCurve : null,
    link: simulatorLink('homeownershipsimulation', simulators),
  };
};

/** The monthly pension by age. */
export const retirementBox = (
  figures: Figures | null,
  { anonymize, simulators }: { readonly anonymize: boolean; readonly simulators: Simulators },
) => {
  const { ordinary, byAge = [] } = figures?.retirement ?? {};
  return {
    amount: chfOf(ordinary?.pensionPerMonth),
    projectedGraph: byAge.map(({ age, date, pensionPerMonth }) => ({
      age,
      // The start of a pension reveals the month of birth.
      date: anonymize ? null : date,
      value: toChf(pensionPerMonth),
    })),
    defaultRetirementAge: ordinary?.age ?? null,
    link: simulatorLink('retirementsimulation', simulators),
  };
};

/** The civil status in words, and since when. */
export const civilStatusBox = (person: SheetPerson, locale: Locale) => {
  const { civilStatus, since } = civilStatusWords(person, locale);
  return { civilStatus, subTitle: since };
};
