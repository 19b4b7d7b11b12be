import type { MigrationNames } from './names.ts';
import { wallsAround } from './walls.ts';

/**
 * An id and a first day for each fund's access log, stored with its first line and kept even if the lines are not. A browser
 * remembers them. If they are the same, but lines are missing, the log was emptied or rewritten; a new log has others.
 */
export const accessLogOrigin = ({ schema, owner, appRole }: MigrationNames): string => `
select set_config('app.system', 'on', true);

create table access_log_origin (
  tenant text primary key,
  id text not null,
  began_at timestamptz not null
);
insert into access_log_origin
  select tenant, gen_random_uuid()::text, min(at) from access_log group by tenant;

create or replace function access_log_chain() returns trigger
  language plpgsql security definer set search_path = ${schema}, pg_temp as $body$
declare
  before text := coalesce(current_setting('app.system', true), '');
  newest record;
begin
  perform set_config('app.system', 'on', true);
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
  if new.position = 1 then
    insert into access_log_origin values (new.tenant, gen_random_uuid()::text, new.at) on conflict do nothing;
  end if;
  insert into access_log_head values
    (new.tenant, new.subject, new.subject_position, new.subject_hash), (new.tenant, '', new.position, new.hash)
  on conflict (tenant, subject) do update set position = excluded.position, hash = excluded.hash;
  perform set_config('app.system', before, true);
  return new;
end $body$;
${wallsAround(['access_log_origin'], owner)}
${appRole === null ? '' : `grant select on access_log_origin to ${appRole};`}

select set_config('app.system', '', true);
`;
