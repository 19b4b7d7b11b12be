import { countryHandlers } from './countries.ts';
import { dashboardHandlers } from './dashboard.ts';
import type { Handlers, Services } from './handler.ts';
import { documentHandlers } from './documents.ts';
import { loginDataHandlers } from './login-data.ts';
import { loginHandlers } from './login.ts';
import { memberFigures } from './member-figures.ts';
import { pageHandlers } from './pages.ts';
import { profileHandlers } from './profile.ts';
import { registrationHandlers } from './registration.ts';
import { tenantHandlers } from './tenants.ts';
import { userHandlers } from './users.ts';

/** Every call of the contract with what answers it. */
export const handlersOf = (services: Services): Handlers => {
  const figuresOf = memberFigures(services);
  return {
    ...tenantHandlers(services),
    ...loginHandlers(services),
    ...registrationHandlers(services),
    ...userHandlers(services),
    ...profileHandlers(services),
    ...loginDataHandlers(services),
    ...countryHandlers(),
    ...dashboardHandlers(services),
    ...documentHandlers(services, figuresOf),
    ...pageHandlers(services, figuresOf),
  };
};
