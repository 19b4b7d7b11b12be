import type { MigrationNames } from './names.ts';

/**
 * Protects tables by row-level security: a row is visible within its own fund, and to the owner's work across funds.
 */
export const wallsAround = (tables: readonly string[], owner: MigrationNames['owner']): string =>
  tables
    .map(
      (table) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy one_tenant on ${table} using (tenant = current_setting('app.tenant', true));
create policy system_work on ${table} to ${owner} using (current_setting('app.system', true) = 'on');`,
    )
    .join('\n');
