import type { MigrationNames } from './names.ts';
import { wallsAround } from './walls.ts';

/**
 * The provider's first tables. Every table that belongs to a fund names it in `tenant` and is protected by row-level
 * security: without `app.tenant` no row is visible. `app.system` opens all rows only to the owner, for the functions
 * below and for work across funds; the application role gains nothing by it.
 */
export const providerTables = ({ schema, owner, appRole }: MigrationNames): string => {
  const walled = [
    'fund',
    'insured_person',
    'account',
    'login_flow',
    'session',
    'registration',
    'pending_address',
    'rate_limit',
    'message',
    'access_log',
    'document',
  ];
  const walls = wallsAround(walled, owner);
  const definer = `language plpgsql security definer set search_path = ${schema}, pg_temp`;
  // An ordinary owner may not attach our setting to a function, so the functions set and reset it themselves.
  const open = `perform set_config('app.system', 'on', true);`;
  const shut = `perform set_config('app.system', '', true);`;
  const grants =
    appRole === null
      ? ''
      : `
grant usage on schema ${schema} to ${appRole};
grant select, insert, update, delete on ${walled.filter((table) => table !== 'access_log').join(', ')} to ${appRole};
grant select, insert on access_log to ${appRole};
grant usage on sequence message_position_seq to ${appRole};
grant execute on function sessions_by_token, session_end, flow_tenant, take_permit to ${appRole};`;

  return `
create table meta (key text primary key, value text not null);
alter table meta enable row level security;
alter table meta force row level security;
create policy system_work on meta to ${owner} using (current_setting('app.system', true) = 'on');

create table fund (
  tenant text primary key,
  members_version text not null,
  seeded_at timestamptz not null
);

create table insured_person (
  tenant text not null,
  id text not null,
  record jsonb not null,
  version integer not null default 1,
  primary key (tenant, id)
);
create unique index insured_person_ahv on insured_person (tenant, (record ->> 'ahvNumber'));

create table account (
  tenant text not null,
  member_id text not null,
  email_key text not null,
  email_address text not null,
  recovery_address text,
  mobile_number text not null,
  language text not null,
  access text not null check (access in ('open', 'locked', 'left')),
  able_to_impersonate boolean not null,
  failures integer not null default 0,
  last_failed_at timestamptz,
  blocked_until timestamptz,
  primary key (tenant, member_id),
  unique (tenant, email_key),
  foreign key (tenant, member_id) references insured_person on delete cascade
);

create table login_flow (
  tenant text not null,
  id text primary key,
  member_id text not null,
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
  foreign key (tenant, member_id) references account on delete cascade
);
create index login_flow_member on login_flow (tenant, member_id);
create index login_flow_age on login_flow (created_at);

create table session (
  tenant text not null,
  id text primary key,
  token_hash text not null unique,
  member_id text not null,
  locale text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  disclosed text[] not null default '{}',
  foreign key (tenant, member_id) references account on delete cascade
);
create index session_member on session (tenant, member_id);
create index session_age on session (last_seen_at);

create table registration (
  tenant text not null,
  id text primary key,
  email_address text not null,
  locale text not null,
  created_at timestamptz not null,
  link_hash text not null,
  link_expires_at timestamptz not null,
  superseded_at timestamptz
);
create index registration_address on registration (tenant, lower(email_address));

create table pending_address (
  tenant text not null,
  id text primary key,
  member_id text not null,
  purpose text not null check (purpose in ('recovery')),
  email_address text not null,
  created_at timestamptz not null,
  code_hash text not null,
  expires_at timestamptz not null,
  tries_left integer not null,
  foreign key (tenant, member_id) references account on delete cascade
);
create index pending_address_member on pending_address (tenant, member_id);

create table rate_limit (
  tenant text not null,
  key text not null,
  hits timestamptz[] not null,
  admitted boolean not null,
  expires_at timestamptz not null,
  primary key (tenant, key)
);
create index rate_limit_age on rate_limit (expires_at);

create table message (
  id text primary key,
  tenant text not null,
  channel text not null check (channel in ('email', 'sms', 'post')),
  recipient text not null,
  subject text not null,
  text text not null,
  html text,
  links jsonb not null,
  code text,
  created_at timestamptz not null,
  position serial not null,
  sent_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  last_error text
);
create index message_waiting on message (next_attempt_at) where sent_at is null;
create index message_newest on message (position desc);

create table access_log (
  tenant text not null,
  position integer not null,
  at timestamptz not null,
  actor text not null,
  subject text not null,
  act text not null,
  object text not null,
  request_id text not null,
  previous_hash text not null,
  hash text not null,
  primary key (tenant, position)
);

create table document (
  tenant text not null,
  id text primary key,
  member_id text not null,
  date text not null,
  type text not null,
  unread boolean not null,
  foreign key (tenant, member_id) references insured_person on delete cascade
);
create index document_member on document (tenant, member_id, date);

-- Who session tokens belong to, many in one statement: a session must be neither idle nor too old, and its account open.
-- The last use is noted where \`touches\` says so and the last one noted is older than \`touch_before\`; a row that somebody
-- else holds at the moment is left as it is, so that nobody waits.
create function sessions_by_token(
  hashes text[], touches boolean[], at timestamptz, idle_since timestamptz, born_after timestamptz,
  touch_before timestamptz
) returns table (
  token_hash text, id text, tenant text, member_id text, created_at timestamptz, disclosed text[],
  locale text, able_to_impersonate boolean, person_version integer
) ${definer} as $body$
declare seen timestamptz;
begin
  ${open}
  for token_hash, id, tenant, member_id, created_at, disclosed, locale, able_to_impersonate, person_version, seen in
    select s.token_hash, s.id, s.tenant, s.member_id, s.created_at, s.disclosed, s.locale, a.able_to_impersonate,
           p.version, s.last_seen_at
      from session s
      join account a on a.tenant = s.tenant and a.member_id = s.member_id and a.access = 'open'
      join insured_person p on p.tenant = s.tenant and p.id = s.member_id
     where s.token_hash = any (hashes) and s.last_seen_at > idle_since and s.created_at > born_after
  loop
    if seen < touch_before and touches[array_position(hashes, token_hash)] then
      perform 1 from session s where s.token_hash = sessions_by_token.token_hash for update skip locked;
      if found then
        update session s set last_seen_at = at
         where s.token_hash = sessions_by_token.token_hash and s.last_seen_at < at;
      end if;
    end if;
    return next;
  end loop;
  ${shut}
end $body$;

-- Ends the session of a token, whatever fund it belongs to. Returns whose it was.
create function session_end(hash text) returns table (tenant text, member_id text)
${definer} as $body$
begin
  ${open}
  return query delete from session s where s.token_hash = hash returning s.tenant, s.member_id;
  ${shut}
end $body$;

-- The fund of a login: the caller knows nothing but the login's id.
create function flow_tenant(flow text) returns text
${definer} as $body$
declare found_tenant text;
begin
  ${open}
  select f.tenant into found_tenant from login_flow f where f.id = flow;
  ${shut}
  return found_tenant;
end $body$;

-- One more hit on a limit, if it still admits one: at most \`most\` within \`span\`, as a sliding window. Atomic.
create function take_permit(
  of_tenant text, of_key text, at timestamptz, span interval, most integer
) returns table (admitted boolean, free_at timestamptz) language plpgsql as $body$
declare kept timestamptz[];
begin
  insert into rate_limit as r (tenant, key, hits, admitted, expires_at)
  values (of_tenant, of_key, '{}', false, at + span)
  on conflict on constraint rate_limit_pkey do update set expires_at = excluded.expires_at
  returning r.hits into kept;
  select coalesce(array_agg(hit order by hit), '{}') into kept from unnest(kept) as hit where hit > at - span;
  admitted := cardinality(kept) < most;
  if admitted then kept := kept || at; end if;
  free_at := kept[1] + span;
  update rate_limit r set hits = kept, admitted = take_permit.admitted where r.tenant = of_tenant and r.key = of_key;
  return next;
end $body$;

-- Each line of the access log carries the hash of the one before it, fund by fund: a line that is changed or taken out
-- breaks the chain.
create function access_log_hash(entry access_log) returns text language sql stable as $body$
  select encode(sha256(convert_to(jsonb_build_array(
    entry.tenant, entry.position, extract(epoch from entry.at), entry.actor, entry.subject, entry.act, entry.object,
    entry.request_id, entry.previous_hash)::text, 'UTF8')), 'hex')
$body$;

create function access_log_chain() returns trigger ${definer} as $body$
declare newest record;
begin
  ${open}
  perform pg_advisory_xact_lock(hashtext('access_log ' || new.tenant));
  select l.position, l.hash into newest from access_log l where l.tenant = new.tenant order by l.position desc limit 1;
  new.position := coalesce(newest.position, 0) + 1;
  new.previous_hash := coalesce(newest.hash, '');
  new.hash := access_log_hash(new);
  ${shut}
  return new;
end $body$;
create trigger access_log_chain before insert on access_log for each row execute function access_log_chain();

create function access_log_keep() returns trigger language plpgsql as $body$
begin
  raise exception 'The access log is only ever added to.';
end $body$;
create trigger access_log_keep before update or delete or truncate on access_log
  for each statement execute function access_log_keep();

-- Position of the first line of a fund's log that does not fit the chain; null where all of them do.
create function access_log_break(of_tenant text) returns integer language sql stable as $body$
  select min(position) from (
    select l.position, l.hash = access_log_hash(l) as whole,
           l.previous_hash = coalesce(lag(l.hash) over (order by l.position), '') as linked,
           l.position = coalesce(lag(l.position) over (order by l.position), 0) + 1 as next
      from access_log l where l.tenant = of_tenant) chain
   where not (whole and linked and next)
$body$;

revoke execute on function sessions_by_token, session_end, flow_tenant from public;
${walls}
${grants}
`;
};
