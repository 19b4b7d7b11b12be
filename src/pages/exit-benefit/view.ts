import type { ExitBenefitAnswer } from '#contract/pages.ts';
import { isUnknownDate } from '#kernel/date.ts';
import { roundTo } from '#kernel/money.ts';
import { derivationOf } from '#domain/derivations.ts';

/** The exit benefit in its two parts, CHF: what the law asks for at least, and what goes beyond. */
export type ExitParts = { readonly lawful: number; readonly beyond: number };

/**
 * Splits the exit benefit (FZG art. 15 to 18). Null where either amount is missing, where the fund holds nothing, or
 * where the parts would not make the whole: a split that does not add up is not shown.
 */
const exitParts = ({ exitBenefit, lawfulPart }: ExitBenefitAnswer): ExitParts | null => {
  const whole = exitBenefit?.amount;
  if (typeof whole !== 'number' || typeof lawfulPart !== 'number') return null;
  if (whole <= 0 || lawfulPart < 0 || lawfulPart > whole) return null;
  return { lawful: lawfulPart, beyond: roundTo(whole - lawfulPart, 2) };
};

/** The exit benefit as its page shows it. */
export const exitBenefitView = (answer: ExitBenefitAnswer) => {
  const { exitBenefit: box, simulation, financeExpert, actions } = answer;
  const derivation = derivationOf(answer, 'exitBenefit');
  return {
    /** Null where the provider hides it. */
    benefit:
      box?.isVisible === false
        ? null
        : {
            /** CHF. */
            amount: box?.amount ?? null,
            /** ISO day for which it holds; null where that is unknown. */
            date: isUnknownDate(derivation?.date) ? null : (derivation?.date ?? null),
            derivation,
            parts: exitParts(answer),
            derivationOfLawful: derivationOf(answer, 'lawfulPart'),
          },
    simulation,
    financeExpert,
    actions,
  };
};

export type ExitBenefitView = ReturnType<typeof exitBenefitView>;
