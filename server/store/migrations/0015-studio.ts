import type { MigrationNames } from './names.ts';
import { wallsAround } from './walls.ts';

const tables = [
  'administrator',
  'administrator_login',
  'administrator_session',
  'fund_image',
  'fund_revision',
  'fund_draft',
  'preview_link',
];

/** The studio: a fund's administrators, its portal's settings in revisions, the draft, and links to it. */
export const studio = ({ owner, appRole }: MigrationNames): string => `
create table administrator (
  tenant text not null,
  id text not null,
  name text not null,
  -- The address in lower case.
  email_key text not null,
  email_address text not null,
  mobile_number text not null,
  language text not null,
  failures integer not null default 0,
  last_failed_at timestamptz,
  blocked_until timestamptz,
  primary key (tenant, id),
  unique (tenant, email_key)
);

-- One sign-in, from the mailed link to the used code.
create table administrator_login (
  tenant text not null,
  id text primary key,
  administrator_id text not null,
  locale text not null,
  created_at timestamptz not null,
  link_hash text not null,
  link_expires_at timestamptz not null,
  superseded_at timestamptz,
  used_at timestamptz,
  sms_hash text,
  sms_expires_at timestamptz,
  sms_sent_at timestamptz,
  sms_count integer not null default 0,
  tries_left integer not null default 0,
  foreign key (tenant, administrator_id) references administrator on delete cascade
);
create index administrator_login_of on administrator_login (tenant, administrator_id);

create table administrator_session (
  tenant text not null,
  token_hash text primary key,
  administrator_id text not null,
  locale text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  foreign key (tenant, administrator_id) references administrator on delete cascade
);

-- Images by their content: every revision that shows one names its hash.
create table fund_image (
  tenant text not null,
  hash text not null,
  content bytea not null,
  stored_at timestamptz not null,
  primary key (tenant, hash)
);

-- What members have seen and see: only added to. The newest is live.
create table fund_revision (
  tenant text not null,
  number integer not null,
  kind text not null,
  files jsonb not null,
  -- Identifies the files.
  digest text not null,
  author_id text not null,
  author text not null,
  approved_by text,
  comment text not null,
  restores integer,
  at timestamptz not null,
  primary key (tenant, number)
);

-- One for each fund; whoever saves names the version that they change.
create table fund_draft (
  tenant text primary key,
  version integer not null,
  -- The revision that it began with; as long as the files are still that one's, the draft follows the live revision.
  based_on integer not null,
  files jsonb not null,
  digest text not null,
  -- What the files are to become: publish, restore or import.
  kind text not null,
  restores integer,
  saved_by_id text not null,
  saved_by text not null,
  saved_at timestamptz not null,
  offered_by_id text,
  offered_by text,
  offered_at timestamptz,
  offer_comment text
);

create table preview_link (
  tenant text not null,
  id text not null,
  token_hash text not null,
  -- Whether an administrator has handed it to others; their own preview has none to list.
  shared boolean not null,
  made_by text not null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (tenant, id)
);
create index preview_link_token on preview_link (token_hash);
${wallsAround(tables, owner)}
${
  appRole === null
    ? ''
    : `grant select, insert, update, delete on ${tables.filter((table) => table !== 'fund_revision').join(', ')} to ${appRole};
grant select, insert on fund_revision to ${appRole};`
}
`;
