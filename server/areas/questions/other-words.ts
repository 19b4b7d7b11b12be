import { folded } from '#domain/search-words.ts';
import type { Locale } from '#kernel/locale.ts';
import { questionTexts } from '#server/model/texts/questions.ts';

/** Fewest letters of a word that may be the beginning of another: `krank` of `krankgeschrieben`. */
const shortestBeginning = 4;

const listOf = (words: string): readonly string[] => folded(words).split(/,\s*/);

const isAlike = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  return short === long || (short.length >= shortestBeginning && long.startsWith(short));
};

/** What texts in a language may say for a word of a search, the word itself first: `handy` → `handy`, `mobilnummer`. */
export const otherWords = (word: string, locale: Locale): readonly string[] => [
  word,
  ...Object.values(questionTexts(locale).alsoFound)
    .filter(({ asked }) => listOf(asked).some((each) => isAlike(each, word)))
    .flatMap(({ said }) => listOf(said)),
];
