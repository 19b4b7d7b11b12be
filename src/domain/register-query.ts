import type { RouteKey } from '#contract/route-words.ts';

/** The query by which the login's address asks for a registration. */
export const registerQuery = { register: 'true' } as const;

/** Whether a query asks for a registration. */
export const asksToRegister = (query: URLSearchParams): boolean => query.get('register') === registerQuery.register;

/** The route that names a page: a registration's first two pages, address and link, are at the login's addresses. */
export const namingRoute = (key: RouteKey, registers: boolean): RouteKey =>
  registers && (key === 'login' || key === 'login-link') ? 'register' : key;
