import { dashboard } from '#contract/endpoints/dashboard.ts';
import { documentsSummary } from '#contract/endpoints/documents.ts';
import { resource } from '#state/remote/resource.ts';

/** The boxes of the dashboard, and the fund's message above them. */
export const dashboardResource = resource('dashboard', dashboard);

/** The number of unread documents, for providers whose dashboard doesn't send it. */
export const documentsSummaryResource = resource('dashboard.documentsSummary', documentsSummary);
