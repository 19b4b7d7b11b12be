import type { MigrationNames } from './names.ts';
import { wallsAround } from './walls.ts';

/** The hints that members have put off, each until a day. */
export const hintsPutOff = ({ owner, appRole }: MigrationNames): string => `
create table hint_put_off (
  tenant text not null,
  member_id text not null,
  hint text not null,
  -- Calendar day on which it comes back, YYYY-MM-DD.
  until text not null,
  primary key (tenant, member_id, hint),
  foreign key (tenant, member_id) references insured_person on delete cascade
);
${wallsAround(['hint_put_off'], owner)}
${appRole === null ? '' : `grant select, insert, update, delete on hint_put_off to ${appRole};`}
`;
