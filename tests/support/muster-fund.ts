import { locales } from '#kernel/locale.ts';
import type { GlobalSettings } from '#contract/settings.ts';

/** A member of that fund, as the provider describes who is logged in. */
export const musterMember = {
  firstname: 'Anna',
  lastname: 'Muster',
  emailAddress: 'anna@example.org',
  ableToImpersonate: false,
};

/** The settings of a fund with only a name and every language, and what a test adds. */
export const musterFund = (own: Partial<GlobalSettings> = {}): GlobalSettings => ({
  tenantName: 'musterfund',
  displayName: 'Pensionskasse Musterfund',
  languages: [...locales],
  configurations: {},
  disableAddressChange: false,
  disableCivilStatusChange: false,
  disableEmailChange: false,
  disableMobileNumberChange: false,
  disableAnonymization: false,
  tenantConfigurations: {},
  ...own,
});
