import type { ExitBenefitAnswer } from '#contract/pages.ts';
import { readCompanions } from '#domain/box.ts';
import { roundTo } from '#kernel/money.ts';
import { derivationOf } from '#domain/derivations.ts';

/** The exit benefit in its two parts, CHF: the minimum required by law, and the rest. */
export type ExitParts = { readonly lawful: number; readonly beyond: number };

/**
 * Splits the exit benefit (FZG art. 15 to 18). Null if either amount is missing, the total is zero, or
 * the parts don't add up.
 */
const exitParts = ({ exitBenefit, lawfulPart }: ExitBenefitAnswer): ExitParts | null => {
  const whole = exitBenefit?.amount;
  if (typeof whole !== 'number' || typeof lawfulPart !== 'number') return null;
  if (whole <= 0 || lawfulPart < 0 || lawfulPart > whole) return null;
  return { lawful: lawfulPart, beyond: roundTo(whole - lawfulPart, 2) };
};

/** The exit benefit as its page shows it. */
export const exitBenefitView = (answer: ExitBenefitAnswer) => {
  const { exitBenefit: box } = answer;
  const derivation = derivationOf(answer, 'exitBenefit');
  return {
    /** Null if the provider hides it. */
    benefit:
      box?.isVisible === false
        ? null
        : {
            /** CHF. */
            amount: box?.amount ?? null,
            /** Day for which it was calculated; null if unknown. */
            date: derivation?.date ?? null,
            derivation,
            parts: exitParts(answer),
            derivationOfLawful: derivationOf(answer, 'lawfulPart'),
          },
    ...readCompanions(answer),
  };
};

export type ExitBenefitView = ReturnType<typeof exitBenefitView>;
