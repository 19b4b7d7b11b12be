import type { HomeOwnershipAnswer } from '#contract/pages.ts';
import { readBox, readCompanions } from '#domain/box.ts';
import { derivationOf } from '#domain/derivations.ts';
import { readWithdrawal } from '#domain/early-withdrawal.ts';

/** Home ownership as its page shows it. */
export const homeOwnershipView = (answer: HomeOwnershipAnswer) => {
  const { homeOwnership: box, withdrawalRequest, pledgeRequest } = answer;
  return {
    /** Null if the provider hides it. */
    withdrawal:
      box?.isVisible === false
        ? null
        : { ...readWithdrawal(box), derivation: derivationOf(answer, 'homeOwnership'), simulator: box?.link ?? null },
    withdrawalRequest: readBox(withdrawalRequest),
    pledgeRequest: readBox(pledgeRequest),
    ...readCompanions(answer),
  };
};

export type HomeOwnershipView = ReturnType<typeof homeOwnershipView>;
