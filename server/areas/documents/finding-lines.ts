import { formatDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import type { Locale } from '#kernel/locale.ts';
import { formatChf, formatRate, roundTo, toChf } from '#kernel/money.ts';
import type { SimulationResult } from '#contract/simulations.ts';
import { findingSeverities } from '#pension/simulation/finding.ts';
import { calculationTexts, simulationTexts } from '#server/model/texts/scenario.ts';

type Finding = SimulationResult['findings'][number];

/** A value in words; `chf` values are centimes. */
const valueText = ({ unit, value }: Finding['inputs'][number], locale: Locale): string => {
  if (unit === 'date') return formatDate(value);
  if (unit === 'chf') return formatChf(toChf(value));
  if (unit === 'percent') return formatRate(value, locale);
  const rounded = roundTo(value, 2);
  if (unit === 'count' || unit === 'year') return String(rounded);
  const form = new Intl.PluralRules(locale).select(rounded) === 'one' ? 'one' : 'other';
  return fill(calculationTexts(locale).units[`${unit}_${form}`], { count: rounded });
};

/** An article of law in words. */
const lawText = ({ act, article, paragraph, sentence }: NonNullable<Finding['law']>, locale: Locale): string => {
  const words = calculationTexts(locale);
  const place = { article, paragraph: paragraph ?? '', act: words.acts[act] };
  if (paragraph === undefined) return fill(words.law, place);
  if (sentence === undefined) return fill(words.lawParagraph, place);
  return fill(sentence === 1 ? words.lawFirstSentence : words.lawSecondSentence, place);
};

/** What law and plan say about a scenario, the gravest first, each in one paragraph with its figures and its article. */
export const findingLines = (findings: readonly Finding[], locale: Locale): string[] => {
  const words = simulationTexts(locale);
  const { quantities, paragraphs } = calculationTexts(locale);
  const lines = findings
    .toSorted((a, b) => findingSeverities.indexOf(a.severity) - findingSeverities.indexOf(b.severity))
    .map(({ severity, rule, inputs, law, plan }) =>
      [
        `${words.severity[severity]}: ${words.findings[rule]}`,
        ...inputs.map((input) => `${quantities[input.name]}: ${valueText(input, locale)}`),
        ...(law ? [lawText(law, locale)] : []),
        ...(plan ? [fill(words.plan, { paragraph: paragraphs[plan] })] : []),
      ].join(' · '),
    );
  // Equal payments may break the same rule.
  return [...new Set(lines)];
};
