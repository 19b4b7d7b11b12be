import { parentRoute, routeKeys, type RouteKey } from '#contract/route-words.ts';
import { destinationOf, destinationsOf, furtherPagesOf } from '#domain/destinations.ts';
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

/** This page, or the one that it is a dialog of. */
const hereAtom = derivedAtom((get): RouteKey | null => {
  const { key } = get(placeAtom);
  return key === null ? null : (parentRoute(key) ?? key);
});

/**
 * The navigation's destinations, and how each relates to this page: `page` is this one, `true` one that this page belongs
 * to. Only the dashboard before the others are known.
 */
export const destinationsAtom = derivedAtom((get) => {
  const here = get(hereAtom);
  const open = get(openPagesAtom) ?? [];
  const own = here === null ? undefined : destinationOf(here, open)?.name;
  return destinationsOf(open).map(({ name, pages }) => {
    const current = here === pages[0] ? ('page' as const) : name === own && ('true' as const);
    return { name, page: pages[0], current };
  });
});

/**
 * The topic that this page is one of several pages of, and those pages; null if it is the only one. Before the member's pages
 * are known, with all that there are.
 */
export const topicAtom = derivedAtom((get) => {
  const here = get(hereAtom);
  const topic = destinationsOf(get(openPagesAtom) ?? routeKeys).find(
    ({ pages }) => here !== null && pages.includes(here),
  );
  return topic === undefined || topic.pages.length < 2 ? null : { ...topic, here };
});

/** The pages of the member's pension that belong to no topic of the navigation, for the account menu. */
export const furtherPagesAtom = derivedAtom((get) => furtherPagesOf(get(openPagesAtom) ?? []));

/** Whether the fund has questions and answers for the member. */
export const hasQuestionsAtom = derivedAtom((get) => get(openPagesAtom)?.includes('questions') === true);
