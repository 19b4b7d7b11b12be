import type { Access, Accesses } from '#contract/impersonation.ts';

/** What a browser found out about the lines it was sent. */
export type ChainFinding =
  | { readonly is: 'whole' }
  /**
   * `changed`: the line differs from what was written; `gap`: lines before it are missing, or it was added; `rewritten`:
   * the lines fit each other, but not what this browser has seen up to here.
   */
  | { readonly is: 'changed' | 'gap' | 'rewritten'; readonly position: number }
  /** The newest lines are missing: those at the end of the log, or those seen before. */
  | { readonly is: 'cut' }
  /** Whole so far, but the line seen before is older than these: older ones are needed. */
  | { readonly is: 'further' }
  /** Nothing to verify with: personal data are hidden, or the browser has no cryptography here. */
  | { readonly is: 'unverified' };

/** The newest line that a browser has seen of a log, and which log it was. */
export type SeenHead = { readonly origin: string; readonly position: number; readonly hash: string };

/** A field in the form that is hashed: its length in bytes and its text, or a dash for a missing one. */
const field = (text: string | null): string =>
  text === null ? '-,' : `${new TextEncoder().encode(text).length}:${text},`;

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

type Digest = Pick<SubtleCrypto, 'digest'>;

/** A member of a fund in a form that names neither. */
export const memberHash = async (tenant: string, subject: string, subtle: Digest): Promise<string> =>
  hexOf(await subtle.digest('SHA-256', new TextEncoder().encode(field(tenant) + field(subject))));

/** The form of a line that its hash is made from. */
const canonical = (line: Access, tenant: string, subject: string): string =>
  [
    tenant,
    subject,
    String(line.position),
    line.at,
    line.actor,
    line.actorName,
    line.act,
    line.object,
    line.impersonation,
    line.reason,
    line.note,
    line.requestId,
    line.previousHash,
  ]
    .map(field)
    .join('');

/** The hash of a line in the chain of its subject; the database's function `access_log_subject_hash` does the same. */
export const accessHash = async (line: Access, tenant: string, subject: string, subtle: Digest): Promise<string> =>
  hexOf(await subtle.digest('SHA-256', new TextEncoder().encode(canonical(line, tenant, subject))));

/**
 * Verifies a member's lines of the access log: computes each hash again and checks that every line follows the one before
 * it, that none is missing at the end, and that what was seen before is still there. A log that began anew (another
 * origin) has nothing of what was seen; whoever asks says so.
 *
 * @param seen the newest line of an earlier visit
 * @param isAll whether the provider has no older lines
 * @param crypto the browser's; without `subtle` (no secure connection) nothing can be verified
 */
export const verifyAccesses = async (
  { tenant, subject, entries, head, origin }: Accesses,
  seen: SeenHead | null,
  {
    isAll = false,
    crypto = globalThis.crypto,
  }: { readonly isAll?: boolean; readonly crypto?: { readonly subtle?: Digest } } = {},
): Promise<ChainFinding> => {
  const { subtle } = crypto;
  if (subject === null || subtle === undefined) return { is: 'unverified' };
  const hashes = await Promise.all(entries.map((line) => accessHash(line, tenant, subject, subtle)));
  for (const [index, line] of entries.entries()) {
    const { position } = line;
    if (hashes[index] !== line.hash) return { is: 'changed', position };
    const before = entries[index - 1];
    const isLinked =
      before === undefined
        ? (position === 1) === (line.previousHash === '') && (position === 1 || !isAll)
        : position === before.position + 1 && line.previousHash === before.hash;
    if (!isLinked) return { is: 'gap', position };
  }
  const last = entries.at(-1);
  if (last?.position !== head?.position || last?.hash !== head?.hash) return { is: 'cut' };
  if (seen === null || (origin !== null && origin.id !== seen.origin)) return { is: 'whole' };
  if (seen.position < (entries[0]?.position ?? 1)) return { is: 'further' };
  const again = entries.find(({ position }) => position === seen.position);
  if (again === undefined) return { is: 'cut' };
  return again.hash === seen.hash ? { is: 'whole' } : { is: 'rewritten', position: seen.position };
};
