import { withDifferences } from './differences.ts';
import { baseLocale, locales, type Locale } from './locale.ts';

const read = async (locale: Locale, file: string): Promise<unknown> => {
  const { default: words }: { readonly default: unknown } = await import(`../../words/${locale}/${file}.json`, {
    with: { type: 'json' },
  });
  return words;
};

/** The key of the first text that the model has and the words lack; undefined if nothing is missing. */
const missingKey = (words: unknown, model: unknown, path: readonly string[] = []): string | undefined => {
  if (typeof model !== 'object' || model === null) return typeof words === typeof model ? undefined : path.join('.');
  if (typeof words !== 'object' || words === null) return path.join('.');
  for (const [key, part] of Object.entries(model)) {
    const missing = missingKey(Reflect.get(words, key), part, [...path, key]);
    if (missing !== undefined) return missing;
  }
  return undefined;
};

const saysAll = <Words extends object>(words: unknown, model: Words): words is Words =>
  missingKey(words, model) === undefined;

/**
 * Loads a namespace's words in every language, for the provider and for scripts; a browser fetches only one language
 * (src/i18n/texts.ts). Throws an error that names the missing text if a language is incomplete.
 *
 * @param german the namespace's Swiss German file, which gives the words their type
 */
export const inEveryLanguage = async <Words extends object>(
  namespace: string,
  german: Words,
): Promise<(locale: Locale) => Words> => {
  const wordsIn = async (locale: Locale): Promise<Words> => {
    const base = baseLocale(locale);
    const words = await read(base, namespace);
    if (!saysAll(words, german)) {
      throw new Error(`words/${base}/${namespace}.json lacks "${missingKey(words, german)}".`);
    }
    const differences = base === locale ? {} : await read(locale, 'differences');
    return withDifferences(words, Reflect.get(Object(differences), namespace));
  };
  const spoken = new Map(await Promise.all(locales.map(async (locale) => [locale, await wordsIn(locale)] as const)));
  return (locale) => spoken.get(locale) ?? german;
};
