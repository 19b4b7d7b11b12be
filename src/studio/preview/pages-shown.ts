import { accessOf, routeKeys, type RouteKey } from '#contract/route-words.ts';

/** Pages that only lead somewhere else. */
const leadOn: readonly RouteKey[] = ['redirect', 'register'];

const isShown = (key: RouteKey): boolean => !leadOn.includes(key);

/** The pages of members that a preview can show. */
export const memberPages: readonly RouteKey[] = routeKeys.filter((key) => isShown(key) && accessOf(key) === 'session');

/** The pages before the login that a preview can show. */
export const guestPages: readonly RouteKey[] = routeKeys.filter((key) => isShown(key) && accessOf(key) !== 'session');
