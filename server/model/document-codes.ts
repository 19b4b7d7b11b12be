import { downloadDocument } from '#contract/endpoints/documents.ts';
import { sameHash, type KeyedHash } from '#server/kernel/keyed-hash.ts';
import type { MemberKey } from '#server/store/member-key.ts';

/** Documents made on request, from the day's figures. */
export type LiveDocument = 'pensionCertificate';

/** What a file code identifies: a live document, or a stored one by its id. */
export type IdentifiedDocument = { readonly live: LiveDocument } | { readonly id: string };

/**
 * The file code of a live document: a keyed hash of fund, member and document. Nobody can guess one, one of another
 * member or fund never matches, and nothing has to be stored for it.
 */
export const liveDocumentCode = (hash: KeyedHash, { tenant, memberId }: MemberKey, document: LiveDocument): string =>
  hash('file code', tenant, memberId, document);

/** The file code of a stored document: its id, and the same kind of hash. */
export const documentCode = (hash: KeyedHash, { tenant, memberId }: MemberKey, id: string): string =>
  `${id}.${hash('stored file code', tenant, memberId, id)}`;

/** Which of a member's own documents a code identifies; null for every other code. */
export const documentOfCode = (hash: KeyedHash, owner: MemberKey, code: string): IdentifiedDocument | null => {
  if (sameHash(liveDocumentCode(hash, owner, 'pensionCertificate'), code)) return { live: 'pensionCertificate' };
  const id = code.slice(0, Math.max(0, code.lastIndexOf('.')));
  return sameHash(documentCode(hash, owner, id), code) ? { id } : null;
};

/** Address of a document, below the API base. */
export const documentPath = (code: string): string => `${downloadDocument.path}?fileCode=${encodeURIComponent(code)}`;
