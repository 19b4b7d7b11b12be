import type { Question } from '#contract/questions.ts';
import { containsWords, searchWords } from '#domain/search-words.ts';

/** The questions with those of one group next to each other, each group in the place of its first question. */
const inGroups = (questions: readonly Question[]): readonly Question[] => {
  const groups = [...new Set(questions.map(({ group }) => group ?? null))];
  return groups.flatMap((wanted) => questions.filter(({ group }) => (group ?? null) === wanted));
};

/** The questions that contain all of a search's words, in the question or the answer; all of them without words. */
export const findQuestions = (questions: readonly Question[], searchTerm: string): Question[] => {
  const words = searchWords(searchTerm);
  return inGroups(questions).filter(({ question, answer }) => containsWords([question, answer], words));
};
