import { downloadDocument } from '#contract/endpoints/documents.ts';
import { sameHash, type KeyedHash } from '#server/kernel/keyed-hash.ts';

/** Whose documents a code names. */
export type DocumentOwner = { readonly tenant: string; readonly memberId: string };

/** Documents that are made when they are asked for, from the figures of the day. */
export type LiveDocument = 'pensionCertificate';

/**
 * The file code of a live document: a keyed hash of fund, member and document. Nobody can guess one, one of another
 * member or fund never fits, and nothing has to be kept for it.
 */
export const documentCode = (hash: KeyedHash, { tenant, memberId }: DocumentOwner, document: LiveDocument): string =>
  hash('file code', tenant, memberId, document);

/** Which of a member's own documents a code names; null for every other code. */
export const documentOfCode = (hash: KeyedHash, owner: DocumentOwner, code: string): LiveDocument | null =>
  sameHash(documentCode(hash, owner, 'pensionCertificate'), code) ? 'pensionCertificate' : null;

/** Where a document is found, below the API base. */
export const documentPath = (code: string): string => `${downloadDocument.path}?fileCode=${code}`;
