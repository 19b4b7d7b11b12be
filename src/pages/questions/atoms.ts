import { questions } from '#contract/endpoints/questions.ts';
import { actionAtom, stateAtom } from '#state/kernel/atoms.ts';
import { resource } from '#state/remote/resource.ts';

/** The questions, all of them or those that a search finds. */
export const questionsResource = resource('questions', questions);

/** What was last searched for; kept while the member visits other pages. */
export const searchTermAtom = stateAtom('session', 'questions.searchTerm', '');

/** The questions that the member has opened or closed, by their ids; kept like the search. */
export const toggledQuestionsAtom = stateAtom<Readonly<Record<string, boolean>>>('session', 'questions.toggled', {});

/** Opens or closes a question. */
export const toggleQuestionAction = actionAtom(
  ({ set }, { id, open }: { readonly id: string; readonly open: boolean }): void => {
    set(toggledQuestionsAtom, (before) => ({ ...before, [id]: open }));
  },
);

/** Searches for another term, and forgets which questions were opened or closed. */
export const searchAction = actionAtom(({ get, set }, term: string): void => {
  if (get(searchTermAtom) === term) return;
  set(searchTermAtom, term);
  set(toggledQuestionsAtom, {});
});
