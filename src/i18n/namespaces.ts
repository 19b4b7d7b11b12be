import type additionalSavings from '#words/de-CH/additional-savings.json';
import type ahvPension from '#words/de-CH/ahv-pension.json';
import type buyIn from '#words/de-CH/buy-in.json';
import type calculation from '#words/de-CH/calculation.json';
import type charts from '#words/de-CH/charts.json';
import type civilStatus from '#words/de-CH/civil-status.json';
import type common from '#words/de-CH/common.json';
import type contact from '#words/de-CH/contact.json';
import type dashboard from '#words/de-CH/dashboard.json';
import type deathBenefit from '#words/de-CH/death-benefit.json';
import type disability from '#words/de-CH/disability.json';
import type detail from '#words/de-CH/detail.json';
import type documents from '#words/de-CH/documents.json';
import type emailSlips from '#words/de-CH/email-slips.json';
import type errors from '#words/de-CH/errors.json';
import type exitBenefit from '#words/de-CH/exit-benefit.json';
import type forms from '#words/de-CH/forms.json';
import type hints from '#words/de-CH/hints.json';
import type homeOwnership from '#words/de-CH/home-ownership.json';
import type insuranceOverview from '#words/de-CH/insurance-overview.json';
import type login from '#words/de-CH/login.json';
import type profile from '#words/de-CH/profile.json';
import type questions from '#words/de-CH/questions.json';
import type registration from '#words/de-CH/registration.json';
import type retirement from '#words/de-CH/retirement.json';
import type rules from '#words/de-CH/rules.json';
import type scenarios from '#words/de-CH/scenarios.json';
import type shell from '#words/de-CH/shell.json';
import type simulation from '#words/de-CH/simulation.json';
import type status from '#words/de-CH/status.json';
import type studio from '#words/de-CH/studio.json';
import type studioFindings from '#words/de-CH/studio-findings.json';
import type support from '#words/de-CH/support.json';
import type terms from '#words/de-CH/terms.json';
import type unpaidLeave from '#words/de-CH/unpaid-leave.json';

/** The portal's texts by namespace, typed by de-CH; the other languages have the same keys. */
export type Messages = {
  readonly 'additional-savings': typeof additionalSavings;
  readonly 'ahv-pension': typeof ahvPension;
  readonly 'buy-in': typeof buyIn;
  readonly calculation: typeof calculation;
  readonly charts: typeof charts;
  readonly 'civil-status': typeof civilStatus;
  readonly common: typeof common;
  readonly contact: typeof contact;
  readonly dashboard: typeof dashboard;
  readonly 'death-benefit': typeof deathBenefit;
  readonly disability: typeof disability;
  readonly detail: typeof detail;
  readonly documents: typeof documents;
  readonly 'email-slips': typeof emailSlips;
  readonly errors: typeof errors;
  readonly 'exit-benefit': typeof exitBenefit;
  readonly forms: typeof forms;
  readonly hints: typeof hints;
  readonly 'home-ownership': typeof homeOwnership;
  readonly 'insurance-overview': typeof insuranceOverview;
  readonly login: typeof login;
  readonly profile: typeof profile;
  readonly questions: typeof questions;
  readonly registration: typeof registration;
  readonly retirement: typeof retirement;
  readonly rules: typeof rules;
  readonly scenarios: typeof scenarios;
  readonly shell: typeof shell;
  readonly simulation: typeof simulation;
  readonly status: typeof status;
  readonly studio: typeof studio;
  readonly 'studio-findings': typeof studioFindings;
  readonly support: typeof support;
  readonly terms: typeof terms;
  readonly 'unpaid-leave': typeof unpaidLeave;
};

export type Namespace = keyof Messages;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Messages;
  }
}
