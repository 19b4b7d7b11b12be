import { useTranslation } from 'react-i18next';
import { contentSchemas } from '#contract/content.ts';
import { isLocale, languageName, nameAmong, type Locale } from '#kernel/locale.ts';
import type { FilePath } from '#tenants/finding.ts';
import { settledPath, settledPlace } from '#tenants/settled.ts';
import { pathName } from '../kernel/paths.ts';
import { useSayIf } from '../kernel/say.ts';
import { useOfferedLanguages } from '../kernel/use-languages.ts';

/** Keys in a path that say nothing to people: what holds the field. */
const silent: readonly string[] = [
  'settings',
  'content',
  'configurations',
  'brand',
  'contact',
  'contactDetail',
  'tenantConfigurations',
  'dashboardBoxes',
  'page',
  'boxes',
  'components',
  'links',
  'files',
];

/** The words of a field: where it is, what it is, and in which language. */
type FieldWords = { readonly page: string | null; readonly parts: readonly string[]; readonly language: Locale | null };

const useWordsOf = (): ((path: FilePath) => FieldWords) => {
  const { t } = useTranslation(['studio', 'shell']);
  const say = useSayIf();
  const word = (key: string) =>
    say(`studio:fields.${key}`) ?? say(`studio:boxes.${key}`) ?? say(`studio:placeholders.${key}`);
  return function words(path): FieldWords {
    // What was left as it is is named by what it is about.
    if (pathName(path.slice(0, -1)) === pathName(settledPath)) {
      const { parts, ...place } = words(settledPlace(String(path.at(-1))));
      return { ...place, parts: [t('studio:fields.settled'), ...parts] };
    }
    const [root = '', ...keys] = path;
    const language = keys.find(isLocale) ?? null;
    const page = root === 'content' ? contentSchemas.find((schema) => schema === keys[1]) : undefined;
    const rest = root === 'content' ? keys.slice(2) : keys;
    if (root === 'assets')
      return { page: null, parts: [`${t('studio:fields.image')} ${rest.join('')}`], language: null };
    const parts = rest.flatMap((key, index) => {
      if (isLocale(key)) return [];
      if (typeof key === 'number' || /^\d+$/.test(key)) {
        // A number belongs to the list before it.
        const list = String(rest[index - 1] ?? '');
        return say(`studio:entries.${list}`, { number: Number(key) + 1 }) ?? [];
      }
      if (silent.includes(key)) return [];
      // The entry says it.
      if (/^\d+$/.test(String(rest[index + 1] ?? '')) && say(`studio:entries.${key}`) !== null) return [];
      // An id of a question is another one.
      if (key === 'id' && rest.includes('analyticsTags')) return [t('studio:fields.tagId')];
      return [word(key) ?? t('studio:fields.other', { key })];
    });
    return {
      page: page === undefined ? null : t(`shell:titles.${page}`),
      parts: parts.length === 0 ? [t('studio:fields.all')] : parts,
      language,
    };
  };
};

/**
 * A field of a fund's files in words: what it is, and where. `settings.tenantConfigurations.fr-FR.logoImage` is "Logo –
 * Français".
 */
export const useFieldWords = (): ((path: FilePath) => string) => {
  const wordsOf = useWordsOf();
  return (path) => {
    const { page, parts, language } = wordsOf(path);
    return [...(page === null ? [] : [page]), ...parts, ...(language === null ? [] : [languageName(language)])].join(
      ' – ',
    );
  };
};

/** A field in the fewest words, for a sentence that names several: "Logo (Français)". */
export const useShortFieldWords = (): ((path: FilePath) => string) => {
  const wordsOf = useWordsOf();
  const offered = useOfferedLanguages();
  return (path) => {
    const { parts, language } = wordsOf(path);
    const name = parts.join(', ');
    return language === null ? name : `${name} (${nameAmong(offered, language)})`;
  };
};
