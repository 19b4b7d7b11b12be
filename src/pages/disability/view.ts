import type { DisabilityAnswer } from '#contract/pages.ts';
import { benefitLines } from '#domain/benefit-lines.ts';
import { readCompanions } from '#domain/box.ts';
import { derivationOf } from '#domain/derivations.ts';

/** The benefits at disability as their page shows them. */
export const disabilityView = (answer: DisabilityAnswer) => {
  const { disability: box } = answer;
  const kind = box?.kind ?? ('insured' as const);
  const perMonth = box?.perMonth ?? null;
  const said = perMonth === 0 ? (box?.reason ? ('waits' as const) : ('none' as const)) : kind;
  return {
    isHidden: box?.isVisible === false,
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
    derivation: derivationOf(answer, kind === 'inPayment' ? 'disabilityInPayment' : 'disabilityPension'),
    /** All benefits, line by line. */
    lines: benefitLines(answer),
    ...readCompanions(answer),
  };
};

export type DisabilityView = ReturnType<typeof disabilityView>;
