import type { RouteKey } from '#contract/route-words.ts';
import { pageOfBox } from '#domain/open-pages.ts';
import { derivedAtom } from '#state/kernel/atoms.ts';
import { openPagesAtom } from '#state/session/open-pages.ts';

/** The pages that a member may lack. */
const boxedPages: readonly RouteKey[] = Object.values(pageOfBox);

/** Whether a page is open to the member, as far as that is known. */
export const isPageOpenAtom = derivedAtom((get) => {
  const open = get(openPagesAtom);
  return (key: RouteKey): boolean => open === null || !boxedPages.includes(key) || open.includes(key);
});
