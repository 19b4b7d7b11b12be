import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tenantCodeProblem, type TenantProblem } from './format/settings.ts';
import { defineTenant, type Tenant } from './define-tenant.ts';

/**
 * Codes of the funds under `root`, in alphabetical order: the folders whose names can be codes. Reads one directory and
 * no file, so that it costs the same for a thousand funds.
 */
export const listTenantCodes = async (root: string): Promise<string[]> =>
  (await readdir(root, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && tenantCodeProblem(entry.name) === null)
    .map(({ name }) => name)
    .toSorted();

/** Parsed JSON; undefined if the file is missing; a problem if it isn't JSON. */
const readJson = async (folder: string, file: string): Promise<{ value?: unknown; problem?: TenantProblem }> => {
  let text: string;
  try {
    text = await readFile(join(folder, file), 'utf8');
  } catch {
    return {};
  }
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch (error) {
    return { problem: { file, field: '', message: error instanceof Error ? error.message : 'holds no JSON' } };
  }
};

const readAssets = async (folder: string): Promise<string[]> => {
  try {
    const entries = await readdir(join(folder, 'assets'), { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted();
  } catch {
    return [];
  }
};

/** The more specific of two problems of one file: if it isn't JSON, "missing or no JSON" adds nothing. */
const merge = (problems: readonly TenantProblem[], reads: readonly { problem?: TenantProblem }[]): TenantProblem[] => {
  const exact = reads.flatMap(({ problem }) => problem ?? []);
  return [
    ...exact,
    ...problems.filter(({ file, field }) => field !== '' || !exact.some((problem) => problem.file === file)),
  ];
};

/** Reads a fund's folder. Never throws because of the files; see {@link defineTenant}. Caches nothing. */
export const loadTenant = async (
  root: string,
  code: string,
): Promise<{ tenant: Tenant; problems: readonly TenantProblem[] }> => {
  const folder = join(root, code);
  const [settings, plan, members, assets] = await Promise.all([
    readJson(folder, 'settings.json'),
    readJson(folder, 'plan.json'),
    readJson(folder, 'members.json'),
    readAssets(folder),
  ]);
  const { tenant, problems } = defineTenant({
    code,
    settings: settings.value,
    plan: plan.value,
    members: members.value,
    assets,
  });
  return { tenant, problems: merge(problems, [settings, plan, members]) };
};
