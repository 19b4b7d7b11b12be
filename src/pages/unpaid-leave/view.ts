import type { UnpaidLeaveAnswer } from '#contract/pages.ts';
import { derivationNamed, derivationOf } from '#domain/derivations.ts';

/** The covers that the portal has words for; `any` where the provider names none, or one that nobody knows. */
export type KnownCover = 'full' | 'riskOnly' | 'none' | 'any';

const knownCover = (cover: string | null | undefined): KnownCover =>
  cover === 'full' || cover === 'riskOnly' || cover === 'none' ? cover : 'any';

/** A number of months that can be said; null where none was sent, or it is no length of time. */
const monthsOf = (months: number | null | undefined): number | null =>
  typeof months === 'number' && months >= 0 ? months : null;

/** Unpaid leave as its page shows it. */
export const unpaidLeaveView = (answer: UnpaidLeaveAnswer) => {
  const { unpaidLeave: box, freeMonths, atMostMonths, simulation, financeExpert, actions } = answer;
  const covers = answer.covers ?? [];
  const amount = box?.amount ?? null;
  return {
    /** What a month costs, CHF; null where the provider hides it. */
    monthly:
      box?.isVisible === false
        ? null
        : {
            amount,
            /**
             * The cover that costs as much: the first that does. Funds differ in which one they quote, so the amount is
             * not called that of full cover unless it is.
             */
            cover: amount === null ? 'any' : knownCover(covers.find((each) => each.amount === amount)?.cover),
            derivation: derivationOf(answer, 'unpaidLeave'),
          },
    covers: covers.map(({ cover, label, amount: cost, figure }, index) => ({
      cover: knownCover(cover),
      label: label?.trim() || null,
      amount: cost,
      // The first one heads the page, with its explanation.
      derivation: index === 0 ? undefined : derivationNamed(answer, figure),
    })),
    /** For how many months all stays as it is, and for how many one may stay insured. */
    freeMonths: monthsOf(freeMonths),
    atMostMonths: monthsOf(atMostMonths),
    simulation,
    financeExpert,
    actions,
  };
};

export type UnpaidLeaveView = ReturnType<typeof unpaidLeaveView>;
