import { describe, expect, it } from 'vitest';
import { defaultLocale, locales } from '#kernel/locale.ts';
import { wordFiles, wordsOf } from '#tests/support/words.ts';
import type { Namespace } from './namespaces.ts';
import { createTexts, loadTexts, speak } from './texts.ts';

const isOfPages = (file: string): file is Namespace =>
  !/^(?:provider-.+|studio|studio-.+|built-in-content|no-script|routes)$/.test(file);

describe.each(locales)('The texts in %s', (locale) => {
  it('has the words of every page', async () => {
    const namespaces = wordFiles(defaultLocale).filter(isOfPages);
    const texts = createTexts();
    await speak(texts, locale);
    await loadTexts(texts, namespaces);
    for (const namespace of namespaces) {
      expect(texts.getResourceBundle(locale, namespace)).toEqual(wordsOf(locale, namespace));
    }
  });

  it('has the words of the studio only if the studio brings them', async () => {
    const texts = createTexts();
    await speak(texts, locale);
    await expect(loadTexts(texts, ['studio'])).rejects.toThrow(`The texts "studio" in ${locale} could not be fetched.`);

    const words = import.meta.glob<object>('/words/*/studio.json', { import: 'default' });
    const ofStudio = createTexts(words);
    await speak(ofStudio, locale);
    await loadTexts(ofStudio, ['studio', 'login']);
    expect(ofStudio.getResourceBundle(locale, 'studio')).toEqual(wordsOf(locale, 'studio'));
  });
});
