import type { Derivation } from '#contract/derivation.ts';
import { benefitLines } from '#domain/benefit-lines.ts';
import { readCompanions } from '#domain/box.ts';
import type { DeathBenefitAnswer } from '#contract/pages.ts';
import { monthsBetween, yearOf } from '#kernel/calendar.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { namedPeople } from '#domain/named-people.ts';
import { derivationOfDeath, derivationOfFamily, derivationOfShare } from '#domain/derivation-of-death.ts';
import { derivationOf } from '#domain/derivations.ts';
import { roundTo } from '#kernel/money.ts';
import { trimmed } from '#kernel/trimmed.ts';

/** A pension that somebody would receive from now on. */
export type Payment = {
  /** CHF. */
  readonly perMonth: number;
  /** How long it is paid; null if that is unknown or hidden. */
  readonly period: {
    /** Formatted; null for a pension without a fixed end. */
    readonly until: string | null;
    /** In percent of the longest one. */
    readonly length: number;
  } | null;
};

/** A beneficiary. Null means unknown. */
export type Beneficiary = {
  readonly name: string | null;
  readonly relation: string | null;
  /** Formatted; masked if the year is 0001. */
  readonly birthDate: string | null;
  /** In percent. */
  readonly share: number | null;
  /** CHF a year; also null if nobody gets a pension. */
  readonly pensionPerYear: number | null;
  /** Only of providers that send it (beyond the specification): what comes a month, and until when. */
  readonly pension: Payment | null;
  /** CHF paid once; also null if nobody gets a lump sum. */
  readonly lumpSum: number | null;
  /** How the pension is calculated. */
  readonly derivation: Derivation | undefined;
  readonly derivationOfLumpSum: Derivation | undefined;
};

/** How much the sum of the shares may differ from 100 percent, because each is rounded to two decimals. */
const tolerance = 0.05;

/** By how much a pension without a fixed end is drawn longer than the longest of the others. */
const beyondOthers = 1.25;

/** A year under the bars of the pensions. */
export type YearMark = {
  readonly year: number;
  /** Where its first day is, in percent of the longest pension. */
  readonly at: number;
};

/** Years between marks, so that at most five are needed. */
const strides = [1, 2, 5, 10, 20, 50] as const;

/** The years to mark between today and the end of the longest pension, which is so many months ahead. */
const yearMarks = (today: IsoDate, longest: number): readonly YearMark[] => {
  const years = Math.floor(longest / 12);
  const stride = strides.find((each) => years / each <= 5) ?? 100;
  const first = yearOf(today) + 1;
  return (
    Array.from({ length: years + 1 }, (_, index) => first + index)
      .filter((year) => year % stride === 0)
      .map((year) => ({ year, at: (monthsBetween(today, `${year}-01-01`) / longest) * 100 }))
      // The first and the last label need room of their own.
      .filter(({ at }) => at >= 8 && at <= 96)
  );
};

/**
 * What each beneficiary would receive a month, and how long: null where nothing is paid or the provider doesn't say it; and the
 * years to mark under their bars.
 * @param today the day in Switzerland
 */
const readPayments = (
  list: DeathBenefitAnswer['beneficiaries'],
  today: IsoDate,
): { readonly payments: readonly (Payment | null)[]; readonly years: readonly YearMark[] } => {
  const monthsOf = (until: IsoDate) => Math.max(monthsBetween(today, until), 0);
  const paid = list.filter(({ pensionPerMonth, pensionUntil }) => pensionPerMonth && pensionUntil !== undefined);
  const ends = paid.flatMap(({ pensionUntil }) => (pensionUntil ? [monthsOf(pensionUntil)] : []));
  const longest = Math.max(...ends, 1) * (ends.length < paid.length ? beyondOthers : 1);
  const payments = list.map(({ pensionPerMonth, pensionUntil }) =>
    pensionPerMonth
      ? {
          perMonth: pensionPerMonth,
          period:
            pensionUntil === undefined
              ? null
              : {
                  until: pensionUntil === null ? null : formatDate(pensionUntil),
                  length: pensionUntil === null ? 100 : Math.round((monthsOf(pensionUntil) / longest) * 100),
                },
        }
      : null,
  );
  return { payments, years: ends.length === 0 ? [] : yearMarks(today, longest) };
};

/** The beneficiaries in the provider's order, and the sum of their shares if it should be 100 percent and isn't. */
const readBeneficiaries = (
  answer: DeathBenefitAnswer,
  today: IsoDate,
): {
  readonly people: readonly Beneficiary[];
  readonly years: readonly YearMark[];
  readonly wrongSum: number | null;
} => {
  const { beneficiaries: list } = answer;
  const pensions = list.some(({ pensionPerYear }) => pensionPerYear);
  const lumpSums = list.some(({ lumpSum }) => lumpSum);
  const { payments, years } = readPayments(list, today);
  const people = list.map(
    ({ fullName, relationLabel, birthDate, ratio, pensionPerYear, figure, lumpSum }, at): Beneficiary => ({
      name: trimmed(fullName),
      relation: trimmed(relationLabel),
      birthDate: birthDate ? formatDate(birthDate) : null,
      share: ratio ?? null,
      pensionPerYear: (pensions ? pensionPerYear : null) ?? null,
      pension: payments[at] ?? null,
      lumpSum: (lumpSums ? lumpSum : null) ?? null,
      derivation: derivationOf(answer, figure),
      derivationOfLumpSum: lumpSum ? derivationOfShare(answer, lumpSum) : undefined,
    }),
  );
  const shares = people.flatMap(({ share }) => (share === null ? [] : [share]));
  const sum = shares.reduce((total, share) => total + share, 0);
  const isWhole = shares.length < people.length || people.length === 0 || Math.abs(sum - 100) <= tolerance;
  return { people, years, wrongSum: isWhole ? null : roundTo(sum, 2) };
};

/**
 * The death benefit as its page shows it.
 * @param today the day in Switzerland
 */
export const deathBenefitView = (answer: DeathBenefitAnswer, today: IsoDate) => {
  const { deathBenefit: box } = answer;
  const amount = box?.amount ?? null;
  return {
    kind: box?.kind ?? ('any' as const),
    /** CHF; if it is missing, an empty list of beneficiaries means nothing. */
    amount,
    isHidden: box?.isVisible === false,
    derivation: derivationOfDeath(answer),
    /** What all receive together, CHF; null unless some of it is paid every month (beyond the specification). */
    family: box?.family?.perMonth ? { ...box.family, derivation: derivationOfFamily(answer) } : null,
    ...readBeneficiaries(answer, today),
    /** The family by name and birth date, for those who know only dates. */
    named: namedPeople(answer),
    /** All benefits, line by line; only from providers that send them (beyond the specification). */
    lines: benefitLines(answer),
    ...readCompanions(answer),
  };
};

export type DeathBenefitView = ReturnType<typeof deathBenefitView>;
