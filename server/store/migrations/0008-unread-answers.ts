import type { MigrationNames } from './names.ts';

/**
 * Whether a thread has an answer that its member hasn't seen. The dashboard says so, hence the person's version rises with
 * it. Answers from before count as seen.
 */
export const unreadAnswers = ({ schema }: MigrationNames): string => `
alter table thread add column unread boolean not null default false;

create function thread_unread() returns trigger language plpgsql set search_path = ${schema}, pg_temp as $body$
begin
  update insured_person set version = version where tenant = new.tenant and id = new.member_id;
  return null;
end $body$;
create trigger thread_unread after update of unread on thread
  for each row when (old.unread is distinct from new.unread) execute function thread_unread();
`;
