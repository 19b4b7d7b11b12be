/** A member of a fund: whose rows a query is about. */
export type MemberKey = { readonly tenant: string; readonly memberId: string };
