import { downloadDocument } from '#contract/endpoints/documents.ts';
import { sameHash, type KeyedHash } from '#server/kernel/keyed-hash.ts';

/** The owner of the documents that a code identifies. */
export type DocumentOwner = { readonly tenant: string; readonly memberId: string };

/** Documents made on request, from the day's figures. */
export type LiveDocument = 'pensionCertificate';

/**
 * The file code of a live document: a keyed hash of fund, member and document. Nobody can guess one, one of another
 * member or fund never matches, and nothing has to be stored for it.
 */
export const documentCode = (hash: KeyedHash, { tenant, memberId }: DocumentOwner, document: LiveDocument): string =>
  hash('file code', tenant, memberId, document);

/** Which of a member's own documents a code identifies; null for every other code. */
export const documentOfCode = (hash: KeyedHash, owner: DocumentOwner, code: string): LiveDocument | null =>
  sameHash(documentCode(hash, owner, 'pensionCertificate'), code) ? 'pensionCertificate' : null;

/** Address of a document, below the API base. */
export const documentPath = (code: string): string => `${downloadDocument.path}?fileCode=${code}`;
