import type { Question } from '#contract/questions.ts';
import { folded, searchWords } from '#domain/search-words.ts';
import type { Locale } from '#kernel/locale.ts';
import { otherWords } from './other-words.ts';

/** The questions with those of one group next to each other, each group in the place of its first question. */
const inGroups = (questions: readonly Question[]): readonly Question[] => {
  const groups = [...new Set(questions.map(({ group }) => group ?? null))];
  return groups.flatMap((wanted) => questions.filter(({ group }) => (group ?? null) === wanted));
};

/** Fewest letters of a word that is worth finding by itself, and the largest share of the questions that may contain it. */
const telling = { letters: 5, share: 0.2 } as const;

/**
 * The questions that contain all of a search's words, in the question or the answer; all of them without words. Where none
 * does, those that say it in other words; else, as for many a sentence, those that contain the most of its words that are rare.
 */
export const findQuestions = (questions: readonly Question[], searchTerm: string, locale: Locale): Question[] => {
  const words = searchWords(searchTerm);
  const grouped = inGroups(questions);
  const texts = new Map(grouped.map((each) => [each, folded(`${each.question}\n${each.answer}`)]));
  /** Those that contain, for each word, at least one of those that mean the same. */
  const having = (meanings: readonly (readonly string[])[]) =>
    grouped.filter((each) => meanings.every((same) => same.some((word) => texts.get(each)?.includes(word))));
  const whole = having(words.map((word) => [word]));
  if (whole.length > 0) return whole;
  const meanings = words.map((word) => otherWords(word, locale));
  const meant = having(meanings);
  if (meant.length > 0) return meant;
  const hits = meanings
    .filter(([word = '']) => word.length >= telling.letters)
    .map((same) => having([same]))
    .filter(({ length }) => length <= questions.length * telling.share);
  const counted = grouped.map((each) => ({ each, count: hits.filter((found) => found.includes(each)).length }));
  const most = Math.max(1, ...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).map(({ each }) => each);
};
