import { parentRoute, type RouteKey } from '#contract/route-words.ts';
import { destinationsOf, furtherPagesOf, type FurtherPage } from '#domain/destinations.ts';
import { pagesNamed } from '#domain/open-pages.ts';
import { derivedAtom, stateAtom } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { aboutUserAtom, currentUserAtom } from './session.ts';

/** The open pages as the dashboard shows them, for a provider that doesn't name them; null before it is known. */
export const shownPagesAtom = stateAtom<readonly RouteKey[] | null>('session', 'pages.shown', null);

/** The pages that are open to the member; null before they are known. */
export const openPagesAtom = derivedAtom((get): readonly RouteKey[] | null => {
  const named = get(aboutUserAtom)?.pages;
  return named === undefined ? get(shownPagesAtom) : pagesNamed(named);
});

/** Whether somebody is logged in whose open pages are not known: the provider doesn't name them. */
export const arePagesUnnamedAtom = derivedAtom(
  (get): boolean => get(currentUserAtom) !== null && get(openPagesAtom) === null,
);

/**
 * The navigation's destinations, and how each relates to this page: `page` is this one, `true` one that this page belongs
 * to. Only the dashboard before the others are known.
 */
export const destinationsAtom = derivedAtom((get) => {
  const { key } = get(placeAtom);
  const here = key === null ? null : (parentRoute(key) ?? key);
  return destinationsOf(get(openPagesAtom) ?? []).map(({ name, pages }) => {
    const current = here === pages[0] ? ('page' as const) : here !== null && pages.includes(here) && ('true' as const);
    return { name, page: pages[0], current };
  });
});

/** The pages of the member's pension that the navigation doesn't lead to, for the account menu. */
export const furtherPagesAtom = derivedAtom((get) => furtherPagesOf(get(openPagesAtom) ?? []));

export type { FurtherPage };

/** Whether the fund has questions and answers for the member. */
export const hasQuestionsAtom = derivedAtom((get) => get(openPagesAtom)?.includes('questions') === true);
