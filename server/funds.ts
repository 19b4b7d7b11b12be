import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GlobalSettings } from '#contract/settings.ts';
import { tenantCodeProblem } from '#contract/tenant-folder.ts';
import { toGlobalSettings, type Tenant } from '#tenants/define-tenant.ts';
import { listTenantCodes, loadTenant } from '#tenants/load-tenant.ts';
import type { Log } from './log-types.ts';

/** A fund as the provider uses it. */
export type Fund = {
  readonly tenant: Tenant;
  /** `GET globalsettings/` of this fund. */
  readonly globalSettings: GlobalSettings;
  /** Changes whenever the plan does: part of the key of computed figures. */
  readonly planVersion: string;
  /** Changes whenever the members' file does. */
  readonly membersVersion: string;
};

/** The funds of a folder, each read when it is first asked for. */
export type Funds = {
  /** All codes, in alphabetical order; one read of the directory. */
  readonly list: () => Promise<readonly string[]>;
  /** A fund by its code, or null where no folder has that name. */
  readonly find: (code: string) => Promise<Fund | null>;
  /** Root-relative address of an image of a fund; the version changes with the file. */
  readonly assetUrl: (code: string, file: string) => string;
};

const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12);

/**
 * Funds from `root` (the `tenants/` folder). Nothing is read at start; a fund stays in memory once read, the most
 * recently used `keep` of them. What is wrong in a folder is logged once and never thrown.
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
  const read = new Map<string, Promise<Fund | null>>();
  const assetVersions = new Map<string, string>();
  let codes: Promise<readonly string[]> | undefined;

  const list = (): Promise<readonly string[]> => {
    if (codes === undefined) {
      const listed = listTenantCodes(root);
      codes = listed;
      // A folder that could not be read this time may be there again the next time.
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
    return {
      tenant,
      globalSettings: toGlobalSettings(tenant, (file) => assetUrl(code, file)),
      planVersion: digest(JSON.stringify([tenant.plan, tenant.settings])),
      membersVersion: digest(JSON.stringify(tenant.members)),
    };
  };

  return {
    list,
    assetUrl,
    find: (code) => {
      if (tenantCodeProblem(code) !== null) return Promise.resolve(null);
      const known = read.get(code);
      // Put back at the end of the map: the first of it is the one that was not used for the longest time.
      if (known) {
        read.delete(code);
        read.set(code, known);
        return known;
      }
      const fund = load(code);
      const oldest = read.size >= keep ? read.keys().next().value : undefined;
      if (oldest !== undefined) read.delete(oldest);
      read.set(code, fund);
      // An unknown code or a failed read leaves nothing behind, so that made-up codes cannot push funds out.
      const forget = () => read.delete(code);
      fund.then((found) => found ?? forget(), forget);
      return fund;
    },
  };
};
