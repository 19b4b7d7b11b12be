import { dashboardSchema, type Dashboard } from '#contract/dashboard.ts';
import type { Locale } from '#kernel/locale.ts';
import { dashboardOf as providersDashboardOf } from '#server/areas/figures/dashboard-answer.ts';
import { portalFactsOf, type PortalFacts } from '#server/areas/figures/portal-facts.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { tenants } from './funds.ts';
import type { Person } from './axes.ts';
import { sheetOf } from './sheet-of.ts';

/** A person's whole dashboard, rendered by the provider's own function from their record and their fund's plan. */
export const dashboardOf = (fund: string, language: Locale, person: Person): Dashboard => {
  const tenant = tenants.find((candidate) => candidate.code === fund);
  if (tenant === undefined || person === null) return readWire(dashboardSchema, {});
  return providersDashboardOf({
    sheet: sheetOf(fund, person),
    settings: tenant.settings,
    locale: language,
    unreadDocuments: person.documents?.filter(({ read }) => !read).length ?? 0,
  }).data;
};

/** What the frame of a person's pages knows about their portal, by the provider's own function. */
export const factsOf = (fund: string, language: Locale, person: Person): PortalFacts => {
  const tenant = tenants.find((candidate) => candidate.code === fund);
  if (tenant === undefined || person === null) return { pages: [] };
  return portalFactsOf({ sheet: sheetOf(fund, person), settings: tenant.settings, locale: language });
};
