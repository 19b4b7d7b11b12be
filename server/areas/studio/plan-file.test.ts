import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { planJson, planText } from './plan-file.ts';

/** A folder of one fund, with that plan, and what was logged. */
const folderWith = async (plan: string | null) => {
  const tenantsDir = await mkdtemp(join(tmpdir(), 'plan-'));
  onTestFinished(() => rm(tenantsDir, { recursive: true }));
  await mkdir(join(tenantsDir, 'ginster'));
  if (plan !== null) await writeFile(join(tenantsDir, 'ginster', 'plan.json'), plan);
  const logged: string[] = [];
  const event = (name: string) => void logged.push(name);
  return { tenantsDir, logged, log: { event, error: event } };
};

test('a plan is read as it is, and a fund may be without one', async () => {
  const folder = await folderWith('{"a":1}');
  expect([await planText(folder, 'ginster'), await planJson(folder, 'ginster')]).toEqual(['{"a":1}', { a: 1 }]);
  const without = await folderWith(null);
  expect([await planText(without, 'ginster'), await planJson(without, 'ginster')]).toEqual([null, null]);
  expect([...folder.logged, ...without.logged]).toEqual([]);
});

test('a plan that is no JSON, or can’t be read, is no plan, and the log says so', async () => {
  const broken = await folderWith('no JSON');
  expect(await planJson(broken, 'ginster')).toBeNull();
  expect(broken.logged).toEqual(['tenant_folder_problem']);
  const unreadable = await folderWith(null);
  await mkdir(join(unreadable.tenantsDir, 'ginster', 'plan.json'));
  expect(await planText(unreadable, 'ginster')).toBeNull();
  expect(unreadable.logged).toEqual(['tenant_folder_problem']);
});
