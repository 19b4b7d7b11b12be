import { FALLBACK_FUND } from '#domain/content-retry.ts';
import { contentParts, contentSchemas, type ContentSchema } from '#contract/content.ts';
import { baseLocale, defaultLocale, locales, type Locale } from '#kernel/locale.ts';
import { bandAt } from '#pension/ages.ts';
import { BVG_AGE_CREDITS } from '#pension/legal-parameters.ts';
import type { Plan } from '#pension/plan.ts';
import type { ContentEntry } from './define-content.ts';
import type { FilePath } from './finding.ts';
import type { TenantSettings } from './format/settings.ts';

/**
 * Rules of a fund's files that the schemas can't say, as data: `npm run tenant -- check` words them as clauses, the studio
 * as sentences of its languages.
 */

/** A rule that a file breaks, and where. */
export type Breach = {
  readonly rule:
    | 'textMissing'
    | 'languageNotOffered'
    | 'nothingToChoose'
    | 'contentLikeUnknown'
    | 'interestTooHigh'
    | 'creditsBelowLaw'
    | 'employerPaysLess'
    | 'creditsTooHigh'
    | 'agesTurned'
    | 'ratesIncomplete'
    | 'noConversionRate'
    | 'fallsWithAge';
  readonly path: FilePath;
  /** The figures of the sentence. */
  readonly values: Readonly<Record<string, number>>;
};

type Sentence = string | Partial<Record<Locale, string>>;

/** Languages in which a sentence isn't said; none for one that is the same in all languages. */
export const missingLanguages = (sentence: Sentence | undefined, needed: readonly Locale[]): Locale[] =>
  sentence === undefined || typeof sentence === 'string'
    ? []
    : needed.filter((locale) => sentence[locale] === undefined);

const breach = (rule: Breach['rule'], path: FilePath, values: Breach['values'] = {}): Breach => ({
  rule,
  path,
  values,
});

const missingTexts = (path: FilePath, sentence: Sentence | undefined, needed: readonly Locale[]) =>
  missingLanguages(sentence, needed).map((locale) => breach('textMissing', [...path, locale]));

/**
 * What is wrong between the fields of a fund's settings.
 * @param aboutIn the languages of the sentence about the fund; a demo page speaks all of them.
 */
export const settingsBreaches = (settings: TenantSettings, aboutIn: readonly Locale[] = locales): Breach[] => [
  ...missingTexts(['about'], settings.about, aboutIn),
  ...missingTexts(['configurations', 'infoBanner'], settings.configurations.infoBanner, settings.languages),
  ...locales
    .filter((locale) => settings.tenantConfigurations[locale] !== undefined && !settings.languages.includes(locale))
    .map((locale) => breach('languageNotOffered', ['tenantConfigurations', locale])),
  ...(settings.isMultiLanguage === true && settings.languages.length === 1
    ? [breach('nothingToChoose', ['isMultiLanguage'])]
    : []),
];

/**
 * What is wrong with whose content supplements a fund's own.
 * @param others the codes of the other funds.
 */
export const supplementBreaches = (
  code: string,
  { contentLike }: Pick<TenantSettings, 'contentLike'>,
  others: readonly string[],
): Breach[] =>
  contentLike === undefined || (contentLike !== code && [...others, FALLBACK_FUND].includes(contentLike))
    ? []
    : [breach('contentLikeUnknown', ['contentLike'])];

/** Languages of a fund's content that it doesn't offer. German content replaces missing translations in any fund. */
export const foreignLanguages = (
  entries: readonly Pick<ContentEntry, 'locale'>[],
  { languages }: Pick<TenantSettings, 'languages'>,
): Locale[] =>
  locales.filter(
    (locale) =>
      locale !== defaultLocale && !languages.includes(locale) && entries.some((entry) => entry.locale === locale),
  );

/**
 * Languages that a fund offers and that lack pages, which members would read in German.
 * @param entries its content, supplemented by the other fund's.
 */
export const languagesInGerman = (
  entries: readonly Pick<ContentEntry, 'locale' | 'schema' | 'part'>[],
  { languages }: Pick<TenantSettings, 'languages'>,
): { readonly locale: Locale; readonly pages: readonly ContentSchema[] }[] => {
  const has = new Set(entries.map(({ locale, schema, part }) => `${locale} ${schema} ${part}`));
  return languages
    .filter((locale) => baseLocale(locale) !== defaultLocale)
    .map((locale) => ({
      locale,
      pages: contentSchemas.filter((page) => contentParts.some((part) => !has.has(`${locale} ${page} ${part}`))),
    }))
    .filter(({ pages }) => pages.length > 0);
};

/** What is wrong with a plan's figures among each other, and which credits are below the law's. */
export const planBreaches = (plan: Plan, languages: readonly Locale[]): Breach[] => [
  ...missingTexts(['name'], plan.name, languages),
  ...Object.entries(plan.interest.credited)
    .filter(([, percent]) => percent > 10)
    .map(([year, percent]) => breach('interestTooHigh', ['interest', 'credited', year], { percent })),
  ...plan.parameters.flatMap((set, index) => setBreaches(set, ['parameters', index])),
];

const setBreaches = ({ savings, retirement, buyIn }: Plan['parameters'][number], at: FilePath): Breach[] => {
  const found: Breach[] = [];
  if (savings !== undefined) {
    const bands = [...at, 'savings', 'bands'];
    // No plan credits less than the law.
    for (const { fromAge: age, percent: least } of BVG_AGE_CREDITS) {
      const band = bandAt(savings.bands, age);
      const total = (band?.member ?? 0) + (band?.employer ?? 0);
      if (total < least) found.push(breach('creditsBelowLaw', bands, { total, age, least }));
    }
    savings.bands.forEach(({ member, employer }, band) => {
      if (employer < member) found.push(breach('employerPaysLess', [...bands, band], { employer, member }));
      if (member + employer > 50) found.push(breach('creditsTooHigh', [...bands, band], { total: member + employer }));
    });
  }
  if (retirement !== undefined) {
    const { earliestAge, latestAge, conversionRates } = retirement;
    const rates = [...at, 'retirement', 'conversionRates'];
    const ages = { earliest: earliestAge, latest: latestAge };
    if (earliestAge > latestAge) found.push(breach('agesTurned', [...at, 'retirement', 'earliestAge'], ages));
    if ((conversionRates[0]?.age ?? Infinity) > earliestAge || (conversionRates.at(-1)?.age ?? 0) < latestAge)
      found.push(breach('ratesIncomplete', rates, ages));
    conversionRates.forEach(({ rate }, line) => {
      if (rate < 3 || rate > 9) found.push(breach('noConversionRate', [...rates, line, 'rate'], { rate }));
      else if (line > 0 && rate < (conversionRates[line - 1]?.rate ?? 0))
        found.push(breach('fallsWithAge', [...rates, line, 'rate'], { rate }));
    });
  }
  if (buyIn?.maximum === 'table')
    buyIn.table.forEach(({ percent }, line) => {
      if (line > 0 && percent < (buyIn.table[line - 1]?.percent ?? 0))
        found.push(breach('fallsWithAge', [...at, 'buyIn', 'table', line, 'percent'], { rate: percent }));
    });
  return found;
};
