import { stateAtom } from '#state/kernel/atoms.ts';

/** Rises when everything that is shown has to be asked for again: a preview whose draft was saved. 0 in members' portals. */
export const roundAtom = stateAtom('session', 'remote.round', 0);
