import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  additionalSavingsSchema,
  buyInSchema,
  insuranceOverviewSchema,
  deathBenefitSchema,
  disabilitySchema,
  homeOwnershipSchema,
  exitBenefitSchema,
  retirementSchema,
  unpaidLeaveSchema,
} from '../pages.ts';

/** Hides personal data in the answer. */
const anonymizeQuery = z.object({ anonymize: z.optional(z.enum(['true', 'false'])) });

/** The insurance overview: savings with their curve, credits, salary and contributions, benefits. */
export const insuranceOverview = endpoint({
  method: 'GET',
  path: 'pages/creditbalance',
  access: 'session',
  query: anonymizeQuery,
  data: insuranceOverviewSchema,
});

/** The possible buy-in, and the savings it would lead to. */
export const buyIn = endpoint({
  method: 'GET',
  path: 'pages/buyin',
  access: 'session',
  query: anonymizeQuery,
  data: buyInSchema,
});

/** The exit benefit of today. */
export const exitBenefit = endpoint({
  method: 'GET',
  path: 'pages/leaving',
  access: 'session',
  query: anonymizeQuery,
  data: exitBenefitSchema,
});

/** The monthly pension by age. */
export const retirement = endpoint({
  method: 'GET',
  path: 'pages/retirement',
  access: 'session',
  query: anonymizeQuery,
  data: retirementSchema,
});

/** The savings plan in force, and those that the member may choose among. */
export const additionalSavings = endpoint({
  method: 'GET',
  path: 'pages/additionalsavings',
  access: 'session',
  query: anonymizeQuery,
  data: additionalSavingsSchema,
});

/** The possible withdrawal for home ownership, today and by age. */
export const homeOwnership = endpoint({
  method: 'GET',
  path: 'pages/homeownership',
  access: 'session',
  query: anonymizeQuery,
  data: homeOwnershipSchema,
});

/** The benefits at death, and the beneficiaries. */
export const deathBenefit = endpoint({
  method: 'GET',
  path: 'pages/fatality',
  access: 'session',
  query: anonymizeQuery,
  data: deathBenefitSchema,
});

/** The benefits if the member becomes disabled. Beyond the specification. */
export const disability = endpoint({
  method: 'GET',
  path: 'pages/disability',
  access: 'session',
  query: anonymizeQuery,
  data: disabilitySchema,
});

/** What unpaid leave costs a month. */
export const unpaidLeave = endpoint({
  method: 'GET',
  path: 'pages/unpaidvacation',
  access: 'session',
  query: anonymizeQuery,
  data: unpaidLeaveSchema,
});

// Must come after the pages in every table, because its path also matches theirs.
/** The address of a simulator or an order form, by name; 404 for unknown names. */
export const pageLink = endpoint({
  method: 'GET',
  path: 'pages/{name}',
  access: 'session',
  data: z.string(),
});
