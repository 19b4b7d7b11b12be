import type { RouteKey } from '#contract/route-words.ts';
import type { Locale } from '#kernel/locale.ts';
import { actionAtom, stateAtom } from '#state/kernel/atoms.ts';

/** What the first frame has drawn, and of which page; it stays until that page can be shown. */
export type DrawnPage = { readonly element: Element; readonly key: RouteKey | null; readonly locale: Locale };

/** The page that the first frame has drawn; null without one, and once a page is shown. */
export const drawnPageAtom = stateAtom<DrawnPage | null>('device', 'app.drawnPage', null);

/** Lets go of the drawn page, which would last as long as the portal. */
export const forgetDrawnPageAction = actionAtom(({ set }) => set(drawnPageAtom, null));
