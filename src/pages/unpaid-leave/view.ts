import type { UnpaidLeaveAnswer } from '#contract/pages.ts';
import { readCompanions } from '#domain/box.ts';
import { trimmed } from '#kernel/trimmed.ts';
import { derivationOf } from '#domain/derivations.ts';

/** A valid number of months; null if it is missing or invalid. */
const monthsOf = (months: number | null | undefined): number | null =>
  typeof months === 'number' && months >= 0 ? months : null;

/** Unpaid leave as its page shows it. */
export const unpaidLeaveView = (answer: UnpaidLeaveAnswer) => {
  const { unpaidLeave: box, freeMonths, atMostMonths } = answer;
  const covers = answer.covers ?? [];
  const amount = box?.amount ?? null;
  const quoted = amount === null ? undefined : covers.find((each) => each.amount === amount);
  const costs = covers.flatMap((each) => (each.amount ? [each.amount] : []));
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  return {
    /** The monthly cost in CHF; null if the provider hides it. */
    monthly:
      box?.isVisible === false
        ? null
        : {
            amount,
            /**
             * The first cover with the same cost. Funds quote different covers, so the amount is called full cover only
             * if it is.
             */
            cover: quoted?.cover ?? ('any' as const),
            /** What the covers cost, if the amount is that of one among several: each is said below, and none twice. */
            span: quoted !== undefined && least < most ? { least, most } : null,
            derivation: derivationOf(answer, 'unpaidLeave'),
          },
    covers: covers.map(({ cover, label, amount: cost, figure }) => ({
      cover: cover ?? ('any' as const),
      label: trimmed(label),
      amount: cost,
      derivation: derivationOf(answer, figure),
    })),
    /** For how many months the insurance continues unchanged, and its maximum in months. */
    freeMonths: monthsOf(freeMonths),
    atMostMonths: monthsOf(atMostMonths),
    /** Whether a disability pension goes on during the leave. */
    drawsDisabilityPension: answer.drawsDisabilityPension === true,
    /** Whether a disability would bring a pension; if a provider doesn't say, what a cover insures is taken to. */
    bringsDisability: answer.bringsDisability !== false,
    ...readCompanions(answer),
  };
};

export type UnpaidLeaveView = ReturnType<typeof unpaidLeaveView>;
