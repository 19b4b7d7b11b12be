import type { DashboardBoxName } from '#contract/dashboard.ts';
import { accessOf, parentRoute, routeKeys, type RouteKey } from '#contract/route-words.ts';

/** The page that each box of the dashboard leads to. */
export const pageOfBox = {
  savings: 'insurance-overview',
  documents: 'documents',
  exitBenefit: 'exit-benefit',
  additionalSavings: 'additional-savings',
  buyIn: 'buy-in',
  homeOwnership: 'home-ownership',
  retirement: 'retirement',
  civilStatus: 'civil-status',
  deathBenefit: 'death-benefit',
  unpaidLeave: 'unpaid-leave',
  disability: 'disability',
  questions: 'questions',
} as const satisfies Record<Exclude<DashboardBoxName, 'processing' | 'outlook'>, RouteKey>;

type Box = { readonly isVisible: boolean; readonly isActive?: boolean };

/**
 * The pages that are open to a member: those of the dashboard's boxes that lead somewhere. A box that is hidden or
 * under a veil (`isActive` false) leads nowhere.
 */
export const openPagesOf = (boxes: {
  readonly [Name in keyof typeof pageOfBox]?: Box | null | undefined;
}): readonly RouteKey[] =>
  Object.entries(pageOfBox).flatMap(([name, page]) => {
    const box = boxes[name as keyof typeof pageOfBox];
    return box?.isVisible === true && box.isActive !== false ? [page] : [];
  });

/** The pages that a provider names; a name that is no page of a member is left out. */
export const pagesNamed = (names: readonly string[]): readonly RouteKey[] =>
  routeKeys.filter((key) => names.includes(key) && parentRoute(key) === null && accessOf(key) === 'session');
