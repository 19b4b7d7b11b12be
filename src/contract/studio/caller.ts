/**
 * The header in which a page of the studio says whose session it was opened in. A browser has one session for all its
 * tabs: what was typed in one fund's tab must not reach the fund that another tab has signed in to since.
 */
export const callerHeader = 'X-Studio-Caller';

/** An administrator's name in that header: no two of any funds share it. */
export const callerName = ({ tenant, id }: { readonly tenant: string; readonly id: string }): string =>
  `${tenant} ${id}`;
