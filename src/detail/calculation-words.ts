import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalculationStep, Derivation, Quantity } from '#contract/derivation.ts';
import { sumLines, type SumLine } from '#domain/calculation-sum.ts';
import { stepValues, type RepeatedValues } from '#domain/repeated-values.ts';
import { addMonths, dayBefore } from '#kernel/calendar.ts';
import { formatDate } from '#kernel/date.ts';
import { formatChf, formatRate, roundTo } from '#kernel/money.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { PensionHoldersContext } from './pension-holders.ts';

/** One value of a step, in words. */
export type ValueLine = { readonly name: string; readonly value: string; readonly sign: SumLine['sign'] };

/** Values that repeat, such as the rate of each age band, in words. */
export type TableWords = { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** One step in words. */
export type StepWords = {
  readonly sentence: string;
  /** Values for information. */
  readonly values: readonly ValueLine[];
  readonly table: TableWords | null;
  /** The values of the sum with their signs. */
  readonly sum: readonly ValueLine[];
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
  const holders = use(PensionHoldersContext);

  /** What a rule says, of those who are named where their names are known. */
  const sentence = (rule: CalculationStep['rule']): string => {
    const { partner, children } = holders;
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    if (partner.length > 0 && (rule === 'partnerPension' || rule === 'partnerPensionOfOldAge')) {
      return t(`named.${rule}`, { names: list.format(partner) });
    }
    if (children.length > 0 && (rule === 'orphanPension' || rule === 'orphanPensionOfOldAge')) {
      return t(`named.${rule}`, { count: children.length, names: list.format(children) });
    }
    return t(`rules.${rule}`);
  };

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

  /** A first day and the months from then on as a period. */
  const table = ({ columns, rows }: RepeatedValues): TableWords => {
    const period = columns.indexOf('from');
    const isPeriod = period !== -1 && columns[period + 1] === 'monthsAhead';
    return {
      heads: columns.map((name, at) => (isPeriod && at === period ? t('spans.period') : t(`quantities.${name}`))),
      rows: rows.map((row) =>
        row.map((quantity, at) => {
          if (quantity.unit === 'months') return String(quantity.value);
          const counted = row[at + 1];
          if (!isPeriod || at !== period || quantity.unit !== 'date' || counted?.unit !== 'months') {
            return valueText(quantity);
          }
          const last = dayBefore(addMonths(quantity.value, counted.value));
          return `${formatDate(quantity.value)} – ${formatDate(last)}`;
        }),
      ),
    };
  };

  const step = (said: CalculationStep): StepWords => {
    const { single, repeated, sum } = stepValues(sumLines(said));
    const inWords = ({ quantity, sign }: SumLine): ValueLine => line(quantity, sign);
    return {
      sentence: sentence(said.rule),
      values: single.map(inWords),
      table: repeated === null ? null : table(repeated),
      sum: sum.map(inWords),
      result: line(said.result, null),
      sources: sources(said),
    };
  };

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
