/** Which lines of what was entered a kept scenario's name says; of those that are kept already that is unknown. */
export const whatNamesSay = (): string => `
alter table scenario add column name_says jsonb not null default '[]';
`;
