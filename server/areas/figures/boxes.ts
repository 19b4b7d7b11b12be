import type { SentOutlook } from '#contract/dashboard.ts';
import type { LinkedSimulator } from '#contract/page-links.ts';
import type { Locale } from '#kernel/locale.ts';
import { civilStatusCodes } from '#kernel/civil-status.ts';
import { formatDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import { formatChf, roundTo, toChf, type Centimes } from '#kernel/money.ts';
import type { DatedSavings } from '#pension/compute-benefits.ts';
import { BAND } from '#pension/interest-band.ts';
import type { Figures, SheetPerson } from '#pension/figure-sheet.ts';
import type { OwnDisabilityPension } from '#pension/own-disability-pension.ts';
import { perMonth } from '#pension/rates.ts';
import { buyInReason, civilStatusWords, homeOwnershipReason, planName } from '#server/model/figure-words.ts';
import { planTitle, type SavingsChoice } from '#server/model/savings-plans.ts';
import type { TenantSettings } from '#tenants/format/settings.ts';
import { closedSimulators } from './open-ways.ts';
import { dashboardTexts, perYearLabel, savedLabel } from '#server/model/texts/dashboard.ts';
import { planChoiceTexts } from '#server/model/texts/plan-choice.ts';

/** What a card of the dashboard and its page have in common, in CHF and words. */

/** What of a fund's settings says which simulators there are. */
export type Simulators = Pick<TenantSettings, 'answersBeyondSpecification' | 'pageLinks'>;

/** A simulator's link; null where a fund has neither ours, which need answers beyond the specification, nor its own. */
export const simulatorLink = (name: LinkedSimulator, { answersBeyondSpecification, pageLinks }: Simulators) =>
  answersBeyondSpecification || pageLinks[name] !== undefined ? name : null;

/** The link of a member's simulator; null also where it would only say why nothing is possible. */
export const openSimulatorLink = (name: LinkedSimulator, figures: Figures | null, simulators: Simulators) =>
  figures !== null && closedSimulators(figures).includes(name) ? null : simulatorLink(name, simulators);

/** CHF of an amount that may be unknown. */
export const chfOf = (amount: Centimes | null | undefined): number | null =>
  amount === null || amount === undefined ? null : toChf(amount);

/** What a family would receive together, CHF. */
export const sentFamily = ({ perMonth, once }: NonNullable<Figures['death']>['family']) => ({
  perMonth: toChf(perMonth),
  once: toChf(once),
});

/** What is paid for the children of who is disabled, CHF. */
export const sentChildren = (children: OwnDisabilityPension['children']) =>
  children && {
    count: children.count,
    perMonth: toChf(children.amount),
    together: toChf(children.together),
  };

/**
 * Savings over time without the days that reveal when somebody was born, joined or left, if they are to be hidden: only
 * today and the ends of years.
 */
const undated = <Point extends { readonly date: string }>(
  points: readonly Point[],
  { today, anonymize }: { readonly today: string; readonly anonymize: boolean },
): readonly Point[] => (anonymize ? points.filter(({ date }) => date === today || date.endsWith('-12-31')) : points);

/** Savings over time. */
const points = (list: readonly DatedSavings[]) => list.map(({ date, savings }) => ({ date, value: toChf(savings) }));

/** The savings with their past and their projection. */
export const savingsGraph = (
  figures: Figures | null,
  {
    today,
    anonymize,
    isBeyond,
  }: {
    readonly today: string;
    readonly anonymize: boolean;
    /** Whether the fund answers beyond the specification. */
    readonly isBeyond: boolean;
  },
) => {
  const [lowPercent, , highPercent] = BAND;
  const shown = <Point extends { readonly date: string }>(list: readonly Point[]) =>
    undated(list, { today, anonymize });
  const band = shown(figures?.futureBand ?? []);
  return {
    value: chfOf(figures?.savings?.balance),
    historicalGraph: points(shown(figures?.history ?? [])),
    futureGraph: points(shown(figures?.future ?? [])),
    ...(isBeyond &&
      band.length > 0 && {
        futureBand: {
          lowPercent,
          highPercent,
          points: band.map(({ date, low, high }) => ({ date, low: toChf(low), high: toChf(high) })),
        },
      }),
    // Days and ages of somebody's life.
    ...(isBeyond &&
      !anonymize &&
      figures !== null && {
        movements: figures.movements.map((movement) => ({ ...movement, amount: toChf(movement.amount) })),
        yearOfBirth: figures.yearOfBirth,
        ageAtEnd: figures.retirement?.ordinary.age ?? null,
      }),
  };
};

/** Parts of a ring in CHF, without empty ones. */
const partsOf = (parts: readonly { readonly label: string; readonly value: Centimes }[]) =>
  parts.flatMap(({ label, value }) => (value > 0 ? [{ label, value: toChf(value) }] : []));

/** The savings and the possible buy-in: parts of the maximum savings under the regulations. */
const buyInRing = ({ savings, atMost }: Figures['buyIn'], locale: Locale) => {
  const { ring } = dashboardTexts(locale).buyIn;
  return partsOf([
    { label: ring.saved, value: savings ?? 0 },
    { label: ring.possible, value: atMost ?? 0 },
  ]);
};

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
    graphData: figures && buyInRing(figures.buyIn, locale),
    graphMaxValue: chfOf(figures?.buyIn.savingsAtMost),
  };
};

/** The member's and the employer's savings contributions a year: what a savings plan is made of. */
const planRing = ({ actual, all }: SavingsChoice, locale: Locale) => {
  const { ring } = planChoiceTexts(locale);
  const inForce = all.find(({ isActual }) => isActual);
  const base = all.find(({ additionalPercent }) => additionalPercent === 0) ?? inForce;
  const own = Math.min(base?.memberSavingsPerYear ?? 0, actual.memberSavingsPerYear);
  const additional = actual.memberSavingsPerYear - own;
  return partsOf([
    { label: additional > 0 ? ring.base : ring.member, value: own },
    { label: ring.additional, value: additional },
    { label: ring.employer, value: inForce?.employerSavingsPerYear ?? 0 },
  ]);
};

/** What a member saves a month and a year, in words. */
const savedText = (perYear: Centimes, locale: Locale): string =>
  fill(dashboardTexts(locale).savings.subTitle, {
    month: formatChf(toChf(perMonth(perYear))),
    year: formatChf(toChf(perYear)),
  });

/**
 * The savings plan in force. The fields that it shares with the box of the buy-in mean the same in both: the maximum savings
 * under the regulations, and how far the member is from them.
 */
export const savingsPlanBox = (figures: Figures | null, locale: Locale, simulators: Simulators) => {
  const choice = figures?.savingsOptions ?? null;
  const texts = dashboardTexts(locale).savings;
  const { tooltipTitle, tooltipSubtitle } = texts;
  const subTitle = ({ actual, chosen }: SavingsChoice) =>
    chosen.length === 0
      ? savedText(actual.memberSavingsPerYear, locale)
      : chosen
          .map((each) => fill(texts.chosen, { date: formatDate(each.from), option: planTitle(each, locale) }))
          .join(' · ');
  const graphData = choice && planRing(choice, locale);
  // Without a birth date nothing is known but the plan.
  const known = choice?.blocked === 'birthDateUnknown' ? null : choice;
  const room = known && figures?.buyIn;
  return {
    atMost: chfOf(room?.atMost),
    savingsAtMost: chfOf(room?.savingsAtMost),
    ratio: room?.ratio ?? null,
    savings: chfOf(known?.savings),
    openWithdrawals: chfOf(room?.openWithdrawals),
    tooltipTitle,
    tooltipSubtitle,
    tooltipLabel: perYearLabel(locale),
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

/** What members save in a fund with one plan for all; null if that is nothing, or unknown. */
export const onlyPlanBox = (figures: Figures | null, locale: Locale, simulators: Simulators) => {
  const { member, employer } = figures?.contributions?.lines.find(({ part }) => part === 'savings')?.shares ?? {};
  if (member === undefined || employer === undefined || member.perYear === 0) return null;
  const { ring } = planChoiceTexts(locale);
  return {
    ...savingsPlanBox(figures, locale, simulators),
    subTitle: savedText(member.perYear, locale),
    graphData: partsOf([
      { label: ring.member, value: member.perYear },
      { label: ring.employer, value: employer.perYear },
    ]),
    graphMaxValue: toChf(member.perYear + employer.perYear),
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
    // The end of a wait reveals when something was paid.
    projectedGraph: curve
      .filter(({ isBirthday }) => !anonymize || isBirthday)
      .map(({ age, date, amount }) => ({
        age,
        // An age and the day it is reached are a birth date.
        ...(!anonymize && { date }),
        value: toChf(amount),
      })),
    noDataInfo: figures && homeOwnershipReason(figures, locale, { isHidden: anonymize }),
    projectedGraphUnavailable: isMissing ? dashboardTexts(locale).homeOwnership.noCurve : null,
    link: simulatorLink('homeownershipsimulation', simulators),
    ...(simulators.answersBeyondSpecification && { isTooLate: blocked === 'tooOld' }),
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

/**
 * The answer to what a member will live on. Where personal data are hidden, without the salary and what tells it, the
 * member's own figure of the AHV, and days.
 */
export const outlookBox = ({ outlook, opening, retirement }: Figures, anonymize: boolean): SentOutlook => {
  const isKnown = outlook !== null && typeof outlook === 'object';
  const known = isKnown ? outlook : null;
  const ahv = anonymize ? null : (known?.ahv ?? null);
  return {
    isVisible: true,
    obstacle: typeof outlook === 'string' ? outlook : null,
    // Without its day it would be read as today's.
    ...(opening !== null && !anonymize && { opening: { date: opening.date, value: toChf(opening.savings) } }),
    salary: anonymize || !known?.salaryPerMonth ? null : toChf(known.salaryPerMonth),
    drawn: chfOf(known?.drawnPerMonth),
    disability: chfOf(known?.disabilityPerMonth),
    ahv: ahv && { perMonth: toChf(ahv.perMonth), isOwn: ahv.isOwn },
    ahvFrom: anonymize ? null : (known?.ahvFrom ?? null),
    ahvAtMost: chfOf(known?.ahvAtMost),
    isDeferred: known?.isDeferred === true,
    isLeaving: known?.isLeaving === true,
    usualAge: retirement?.ordinary.age ?? null,
    byAge: (known?.byAge ?? []).map(({ age, date, pensionPerMonth, savings, band, ratioOfFund, ratio }) => ({
      age,
      date: anonymize ? null : date,
      pensionPerMonth: toChf(pensionPerMonth),
      savings: toChf(savings),
      savingsLow: chfOf(band?.low),
      savingsHigh: chfOf(band?.high),
      ratioOfFund: anonymize ? null : ratioOfFund,
      ratio: anonymize ? null : ratio,
    })),
  };
};

/** The civil status in words, and since when, or that we would like to know it. */
export const civilStatusBox = (person: SheetPerson, locale: Locale) => {
  const { civilStatus, since } = civilStatusWords(person, locale);
  const isUnknown = person.civilStatus.code === civilStatusCodes.unknown;
  return { civilStatus, subTitle: isUnknown ? dashboardTexts(locale).statusUnknown : since };
};
