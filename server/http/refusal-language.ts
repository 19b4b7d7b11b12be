import { isLocale, type Locale } from '#kernel/locale.ts';
import type { CookieRules } from '#server/kernel/cookies.ts';
import type { KeyedHash } from '#server/kernel/keyed-hash.ts';
import type { Log } from '#server/kernel/log-types.ts';
import { preferredLocale } from '#server/kernel/preferred-locale.ts';
import type { Refusal } from '#server/kernel/refusal.ts';
import type { Store } from '#server/store/store.ts';
import { findSession, tokensOf } from './caller.ts';

/** Returns the language of a refusal. */
export type RefusalLanguage = (request: Request, refusal: Refusal, now: Date) => Promise<Locale>;

/**
 * The language that a request asks for, else that of its session, else the browser's. Reading the session's language
 * doesn't keep it alive.
 */
export const refusalLanguage =
  (services: {
    readonly store: Pick<Store, 'findSession'>;
    readonly hash: KeyedHash;
    readonly cookies: CookieRules;
    readonly log: Log;
  }): RefusalLanguage =>
  async (request, { parts: { status } }, now) => {
    const header = request.headers.get('accept-language');
    if (isLocale(header)) return header;
    const otherwise = preferredLocale(header);
    // With 401 there is no session, and with 503 it can't be read.
    if (status === 401 || status === 503) return otherwise;
    const tokens = tokensOf(request, services.cookies);
    const session = await findSession(services, tokens, { now, isActivity: false }).catch((error: unknown) => {
      services.log.error('refusal_language_unknown', error);
      return null;
    });
    return session?.locale ?? otherwise;
  };
