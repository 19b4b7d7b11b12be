import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissingFile } from '#kernel/is-missing-file.ts';
import type { StudioServices } from './studio-handler.ts';

type PlanServices = Pick<StudioServices, 'tenantsDir' | 'log'>;

const file = 'plan.json';

const report = (log: PlanServices['log'], tenant: string, error: unknown): void =>
  log.event('tenant_folder_problem', { tenant, file, field: '', message: String(error) });

/** A fund's plan as its folder has it, as text; null without one, and, with a line in the log, for one that can't be read. */
export const planText = async ({ tenantsDir, log }: PlanServices, tenant: string): Promise<string | null> => {
  try {
    return await readFile(join(tenantsDir, tenant, file), 'utf8');
  } catch (error) {
    if (!isMissingFile(error)) report(log, tenant, error);
    return null;
  }
};

/** A fund's plan as JSON; null without one, and, with a line in the log, for one that is no JSON. */
export const planJson = async (services: PlanServices, tenant: string): Promise<unknown> => {
  const text = await planText(services, tenant);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    report(services.log, tenant, error);
    return null;
  }
};
