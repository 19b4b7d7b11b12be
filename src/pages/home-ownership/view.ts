import type { HomeOwnershipAnswer } from '#contract/pages.ts';
import { derivationOf } from '#domain/derivations.ts';
import { readWithdrawal } from '#domain/early-withdrawal.ts';

/** Home ownership as its page shows it. */
export const homeOwnershipView = (answer: HomeOwnershipAnswer) => {
  const { homeOwnership: box, withdrawalRequest, pledgeRequest, simulation, financeExpert, actions } = answer;
  return {
    /** Null if the provider hides it. */
    withdrawal:
      box?.isVisible === false
        ? null
        : { ...readWithdrawal(box), derivation: derivationOf(answer, 'homeOwnership'), simulator: box?.link ?? null },
    withdrawalRequest,
    pledgeRequest,
    simulation,
    financeExpert,
    actions,
  };
};

export type HomeOwnershipView = ReturnType<typeof homeOwnershipView>;
