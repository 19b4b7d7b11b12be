import type { MigrationNames } from './names.ts';
import { wallsAround } from './walls.ts';

/** The savings plans that members have chosen. Each choice stays; a later one takes its place from its own first day. */
export const planChoices = ({ owner, appRole }: MigrationNames): string => `
create table plan_choice (
  tenant text not null,
  id text not null,
  member_id text not null,
  plan text not null check (plan in ('00', '01', '02')),
  -- Calendar day, YYYY-MM-DD.
  starts_on text not null,
  chosen_at timestamptz not null,
  -- Order of choices of the same moment.
  position serial not null,
  primary key (tenant, id),
  foreign key (tenant, member_id) references insured_person on delete cascade
);
create index plan_choice_member on plan_choice (tenant, member_id, position);
create trigger plan_choice_version after insert or update or delete on plan_choice
  for each row execute function document_version();
${wallsAround(['plan_choice'], owner)}
${
  appRole === null
    ? ''
    : `grant select, insert, update, delete on plan_choice to ${appRole};
grant usage on sequence plan_choice_position_seq to ${appRole};`
}
`;
