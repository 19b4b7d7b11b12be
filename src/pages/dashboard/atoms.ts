import { documentsSummary } from '#contract/endpoints/documents.ts';
import { stateAtom } from '#state/kernel/atoms.ts';
import { resource } from '#state/remote/resource.ts';

/** The number of unread documents, for providers whose dashboard doesn't send it. */
export const documentsSummaryResource = resource('dashboard.documentsSummary', documentsSummary);

/** The age of retirement that the member looks at; null for the usual one. It stays while they are on other pages. */
export const ageAtom = stateAtom<number | null>('session', 'dashboard.age', null);
