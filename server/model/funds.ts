import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GlobalSettings } from '#contract/settings.ts';
import { withContentOf, withQuestionsOf, type FolderContent } from '#tenants/define-content.ts';
import { toGlobalSettings, type Tenant } from '#tenants/define-tenant.ts';
import { tenantCodeProblem } from '#tenants/format/settings.ts';
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
};

/** A fund's content as its folder holds it. */
export type FundContent = FolderContent & {
  /** Changes whenever the content does. */
  readonly version: string;
};

/** The funds of a folder, each read on first use. */
export type Funds = {
  /** All codes, in alphabetical order, by reading only the directory. */
  readonly list: () => Promise<readonly string[]>;
  /** A fund by its code; null if no folder has that name. */
  readonly find: (code: string) => Promise<Fund | null>;
  /** The content by a fund's editors, with its version; null if no folder has that name. */
  readonly content: (code: string) => Promise<FundContent | null>;
  /** Root-relative address of a fund's image; the version changes with the file. */
  readonly assetUrl: (code: string, file: string) => string;
  /** A fund's image; null if it doesn't exist or can't be read. */
  readonly readAsset: (code: string, file: string) => Promise<Uint8Array | null>;
};

const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12);

/**
 * Funds from `root` (the `tenants/` folder). Reads nothing at start; the `keep` most recently used funds stay in
 * memory. Problems of a folder are logged once and never thrown.
 */
export const createFunds = ({
  root,
  log,
  keep = 200,
}: {
  readonly root: string;
  readonly log: Log;
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

  const load = async (code: string): Promise<Fund | null> => {
    if (!(await list()).includes(code)) return null;
    const { tenant, problems } = await loadTenant(root, code);
    for (const { file, field, message } of problems) {
      log.event('tenant_folder_problem', { tenant: code, file, field, message });
    }
    await Promise.all(
      tenant.assets.map(async (file) => {
        const content = await readFile(join(root, code, 'assets', file));
        assetVersions.set(`${code}/${file}`, digest(content));
      }),
    );
    const globalSettings = toGlobalSettings(tenant, (file) => assetUrl(code, file));
    return {
      tenant,
      globalSettings,
      settingsVersion: digest(JSON.stringify(globalSettings)),
      planVersion: digest(JSON.stringify([tenant.plan, tenant.settings])),
      membersVersion: digest(JSON.stringify(tenant.members)),
    };
  };

  // Unknown codes are not cached, so that they can't displace funds.
  const found = boundedCache<Fund | null>(keep, (fund) => fund !== null);
  const contents = boundedCache<FundContent | null>(keep, (content) => content !== null);
  const find = (code: string): Promise<Fund | null> =>
    tenantCodeProblem(code) === null ? found.obtain(code, () => load(code)) : Promise.resolve(null);

  const ownContent = async (code: string): Promise<FolderContent> => {
    const { problems, ...content } = await loadContent(root, code);
    for (const { file, field, message } of problems) {
      log.event('tenant_folder_problem', { tenant: code, file, field, message });
    }
    return content;
  };

  const loadContentOf = async (code: string): Promise<FundContent | null> => {
    const fund = await find(code);
    if (fund === null) return null;
    const like = fund.tenant.settings.contentLike;
    const isThere = like !== undefined && like !== code && (await list()).includes(like);
    const own = await ownContent(code);
    const other = isThere ? await ownContent(like) : { entries: [], questions: [] };
    const entries = withContentOf(own.entries, other.entries);
    const questions = withQuestionsOf(own.questions, other.questions);
    return { entries, questions, version: digest(JSON.stringify([entries, questions])) };
  };

  return {
    list,
    assetUrl,
    find,
    readAsset: async (code, file) => {
      const fund = await find(code);
      if (fund?.tenant.assets.includes(file) !== true) return null;
      return readFile(join(root, code, 'assets', file)).catch(() => null);
    },
    content: (code) => contents.obtain(code, () => loadContentOf(code)),
  };
};
