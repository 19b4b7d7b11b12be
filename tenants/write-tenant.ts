import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { tenantCodeProblem } from './format/settings.ts';
import { listTenantCodes, loadTenant } from './load-tenant.ts';
import { demoNumbers, newTenantFiles } from './new-tenant.ts';

/** The plan that new funds start with: that of the default fund. */
export const housePlan = (): Promise<string> => readFile(join(import.meta.dirname, 'default/plan.json'), 'utf8');

/** The path from a fund's folder to the JSON schemas of its files, for `$schema`. */
export const schemasFrom = (folder: string): string =>
  relative(folder, join(import.meta.dirname, 'format')).replaceAll('\\', '/');

/** Writes files below a folder, creating the folders in between. */
export const writeFiles = async (folder: string, files: ReadonlyMap<string, string>): Promise<void> => {
  await Promise.all(
    [...new Set([...files.keys()].map((path) => dirname(join(folder, path))))].map((made) =>
      mkdir(made, { recursive: true }),
    ),
  );
  await Promise.all([...files].map(([path, content]) => writeFile(join(folder, path), content, { flag: 'wx' })));
};

/**
 * Creates a fund that runs at once: a folder `code` under `root` with its own name, colour, logo and people, whose
 * social security and mobile numbers and addresses are unique.
 * @returns why the fund was not created, as a sentence; null on success.
 */
export const writeNewTenant = async (root: string, code: string): Promise<string | null> => {
  const problem = tenantCodeProblem(code);
  if (problem !== null) return `"${code}" cannot be a fund's code: ${problem}.`;
  try {
    await mkdir(join(root, code));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      return `There is already a folder ${code}.`;
    throw error;
  }
  const taken = new Set<string>();
  for (const other of await listTenantCodes(root)) {
    if (other === code) continue;
    const { tenant } = await loadTenant(root, other);
    for (const { ahvNumber, mobileNumber } of tenant.members) {
      taken.add(ahvNumber);
      if (mobileNumber !== undefined) taken.add(mobileNumber);
    }
  }
  await writeFiles(
    join(root, code),
    newTenantFiles(code, await housePlan(), demoNumbers(taken), schemasFrom(join(root, code))),
  );
  return null;
};
