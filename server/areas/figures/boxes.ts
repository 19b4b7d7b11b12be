import type { Locale } from '#kernel/locale.ts';
import { toChf, type Centimes } from '#kernel/money.ts';
import type { DatedSavings } from '#pension/compute-benefits.ts';
import type { Figures, SheetPerson } from '#pension/figure-sheet.ts';
import { buyInReason, civilStatusWords, homeOwnershipReason, planName } from '#server/model/figure-words.ts';
import { dashboardTexts } from '#server/model/texts/dashboard.ts';

/** What a card of the dashboard and its page say alike, in CHF and words. */

/** CHF of an amount that may be unknown. */
export const chfOf = (amount: Centimes | null | undefined): number | null =>
  amount === null || amount === undefined ? null : toChf(amount);

/** Savings over time. */
export const points = (list: readonly DatedSavings[]) =>
  list.map(({ date, savings }) => ({ date, value: toChf(savings) }));

/** What may be bought in. */
export const buyInBox = (figures: Figures, locale: Locale) => {
  const { buyIn, retirement } = figures;
  return {
    atMost: chfOf(buyIn.atMost),
    savingsAtMost: chfOf(buyIn.savingsAtMost),
    ratio: buyIn.ratio,
    savings: chfOf(buyIn.savings),
    openWithdrawals: toChf(buyIn.openWithdrawals),
    defaultRetirementAge: retirement?.ordinary.age ?? null,
    subTitle: buyInReason(figures, locale),
    planName: planName(figures, locale),
  };
};

/** What may be withdrawn for a home. */
export const homeOwnershipBox = (figures: Figures, locale: Locale) => {
  const { atMost, maxAge, curve } = figures.homeOwnership;
  return {
    maxAmount: chfOf(atMost),
    maxAge,
    projectedGraph: curve.map(({ age, date, amount }) => ({ age, date, value: toChf(amount) })),
    noDataInfo: homeOwnershipReason(figures, locale),
    projectedGraphUnavailable: atMost !== null && curve.length === 0 ? dashboardTexts(locale).home.noCurve : null,
  };
};

/** The monthly pension by age. */
export const retirementBox = ({ ordinary, byAge }: NonNullable<Figures['retirement']>) => ({
  amount: toChf(ordinary.pensionPerMonth),
  projectedGraph: byAge.map(({ age, date, pensionPerMonth }) => ({ age, date, value: toChf(pensionPerMonth) })),
  defaultRetirementAge: ordinary.age,
});

/** The civil status in words and since when. */
export const civilStatusBox = (person: SheetPerson, locale: Locale) => {
  const { civilStatus, since } = civilStatusWords(person, locale);
  return { civilStatus, subTitle: since };
};
