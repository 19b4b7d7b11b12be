import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  additionalSavingsSchema,
  buyInSchema,
  civilStatusSchema,
  insuranceOverviewSchema,
  deathBenefitSchema,
  homeOwnershipSchema,
  exitBenefitSchema,
  retirementSchema,
  unpaidLeaveSchema,
} from '../pages.ts';

/** Hides personal data in the answer. */
const anonymizeQuery = z.object({ anonymize: z.optional(z.enum(['true', 'false'])) });

export const insuranceOverview = endpoint({
  method: 'GET',
  path: 'pages/creditbalance',
  access: 'session',
  summary: 'The insurance overview: savings with their curve, credits, salary and contributions, benefits.',
  query: anonymizeQuery,
  data: insuranceOverviewSchema,
});

export const buyIn = endpoint({
  method: 'GET',
  path: 'pages/buyin',
  access: 'session',
  summary: 'The possible buy-in, and the savings it would lead to.',
  query: anonymizeQuery,
  data: buyInSchema,
});

export const exitBenefit = endpoint({
  method: 'GET',
  path: 'pages/leaving',
  access: 'session',
  summary: 'The exit benefit of today.',
  query: anonymizeQuery,
  data: exitBenefitSchema,
});

export const retirement = endpoint({
  method: 'GET',
  path: 'pages/retirement',
  access: 'session',
  summary: 'The monthly pension by age.',
  query: anonymizeQuery,
  data: retirementSchema,
});

export const additionalSavings = endpoint({
  method: 'GET',
  path: 'pages/additionalsavings',
  access: 'session',
  summary: 'The savings plan in force, and those that the member may choose among.',
  query: anonymizeQuery,
  data: additionalSavingsSchema,
});

export const homeOwnership = endpoint({
  method: 'GET',
  path: 'pages/homeownership',
  access: 'session',
  summary: 'The possible withdrawal for home ownership, today and by age.',
  query: anonymizeQuery,
  data: homeOwnershipSchema,
});

export const deathBenefit = endpoint({
  method: 'GET',
  path: 'pages/fatality',
  access: 'session',
  summary: 'The benefits at death, and the beneficiaries.',
  query: anonymizeQuery,
  data: deathBenefitSchema,
});

export const unpaidLeave = endpoint({
  method: 'GET',
  path: 'pages/unpaidvacation',
  access: 'session',
  summary: 'What unpaid leave costs a month.',
  query: anonymizeQuery,
  data: unpaidLeaveSchema,
});

export const civilStatus = endpoint({
  method: 'GET',
  path: 'pages/civilstatus',
  access: 'session',
  summary: 'The civil status, and since when.',
  query: anonymizeQuery,
  data: civilStatusSchema,
});

/** Must come after the pages in every table, because its path also matches theirs. */
export const pageLink = endpoint({
  method: 'GET',
  path: 'pages/{name}',
  access: 'session',
  summary: 'The address of a simulator or an order form, by name; 404 for unknown names.',
  data: z.string(),
});
