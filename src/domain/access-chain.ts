import type { Access, Accesses } from '#contract/impersonation.ts';

/** What a browser found out about the lines it was sent. */
export type ChainFinding =
  | { readonly is: 'whole' }
  /** `changed`: the line differs from what was written; `gap`: lines before it are missing, or it was added. */
  | { readonly is: 'changed' | 'gap'; readonly position: number }
  /** The newest lines are missing: those at the end of the log, or those seen before. */
  | { readonly is: 'cut' }
  /** Nothing to verify with: personal data are hidden, or the browser has no cryptography here. */
  | { readonly is: 'unverified' };

/** The newest line that a browser has seen of a log. */
export type SeenHead = { readonly position: number; readonly hash: string };

/** A field in the form that is hashed: its length in bytes and its text, or a dash for a missing one. */
const field = (text: string | null): string =>
  text === null ? '-,' : `${new TextEncoder().encode(text).length}:${text},`;

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

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

type Digest = Pick<SubtleCrypto, 'digest'>;

/** The hash of a line in the chain of its subject; the database's function `access_log_subject_hash` does the same. */
export const accessHash = async (line: Access, tenant: string, subject: string, subtle: Digest): Promise<string> =>
  hexOf(await subtle.digest('SHA-256', new TextEncoder().encode(canonical(line, tenant, subject))));

/**
 * Verifies a member's lines of the access log: computes each hash again and checks that every line follows the one before
 * it and that none is missing at the end.
 *
 * @param seen the newest line of an earlier visit; one that is gone by now was taken out
 * @param crypto the browser's; without `subtle` (no secure connection) nothing can be verified
 */
export const verifyAccesses = async (
  { tenant, subject, entries, head }: Accesses,
  seen: SeenHead | null,
  crypto: { readonly subtle?: Digest } = globalThis.crypto,
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
        ? (position === 1) === (line.previousHash === '')
        : position === before.position + 1 && line.previousHash === before.hash;
    if (!isLinked) return { is: 'gap', position };
  }
  const last = entries.at(-1);
  if (last?.position !== head?.position || last?.hash !== head?.hash) return { is: 'cut' };
  if (seen !== null && seen.position >= (entries[0]?.position ?? 1)) {
    const again = entries.find(({ position }) => position === seen.position);
    if (again?.hash !== seen.hash) return { is: 'cut' };
  }
  return { is: 'whole' };
};
