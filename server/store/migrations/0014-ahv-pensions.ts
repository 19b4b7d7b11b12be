import type { MigrationNames } from './names.ts';
import { wallsAround } from './walls.ts';

/** The members' own figures of their old-age pension of the AHV. Figures count with them, hence the person's version rises. */
export const ahvPensions = ({ owner, appRole }: MigrationNames): string => `
create table ahv_pension (
  tenant text not null,
  member_id text not null,
  -- CHF a month.
  per_month double precision not null,
  primary key (tenant, member_id),
  foreign key (tenant, member_id) references insured_person on delete cascade
);
create trigger ahv_pension_version after insert or update or delete on ahv_pension
  for each row execute function document_version();
${wallsAround(['ahv_pension'], owner)}
${appRole === null ? '' : `grant select, insert, update, delete on ahv_pension to ${appRole};`}
`;
