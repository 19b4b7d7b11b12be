import type { MigrationNames } from './names.ts';
import { wallsAround } from './walls.ts';

/**
 * The funds' questions, the members' messages with the fund's answers, and which terms of use a member has accepted. Of
 * accounts and registrations that are already there nobody knows the terms, so they are null.
 */
export const messageTables = ({ owner, appRole }: MigrationNames): string => {
  const walled = ['question', 'thread', 'thread_message'];
  const walls = wallsAround(walled, owner);
  const grants = appRole === null ? '' : `grant select, insert, update, delete on ${walled.join(', ')} to ${appRole};`;

  return `
create table question (
  tenant text not null,
  locale text not null,
  id text not null,
  position integer not null,
  heading text,
  question text not null,
  answer text not null,
  link text,
  link_text text,
  primary key (tenant, locale, id)
);

create table thread (
  tenant text not null,
  id text not null,
  member_id text not null,
  subject text not null,
  -- The language of the page that it was written on, and the portal's origin: for the notice of an answer.
  locale text not null,
  portal_origin text not null,
  changed_at timestamptz not null,
  primary key (tenant, id),
  foreign key (tenant, member_id) references insured_person on delete cascade
);
create index thread_member on thread (tenant, member_id, changed_at);

create table thread_message (
  tenant text not null,
  -- That of the mail to the fund, too.
  id text not null,
  thread_id text not null,
  author text not null check (author in ('member', 'fund')),
  body text not null,
  sent_at timestamptz not null,
  -- Order of messages of the same moment.
  position serial not null,
  primary key (tenant, id),
  foreign key (tenant, thread_id) references thread on delete cascade
);
create index thread_message_thread on thread_message (tenant, thread_id, position);
${appRole === null ? '' : `grant usage on sequence thread_message_position_seq to ${appRole};`}

alter table applicant add column terms_version text;
alter table applicant add column terms_accepted_at timestamptz;
alter table account add column terms_version text;
alter table account add column terms_accepted_at timestamptz;
${walls}
${grants}
`;
};
