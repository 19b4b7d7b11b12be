import type { Derivation } from '#contract/derivation.ts';
import { benefitLines } from '#domain/benefit-lines.ts';
import { readCompanions } from '#domain/box.ts';
import type { DeathBenefitAnswer } from '#contract/pages.ts';
import type { PensionHolders } from '#detail/pension-holders.ts';
import { addDays, monthsBetween } from '#kernel/calendar.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { namedPeople } from '#domain/named-people.ts';
import { derivationOfDeath, derivationOfFamily, derivationOfShare } from '#domain/derivation-of-death.ts';
import { derivationOf } from '#domain/derivations.ts';
import { openScale, type YearMark } from '#domain/year-marks.ts';
import { roundTo } from '#kernel/money.ts';
import { roundShares } from '#kernel/round-shares.ts';
import { trimmed } from '#kernel/trimmed.ts';

/** A pension that somebody would receive from now on. */
export type Payment = {
  /** CHF. */
  readonly perMonth: number;
  /** How long it is paid; null if that is unknown or hidden. */
  readonly period: {
    /** Formatted; null for a pension without a fixed end. */
    readonly until: string | null;
  } | null;
};

/** A beneficiary. Null means unknown. */
export type Beneficiary = {
  readonly name: string | null;
  readonly relation: string | null;
  /** Formatted; masked if the year is 0001. */
  readonly birthDate: string | null;
  /** In percent; also null where one person receives everything. */
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

/** A tenth of a percent is said where a share is exactly that (12.5), not where a division left it (33.33). */
const decimalsOf = (shares: readonly number[]): number =>
  shares.some((share) => share === roundTo(share, 1) && !Number.isInteger(share)) ? 1 : 0;

/** What a beneficiary would receive a month, and how long; null where nothing is paid or the provider doesn't say it. */
const readPayment = ({ pensionPerMonth, pensionUntil }: DeathBenefitAnswer['beneficiaries'][number]): Payment | null =>
  pensionPerMonth
    ? {
        perMonth: pensionPerMonth,
        period: pensionUntil === undefined ? null : { until: pensionUntil === null ? null : formatDate(pensionUntil) },
      }
    : null;

/** A stretch of time in which the family gets the same pensions. */
export type FamilyPhase = {
  /** Its first day, formatted; null if it is today. */
  readonly from: string | null;
  /** In months; the last one is drawn longer than the years before it, as nothing ends it. */
  readonly months: number;
  /** Whether something is paid without a fixed end. */
  readonly isOpen: boolean;
  /** CHF a month, together. */
  readonly perMonth: number;
  /** What each of the paid people gets, CHF a month, zero once it has ended. */
  readonly parts: readonly { readonly index: number; readonly perMonth: number }[];
};

/** The family's pensions as time goes by. */
export type FamilyCourse = {
  /** In their order, at least two. */
  readonly phases: readonly FamilyPhase[];
  /** To mark below them. */
  readonly years: readonly YearMark[];
};

/** How much the sum of the pensions may differ from the family's for each of them, which is rounded; CHF a month. */
const roundedBy = 0.05;

/**
 * How what the family gets a month falls as pensions end. Null where nothing ends, an end is unknown or hidden, or
 * the pensions are not all of what the family gets.
 *
 * @param perMonth what the family gets a month, CHF
 */
const familyCourse = (
  list: DeathBenefitAnswer['beneficiaries'],
  perMonth: number,
  today: IsoDate,
): FamilyCourse | null => {
  const paid = list.flatMap(({ pensionPerMonth, pensionUntil }, index) =>
    pensionPerMonth && (pensionUntil === null || (pensionUntil !== undefined && pensionUntil >= today))
      ? [{ index, perMonth: pensionPerMonth, until: pensionUntil }]
      : [],
  );
  const sum = paid.reduce((total, one) => total + one.perMonth, 0);
  if (Math.abs(sum - perMonth) > roundedBy * paid.length) return null;
  const ends = [...new Set(paid.flatMap(({ until }) => until ?? []))].toSorted();
  if (ends.length === 0) return null;
  const starts = [today, ...ends.map((end) => addDays(end, 1))];
  const { beyond, years } = openScale(today, starts.at(-1) ?? today);
  const isOpen = paid.some(({ until }) => until === null);
  const phases = starts.map((start, at): FamilyPhase => {
    const next = starts[at + 1];
    const parts = paid.map((one) => ({
      index: one.index,
      perMonth: one.until === null || one.until >= start ? one.perMonth : 0,
    }));
    return {
      from: at === 0 ? null : formatDate(start),
      months: next === undefined ? beyond : monthsBetween(start, next),
      isOpen: next === undefined && isOpen,
      perMonth:
        at === 0
          ? perMonth
          : roundTo(
              parts.reduce((total, part) => total + part.perMonth, 0),
              2,
            ),
      parts,
    };
  });
  return { phases, years };
};

/** Whose pensions the family's are, by name; empty unless all names of a kind are known. */
const readHolders = ({ beneficiaries }: DeathBenefitAnswer): PensionHolders => {
  const namesOf = (pension: 'partnerPension' | 'orphanPension'): readonly string[] => {
    const paid = beneficiaries.filter(({ figure, pensionPerYear }) => figure === pension && pensionPerYear);
    const names = paid.flatMap(({ fullName }) => trimmed(fullName) ?? []);
    return names.length === paid.length ? names : [];
  };
  return { partner: namesOf('partnerPension'), children: namesOf('orphanPension') };
};

/** The beneficiaries in the provider's order, and the sum of their shares if it should be 100 percent and isn't. */
const readBeneficiaries = (
  answer: DeathBenefitAnswer,
): {
  readonly people: readonly Beneficiary[];
  readonly wrongSum: number | null;
  /** Whether there is one person, who receives everything. */
  readonly isAlone: boolean;
} => {
  const { beneficiaries: list } = answer;
  const pensions = list.some(({ pensionPerYear }) => pensionPerYear);
  const lumpSums = list.some(({ lumpSum }) => lumpSum);
  const shares = list.flatMap(({ ratio }) => ratio ?? []);
  const sum = shares.reduce((total, share) => total + share, 0);
  const isWhole = shares.length < list.length || list.length === 0 || Math.abs(sum - 100) <= tolerance;
  const isAlone = isWhole && list.length === 1 && shares.length === 1;
  // Shares that don't come to a whole are shown as they are, because the page says so.
  const rounded = isWhole && shares.length === list.length ? roundShares(shares, decimalsOf(shares)) : null;
  const people = list.map((one, at): Beneficiary => {
    const { fullName, relationLabel, birthDate, ratio, pensionPerYear, figure, lumpSum } = one;
    return {
      name: trimmed(fullName),
      relation: trimmed(relationLabel),
      birthDate: birthDate ? formatDate(birthDate) : null,
      share: isAlone ? null : (rounded?.[at] ?? ratio ?? null),
      pensionPerYear: (pensions ? pensionPerYear : null) ?? null,
      pension: readPayment(one),
      lumpSum: (lumpSums ? lumpSum : null) ?? null,
      derivation: derivationOf(answer, figure),
      derivationOfLumpSum: lumpSum ? derivationOfShare(answer, lumpSum) : undefined,
    };
  });
  return { people, wrongSum: isWhole ? null : roundTo(sum, 2), isAlone };
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
    family: box?.family?.perMonth
      ? {
          ...box.family,
          derivation: derivationOfFamily(answer),
          course: familyCourse(answer.beneficiaries, box.family.perMonth, today),
        }
      : null,
    ...readBeneficiaries(answer),
    holders: readHolders(answer),
    /** The family by name and birth date, for those who know only dates. */
    named: namedPeople(answer),
    /** All benefits, line by line; only from providers that send them (beyond the specification). */
    lines: benefitLines(answer),
    ...readCompanions(answer),
  };
};

export type DeathBenefitView = ReturnType<typeof deathBenefitView>;
