import { loadTexts } from '#i18n/texts.ts';
import type { Namespace } from '#i18n/namespaces.ts';
import { actionAtom } from './atoms.ts';

/** Fetches the words of a part that is loaded later than its page; rejects if they can't be fetched. */
export const loadWordsAction = actionAtom(({ services }, namespace: Namespace): Promise<void> =>
  loadTexts(services.texts, [namespace]),
);
