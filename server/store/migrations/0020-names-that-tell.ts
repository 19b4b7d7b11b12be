/** Whether a kept scenario's name tells what was entered; of those that are kept already that is unknown. */
export const namesThatTell = (): string => `
alter table scenario add column name_tells boolean not null default false;
`;
