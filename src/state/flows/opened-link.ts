import * as z from 'zod/mini';
import type { LinkCredentials } from '#contract/route-words.ts';
import { linkSchema } from '#domain/code-flow.ts';
import { keptStateAtom } from '#state/kernel/atoms.ts';
import { flowKeys, json } from '#state/kernel/storage-keys.ts';

/**
 * Session id and code of a mailed link that was opened in this tab. They leave the address bar before the first request
 * goes out, whether they came as path segments, as query parameters or in cookies, and are forgotten once they have served.
 */
const openedLinkAtom = (key: 'loginLink' | 'registrationLink') =>
  keptStateAtom<LinkCredentials | null>('flow', key, null, {
    storage: 'session',
    entry: { key: flowKeys[key], parse: json(linkSchema) },
    format: (link) => (link === null ? null : JSON.stringify(link)),
  });

/** The link into the portal. */
export const loginLinkAtom = openedLinkAtom('loginLink');

/** The link into the registration. */
export const registrationLinkAtom = openedLinkAtom('registrationLink');

/** Whether an address held what a link may hold; anything else is not worth asking about. */
export const isWholeLink = (link: LinkCredentials): boolean => z.safeParse(linkSchema, link).success;
