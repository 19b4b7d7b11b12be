import type { Endpoint } from '#contract/endpoint.ts';
import { civilStatus } from '#contract/endpoints/civil-status.ts';
import { dashboard } from '#contract/endpoints/dashboard.ts';
import { hints } from '#contract/endpoints/hints.ts';
import * as pages from '#contract/endpoints/pages.ts';
import { profile } from '#contract/endpoints/profile.ts';
import { simulationBasis } from '#contract/endpoints/simulations.ts';
import { userInfo } from '#contract/endpoints/user.ts';
import { parentRoute, type RouteKey } from '#contract/route-words.ts';

/**
 * What a page asks for first, apart from who is logged in. Only calls without an argument that hide personal data on demand as
 * the page's own do, or the page would ask again.
 */
const dataOf: { readonly [Key in RouteKey]?: readonly Endpoint[] } = {
  dashboard: [hints, dashboard],
  profile: [profile],
  'insurance-overview': [pages.insuranceOverview],
  retirement: [pages.retirement],
  'home-ownership': [pages.homeOwnership],
  'additional-savings': [pages.additionalSavings],
  'buy-in': [pages.buyIn],
  'civil-status': [civilStatus],
  'death-benefit': [pages.deathBenefit],
  disability: [pages.disability],
  'exit-benefit': [pages.exitBenefit],
  'unpaid-leave': [pages.unpaidLeave],
};

/**
 * The calls that a page behind the login can make before the portal is loaded, relative to the API base: who is logged in,
 * and then what the page shows, or what its simulator computes from. A dialog's page is the one below it.
 */
export const earlyCalls = (key: RouteKey | null, isSimulator: boolean): readonly string[] =>
  [
    userInfo,
    ...(isSimulator ? [simulationBasis] : key === null ? [] : (dataOf[key] ?? dataOf[parentRoute(key) ?? key] ?? [])),
  ].map(({ path }) => path);
