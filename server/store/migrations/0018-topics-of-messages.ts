import type { MigrationNames } from './names.ts';

/**
 * What a thread is about, so that no hint asks for what has been written. Hints stand on the pages, too, hence the person's
 * version rises with every message of such a thread.
 */
export const topicsOfMessages = ({ schema }: MigrationNames): string => `
alter table thread add column topic text;

create function thread_topic() returns trigger language plpgsql set search_path = ${schema}, pg_temp as $body$
begin
  update insured_person set version = version where tenant = new.tenant and id = new.member_id;
  return null;
end $body$;
create trigger thread_topic after update of changed_at on thread
  for each row when (new.topic is not null) execute function thread_topic();
`;
