import { secondsAfter } from '#server/kernel/clock.ts';
import { readCookie, type CookieRules } from '#server/kernel/cookies.ts';
import type { KeyedHash } from '#server/kernel/keyed-hash.ts';
import { sessionAge, sessionIdle, sessionTouch } from '#server/kernel/limits.ts';
import type { Origins } from '#server/kernel/origins.ts';
import { endImpersonation } from '#server/model/impersonation.ts';
import { refuse } from '#server/kernel/refusal.ts';
import type { Visitor } from '#server/kernel/visitor.ts';
import type { SessionRow, Store } from '#server/store/store.ts';

/** Refuses calls that the pages of other sites make. */
export const checkSite = (request: Request, origins: Origins): void => {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const isOurs = origin !== null && origins.mayBeLinkedTo(origin);
  if (origin !== null && !isOurs) throw refuse.forbidden();
  if (site !== null && site !== 'same-origin' && site !== 'none' && !isOurs) throw refuse.forbidden();
};

/** Refuses writes from other origins, then those without this visitor's CSRF token. */
export const checkOrigin = (request: Request, visitor: Visitor, origins: Origins): void => {
  checkSite(request, origins);
  if (!visitor.holds(request.headers.get('x-csrf-token'))) throw refuse.csrf();
};

/** The host of the calling page, whose origin browsers send with every write. */
export const portalHostOf = (request: Request, origins: Origins): string | null => {
  const origin = request.headers.get('origin');
  return origin !== null && origins.mayBeLinkedTo(origin) ? new URL(origin).hostname : null;
};

/** The origin of the calling portal, if it is configured; else the provider's own. */
export const portalOriginOf = (request: Request, origins: Origins): string => {
  const origin = request.headers.get('origin');
  return origin !== null && origins.mayBeLinkedTo(origin) ? origin : origins.own;
};

/** The tokens of a request: from the session cookie and as a bearer token, in any form of RFC 6750. */
export const tokensOf = (request: Request, cookies: CookieRules): readonly string[] => {
  const cookie = readCookie(request.headers.get('cookie'), cookies.session);
  const bearer = /^Bearer ([\w.~+/-]{20,8192}=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return [...new Set([cookie, bearer ?? null].filter((token) => token !== null))];
};

/** The session of the first valid token, else null. */
export const findSession = async (
  { store, hash }: { readonly store: Pick<Store, 'findSession'>; readonly hash: KeyedHash },
  tokens: readonly string[],
  { now, isActivity }: { readonly now: Date; readonly isActivity: boolean },
): Promise<SessionRow | null> => {
  for (const token of tokens) {
    const session = await store.findSession({
      tokenHash: hash('session', token),
      at: now,
      idleSince: secondsAfter(now, -sessionIdle),
      bornAfter: secondsAfter(now, -sessionAge),
      isActivity,
      touchBefore: secondsAfter(now, -sessionTouch),
    });
    if (session !== null) return session;
  }
  return null;
};

/** Why a view of a member's portal is over, for the support staff whose session it was. */
const viewOverTexts = { time: 'viewOverTime', member: 'viewOverMember', access: 'viewOverAccess' } as const;

/**
 * {@link findSession} for a call that requires one; otherwise refused with 401, as is one in a view of a member's portal
 * that something else has ended.
 */
export const requireSession = async (
  services: Parameters<typeof findSession>[0] & { readonly store: Pick<Store, 'withTenant'> },
  tokens: readonly string[],
  use: Parameters<typeof findSession>[2] & { readonly requestId: string },
): Promise<SessionRow> => {
  const session = await findSession(services, tokens, use);
  if (session === null) throw refuse.unauthorized();
  const { tenant, actor } = session;
  if (actor === null || actor.overBy === null) return session;
  const { now, requestId } = use;
  const view = { tenant, id: actor.impersonation, by: actor.overBy, now, requestId };
  await services.store.withTenant(tenant, (tx) => endImpersonation(tx, view), { isSmall: true });
  throw actor.overBy === 'support' || actor.overBy === 'session'
    ? refuse.unauthorized()
    : refuse.viewOver(viewOverTexts[actor.overBy]);
};
