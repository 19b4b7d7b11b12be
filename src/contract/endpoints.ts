import * as ahvPension from './endpoints/ahv-pension.ts';
import * as contact from './endpoints/contact.ts';
import * as dashboard from './endpoints/dashboard.ts';
import * as documents from './endpoints/documents.ts';
import * as hints from './endpoints/hints.ts';
import * as impersonation from './endpoints/impersonation.ts';
import { civilStatus } from './endpoints/civil-status.ts';
import * as pages from './endpoints/pages.ts';
import * as planChoice from './endpoints/plan-choice.ts';
import * as profile from './endpoints/profile.ts';
import * as questions from './endpoints/questions.ts';
import * as registration from './endpoints/registration.ts';
import * as session from './endpoints/session.ts';
import * as settings from './endpoints/settings.ts';
import * as simulations from './endpoints/simulations.ts';
import * as terms from './endpoints/terms.ts';
import * as user from './endpoints/user.ts';

const { pageLink, ...otherPages } = pages;
const filledPages = { ...otherPages, civilStatus };

/**
 * Every call of the provider's API, by name: for the provider, the OpenAPI document and tests. The portal imports only
 * the areas it calls (`endpoints/<area>.ts`), so that no page loads the schemas of another.
 */
export const endpoints = {
  ...settings,
  ...session,
  ...registration,
  ...user,
  ...profile,
  ...dashboard,
  ...documents,
  ...hints,
  ...ahvPension,
  ...impersonation,
  ...filledPages,
  ...simulations,
  ...planChoice,
  ...questions,
  ...contact,
  ...terms,
  // Last, because its path also matches the other pages, and a module's exports are in alphabetical order.
  pageLink,
} as const;

export type EndpointName = keyof typeof endpoints;
