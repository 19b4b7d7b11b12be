import type { MigrationNames } from './names.ts';
import { wallsAround } from './walls.ts';

/**
 * Documents that can be downloaded. A document's file is printed once and then kept; until then it can be printed again
 * from what is in its row. A document that a member asks for is a `document_job` first, which survives a restart and ends
 * in exactly one document. Older documents of kinds that cannot be printed could only be counted, and are removed.
 */
export const documents = ({ owner, appRole }: MigrationNames): string => {
  const walled = ['document_file', 'document_job'];
  const walls = wallsAround(walled, owner);
  const grants = appRole === null ? '' : `grant select, insert, update, delete on ${walled.join(', ')} to ${appRole};`;

  return `
select set_config('app.system', 'on', true);

delete from document where type <> 'pensionCertificate';
alter table document
  -- Superseded by a newer document.
  add column state text not null default 'valid' check (state in ('valid', 'superseded')),
  -- What its kind needs besides the member's record.
  add column parameters jsonb not null default 'null',
  -- The language it is printed in.
  add column locale text not null default 'de-CH',
  add constraint document_type check (
    type in ('pensionCertificate', 'contributionStatement', 'planConfirmation', 'insuranceFormSet'));
alter table document alter column locale drop default;

create table document_file (
  tenant text not null,
  document_id text primary key references document on delete cascade,
  name text not null,
  content bytea not null,
  printed_at timestamptz not null
);

create table document_job (
  tenant text not null,
  id text primary key,
  member_id text not null,
  type text not null,
  parameters jsonb not null,
  locale text not null,
  -- The day whose figures are printed.
  date text not null,
  -- Identifies the figures: the same basis gives the same document.
  basis text not null,
  -- The document it ends in.
  document_id text not null unique,
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- Until then a running job belongs to one process.
  lease_until timestamptz,
  last_error text,
  created_at timestamptz not null,
  finished_at timestamptz,
  foreign key (tenant, member_id) references insured_person on delete cascade
);
create index document_job_due on document_job (next_attempt_at) where state in ('waiting', 'running');
-- A member has one open job of a kind, however often they ask.
create unique index document_job_open on document_job (tenant, member_id, type) where state in ('waiting', 'running');
${walls}
${grants}
select set_config('app.system', '', true);
`;
};
