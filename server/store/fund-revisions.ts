import { sql } from 'kysely';
import { fundFilesSchema, type FundFiles } from '#contract/studio/files.ts';
import type { Tx } from './store.ts';
import type { DraftRow, RevisionRow } from './tables.ts';

/** A revision without its files, which only few readers want. */
export type RevisionHead = Omit<RevisionRow, 'files'>;

/** A fund's draft, its files read. */
export type StoredDraft = Omit<DraftRow, 'files'> & { readonly files: FundFiles };

const headColumns = [
  'tenant',
  'number',
  'kind',
  'digest',
  'author_id',
  'author',
  'approved_by',
  'comment',
  'restores',
  'at',
] as const;

/** Lets the studio's writes of one fund take turns, until the transaction ends. */
export const lockStudio = async (tx: Tx, tenant: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`studio ${tenant}`}))`.execute(tx);
};

/** A fund's revisions, newest first. */
export const listRevisions = (tx: Tx, tenant: string): Promise<RevisionHead[]> =>
  tx.selectFrom('fund_revision').select(headColumns).where('tenant', '=', tenant).orderBy('number', 'desc').execute();

/** The revision that members see; null before the first one. */
export const liveRevision = async (tx: Tx, tenant: string): Promise<RevisionHead | null> =>
  (await tx
    .selectFrom('fund_revision')
    .select(headColumns)
    .where('tenant', '=', tenant)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

/** What a revision holds; null for an unknown one. */
export const findRevision = async (
  tx: Tx,
  tenant: string,
  number: number,
): Promise<{ readonly head: RevisionHead; readonly files: FundFiles } | null> => {
  const row = await tx
    .selectFrom('fund_revision')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('number', '=', number)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { files, ...head } = row;
  return { head, files: fundFilesSchema.parse(files) };
};

/** Adds a revision, which is live from the commit on. */
export const addRevision = async (
  tx: Tx,
  { files, ...head }: RevisionHead & { readonly files: FundFiles },
): Promise<void> => {
  await tx
    .insertInto('fund_revision')
    .values({ ...head, files: JSON.stringify(files) })
    .execute();
};

/** A fund's draft; null if nobody has saved one yet. */
export const findDraft = async (tx: Tx, tenant: string): Promise<StoredDraft | null> => {
  const row = await tx.selectFrom('fund_draft').selectAll().where('tenant', '=', tenant).executeTakeFirst();
  return row === undefined ? null : { ...row, files: fundFilesSchema.parse(row.files) };
};

/** Whether a draft's files are still those of the revision that it began with. */
export const isUntouched = async (tx: Tx, draft: Pick<DraftRow, 'tenant' | 'based_on' | 'digest'>): Promise<boolean> =>
  (await tx
    .selectFrom('fund_revision')
    .select('number')
    .where('tenant', '=', draft.tenant)
    .where('number', '=', draft.based_on)
    .where('digest', '=', draft.digest)
    .executeTakeFirst()) !== undefined;

/** The version and digest of a fund's draft; null without one, and for one without changes. */
export const changedDraft = async (
  tx: Tx,
  tenant: string,
): Promise<{ readonly number: number; readonly digest: string } | null> => {
  const draft = await tx
    .selectFrom('fund_draft')
    .select(['tenant', 'version as number', 'based_on', 'digest'])
    .where('tenant', '=', tenant)
    .executeTakeFirst();
  return draft === undefined || (await isUntouched(tx, draft)) ? null : draft;
};

/** Writes a fund's draft in place of the one before. */
export const putDraft = async (tx: Tx, draft: StoredDraft): Promise<void> => {
  const row = { ...draft, files: JSON.stringify(draft.files) };
  await tx
    .insertInto('fund_draft')
    .values(row)
    .onConflict((conflict) => conflict.column('tenant').doUpdateSet(row))
    .execute();
};

/** Stores images that aren't there yet. */
export const storeImages = async (
  tx: Tx,
  tenant: string,
  images: ReadonlyMap<string, Uint8Array>,
  at: Date,
): Promise<void> => {
  if (images.size === 0) return;
  await tx
    .insertInto('fund_image')
    .values([...images].map(([hash, content]) => ({ tenant, hash, content: Buffer.from(content), stored_at: at })))
    .onConflict((conflict) => conflict.columns(['tenant', 'hash']).doNothing())
    .execute();
};

/** An image of a fund by its hash; null for an unknown one. */
export const findImage = async (tx: Tx, tenant: string, hash: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  const row = await tx
    .selectFrom('fund_image')
    .select('content')
    .where('tenant', '=', tenant)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row === undefined ? null : new Uint8Array(row.content);
};

/** Images of a fund by their hashes. */
export const findImages = async (
  tx: Tx,
  tenant: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> => {
  if (hashes.length === 0) return new Map();
  const rows = await tx
    .selectFrom('fund_image')
    .select(['hash', 'content'])
    .where('tenant', '=', tenant)
    .where('hash', 'in', hashes)
    .execute();
  return new Map(rows.map(({ hash, content }) => [hash, new Uint8Array(content)]));
};
