import type calculation from './messages/de-CH/calculation.json';
import type common from './messages/de-CH/common.json';
import type dashboard from './messages/de-CH/dashboard.json';
import type errors from './messages/de-CH/errors.json';
import type login from './messages/de-CH/login.json';
import type profile from './messages/de-CH/profile.json';
import type registration from './messages/de-CH/registration.json';
import type rules from './messages/de-CH/rules.json';
import type shell from './messages/de-CH/shell.json';
import type status from './messages/de-CH/status.json';

/** The texts of the portal by namespace; de-CH is the type, the other languages have the same keys. */
export type Messages = {
  readonly calculation: typeof calculation;
  readonly common: typeof common;
  readonly dashboard: typeof dashboard;
  readonly errors: typeof errors;
  readonly login: typeof login;
  readonly profile: typeof profile;
  readonly registration: typeof registration;
  readonly rules: typeof rules;
  readonly shell: typeof shell;
  readonly status: typeof status;
};

export type Namespace = keyof Messages;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Messages;
  }
}
