/**
 * What a browser's local storage keeps of a login: the fund whose session the browser has, and when a log-out began that the
 * provider hasn't completed yet. The demo's login writes them, too.
 */
export const sessionKeys = { sessionFund: 'pilaster.sessionTenant', owedSignOut: 'pilaster.owedSignOut' } as const;
