import * as z from 'zod/mini';
import type { LinkCredentials } from '#domain/recognise-path.ts';
import { linkSchema } from '#domain/code-flow.ts';
import { keptStateAtom } from '#state/kernel/atoms.ts';
import { flowKeys, json } from '#state/kernel/storage-keys.ts';

/**
 * Session id and code of a mailed link that was opened in this tab. They may come in the path, in the query or in
 * cookies. They are removed from the address bar before the first request, and cleared once used.
 */
const openedLinkAtom = (key: 'loginLink' | 'registrationLink') =>
  keptStateAtom<LinkCredentials | null>('flow', key, null, {
    storage: 'session',
    entry: { key: flowKeys[key], parse: json(linkSchema) },
    format: (link) => (link === null ? null : JSON.stringify(link)),
  });

/** The login link. */
export const loginLinkAtom = openedLinkAtom('loginLink');

/** The registration link. */
export const registrationLinkAtom = openedLinkAtom('registrationLink');

/** Whether a link's credentials are well-formed; others needn't be sent to the provider. */
export const isWholeLink = (link: LinkCredentials): boolean => z.safeParse(linkSchema, link).success;
