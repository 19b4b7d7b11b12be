/** The pages name the scenario that was kept last, hence the person's version rises with their scenarios. */
export const scenariosOnPages = (): string => `
create trigger scenario_version after insert or update or delete on scenario
  for each row execute function document_version();
`;
