import type benefits from './messages/de-CH/benefits.json';
import type calculation from './messages/de-CH/calculation.json';
import type civilStatus from './messages/de-CH/civilStatus.json';
import type common from './messages/de-CH/common.json';
import type dashboard from './messages/de-CH/dashboard.json';
import type death from './messages/de-CH/death.json';
import type detail from './messages/de-CH/detail.json';
import type errors from './messages/de-CH/errors.json';
import type exit from './messages/de-CH/exit.json';
import type homeOwnership from './messages/de-CH/homeOwnership.json';
import type insurance from './messages/de-CH/insurance.json';
import type login from './messages/de-CH/login.json';
import type profile from './messages/de-CH/profile.json';
import type registration from './messages/de-CH/registration.json';
import type retirement from './messages/de-CH/retirement.json';
import type rules from './messages/de-CH/rules.json';
import type shell from './messages/de-CH/shell.json';
import type status from './messages/de-CH/status.json';
import type vacation from './messages/de-CH/vacation.json';

/** The texts of the portal by namespace; de-CH is the type, the other languages have the same keys. */
export type Messages = {
  readonly benefits: typeof benefits;
  readonly calculation: typeof calculation;
  readonly civilStatus: typeof civilStatus;
  readonly common: typeof common;
  readonly dashboard: typeof dashboard;
  readonly death: typeof death;
  readonly detail: typeof detail;
  readonly errors: typeof errors;
  readonly exit: typeof exit;
  readonly homeOwnership: typeof homeOwnership;
  readonly insurance: typeof insurance;
  readonly login: typeof login;
  readonly profile: typeof profile;
  readonly registration: typeof registration;
  readonly retirement: typeof retirement;
  readonly rules: typeof rules;
  readonly shell: typeof shell;
  readonly status: typeof status;
  readonly vacation: typeof vacation;
};

export type Namespace = keyof Messages;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Messages;
  }
}
