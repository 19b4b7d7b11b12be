import type { MigrationNames } from './names.ts';
import { wallsAround } from './walls.ts';

/**
 * The content by the funds' editors: one row per page or sidebar and language, and the version of the folder it is
 * from.
 */
export const contentTables = ({ owner, appRole }: MigrationNames): string => {
  const walled = ['content', 'content_version'];
  const walls = wallsAround(walled, owner);
  const grants = appRole === null ? '' : `grant select, insert, update, delete on ${walled.join(', ')} to ${appRole};`;

  return `
create table content (
  tenant text not null,
  locale text not null,
  -- The page: EXIT, RETIREMENT and so on.
  schema text not null,
  part text not null check (part in ('page', 'sidebar')),
  body jsonb not null,
  primary key (tenant, locale, schema, part)
);

create table content_version (
  tenant text primary key,
  version text not null,
  seeded_at timestamptz not null
);
${walls}
${grants}
`;
};
