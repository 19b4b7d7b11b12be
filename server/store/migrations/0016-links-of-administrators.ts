/** A link to a draft ends with the account of whoever has made it, hence it names them. Without knowing who, it ends now. */
export const linksOfAdministrators = (): string => `
select set_config('app.system', 'on', true);
alter table preview_link add column administrator_id text;
update preview_link set administrator_id = (
  select min(a.id) from administrator a where a.tenant = preview_link.tenant and a.name = preview_link.made_by
);
delete from preview_link where administrator_id is null;
alter table preview_link alter column administrator_id set not null;
alter table preview_link
  add foreign key (tenant, administrator_id) references administrator on delete cascade;
create index preview_link_of on preview_link (tenant, administrator_id);
select set_config('app.system', '', true);
`;
