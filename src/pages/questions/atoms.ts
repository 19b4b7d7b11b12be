import { questions } from '#contract/endpoints/questions.ts';
import { longestSearchTerm } from '#contract/questions.ts';
import { plainText } from '#kernel/plain-text.ts';
import { actionAtom, derivedAtom, stateAtom } from '#state/kernel/atoms.ts';
import { hrefAtom, placeAtom } from '#state/kernel/place.ts';
import { resource } from '#state/remote/resource.ts';

/** The questions, all of them or those that a search finds. */
export const questionsResource = resource('questions', questions);

/** What the address searches for (`?search=`); nothing if it names a question, which a search could hide. */
export const searchTermAtom = derivedAtom((get): string => {
  const { query } = get(placeAtom);
  return query.has('question') ? '' : plainText(query.get('search') ?? '').slice(0, longestSearchTerm);
});

/** The questions that the member has opened or closed, by their ids; kept while the member visits other pages. */
export const toggledQuestionsAtom = stateAtom<Readonly<Record<string, boolean>>>('session', 'questions.toggled', {});

/** Opens or closes a question. */
export const toggleQuestionAction = actionAtom(
  ({ set }, { id, open }: { readonly id: string; readonly open: boolean }): void => {
    set(toggledQuestionsAtom, (before) => ({ ...before, [id]: open }));
  },
);

/** Searches for another term, in the address, and forgets which questions were opened or closed. */
export const searchAction = actionAtom(({ get, set, services }, term: string): void => {
  if (get(searchTermAtom) === term) return;
  set(toggledQuestionsAtom, {});
  services.navigate(get(hrefAtom)('questions', { query: term === '' ? {} : { search: term } }), { replace: true });
});
