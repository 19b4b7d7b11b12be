import { dashboardSchema, type Dashboard } from '#contract/dashboard.ts';
import type { Locale } from '#kernel/locale.ts';
import { figureSheet } from '#pension/figure-sheet.ts';
import { dashboardOf as providersDashboardOf } from '#server/areas/figures/dashboard-answer.ts';
import { portalFactsOf, type PortalFacts } from '#server/areas/figures/portal-facts.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { tenants } from './funds.ts';
import type { Person } from './axes.ts';
import { storyDay } from './story-clock.ts';

/** A person's whole dashboard, rendered by the provider's own function from their record and their fund's plan. */
export const dashboardOf = (fund: string, language: Locale, person: Person): Dashboard => {
  const tenant = tenants.find((candidate) => candidate.code === fund);
  if (tenant === undefined || person === null) return readWire(dashboardSchema, {});
  return providersDashboardOf({
    sheet: figureSheet(tenant.plan, person, storyDay),
    settings: tenant.settings,
    locale: language,
    unreadDocuments: person.documents?.filter(({ read }) => !read).length ?? 0,
  }).data;
};

/** What the frame of a person's pages knows about their portal, by the provider's own function. */
export const factsOf = (fund: string, language: Locale, person: Person): PortalFacts => {
  const tenant = tenants.find((candidate) => candidate.code === fund);
  if (tenant === undefined || person === null) return { pages: [] };
  const { plan, settings } = tenant;
  return portalFactsOf({ sheet: figureSheet(plan, person, storyDay), settings, locale: language });
};
