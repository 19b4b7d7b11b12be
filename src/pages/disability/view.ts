import type { DisabilityAnswer } from '#contract/pages.ts';
import { benefitLines } from '#domain/benefit-lines.ts';
import { readCompanions } from '#domain/box.ts';
import { derivationOf } from '#domain/derivations.ts';
import { openScale, type YearMark } from '#domain/year-marks.ts';
import { monthsBetween } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';

/** The benefits at disability as their page shows them. */
export const disabilityView = (answer: DisabilityAnswer) => {
  const { disability: box } = answer;
  const kind = box?.kind ?? ('insured' as const);
  const perMonth = box?.perMonth ?? null;
  const said = perMonth === 0 ? (box?.reason ? ('waits' as const) : ('none' as const)) : kind;
  return {
    isHidden: box?.isVisible === false,
    /** Whether the provider sends nothing for this page, as one that keeps to the specification; the overview has the sum. */
    isElsewhere: box === null,
    /**
     * Nothing is insured, nothing would be paid because the waiting period ends after retirement, or the member's pension
     * is one that is paid already or would be.
     */
    kind: said,
    /** Whether no pension would be paid, so that there is nothing to simulate. */
    isNone: said === 'none' || said === 'waits',
    /** CHF. */
    perMonth,
    /** Months until the pension begins; null if it is paid already, begins at once, or isn't known. */
    waitingMonths: box?.waitingMonths || null,
    /** What is paid for children as well, CHF; null without any. */
    children: perMonth ? (box?.children ?? null) : null,
    /** When an insured pension would begin, if the member were disabled from today on; null if unknown or hidden. */
    from: box?.from ?? null,
    /** When the retirement pension follows. */
    until: box?.until ?? null,
    /** Degree of disability in percent for which a pension is paid; null if none is, or it isn't known. */
    degree: box?.degree ?? null,
    /** The retirement pension that follows one that is paid, CHF; null if it isn't known. */
    retirementPerMonth: box?.retirementPerMonth ?? null,
    derivation: derivationOf(answer, kind === 'inPayment' ? 'disabilityInPayment' : 'disabilityPension'),
    /** All benefits, line by line. */
    lines: benefitLines(answer),
    ...readCompanions(answer),
  };
};

export type DisabilityView = ReturnType<typeof disabilityView>;

/** What the course of a disability is drawn from. */
export type CourseDays = {
  /** Until the pension begins; null if it is paid already. */
  readonly waitingMonths: number | null;
  /** Whether the pension for a lower degree is paid until then. */
  readonly isRunning: boolean;
  /** First day of the pension; null if it isn't said. */
  readonly from: IsoDate | null;
  /** First day of the retirement pension; null if it isn't said. */
  readonly until: IsoDate | null;
};

/** How long each phase is drawn, in months. */
export type CourseScale = {
  /** Until the pension begins; none if it is paid already. */
  readonly before: number;
  readonly pension: number;
  readonly retirement: number;
  /** To mark below them. */
  readonly years: readonly YearMark[];
};

/**
 * The course of a disability: whether its pension is paid already, and how long its phases are; no scale unless their days
 * are known.
 */
export const disabilityCourse = (
  { waitingMonths, isRunning, from, until }: CourseDays,
  today: IsoDate,
): { readonly isPaid: boolean; readonly scale: CourseScale | null } => {
  const isPaid = waitingMonths === null && !isRunning;
  const begin = isPaid ? today : from;
  if (begin === null || until === null || begin >= until || today >= until) return { isPaid, scale: null };
  const { whole, beyond, years } = openScale(today, until);
  const before = Math.max(monthsBetween(today, begin), 0);
  return { isPaid, scale: { before, pension: whole - before, retirement: beyond, years } };
};
