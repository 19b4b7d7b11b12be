import { useTranslation } from 'react-i18next';
import {
  calculationAssumptions,
  calculationRules,
  explainedFigures,
  lawActs,
  planParagraphs,
  quantityNames,
  type CalculationStep,
  type Derivation,
  type Quantity,
} from '#contract/derivation.ts';
import { sumLines, type SumLine } from '#domain/calculation-sum.ts';
import { dayOf, formatDate } from '#kernel/date.ts';
import { formatChf, formatRate, roundTo } from '#kernel/money.ts';

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((known) => known === word);

/** One value of a step, in words. */
export type ValueLine = { readonly name: string; readonly value: string; readonly sign: SumLine['sign'] };

/** One step in words; parts without words are omitted. */
export type StepWords = {
  readonly sentence: string | null;
  readonly values: readonly ValueLine[];
  readonly result: ValueLine | null;
  /** Articles of law and paragraphs of the plan. */
  readonly sources: readonly string[];
};

/** Replaces adding a negative amount with subtracting a positive one, and vice versa. */
const readable = (quantity: Quantity, sign: SumLine['sign']): SumLine => {
  const { unit, value } = quantity;
  if (unit !== 'chf' || typeof value !== 'number' || value >= 0 || (sign !== 'plus' && sign !== 'minus')) {
    return { quantity, sign };
  }
  return { quantity: { ...quantity, value: -value }, sign: sign === 'plus' ? 'minus' : 'plus' };
};

/**
 * Puts derivations into words. Other providers may send keys that have no words here: these are skipped, so that no key
 * is ever shown.
 */
export const useCalculationWords = () => {
  const { t } = useTranslation('calculation');

  const valueText = ({ unit, value }: Quantity): string | null => {
    if (unit === 'date') return typeof value === 'string' && dayOf(value) !== null ? formatDate(value) : null;
    if (typeof value !== 'number') return null;
    if (unit === 'chf') return formatChf(value);
    if (unit === 'percent') return formatRate(value);
    if (unit === 'years' || unit === 'months' || unit === 'days')
      return t(`units.${unit}`, { count: roundTo(value, 2) });
    return unit === 'count' || unit === 'year' ? String(roundTo(value, 2)) : null;
  };

  const line = (said: Quantity, saidSign: SumLine['sign']): ValueLine | null => {
    const { quantity, sign } = readable(said, saidSign);
    const value = valueText(quantity);
    return value === null || !isOneOf(quantityNames, quantity.name)
      ? null
      : { name: t(`quantities.${quantity.name}`), value, sign };
  };

  const lawText = ({ act, article, paragraph, sentence }: NonNullable<CalculationStep['law']>): string[] => {
    if (!isOneOf(lawActs, act)) return [];
    const place = { article, paragraph, act: t(`acts.${act}`) };
    if (!paragraph) return [t('law', place)];
    if (sentence === 1) return [t('lawFirstSentence', place)];
    return [sentence === 2 ? t('lawSecondSentence', place) : t('lawParagraph', place)];
  };

  const sources = ({ law, plan }: CalculationStep): string[] => [
    ...(law ? lawText(law) : []),
    ...(plan && isOneOf(planParagraphs, plan.paragraph)
      ? [t('plan', { paragraph: t(`paragraphs.${plan.paragraph}`), date: formatDate(plan.validFrom) })]
      : []),
  ];

  const step = (said: CalculationStep): StepWords => {
    const lines = sumLines(said).map(({ quantity, sign }) => line(quantity, sign));
    const whole = lines.every((each) => each !== null);
    return {
      sentence: isOneOf(calculationRules, said.rule) ? t(`rules.${said.rule}`) : null,
      // No signs if a part of the sum is missing.
      values: lines.flatMap((each) => (each === null ? [] : [whole ? each : { ...each, sign: null }])),
      result: line(said.result, null),
      sources: sources(said),
    };
  };

  return {
    /** The figure's name; `fallback` if we have none. */
    title: ({ figure }: Derivation, fallback: string): string =>
      isOneOf(explainedFigures, figure) ? t(`figures.${figure}`) : fallback,
    /** The figure itself; null if its unit is unknown. */
    result: ({ result }: Derivation): string | null => valueText(result),
    steps: ({ steps }: Derivation): StepWords[] =>
      steps
        .map(step)
        .filter(({ sentence, values, result }) => sentence !== null || values.length > 0 || result !== null),
    assumptions: ({ assumptions }: Derivation): string[] =>
      assumptions.flatMap(({ kind, percent, known, year }) => {
        if (!isOneOf(calculationAssumptions, kind)) return [];
        if (kind === 'projectedInterest') {
          return typeof percent === 'number' ? [t(`assumptions.${kind}`, { percent: formatRate(percent) })] : [];
        }
        if (kind === 'legalParametersCarriedOn') {
          return typeof known === 'number' ? [t(`assumptions.${kind}`, { known })] : [];
        }
        return typeof year === 'number' ? [t(`assumptions.${kind}`, { year })] : [];
      }),
    /** The laws cited in the steps with their full names, in the order of first citation. */
    abbreviations: ({ steps }: Derivation): { readonly act: string; readonly name: string }[] =>
      [...new Set(steps.flatMap(({ law }) => (law && isOneOf(lawActs, law.act) ? [law.act] : [])))].map((act) => ({
        act: t(`acts.${act}`),
        name: t(`actNames.${act}`),
      })),
  };
};
