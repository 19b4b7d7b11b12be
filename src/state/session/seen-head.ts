import * as z from 'zod/mini';
import type { Accesses } from '#contract/impersonation.ts';
import { memberHash, type SeenHead } from '#domain/access-chain.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { json, readStored, writeStored, type StoredEntry } from '#state/kernel/storage-keys.ts';

/** Members of one browser whose newest line is remembered. */
const most = 20;

const seenSchema = z.record(
  z.string(),
  z.object({ origin: z.string(), position: z.number(), hash: z.string(), former: z.optional(z.number()) }),
);

/** The newest line that a browser has seen, and how far it had seen an earlier log of the same member. */
export type Seen = SeenHead & { readonly former?: number | undefined };

/**
 * The newest line of each member's access log that this browser has verified, by a hash of fund and member, so that it
 * names neither and doesn't depend on what the log says now. Outlasts a log-out (local storage).
 */
const entry: StoredEntry<z.infer<typeof seenSchema>> = { key: 'pilaster.accessLog', parse: json(seenSchema) };

/** Whose log it is; null if personal data are hidden, or without cryptography. */
const ownerOf = async ({ tenant, subject }: Accesses): Promise<string | null> => {
  const { subtle }: { readonly subtle?: SubtleCrypto } = globalThis.crypto;
  return subject === null || subtle === undefined ? null : memberHash(tenant, subject, subtle);
};

/** The newest line that this browser has seen of a member's log; null if it hasn't seen one. */
export const readSeenHeadAction = actionAtom(async ({ services }, accesses: Accesses): Promise<Seen | null> => {
  const owner = await ownerOf(accesses);
  return owner === null ? null : (readStored(services.local, entry)?.[owner] ?? null);
});

/** Up to which line this browser had seen a log of the member that ended without a trace; null if there was none. */
export const formerPosition = (seen: Seen | null, { origin }: Accesses): number | null => {
  if (seen === null || origin === null) return null;
  return (origin.id === seen.origin ? seen.former : seen.position) ?? null;
};

/** Remembers the newest line of a log that was found whole. */
export const rememberHeadAction = actionAtom(async ({ services }, accesses: Accesses): Promise<void> => {
  const owner = await ownerOf(accesses);
  const { head, origin } = accesses;
  if (owner === null || head === null || origin === null) return;
  const { [owner]: before = null, ...others } = readStored(services.local, entry) ?? {};
  const former = formerPosition(before, accesses);
  const seen: Seen = { origin: origin.id, ...head, ...(former !== null && { former }) };
  const kept = Object.fromEntries([...Object.entries(others).slice(1 - most), [owner, seen]]);
  writeStored(services.local, entry, JSON.stringify(kept));
});
