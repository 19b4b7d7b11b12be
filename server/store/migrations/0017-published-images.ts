/** Which images a revision has shown: the others are deleted after a while. */
export const publishedImages = (): string => `
select set_config('app.system', 'on', true);
alter table fund_image add column published boolean not null default false;
update fund_image i set published = true where exists (
  select from fund_revision r, jsonb_each_text(r.files -> 'assets') a where r.tenant = i.tenant and a.value = i.hash
);
create index fund_image_unused on fund_image (stored_at) where not published;
select set_config('app.system', '', true);
`;
