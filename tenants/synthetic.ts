import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { demoNumbers, newTenantFiles } from './new-tenant.ts';
import { housePlan, schemasFrom, writeFiles } from './write-tenant.ts';

/**
 * Writes `count` complete funds into a folder, `default` and `fund-0001` onwards, for measurements with many funds.
 * Their people's numbers and addresses are unique across all of them.
 * @param root an existing, empty folder.
 * @param count 1 to 3000.
 */
export const writeSyntheticTenants = async (root: string, count: number): Promise<void> => {
  const plan = await housePlan();
  const numbers = demoNumbers(new Set());
  for (let index = 0; index < count; index += 1) {
    const code = index === 0 ? 'default' : `fund-${String(index).padStart(4, '0')}`;
    await writeFiles(join(root, code), newTenantFiles(code, plan, numbers, schemasFrom(join(root, code))));
    if (index === 0)
      await cp(join(import.meta.dirname, 'default/content'), join(root, code, 'content'), { recursive: true });
  }
};
