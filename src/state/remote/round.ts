import { stateAtom } from '#state/kernel/atoms.ts';

/** Rises when everything that is shown has to be asked for again: a preview whose draft was saved. 0 in members' portals. */
export const roundAtom = stateAtom('session', 'remote.round', 0);

/**
 * How often the provider has taken something that was written: what was asked for before may not know of it. Every write
 * counts, also one that changes nothing on the page: that costs a second load where a page is opened while its first load is
 * under way.
 */
export const writesAtom = stateAtom('session', 'remote.writes', 0);
