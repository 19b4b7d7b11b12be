import type { RouteKey } from '#contract/route-words.ts';
import { nextPagesOf } from '#domain/destinations.ts';
import { derivedAtom } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { openPagesAtom } from '#state/session/open-pages.ts';

/** The pages that the end of this page leads to, without those that have nothing for the member now. */
export const nextPagesAtom = derivedAtom((get) => {
  const { key } = get(placeAtom);
  const open = get(openPagesAtom) ?? [];
  return (idle: readonly RouteKey[]): readonly RouteKey[] =>
    nextPagesOf(
      key,
      open.filter((page) => !idle.includes(page)),
    );
});
