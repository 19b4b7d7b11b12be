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

/** The revisions that members of several funds see, in the system's transaction; nothing of a fund before its first one. */
export const liveRevisions = async (
  tx: Tx,
  tenants: readonly string[],
): Promise<ReadonlyMap<string, Pick<RevisionHead, 'number' | 'kind' | 'digest'>>> => {
  const rows = await tx
    .selectFrom('fund_revision')
    .distinctOn('tenant')
    .select(['tenant', 'number', 'kind', 'digest'])
    .where('tenant', 'in', tenants)
    .orderBy('tenant')
    .orderBy('number', 'desc')
    .execute();
  return new Map(rows.map(({ tenant, ...head }) => [tenant, head]));
};

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
  const hashes = [...new Set(Object.values(files.assets))];
  if (hashes.length === 0) return;
  // What has once been shown can be restored, hence it stays.
  await tx
    .updateTable('fund_image')
    .set({ published: true })
    .where('tenant', '=', head.tenant)
    .where('hash', 'in', hashes)
    .where('published', '=', false)
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

/**
 * Stores images, and says of those that are there already that they are wanted again. False, with nothing stored, if the fund
 * would have more of them than it may.
 */
export const storeImages = async (
  tx: Tx,
  tenant: string,
  {
    images,
    at,
    limit,
  }: {
    readonly images: ReadonlyMap<string, Uint8Array>;
    readonly at: Date;
    /** None for the images of the fund's folder. */
    readonly limit?: { readonly most: number; readonly bytes: number };
  },
): Promise<boolean> => {
  if (images.size === 0) return true;
  if (limit !== undefined) {
    await lockStudio(tx, tenant);
    const kept = await tx
      .selectFrom('fund_image')
      .select(['hash', sql<number>`octet_length(content)`.as('bytes')])
      .where('tenant', '=', tenant)
      .execute();
    const known = new Set(kept.map(({ hash }) => hash));
    const sizes = [
      ...kept.map(({ bytes }) => bytes),
      ...[...images].filter(([hash]) => !known.has(hash)).map(([, content]) => content.length),
    ];
    const isMore = sizes.length > kept.length;
    if (isMore && (sizes.length > limit.most || sizes.reduce((sum, bytes) => sum + bytes, 0) > limit.bytes))
      return false;
  }
  const rows = [...images].map(([hash, content]) => ({ tenant, hash, content: Buffer.from(content), stored_at: at }));
  await tx
    .insertInto('fund_image')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['tenant', 'hash']).doUpdateSet({ stored_at: at }))
    .execute();
  return true;
};

/** How many images are stored of a fund, and how many bytes they are. */
export const storedImages = async (
  tx: Tx,
  tenant: string,
): Promise<{ readonly images: number; readonly bytes: number }> => {
  const { images, bytes } = await tx
    .selectFrom('fund_image')
    .select([sql<string>`count(*)`.as('images'), sql<string>`coalesce(sum(octet_length(content)), 0)`.as('bytes')])
    .where('tenant', '=', tenant)
    .executeTakeFirstOrThrow();
  return { images: Number(images), bytes: Number(bytes) };
};

/**
 * Says of images that somebody wants them, so that a clean-up which finds them unused at this moment leaves them. Returns
 * how many are there.
 */
export const wantImages = async (tx: Tx, tenant: string, hashes: readonly string[], now: Date): Promise<number> => {
  if (hashes.length === 0) return 0;
  const named = tx.selectFrom('fund_image').where('tenant', '=', tenant).where('hash', 'in', hashes);
  await tx
    .updateTable('fund_image')
    .set({ stored_at: now })
    .where('tenant', '=', tenant)
    .where('hash', 'in', hashes)
    .where('published', '=', false)
    .where('stored_at', '<', new Date(now.getTime() - 3_600_000))
    .execute();
  return (await named.select('hash').execute()).length;
};

/** Deletes images stored before a moment that no revision has ever shown and no draft names, in the system's transaction. */
export const deleteUnusedImages = async (tx: Tx, before: Date): Promise<void> => {
  await tx
    .deleteFrom('fund_image')
    .where('published', '=', false)
    .where('stored_at', '<', before)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('fund_draft')
            .select('fund_draft.version')
            .whereRef('fund_draft.tenant', '=', 'fund_image.tenant')
            .where(
              sql<boolean>`exists (select from jsonb_each_text(fund_draft.files -> 'assets') a where a.value = fund_image.hash)`,
            ),
        ),
      ),
    )
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
