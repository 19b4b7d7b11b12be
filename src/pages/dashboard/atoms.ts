import * as z from 'zod/mini';
import { rawDashboardSchema } from '#contract/dashboard.ts';
import { dashboard } from '#contract/endpoints/dashboard.ts';
import { documentsSummary } from '#contract/endpoints/documents.ts';
import { resource } from '#state/remote/resource.ts';

/** The dashboard as it came, before its boxes are read one by one: a malformed box must not take the others down. */
export const dashboardResource = resource('dashboard', {
  ...dashboard,
  data: rawDashboardSchema,
  meta: z.unknown(),
});

/** How many documents are unread, for providers whose dashboard does not say. */
export const documentsSummaryResource = resource('dashboard.documentsSummary', documentsSummary);
