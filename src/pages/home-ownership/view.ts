import type { HomeOwnershipAnswer } from '#contract/pages.ts';
import { projectionOf, reachesAge } from '#domain/age-points.ts';
import { readBox, readCompanions } from '#domain/box.ts';
import { derivationOf } from '#domain/derivations.ts';
import { readWithdrawal } from '#domain/early-withdrawal.ts';
import { steadyCourse } from '#domain/steady-course.ts';

/** Home ownership as its page shows it. */
export const homeOwnershipView = (answer: HomeOwnershipAnswer) => {
  const { homeOwnership: box, withdrawalRequest, pledgeRequest } = answer;
  const simulator = box?.link ?? null;
  const withdrawal = readWithdrawal(box);
  const course = projectionOf(withdrawal.curve);
  const steady = steadyCourse(course);
  return {
    /** Whether nothing can be withdrawn any more, and nothing paid back either. */
    isOver: box?.isVisible !== false && withdrawal.isTooLate && simulator === null,
    hasOpenWithdrawal: box?.mayPayBack === true,
    /** Whether a buy-in is possible; not before a withdrawal is paid back, unless the provider says so. BVG art. 79b. */
    mayBuyIn: box?.mayBuyIn ?? box?.mayPayBack !== true,
    /** Null if the provider hides it. */
    withdrawal:
      box?.isVisible === false
        ? null
        : {
            ...withdrawal,
            steady,
            /** Whether the curve marks the age from which nothing is possible. */
            marksLimit: steady === null && withdrawal.maxAge !== null && reachesAge(course, withdrawal.maxAge),
            derivation: derivationOf(answer, 'homeOwnership'),
            simulator,
            /** Whether, instead of another withdrawal, an earlier one can be paid back, which is what there is to try out. */
            repays: withdrawal.kind === 'none' && simulator !== null && box?.mayPayBack === true,
            /** Whether a part of the savings isn't counted, because it belongs to a disability pension. */
            isPartlyHeld: box?.isPartlyHeld === true,
            /** What all of it would cost: the pension as it is, and then, CHF a month. */
            price: withdrawal.kind === 'possible' ? (box?.price ?? null) : null,
          },
    withdrawalRequest: readBox(withdrawalRequest),
    pledgeRequest: readBox(pledgeRequest),
    ...readCompanions(answer),
  };
};

export type HomeOwnershipView = ReturnType<typeof homeOwnershipView>;
