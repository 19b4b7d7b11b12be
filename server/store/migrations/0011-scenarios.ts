import type { MigrationNames } from './names.ts';
import { wallsAround } from './walls.ts';

/** The scenarios that members have kept, each under a name that their others don't have. */
export const scenarios = ({ owner, appRole }: MigrationNames): string => `
create table scenario (
  tenant text not null,
  id text not null,
  member_id text not null,
  simulator text not null,
  name text not null,
  -- Equal for names that a reader can't tell apart.
  name_key text not null,
  changes jsonb not null,
  -- Identifies the data and rules that it was kept on.
  basis text not null,
  kept_at timestamptz not null,
  -- Order of scenarios of the same moment.
  position serial not null,
  primary key (tenant, id),
  unique (tenant, member_id, name_key),
  foreign key (tenant, member_id) references insured_person on delete cascade
);
${wallsAround(['scenario'], owner)}
${
  appRole === null
    ? ''
    : `grant select, insert, update, delete on scenario to ${appRole};
grant usage on sequence scenario_position_seq to ${appRole};`
}
`;
