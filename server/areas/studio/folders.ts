import { Buffer } from 'node:buffer';
import type { FundFiles } from '#contract/studio/files.ts';
import { imageHash, unzipFundFolder, zipFundFolder, type LeftOut } from '#tenants/fund-folder.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { findImages, findRevision } from '#server/store/fund-revisions.ts';
import { shownFiles } from './drafts.ts';
import { admissibleImage, admitUpload, keepImages } from './images.ts';
import { planText } from './plan-file.ts';
import type { StudioHandlersOf, StudioServices } from './studio-handler.ts';

/** A fund's folder as a file to keep, or to unpack into `tenants/`. */
export type FolderFile = { readonly name: string; readonly content: Uint8Array<ArrayBuffer> };

/** Importing: a fund's folder in a ZIP file, from another provider or another fund. */
export const folderHandlers = (services: StudioServices): StudioHandlersOf<'readFolder'> => ({
  readFolder: async ({ session, body: { content }, now }) => {
    const { tenant } = session;
    await admitUpload(services, session, now);
    const read = unzipFundFolder(Buffer.from(content, 'base64'));
    if (read === null) throw refuse.noFolder();
    const leftOut: LeftOut[] = [...read.leftOut];
    const images = new Map<string, Uint8Array>();
    const assets: FundFiles['assets'] = {};
    for (const [name, hash] of Object.entries(read.files.assets)) {
      const admissible = admissibleImage(name, read.images.get(hash) ?? new Uint8Array());
      if (!admissible.ok) leftOut.push({ file: `assets/${name}`, why: 'noPicture' });
      else {
        const { bytes } = admissible;
        assets[name] = imageHash(bytes);
        images.set(assets[name], bytes);
      }
    }
    await services.store.withTenant(tenant, (tx) => keepImages(tx, tenant, images, now));
    return { data: { files: { ...read.files, assets }, leftOut } };
  },
});

/**
 * A fund's folder as its draft has it, or as a revision had it; with the plan, which the studio doesn't edit, and without
 * people. Null for an unknown revision.
 */
export const exportFolder = async (
  services: Pick<StudioServices, 'publishing' | 'tenantsDir' | 'log'>,
  { tenant, revision, now }: { readonly tenant: string; readonly revision: number | null; readonly now: Date },
): Promise<FolderFile | null> => {
  const found = await services.publishing.withLive(tenant, now, async (tx, live) => {
    const chosen =
      revision === null
        ? await shownFiles(tx, tenant, live)
        : ((await findRevision(tx, tenant, revision))?.files ?? null);
    if (chosen === null) return null;
    return { files: chosen, images: await findImages(tx, tenant, Object.values(chosen.assets)) };
  });
  if (found === null) return null;
  const plan = await planText(services, tenant);
  const further = new Map(plan === null ? [] : [['plan.json', plan]]);
  return {
    name: revision === null ? `${tenant}.zip` : `${tenant}-${revision}.zip`,
    content: zipFundFolder(tenant, found, further),
  };
};
