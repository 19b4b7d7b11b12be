import { sql } from 'kysely';
import type { IsoDate } from '#kernel/date.ts';
import type { MemberKey } from './member-key.ts';
import type { Tx } from './store.ts';
import type { DocumentRow } from './tables.ts';

/** A document's file, as printed. */
export type DocumentFile = { readonly name: string; readonly content: Uint8Array<ArrayBuffer> };

/** A member's documents, newest first. */
export const listDocuments = (tx: Tx, { tenant, memberId }: MemberKey): Promise<DocumentRow[]> =>
  tx
    .selectFrom('document')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .orderBy('date', 'desc')
    .orderBy('type')
    .orderBy('id')
    .execute();

/** The kinds of document that a member has. */
export const documentTypesOf = async (tx: Tx, { tenant, memberId }: MemberKey): Promise<DocumentRow['type'][]> => {
  const rows = await tx
    .selectFrom('document')
    .select('type')
    .distinct()
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .orderBy('type')
    .execute();
  return rows.map(({ type }) => type);
};

/** One of a member's documents; null if they have none by that id. */
export const findDocument = async (tx: Tx, { tenant, memberId }: MemberKey, id: string): Promise<DocumentRow | null> =>
  (await tx
    .selectFrom('document')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()) ?? null;

/** Adds a document, unread, to a member's. */
export const addDocument = async (
  tx: Tx,
  { tenant, memberId }: MemberKey,
  { parameters, ...document }: Pick<DocumentRow, 'id' | 'date' | 'type' | 'locale' | 'parameters'>,
): Promise<void> => {
  await tx
    .insertInto('document')
    .values({ ...document, tenant, member_id: memberId, unread: true, parameters: JSON.stringify(parameters) })
    .execute();
};

/** Marks a member's plan confirmations as superseded if their choice would start on a day or later. */
export const supersedeConfirmations = async (tx: Tx, { tenant, memberId }: MemberKey, from: IsoDate): Promise<void> => {
  await tx
    .updateTable('document')
    .set({ state: 'superseded' })
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .where('type', '=', 'planConfirmation')
    .where(sql`parameters->>'from'`, '>=', from)
    .execute();
};

/** The confirmation in force of a plan that a member has chosen from a day on; null without one. */
export const findConfirmation = async (
  tx: Tx,
  { tenant, memberId }: MemberKey,
  { plan, from }: { readonly plan: string; readonly from: IsoDate },
): Promise<Pick<DocumentRow, 'id'> | null> =>
  (await tx
    .selectFrom('document')
    .select('id')
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .where('type', '=', 'planConfirmation')
    .where('state', '=', 'valid')
    .where(sql`parameters->>'from'`, '=', from)
    .where(sql`parameters->>'id'`, '=', plan)
    .executeTakeFirst()) ?? null;

/** Notes that a member has opened a document. */
export const markRead = async (tx: Tx, { tenant, memberId }: MemberKey, id: string): Promise<void> => {
  await tx
    .updateTable('document')
    .set({ unread: false })
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('unread', '=', true)
    .execute();
};

/** A document's file; null if it hasn't been printed yet. */
export const readFile = async (tx: Tx, tenant: string, documentId: string): Promise<DocumentFile | null> => {
  const row = await tx
    .selectFrom('document_file')
    .select(['name', 'content'])
    .where('tenant', '=', tenant)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row === undefined ? null : { name: row.name, content: Uint8Array.from(row.content) };
};

/** Keeps a document's file unless there is one already. */
export const keepFile = async (
  tx: Tx,
  { tenant, documentId, file, now }: { tenant: string; documentId: string; file: DocumentFile; now: Date },
): Promise<void> => {
  await tx
    .insertInto('document_file')
    .values({ tenant, document_id: documentId, name: file.name, content: file.content, printed_at: now })
    .onConflict((conflict) => conflict.column('document_id').doNothing())
    .execute();
};
