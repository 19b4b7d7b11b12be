import { findingWithValues, findingPlace, findingValues } from '#domain/finding-words.ts';
import { formatDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import type { Locale } from '#kernel/locale.ts';
import { formatChf, formatRate, roundTo, toChf } from '#kernel/money.ts';
import { namedValue } from '#kernel/named-value.ts';
import type { Changes, SimulationResult } from '#contract/simulations.ts';
import { findingSeverities } from '#pension/simulation/finding.ts';
import { certificateTexts } from '#server/model/texts/certificate.ts';
import { calculationTexts, simulationTexts } from '#server/model/texts/scenario.ts';
import { ageText } from './age-text.ts';

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
export const findingLines = (findings: readonly Finding[], changes: Changes, locale: Locale): string[] => {
  const words = simulationTexts(locale);
  const { quantities, paragraphs } = calculationTexts(locale);
  const said = (name: string, value: string): string => namedValue(name, value, locale);
  const valuesOf = (finding: Finding): string[] =>
    findingValues(finding).map(({ label, input, age }) =>
      said(
        label === null ? quantities[input.name] : words.findingValues[label],
        age === null ? valueText(input, locale) : ageText(age, certificateTexts(locale)),
      ),
    );
  const sentenceOf = (finding: Finding): string => {
    const withValues = findingWithValues(finding);
    return withValues === null
      ? words.findings[finding.rule]
      : fill(words.findingsWithValues[withValues.rule], withValues.said);
  };
  const placeOf = (finding: Finding): string[] => {
    const { step, payment, on } = findingPlace(finding, changes);
    const numbered = [
      ...(step === null ? [] : [fill(words.retirement.step, { number: step })]),
      ...(payment === null ? [] : [fill(words.buyIn.payment, { number: payment })]),
    ];
    if (on === null) return numbered;
    const [place] = numbered;
    const date = formatDate(on);
    return [
      place === undefined
        ? fill(words.places[finding.about], { date })
        : fill(words.places.numbered, { what: place, date }),
    ];
  };
  const lines = findings
    .toSorted((a, b) => findingSeverities.indexOf(a.severity) - findingSeverities.indexOf(b.severity))
    .map((finding) => {
      const { severity, law, plan } = finding;
      return [
        said([words.severity[severity], ...placeOf(finding)].join(' · '), sentenceOf(finding)),
        ...valuesOf(finding),
        ...(law ? [lawText(law, locale)] : []),
        ...(plan ? [fill(words.plan, { paragraph: paragraphs[plan] })] : []),
      ].join(' · ');
    });
  // Equal payments may break the same rule.
  return [...new Set(lines)];
};
