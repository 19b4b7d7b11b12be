import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  buyInSchema,
  civilStatusSchema,
  insuranceOverviewSchema,
  deathBenefitSchema,
  homeOwnershipSchema,
  exitBenefitSchema,
  retirementSchema,
  unpaidLeaveSchema,
} from '../pages.ts';

/** Hides personal data in the answer; obeyed for anybody. */
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
  summary: 'How much may be bought in, and what the savings could be.',
  data: buyInSchema,
});

export const exitBenefit = endpoint({
  method: 'GET',
  path: 'pages/leaving',
  access: 'session',
  summary: 'The exit benefit of today.',
  data: exitBenefitSchema,
});

export const retirement = endpoint({
  method: 'GET',
  path: 'pages/retirement',
  access: 'session',
  summary: 'The monthly pension by age.',
  data: retirementSchema,
});

export const homeOwnership = endpoint({
  method: 'GET',
  path: 'pages/homeownership',
  access: 'session',
  summary: 'How much may be withdrawn for a home, and how that goes on.',
  data: homeOwnershipSchema,
});

export const deathBenefit = endpoint({
  method: 'GET',
  path: 'pages/fatality',
  access: 'session',
  summary: 'What would be paid at death, and to whom.',
  query: anonymizeQuery,
  data: deathBenefitSchema,
});

export const unpaidLeave = endpoint({
  method: 'GET',
  path: 'pages/unpaidvacation',
  access: 'session',
  summary: 'What unpaid leave costs a month.',
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

/** Stands after the pages in every table: their paths are names of it otherwise. */
export const pageLink = endpoint({
  method: 'GET',
  path: 'pages/{name}',
  access: 'session',
  summary: 'Where a simulator or an order form is found, by name; unknown names are 404.',
  data: z.string(),
});
