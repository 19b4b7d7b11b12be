import { linkedSimulators, type LinkedSimulator } from '#contract/page-links.ts';
import type { Figures } from '#pension/figure-sheet.ts';

/** What a member can't do any more: there, boxes and simulators would lead to a refusal. */

/** Whether savings can be withdrawn or pledged for a home, today or later. BVG art. 30b and 30c. */
export const mayTakeOut = ({ homeOwnership: { blocked } }: Figures): boolean =>
  blocked === null || blocked === 'withdrawnLately' || blocked === 'belowMinimum';

/** Whether a withdrawal for a home is open that can still be paid back. BVG art. 30d. */
export const mayPayBack = ({ buyIn, retirement, birthDateKnown }: Figures): boolean =>
  birthDateKnown && buyIn.openWithdrawals > 0 && retirement?.isDeferred === false;

/** Whether a buy-in is possible today: with an open withdrawal only after a divorce. BVG art. 79b. */
export const mayBuyIn = ({ buyIn }: Figures): boolean => (buyIn.atMost ?? 0) > 0;

/** Simulators that would only say why nothing is possible. */
export const closedSimulators = (figures: Figures): readonly LinkedSimulator[] =>
  !figures.birthDateKnown && !figures.hasLeft
    ? linkedSimulators
    : [
        ...(mayTakeOut(figures) || mayPayBack(figures) ? [] : (['homeownershipsimulation'] as const)),
        ...((figures.savingsOptions?.blocked ?? null) === null ? [] : (['additionalsavingssimulation'] as const)),
      ];
