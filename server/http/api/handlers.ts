import type { Handlers, Services } from '#server/model/handler.ts';
import { memberNotes } from '#server/model/member-notes.ts';
import { memberSheets } from '#server/model/member-sheets.ts';
import { ahvPensionHandlers } from '#server/areas/ahv-pension/ahv-pension.ts';
import { contactHandlers } from '#server/areas/contact/contact.ts';
import { documentHandlers } from '#server/areas/documents/documents.ts';
import type { PrintRoom } from '#server/areas/documents/print-room.ts';
import { scenarioFileHandlers } from '#server/areas/documents/scenario-file.ts';
import { dashboardHandlers } from '#server/areas/figures/dashboard.ts';
import { portalFacts } from '#server/areas/figures/portal-facts.ts';
import { pageHandlers } from '#server/areas/figures/pages.ts';
import { hintHandlers } from '#server/areas/hints/hints.ts';
import { planChoiceHandlers } from '#server/areas/plan-choice/plan-choice.ts';
import { countryHandlers } from '#server/areas/profile/countries.ts';
import { loginDataHandlers } from '#server/areas/profile/login-data.ts';
import { profileHandlers } from '#server/areas/profile/profile.ts';
import { questionHandlers } from '#server/areas/questions/questions.ts';
import { registrationHandlers } from '#server/areas/registration/registration.ts';
import { loginHandlers } from '#server/areas/session/login.ts';
import { userHandlers } from '#server/areas/session/users.ts';
import { scenarioHandlers } from '#server/areas/simulations/scenarios.ts';
import { simulationHandlers } from '#server/areas/simulations/simulations.ts';
import { termsHandlers } from '#server/areas/terms/terms.ts';
import { accessHandlers } from '#server/areas/support/accesses.ts';
import { impersonationHandlers } from '#server/areas/support/impersonation.ts';
import { tenantHandlers } from '#server/areas/settings/tenants.ts';

/** The handler of every call in the contract. */
export const handlersOf = (services: Services, printRoom: PrintRoom): Handlers => {
  const sheetOf = memberSheets(services);
  const notesOf = memberNotes(services);
  return {
    ...tenantHandlers(services),
    ...loginHandlers(services),
    ...registrationHandlers(services),
    ...userHandlers(services, portalFacts(sheetOf)),
    ...profileHandlers(services),
    ...loginDataHandlers(services),
    ...countryHandlers(),
    ...impersonationHandlers(services),
    ...accessHandlers(services),
    ...dashboardHandlers(services, sheetOf),
    ...hintHandlers(services, sheetOf, notesOf),
    ...ahvPensionHandlers(services),
    ...documentHandlers(services, sheetOf, printRoom),
    ...scenarioFileHandlers(services, printRoom),
    ...pageHandlers(services, sheetOf, notesOf),
    ...simulationHandlers(services),
    ...scenarioHandlers(services),
    ...planChoiceHandlers(services, sheetOf),
    ...questionHandlers(services),
    ...contactHandlers(services),
    ...termsHandlers(services),
  };
};
