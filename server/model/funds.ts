import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GlobalSettings } from '#contract/settings.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import { FALLBACK_FUND } from '#domain/content-retry.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import type { Plan } from '#pension/plan.ts';
import {
  contentSourcesOf,
  defineContent,
  withContentOf,
  withQuestionsOf,
  type FolderContent,
} from '#tenants/define-content.ts';
import { defineTenantSettings, toGlobalSettings, type Tenant } from '#tenants/define-tenant.ts';
import { tenantCodeProblem, type TenantProblem } from '#tenants/format/settings.ts';
import { imageHash } from '#tenants/fund-folder.ts';
import { loadContent } from '#tenants/load-content.ts';
import { listTenantCodes, loadTenant } from '#tenants/load-tenant.ts';
import { boundedCache } from '#server/kernel/bounded-cache.ts';
import type { Log } from '#server/kernel/log-types.ts';

/** A fund as the provider uses it. */
export type Fund = {
  readonly tenant: Tenant;
  /** `GET globalsettings/` of this fund. */
  readonly globalSettings: GlobalSettings;
  /** Changes whenever the settings do; part of the key of what is rendered from them. */
  readonly settingsVersion: string;
  /** Changes whenever the plan does; part of the key of computed figures. */
  readonly planVersion: string;
  /** Changes whenever the members' file does. */
  readonly membersVersion: string;
  /** The hash of each published image by its name; null while the folder's images are shown. */
  readonly images: ReadonlyMap<string, string> | null;
};

/** A revision or a draft. Its number alone doesn't identify it: a reset database counts from one again. */
export type Publication = { readonly number: number; readonly digest: string };

/** What is shown of a fund in place of its folder's settings, content and images: what its studio has published. */
export type Publications = {
  /** What is to be shown now; null for the folder. Asked for each call, so it answers from memory. */
  readonly current: (code: string) => Promise<Publication | null>;
  /** The files of what was current. */
  readonly files: (code: string, publication: Publication) => Promise<FundFiles>;
  /** An image that the files name by its hash; null if it isn't there. */
  readonly image: (code: string, hash: string) => Promise<Uint8Array | null>;
};

/** A fund's content as its folder or its studio has it. */
export type FundContent = FolderContent & {
  /** Changes whenever the content does. */
  readonly version: string;
};

/** The funds of a folder, each read on first use, as their studios have published them. */
export type Funds = {
  /** All codes, in alphabetical order, by reading only the directory. */
  readonly list: () => Promise<readonly string[]>;
  /** A fund by its code; null if no folder has that name. */
  readonly find: (code: string) => Promise<Fund | null>;
  /** A published image by its hash; null if it isn't there. */
  readonly readImage: (code: string, hash: string) => Promise<Uint8Array | null>;
  /** The content by a fund's editors, with its version; null if no folder has that name. */
  readonly content: (code: string) => Promise<FundContent | null>;
  /** Root-relative address of a fund's image; the version changes with the file. */
  readonly assetUrl: (code: string, file: string) => string;
  /** A fund's image; null if it doesn't exist or can't be read. */
  readonly readAsset: (code: string, file: string) => Promise<Uint8Array | null>;
};

const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12);

/** What is current as a part of a key. */
const keyOf = (current: Publication | null): string => (current === null ? '' : `${current.number} ${current.digest}`);

/**
 * Funds from `root` (the `tenants/` folder). Reads nothing at start; the `keep` most recently used funds stay in
 * memory. Problems of a folder are logged once and never thrown.
 * @param options.publications what is shown in place of the folders' settings, content and images; nothing unless given.
 * @param options.supplements what is shown of a fund whose texts supplement another's; the same unless given.
 * @param options.membersOf whom the funds insure; those of the folders unless given.
 */
export const createFunds = ({
  root,
  log,
  publications,
  supplements = publications,
  membersOf,
  keep = 200,
}: {
  readonly root: string;
  readonly log: Log;
  readonly publications?: Publications;
  readonly supplements?: Publications | undefined;
  readonly membersOf?: (code: string, plan: Plan | null) => readonly MemberRecord[];
  readonly keep?: number;
}): Funds => {
  const assetVersions = new Map<string, string>();
  let codes: Promise<readonly string[]> | undefined;

  const list = (): Promise<readonly string[]> => {
    if (codes === undefined) {
      const listed = listTenantCodes(root);
      codes = listed;
      // A folder that can't be read now may be readable next time.
      listed.catch(() => (codes = undefined));
    }
    return codes;
  };
  const assetUrl = (code: string, file: string): string => {
    const version = assetVersions.get(`${code}/${file}`);
    const path = `/tenant-assets/${code}/${file}`;
    return version === undefined ? path : `${path}?v=${version}`;
  };
  const report = (code: string, problems: readonly TenantProblem[]): void => {
    for (const { file, field, message } of problems) {
      log.event('tenant_folder_problem', { tenant: code, file, field, message });
    }
  };
  const publishedFiles = (code: string, current: Publication | null): Promise<FundFiles | null> =>
    publications === undefined || current === null ? Promise.resolve(null) : publications.files(code, current);

  const load = async (code: string, current: Publication | null): Promise<Fund | null> => {
    if (!(await list()).includes(code)) return null;
    const { tenant: folder, problems } = await loadTenant(root, code);
    report(code, problems);
    const published = await publishedFiles(code, current);
    const own: Partial<Tenant> = {};
    if (published !== null) {
      const assets = Object.keys(published.assets).toSorted();
      const { settings, problems: wrong } = defineTenantSettings({ code, settings: published.settings, assets });
      report(code, wrong);
      Object.assign(own, { settings, assets });
    }
    const members = membersOf?.(code, folder.plan);
    const tenant: Tenant = { ...folder, ...own, ...(members !== undefined && { members }) };
    await Promise.all(
      tenant.assets.map(async (file) => {
        const hash = published?.assets[file] ?? imageHash(await readFile(join(root, code, 'assets', file)));
        assetVersions.set(`${code}/${file}`, hash.slice(0, 12));
      }),
    );
    const globalSettings = toGlobalSettings(tenant, (file) => assetUrl(code, file));
    return {
      tenant,
      globalSettings,
      settingsVersion: digest(JSON.stringify(globalSettings)),
      planVersion: digest(JSON.stringify([tenant.plan, tenant.settings])),
      membersVersion: digest(JSON.stringify(tenant.members)),
      images: published === null ? null : new Map(Object.entries(published.assets)),
    };
  };

  const currentOf = async (code: string): Promise<Publication | null> => (await publications?.current(code)) ?? null;
  // Unknown codes are not cached, so that they can't displace funds.
  const found = boundedCache<Fund | null>(keep, (fund) => fund !== null);
  const contents = boundedCache<FundContent | null>(keep, (content) => content !== null);
  const find = async (code: string): Promise<Fund | null> => {
    if (tenantCodeProblem(code) !== null || !(await list()).includes(code)) return null;
    const current = await currentOf(code);
    return found.obtain(`${code} ${keyOf(current)}`, () => load(code, current));
  };

  const contentIn = async (
    from: Publications | undefined,
    code: string,
    current: Publication | null,
  ): Promise<FolderContent> => {
    const published = from === undefined || current === null ? null : await from.files(code, current);
    const { problems, ...content } =
      published === null ? await loadContent(root, code) : defineContent(contentSourcesOf(published));
    report(code, problems);
    return content;
  };

  const contentOf = async (code: string): Promise<FundContent | null> => {
    const fund = await find(code);
    if (fund === null) return null;
    const like = fund.tenant.settings.contentLike;
    const other = like !== undefined && like !== code && (await list()).includes(like) ? like : null;
    const [current, otherCurrent] = [
      await currentOf(code),
      other === null ? null : ((await supplements?.current(other)) ?? null),
    ];
    return contents.obtain(`${code} ${keyOf(current)} ${other} ${keyOf(otherCurrent)}`, async () => {
      const own = await contentIn(publications, code, current);
      const supplement =
        other === null ? { entries: [], questions: [] } : await contentIn(supplements, other, otherCurrent);
      const entries = withContentOf(own.entries, supplement.entries);
      const questions = withQuestionsOf(own.questions, supplement.questions);
      return { entries, questions, version: digest(JSON.stringify([entries, questions])) };
    });
  };

  const readImage = async (code: string, hash: string): Promise<Uint8Array | null> =>
    (await publications?.image(code, hash)) ?? null;

  return {
    list,
    assetUrl,
    find,
    readImage,
    readAsset: async (code, file) => {
      const fund = await find(code);
      if (fund?.tenant.assets.includes(file) !== true) return null;
      const hash = fund.images?.get(file);
      if (hash !== undefined) return readImage(code, hash);
      return readFile(join(root, code, 'assets', file)).catch(() => null);
    },
    content: contentOf,
  };
};

/** The funds as a preview of one of them knows them: this one, and the house's texts as they are live. */
export const onlyFund = (tenant: string, drafts: Funds, live: Funds): Funds => ({
  ...drafts,
  list: () => Promise.resolve([tenant]),
  find: (code) => (code === tenant ? drafts.find(code) : Promise.resolve(null)),
  readAsset: (code, file) => (code === tenant ? drafts.readAsset(code, file) : Promise.resolve(null)),
  readImage: (code, hash) => (code === tenant ? drafts.readImage(code, hash) : Promise.resolve(null)),
  content: (code) => {
    if (code === tenant) return drafts.content(code);
    return code === FALLBACK_FUND ? live.content(code) : Promise.resolve(null);
  },
});
