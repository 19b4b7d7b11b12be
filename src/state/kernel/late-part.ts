import { useEffect, useState } from 'react';
import { loadWords } from '#i18n/load-words.ts';
import type { Namespace } from '#i18n/namespaces.ts';
import { useServices } from './services.ts';

/**
 * A part of the portal that only few people need: its code and its words, loaded once it is needed. `waiting`: it is
 * needed and on its way; null and not waiting if it can't be fetched.
 *
 * @param load imports the part; the same function on every render
 */
export const useLatePart = <Part extends object>(
  isNeeded: boolean,
  load: () => Promise<Part>,
  words: Namespace,
): { readonly part: Part | null; readonly waiting: boolean } => {
  const { texts, log } = useServices();
  const [part, setPart] = useState<Part | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    const fetchPart = async () => {
      try {
        const [loaded] = await Promise.all([load(), loadWords(texts, words)]);
        if (!isGone) setPart(loaded);
      } catch (error) {
        log('A part of the page could not be fetched.', error);
        if (!isGone) setFailed(true);
      }
    };
    void fetchPart();
    return () => {
      isGone = true;
    };
  }, [isNeeded, load, words, texts, log]);
  return { part: isNeeded ? part : null, waiting: isNeeded && part === null && !failed };
};
