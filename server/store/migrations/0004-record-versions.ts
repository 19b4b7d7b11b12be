import type { MigrationNames } from './names.ts';

/**
 * A person's version rises with every change of their record or documents, whoever makes it. A new row's version is
 * random, so that a person who is deleted and inserted again doesn't repeat an earlier one.
 */
export const recordVersions = ({ schema }: MigrationNames): string => {
  const trigger = `returns trigger language plpgsql set search_path = ${schema}, pg_temp as`;

  return `
alter table insured_person alter column version set default floor(random() * 1000000000)::integer;

create function insured_person_version() ${trigger} $body$
begin
  new.version := greatest(new.version, old.version + 1);
  return new;
end $body$;
create trigger insured_person_version before update on insured_person
  for each row execute function insured_person_version();

create function document_version() ${trigger} $body$
begin
  update insured_person set version = version
   where (tenant, id) in ((old.tenant, old.member_id), (new.tenant, new.member_id));
  return null;
end $body$;
create trigger document_version after insert or update or delete on document
  for each row execute function document_version();
`;
};
