import { useEffect, useState } from 'react';
import type { Locale } from '#kernel/locale.ts';
import { useStudio } from '../kernel/services.ts';

/** What a new entry begins with, in words. */
type FreshWord = 'text' | 'box' | 'question';

/**
 * The words that a new entry begins with, in the language that is written in; null until they are there. If they can't be
 * fetched, they are those of the studio's own language: whoever writes replaces them anyway.
 */
export const useFreshWords = (locale: Locale): ((word: FreshWord) => string) | null => {
  const { texts, log } = useStudio();
  const isThere = () => texts.hasResourceBundle(locale, 'studio');
  const [settled, setSettled] = useState<Locale | null>(null);
  useEffect(() => {
    if (texts.hasResourceBundle(locale, 'studio')) return undefined;
    let isWanted = true;
    const fetchWords = async () => {
      try {
        await texts.reloadResources([locale], ['studio']);
      } catch (error) {
        log('The words of another language could not be fetched.', error);
      }
      if (isWanted) setSettled(locale);
    };
    void fetchWords();
    return () => {
      isWanted = false;
    };
  }, [texts, locale, log]);
  if (!isThere() && settled !== locale) return null;
  const words = texts.getFixedT(isThere() ? locale : texts.language, 'studio');
  return (word) => words(`fresh.${word}`);
};
