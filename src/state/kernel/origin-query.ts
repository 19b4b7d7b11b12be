import type { RouteKey } from '#contract/route-words.ts';
import { derivedAtom } from './atoms.ts';
import { placeAtom } from './place.ts';

/**
 * Query of a link from this page to another: one to the contact form says where it was followed, so that the form can
 * mention it.
 */
export const originQueryAtom = derivedAtom((get) => {
  const { key } = get(placeAtom);
  return (target: RouteKey): { readonly from?: RouteKey } =>
    target === 'contact' && key !== null && key !== 'contact' ? { from: key } : {};
});
