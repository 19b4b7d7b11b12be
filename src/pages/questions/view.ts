import type { Question } from '#contract/questions.ts';
import { containsWords, folded } from '#domain/search-words.ts';
import { trimmed } from '#kernel/trimmed.ts';

/** A question as the page shows it. */
export type QuestionView = {
  /** Part of the question's address. */
  readonly id: string;
  readonly question: string;
  readonly paragraphs: readonly string[];
  readonly link: string | null;
  readonly linkText: string | null;
};

/** Questions below one heading; those without a group have none. */
export type QuestionGroup = { readonly title: string | null; readonly questions: readonly QuestionView[] };

/** A question's id, if the provider sends none: its words, without accents. */
const slugOf = (question: string): string =>
  folded(question)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);

/** Turns the answer into groups in the order of their first questions; what has no question or answer is omitted. */
export const questionsView = (answer: readonly Question[]): readonly QuestionGroup[] => {
  const groups = new Map<string | null, QuestionView[]>();
  const ids = new Set<string>();
  for (const { id, group, question, answer: text, link, linkText } of answer) {
    const title = trimmed(question);
    const paragraphs = text
      .split(/\r?\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== '');
    if (title === null || paragraphs.length === 0) continue;
    const wanted = trimmed(id) ?? slugOf(title);
    let unique = wanted === '' ? 'question' : wanted;
    for (let number = 2; ids.has(unique); number += 1) unique = `${wanted}-${number}`;
    ids.add(unique);
    const heading = trimmed(group);
    const shown = { id: unique, question: title, paragraphs, link: trimmed(link), linkText: trimmed(linkText) };
    groups.set(heading, [...(groups.get(heading) ?? []), shown]);
  }
  return [...groups].map(([title, questions]) => ({ title, questions }));
};

/**
 * What a search finds, in one list without headings: first the questions that have its words, whatever their group, then
 * those whose answers have them.
 */
export const byMatch = (groups: readonly QuestionGroup[], words: readonly string[]): readonly QuestionGroup[] => {
  const found = groups.flatMap(({ questions }) => questions);
  const asks = ({ question }: QuestionView): boolean => containsWords([question], words);
  return [{ title: null, questions: [...found.filter(asks), ...found.filter((each) => !asks(each))] }];
};

/** How many questions there are in all groups. */
export const countOf = (groups: readonly QuestionGroup[]): number =>
  groups.reduce((sum, { questions }) => sum + questions.length, 0);
