import type { Derivation, ExplainedFigure } from '#contract/derivation.ts';
import { derivationOf } from './derivations.ts';

/** A benefit as the provider sends it. */
type SentBenefit = {
  readonly label: string | null;
  readonly helpText?: string | null | undefined;
  readonly value: number | null;
  readonly period?: 'perYear' | 'once' | null | undefined;
  readonly perMonth?: number | null | undefined;
  readonly figure?: ExplainedFigure | null | undefined;
};

/** The benefits of a page, line by line, with how each is calculated; those without a name are left out. Amounts are CHF. */
export const benefitLines = (page: {
  readonly benefits?: readonly SentBenefit[] | null | undefined;
  readonly derivations?: readonly Derivation[] | null | undefined;
}) =>
  (page.benefits ?? []).flatMap(({ label, helpText, value, period, perMonth, figure }, index) =>
    label?.trim()
      ? [{ key: index, label, help: helpText, amount: value, period, perMonth, derivation: derivationOf(page, figure) }]
      : [],
  );
