import type { Dashboard } from '#contract/dashboard.ts';
import type { Locale } from '#kernel/locale.ts';
import { dashboardOf as providersDashboardOf } from '#server/areas/figures/dashboard-boxes.ts';
import { tenants } from '#tenants/index.ts';
import type { Person } from './axes.ts';
import { storyDay } from './story-clock.ts';

/** A person's whole dashboard, computed by the provider's own function from her record and her fund's plan. */
export const dashboardOf = (fund: string, language: Locale, person: Person): Dashboard => {
  const tenant = tenants.find((candidate) => candidate.code === fund);
  if (tenant === undefined || person === null) return {};
  return providersDashboardOf({
    record: person,
    plan: tenant.plan,
    settings: tenant.settings,
    today: storyDay,
    locale: language,
    unreadDocuments: person.documents?.filter(({ read }) => !read).length ?? 0,
  }).data;
};
