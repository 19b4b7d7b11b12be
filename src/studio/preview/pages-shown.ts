import { accessOf, routeKeys, type RouteKey } from '#contract/route-words.ts';

/** Pages that only lead somewhere else. */
const leadOn: readonly RouteKey[] = ['redirect', 'register'];

const isShown = (key: RouteKey): boolean => !leadOn.includes(key);

/** The pages that a preview can show: those of members, and those before the login. */
export const memberPages: readonly RouteKey[] = routeKeys.filter((key) => isShown(key) && accessOf(key) === 'session');
export const guestPages: readonly RouteKey[] = routeKeys.filter((key) => isShown(key) && accessOf(key) !== 'session');
