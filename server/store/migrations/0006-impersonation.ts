import type { MigrationNames } from './names.ts';
import { wallsAround } from './walls.ts';

/**
 * Support staff who view another member's portal, and an access log that a member's own browser can verify.
 * An `impersonation` is one such view; the session that it belongs to names the viewed member as its member. Each line
 * of the log has its place in two chains, the fund's and that of the person whose data it is about; the heads of both
 * are kept beside them, so that a line that is missing at the end shows, too. Lines from before keep their hash in the
 * fund's chain (`version` 1).
 */
export const impersonation = ({ schema, owner, appRole }: MigrationNames): string => {
  const walled = ['impersonation', 'access_log_head'];
  const walls = wallsAround(walled, owner);
  const definer = `language plpgsql security definer set search_path = ${schema}, pg_temp`;
  const open = `perform set_config('app.system', 'on', true);`;
  const shut = `perform set_config('app.system', '', true);`;
  const grants =
    appRole === null
      ? ''
      : `
grant select, insert, update, delete on impersonation to ${appRole};
grant select on access_log_head to ${appRole};
grant execute on function sessions_by_token, session_end to ${appRole};`;

  return `
select set_config('app.system', 'on', true);

create table impersonation (
  tenant text not null,
  id text primary key,
  actor_id text not null,
  -- As the access log names them, also when they have left the fund's support.
  actor_name text not null,
  subject_id text not null,
  reason text not null,
  note text,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('support', 'member', 'time', 'access', 'session')),
  foreign key (tenant, actor_id) references account on delete cascade,
  foreign key (tenant, subject_id) references account on delete cascade
);
create index impersonation_subject on impersonation (tenant, subject_id);
create index impersonation_actor on impersonation (tenant, actor_id);
create index impersonation_open on impersonation (ends_at) where ended_at is null;

alter table session add column impersonation_id text references impersonation on delete cascade;
create index session_impersonation on session (impersonation_id) where impersonation_id is not null;

alter table access_log
  add column version smallint not null default 1,
  add column actor_name text,
  add column impersonation text,
  add column reason text,
  add column note text,
  add column subject_position integer,
  add column subject_previous_hash text,
  add column subject_hash text;

create table access_log_head (
  tenant text not null,
  -- Empty for the fund's own chain.
  subject text not null,
  position integer not null,
  hash text not null,
  primary key (tenant, subject)
);

-- A field of a line in the form that is hashed: its length in bytes and its text, or a dash for a missing one.
create function access_log_field(field text) returns text language sql immutable as $body$
  select coalesce(octet_length(convert_to(field, 'UTF8'))::text || ':' || field, '-') || ','
$body$;

-- Hash of a line in the chain of the person it is about. Their browser computes the same.
create function access_log_subject_hash(entry access_log) returns text language sql stable as $body$
  select encode(sha256(convert_to(
    access_log_field(entry.tenant) || access_log_field(entry.subject) || access_log_field(entry.subject_position::text) ||
    access_log_field(to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ||
    access_log_field(entry.actor) || access_log_field(entry.actor_name) || access_log_field(entry.act) ||
    access_log_field(entry.object) || access_log_field(entry.impersonation) || access_log_field(entry.reason) ||
    access_log_field(entry.note) || access_log_field(entry.request_id) ||
    access_log_field(entry.subject_previous_hash), 'UTF8')), 'hex')
$body$;

-- Hash of a line in the fund's chain. That of older lines is \`access_log_hash\`.
create function access_log_fund_hash(entry access_log) returns text language sql stable as $body$
  select encode(sha256(convert_to(
    access_log_field(entry.tenant) || access_log_field(entry.position::text) || access_log_field(entry.subject_hash) ||
    access_log_field(entry.previous_hash), 'UTF8')), 'hex')
$body$;

alter table access_log disable trigger access_log_keep;
do $body$
declare
  line access_log;
  newest record;
begin
  for line in select * from access_log order by tenant, position loop
    select h.position, h.hash into newest
      from access_log_head h where h.tenant = line.tenant and h.subject = line.subject;
    line.subject_position := coalesce(newest.position, 0) + 1;
    line.subject_previous_hash := coalesce(newest.hash, '');
    line.subject_hash := access_log_subject_hash(line);
    update access_log l
       set subject_position = line.subject_position, subject_previous_hash = line.subject_previous_hash,
           subject_hash = line.subject_hash
     where l.tenant = line.tenant and l.position = line.position;
    insert into access_log_head values
      (line.tenant, line.subject, line.subject_position, line.subject_hash), (line.tenant, '', line.position, line.hash)
    on conflict (tenant, subject) do update set position = excluded.position, hash = excluded.hash;
  end loop;
end $body$;
alter table access_log enable trigger access_log_keep;

alter table access_log
  alter column subject_position set not null,
  alter column subject_previous_hash set not null,
  alter column subject_hash set not null,
  alter column version set default 2;
create unique index access_log_subject on access_log (tenant, subject, subject_position);

create or replace function access_log_chain() returns trigger ${definer} as $body$
declare
  before text := coalesce(current_setting('app.system', true), '');
  newest record;
begin
  ${open}
  perform pg_advisory_xact_lock(hashtext('access_log ' || new.tenant));
  new.version := 2;
  new.at := date_trunc('milliseconds', new.at);
  select h.position, h.hash into newest
    from access_log_head h where h.tenant = new.tenant and h.subject = new.subject;
  new.subject_position := coalesce(newest.position, 0) + 1;
  new.subject_previous_hash := coalesce(newest.hash, '');
  new.subject_hash := access_log_subject_hash(new);
  select h.position, h.hash into newest from access_log_head h where h.tenant = new.tenant and h.subject = '';
  new.position := coalesce(newest.position, 0) + 1;
  new.previous_hash := coalesce(newest.hash, '');
  new.hash := access_log_fund_hash(new);
  insert into access_log_head values
    (new.tenant, new.subject, new.subject_position, new.subject_hash), (new.tenant, '', new.position, new.hash)
  on conflict (tenant, subject) do update set position = excluded.position, hash = excluded.hash;
  perform set_config('app.system', before, true);
  return new;
end $body$;

-- Position of the first line of a fund's log that doesn't fit the chains, or that is missing at the end of one; null where
-- everything fits.
create or replace function access_log_break(of_tenant text) returns integer language sql stable as $body$
  with line as (
    select l.position, l.subject, l.subject_position, l.hash, l.subject_hash,
           l.hash = case l.version when 1 then access_log_hash(l) else access_log_fund_hash(l) end
             and l.subject_hash = access_log_subject_hash(l) as whole,
           l.previous_hash = coalesce(lag(l.hash) over fund, '')
             and l.subject_previous_hash = coalesce(lag(l.subject_hash) over person, '') as linked,
           l.position = coalesce(lag(l.position) over fund, 0) + 1
             and l.subject_position = coalesce(lag(l.subject_position) over person, 0) + 1 as next
      from access_log l where l.tenant = of_tenant
    window fund as (order by l.position), person as (partition by l.subject order by l.subject_position)
  )
  select min(position) from (
    select position from line where not (whole and linked and next)
    union all
    select coalesce(newest.position, 0) + 1
      from access_log_head h
      left join lateral (
        select l.position, l.subject_position, l.hash, l.subject_hash from line l
         where h.subject in ('', l.subject) order by l.position desc limit 1
      ) newest on true
     where h.tenant = of_tenant
       and (h.position is distinct from case h.subject when '' then newest.position else newest.subject_position end
            or h.hash is distinct from case h.subject when '' then newest.hash else newest.subject_hash end)
  ) broken
$body$;

drop function sessions_by_token;
drop function session_end;

-- Who session tokens belong to, many in one statement: a session must be neither idle nor too old, and the account of
-- whoever logged in must be open. For an impersonation it says whose view it is and, where it is over, by what. The last
-- use is noted where \`touches\` says so and the last one noted is older than \`touch_before\`; a row that somebody else
-- holds at the moment is left as it is, so that nobody waits.
create function sessions_by_token(
  hashes text[], touches boolean[], at timestamptz, idle_since timestamptz, born_after timestamptz,
  touch_before timestamptz
) returns table (
  token_hash text, id text, tenant text, member_id text, created_at timestamptz, disclosed text[],
  locale text, able_to_impersonate boolean, person_version integer,
  impersonation_id text, actor_id text, actor_name text, reason text, note text, ends_at timestamptz, over_by text
) ${definer} as $body$
declare seen timestamptz;
begin
  ${open}
  for token_hash, id, tenant, member_id, created_at, disclosed, locale, able_to_impersonate, person_version,
      impersonation_id, actor_id, actor_name, reason, note, ends_at, over_by, seen in
    select s.token_hash, s.id, s.tenant, s.member_id, s.created_at, s.disclosed, s.locale, a.able_to_impersonate,
           p.version, i.id, i.actor_id, i.actor_name, i.reason, i.note, i.ends_at,
           case when i.id is null then null
                when i.ended_at is not null then i.ended_by
                when i.ends_at <= sessions_by_token.at then 'time'
                when v.access <> 'open' or not a.able_to_impersonate then 'access' end,
           s.last_seen_at
      from session s
      left join impersonation i on i.id = s.impersonation_id
      join account a on a.tenant = s.tenant and a.member_id = coalesce(i.actor_id, s.member_id) and a.access = 'open'
      join account v on v.tenant = s.tenant and v.member_id = s.member_id
      join insured_person p on p.tenant = s.tenant and p.id = s.member_id
     where s.token_hash = any (hashes) and s.last_seen_at > idle_since and s.created_at > born_after
  loop
    if seen < touch_before and touches[array_position(hashes, token_hash)] then
      perform 1 from session s where s.token_hash = sessions_by_token.token_hash for update skip locked;
      if found then
        update session s set last_seen_at = sessions_by_token.at
         where s.token_hash = sessions_by_token.token_hash and s.last_seen_at < sessions_by_token.at;
      end if;
    end if;
    return next;
  end loop;
  ${shut}
end $body$;

-- Ends the session of a token, whatever fund it belongs to. Returns whose it was, and whose view, if it was one.
create function session_end(hash text) returns table (
  tenant text, member_id text, impersonation_id text, actor_id text
) ${definer} as $body$
begin
  ${open}
  return query
    with ended as (delete from session s where s.token_hash = hash returning s.tenant, s.member_id, s.impersonation_id)
    select e.tenant, e.member_id, e.impersonation_id, i.actor_id
      from ended e left join impersonation i on i.id = e.impersonation_id;
  ${shut}
end $body$;

revoke execute on function sessions_by_token, session_end from public;
${walls}
${grants}

select set_config('app.system', '', true);
`;
};
