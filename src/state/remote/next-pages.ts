import { nextPagesOf } from '#domain/destinations.ts';
import { derivedAtom } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { openPagesAtom } from '#state/session/open-pages.ts';

/** The pages that the end of this page leads to. */
export const nextPagesAtom = derivedAtom((get) => nextPagesOf(get(placeAtom).key, get(openPagesAtom) ?? []));
