import * as z from 'zod/mini';
import type { Accesses } from '#contract/impersonation.ts';
import type { SeenHead } from '#domain/access-chain.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { json, readStored, writeStored, type StoredEntry } from '#state/kernel/storage-keys.ts';

/** Members of one browser whose newest line is remembered. */
const most = 20;

const seenSchema = z.record(z.string(), z.object({ position: z.number(), hash: z.string() }));

/**
 * The newest line of the access log that this browser has verified, by the hash of the log's first line: it says neither
 * who it is about nor what is in it. Outlasts a log-out, so that a log that was cut since shows (local storage).
 */
const entry: StoredEntry<z.infer<typeof seenSchema>> = { key: 'pilaster.accessLog', parse: json(seenSchema) };

/** Identifies a log. Only its first line says so for good: a log that begins later isn't remembered. */
const logOf = ({ entries: [first] }: Accesses): string | null => (first?.position === 1 ? first.hash : null);

/** The newest line that this browser has seen of a log; null if it hasn't seen the log. */
export const readSeenHeadAction = actionAtom(({ services }, accesses: Accesses): SeenHead | null => {
  const log = logOf(accesses);
  return log === null ? null : (readStored(services.local, entry)?.[log] ?? null);
});

/** Remembers the newest line of a log that was found whole. */
export const rememberHeadAction = actionAtom(({ services }, accesses: Accesses): void => {
  const log = logOf(accesses);
  const { head } = accesses;
  if (log === null || head === null) return;
  const { [log]: _before, ...others } = readStored(services.local, entry) ?? {};
  const kept = Object.fromEntries([...Object.entries(others).slice(1 - most), [log, head]]);
  writeStored(services.local, entry, JSON.stringify(kept));
});
