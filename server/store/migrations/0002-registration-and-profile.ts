import type { MigrationNames } from './names.ts';
import { wallsAround } from './walls.ts';

/**
 * Registration from the link to the letter, and the members' requests to change their data.
 * A `registration` row is one mailed link; the progress belongs to the `applicant`, which every further link mailed to
 * the same address resumes. `applicant_browser` records what a browser may do. Links and pending addresses of the older
 * tables lived for minutes, so those pending during the upgrade have to be requested again.
 */
export const registrationAndProfile = ({ schema, owner, appRole }: MigrationNames): string => {
  const walled = ['applicant', 'applicant_browser', 'profile_request'];
  const walls = wallsAround(walled, owner);
  const grants =
    appRole === null
      ? ''
      : `
grant select, insert, update, delete on ${walled.join(', ')} to ${appRole};
grant execute on function registration_tenant to ${appRole};`;

  return `
select set_config('app.system', 'on', true);

create table applicant (
  tenant text not null,
  id text primary key,
  email_key text not null,
  email_address text not null,
  locale text not null,
  -- The portal's login page, as the letter names it.
  login_page text not null,
  created_at timestamptz not null,
  -- The insured person, once name, birth date and AHV number were right.
  member_id text,
  tries_left integer not null,
  tries_until timestamptz,
  mobile_number text,
  sms_hash text,
  sms_expires_at timestamptz,
  sms_tries_left integer not null default 0,
  mobile_confirmed_at timestamptz,
  letter_hash text,
  letter_expires_at timestamptz,
  letter_sent_at timestamptz,
  letter_tries_left integer not null default 0,
  letter_message text,
  completed_at timestamptz,
  -- The session that the letter's code opened; null where it opened none.
  session_id text,
  unique (tenant, id),
  foreign key (tenant, member_id) references insured_person on delete cascade
);
create unique index applicant_open on applicant (tenant, email_key) where completed_at is null;
create index applicant_member on applicant (tenant, member_id);
create index applicant_age on applicant (created_at);

delete from registration;
alter table registration add column applicant_id text not null;
alter table registration add foreign key (tenant, applicant_id) references applicant (tenant, id) on delete cascade;
alter table registration drop column email_address;
create index registration_applicant on registration (tenant, applicant_id);

create table applicant_browser (
  tenant text not null,
  applicant_id text not null,
  browser_hash text not null,
  registration_id text not null,
  open_until timestamptz not null,
  sms_confirmed_at timestamptz,
  primary key (tenant, applicant_id, browser_hash),
  foreign key (tenant, applicant_id) references applicant (tenant, id) on delete cascade
);

create table profile_request (
  tenant text not null,
  id text primary key,
  member_id text not null,
  kind text not null check (kind in ('emailAddress', 'restoreEmailAddress', 'mobileNumber', 'address', 'civilStatus')),
  state text not null check (state in ('requested', 'confirmed', 'processed', 'superseded')),
  content jsonb not null,
  requested_at timestamptz not null,
  settled_at timestamptz,
  code_hash text,
  expires_at timestamptz,
  tries_left integer not null default 0,
  foreign key (tenant, member_id) references insured_person on delete cascade
);
create unique index profile_request_open on profile_request (tenant, member_id, kind) where state = 'requested';
create index profile_request_age on profile_request (requested_at);

drop table pending_address;

alter table message add column letter jsonb;

-- The fund of a registration: the caller knows nothing but the link's id.
create function registration_tenant(registration text) returns text
language plpgsql security definer set search_path = ${schema}, pg_temp as $body$
declare found_tenant text;
begin
  perform set_config('app.system', 'on', true);
  select r.tenant into found_tenant from registration r where r.id = registration_tenant.registration;
  perform set_config('app.system', '', true);
  return found_tenant;
end $body$;
revoke execute on function registration_tenant from public;
${walls}
${grants}

select set_config('app.system', '', true);
`;
};
