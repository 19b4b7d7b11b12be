import type { UnpaidLeaveAnswer } from '#contract/pages.ts';

/** The covers that the portal has words for; `any` where the provider names none, or one that nobody knows. */
export type KnownCover = 'full' | 'riskOnly' | 'none' | 'any';

/** Reads {@link KnownCover} off what the provider calls a cover. */
export const knownCover = (cover: string | null | undefined): KnownCover =>
  cover === 'full' || cover === 'riskOnly' || cover === 'none' ? cover : 'any';

/**
 * The cover whose cost the page's amount is: the first that costs as much. Funds differ in which one they quote, so the
 * amount is not called that of full cover unless it is.
 */
export const coverOfAmount = ({ unpaidLeave, covers }: UnpaidLeaveAnswer): KnownCover => {
  const amount = unpaidLeave?.amount;
  if (typeof amount !== 'number') return 'any';
  return knownCover(covers?.find((cover) => cover.amount === amount)?.cover);
};

/** A number of months that can be said; null where none was sent, or it is no length of time. */
export const monthsOf = (months: number | null | undefined): number | null =>
  typeof months === 'number' && months >= 0 ? months : null;
