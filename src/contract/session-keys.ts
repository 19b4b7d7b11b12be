/**
 * What a browser's local storage keeps of a login: the fund whose session the browser has, and the fund whose provider
 * hasn't been told of a log-out yet. The demo's login writes them, too.
 */
export const sessionKeys = { sessionFund: 'pilaster.sessionTenant', owedSignOut: 'pilaster.owedSignOut' } as const;
