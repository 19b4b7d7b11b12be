import { documentsSummary } from '#contract/endpoints/documents.ts';
import { resource } from '#state/remote/resource.ts';

/** The number of unread documents, for providers whose dashboard doesn't send it. */
export const documentsSummaryResource = resource('dashboard.documentsSummary', documentsSummary);
