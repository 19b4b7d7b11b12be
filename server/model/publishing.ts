import type { FundFiles } from '#contract/studio/files.ts';
import { filesDigest, fundFolderStamp, readFundFolder } from '#tenants/fund-folder.ts';
import { boundedCache } from '#server/kernel/bounded-cache.ts';
import { gathered } from '#server/kernel/gathered.ts';
import type { Log } from '#server/kernel/log-types.ts';
import {
  addRevision,
  changedDraft,
  findDraft,
  findImage,
  findRevision,
  liveRevision,
  liveRevisions,
  lockStudio,
  storeImages,
  type RevisionHead,
} from '#server/store/fund-revisions.ts';
import type { Store, Tx } from '#server/store/store.ts';
import type { Publication, Publications } from './funds.ts';
import { recent } from './recent.ts';

/** What members see of a fund. */
export type LiveRevision = { readonly head: RevisionHead; readonly files: FundFiles };

/** What the studio's revisions make of the funds. */
export type Publishing = {
  /** What members see. */
  readonly live: Publications;
  /** What the administrators prepare. */
  readonly drafts: Publications;
  /**
   * Runs a transaction with the live revision. The first one is the fund's folder; a folder that has changed becomes another
   * one for as long as nobody has published. It is read before the transaction begins, so that the disk keeps no connection.
   *
   * @param options.isAlone lets the studio's writes of the fund take turns from the beginning.
   */
  readonly withLive: <T>(
    tenant: string,
    now: Date,
    run: (tx: Tx, live: LiveRevision) => Promise<T>,
    options?: { readonly isAlone: boolean },
  ) => Promise<T>;
  /** Makes what has just been committed visible to the next call. */
  readonly published: (tenant: string) => void;
};

/** The author of the revisions that repeat a fund's folder. */
const folderAuthor = { author_id: 'folder', author: '' } as const;

/** What a fund's folder shows, without its images. */
type Folder = { readonly files: FundFiles; readonly digest: string };

/** How many funds' folders stay in memory. */
const keptFolders = 50;

const filesOf = async (found: Promise<{ readonly files: FundFiles } | null>): Promise<FundFiles> => {
  const { files } = (await found) ?? {};
  if (files === undefined) throw new Error('What was to be shown of the fund is gone.');
  return files;
};

/**
 * A fund's portal in revisions. Until somebody publishes, its folder is shown, and nothing is read from the database but that
 * there is no revision of its own. While the database can't be asked, what was last seen of it stays; the folder stands in
 * only for a fund of which nothing has been seen yet.
 */
export const createPublishing = (
  { store, tenantsDir, log }: { readonly store: Store; readonly tenantsDir: string; readonly log: Log },
  time: { readonly now?: () => number; readonly pause?: (milliseconds: number) => Promise<void> } = {},
): Publishing => {
  const onFailure = (tenant: string, error: unknown) => log.error('publication_unreadable', error, { tenant });
  // A thousand funds are looked up together every second, not one by one.
  const newestOf = gathered((codes) => store.withSystem((tx) => liveRevisions(tx, codes)));
  const newest = recent<Publication | null>({
    ...time,
    onFailure,
    otherwise: null,
    goodFor: 5_000,
    look: async (code) => {
      const live = await newestOf(code);
      return live === undefined || live.kind === 'folder' ? null : live;
    },
  });
  // Without a draft the preview shows the live revision, under its negative number: drafts have positive ones.
  const drafted = recent<Publication | null>({
    ...time,
    onFailure,
    otherwise: null,
    // Whoever has just saved looks at once, perhaps by way of another process.
    goodFor: 0,
    look: async (code) => {
      const live = await newest.of(code);
      const draft = await store.withTenant(code, (tx) => changedDraft(tx, code));
      return draft ?? (live === null ? null : { ...live, number: -live.number });
    },
  });
  const image: Publications['image'] = (code, hash) => store.withTenant(code, (tx) => findImage(tx, code, hash));
  const folders = boundedCache<Folder>(keptFolders);
  /** A fund's folder, read again only once one of its files has been written. */
  const folderOf = async (tenant: string): Promise<Folder> =>
    folders.obtain(`${tenant}\n${await fundFolderStamp(tenantsDir, tenant)}`, async () => {
      const { files } = await readFundFolder(tenantsDir, tenant);
      return { files, digest: filesDigest(files) };
    });
  const ensureLive = async (
    tx: Tx,
    tenant: string,
    { now, folder }: { readonly now: Date; readonly folder: Folder | null },
  ): Promise<LiveRevision> => {
    const live = await liveRevision(tx, tenant);
    if (live !== null && live.kind !== 'folder') {
      const found = await findRevision(tx, tenant, live.number);
      if (found !== null) return found;
    }
    const known = folder ?? (await folderOf(tenant));
    if (live?.digest === known.digest) return { head: live, files: known.files };
    // Pages ask for several things at once; one of them writes the revision.
    await lockStudio(tx, tenant);
    const newer = await liveRevision(tx, tenant);
    if (newer !== null && newer.number !== live?.number) {
      const found = await findRevision(tx, tenant, newer.number);
      if (found !== null) return found;
    }
    // The images are wanted this once.
    const { files, images } = await readFundFolder(tenantsDir, tenant);
    await storeImages(tx, tenant, { images, at: now });
    const head: RevisionHead = {
      ...folderAuthor,
      tenant,
      number: (live?.number ?? 0) + 1,
      kind: 'folder',
      digest: filesDigest(files),
      approved_by: null,
      comment: '',
      restores: null,
      at: now,
    };
    await addRevision(tx, { ...head, files });
    return { head, files };
  };
  return {
    live: {
      current: newest.of,
      files: (code, { number }) => filesOf(store.withTenant(code, (tx) => findRevision(tx, code, number))),
      image,
    },
    drafts: {
      current: drafted.of,
      files: (code, { number }) =>
        filesOf(
          store.withTenant<{ readonly files: FundFiles } | null>(code, (tx) =>
            number < 0 ? findRevision(tx, code, -number) : findDraft(tx, code),
          ),
        ),
      image,
    },
    withLive: async (tenant, now, run, options) => {
      // Once somebody has published, nothing of it is wanted.
      const folder = (await newest.of(tenant)) === null ? await folderOf(tenant) : null;
      return store.withTenant(tenant, async (tx) => {
        if (options?.isAlone === true) await lockStudio(tx, tenant);
        return run(tx, await ensureLive(tx, tenant, { now, folder }));
      });
    },
    published: (tenant) => {
      newest.changed(tenant);
      drafted.changed(tenant);
    },
  };
};
