import { useTranslation } from 'react-i18next';
import type { CalculationStep, Derivation, Quantity } from '#contract/derivation.ts';
import { sumLines, type SumLine } from '#domain/calculation-sum.ts';
import { formatDate } from '#kernel/date.ts';
import { formatChf, formatRate, roundTo } from '#kernel/money.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useValue } from '#state/kernel/atoms.ts';

/** One value of a step, in words. */
export type ValueLine = { readonly name: string; readonly value: string; readonly sign: SumLine['sign'] };

/** One step in words. */
export type StepWords = {
  readonly sentence: string;
  readonly values: readonly ValueLine[];
  readonly result: ValueLine;
  /** Articles of law and paragraphs of the plan. */
  readonly sources: readonly string[];
};

/** Replaces adding a negative amount with subtracting a positive one, and vice versa. */
const readable = (quantity: Quantity, sign: SumLine['sign']): SumLine => {
  if (quantity.unit !== 'chf' || quantity.value >= 0 || (sign !== 'plus' && sign !== 'minus')) {
    return { quantity, sign };
  }
  return { quantity: { ...quantity, value: -quantity.value }, sign: sign === 'plus' ? 'minus' : 'plus' };
};

/** Puts derivations into words. */
export const useCalculationWords = () => {
  const { t } = useTranslation('calculation');
  const locale = useValue(localeAtom);

  const valueText = ({ unit, value }: Quantity): string => {
    if (unit === 'date') return formatDate(value);
    if (unit === 'chf') return formatChf(value);
    if (unit === 'percent') return formatRate(value, locale);
    const rounded = roundTo(value, 2);
    return unit === 'count' || unit === 'year' ? String(rounded) : t(`units.${unit}`, { count: rounded });
  };

  const line = (said: Quantity, saidSign: SumLine['sign']): ValueLine => {
    const { quantity, sign } = readable(said, saidSign);
    return { name: t(`quantities.${quantity.name}`), value: valueText(quantity), sign };
  };

  const lawText = ({ act, article, paragraph, sentence }: NonNullable<CalculationStep['law']>): string => {
    const place = { article, paragraph, act: t(`acts.${act}`) };
    if (!paragraph) return t('law', place);
    if (sentence === 1) return t('lawFirstSentence', place);
    return sentence === 2 ? t('lawSecondSentence', place) : t('lawParagraph', place);
  };

  const sources = ({ law, plan }: CalculationStep): string[] => [
    ...(law ? [lawText(law)] : []),
    ...(plan ? [t('plan', { paragraph: t(`paragraphs.${plan.paragraph}`), date: formatDate(plan.validFrom) })] : []),
  ];

  const step = (said: CalculationStep): StepWords => ({
    sentence: t(`rules.${said.rule}`),
    values: sumLines(said).map(({ quantity, sign }) => line(quantity, sign)),
    result: line(said.result, null),
    sources: sources(said),
  });

  const assumption = (made: Derivation['assumptions'][number]): string => {
    if (made.kind === 'projectedInterest') {
      return t('assumptions.projectedInterest', { percent: formatRate(made.percent, locale) });
    }
    return made.kind === 'legalParametersCarriedOn'
      ? t('assumptions.legalParametersCarriedOn', { known: made.known })
      : t('assumptions.interestNotYetDecided', { year: made.year });
  };

  return {
    /** A value with its name. */
    value: (quantity: Quantity): ValueLine => line(quantity, null),
    /** An article of law. */
    law: lawText,
    /** The name of a paragraph of the plan. */
    paragraph: (paragraph: NonNullable<CalculationStep['plan']>['paragraph']): string => t(`paragraphs.${paragraph}`),
    /** The figure's name. */
    title: ({ figure }: Derivation): string => t(`figures.${figure}`),
    /** The figure itself. */
    result: ({ result }: Derivation): string => valueText(result),
    steps: ({ steps }: Derivation): StepWords[] => steps.map(step),
    assumptions: ({ assumptions }: Derivation): string[] => assumptions.map(assumption),
    /** The laws cited in the steps with their full names, in the order of first citation. */
    abbreviations: ({ steps }: Derivation): { readonly act: string; readonly name: string }[] =>
      [...new Set(steps.flatMap(({ law }) => (law ? [law.act] : [])))].map((act) => ({
        act: t(`acts.${act}`),
        name: t(`actNames.${act}`),
      })),
  };
};
