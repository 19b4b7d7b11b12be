import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  buyInPageSchema,
  civilStatusPageSchema,
  creditBalancePageSchema,
  fatalityPageSchema,
  homeOwnershipPageSchema,
  leavingPageSchema,
  retirementPageSchema,
  unpaidVacationPageSchema,
} from '../pages.ts';

/** Hides personal data in the answer; obeyed for anybody. */
const anonymizeQuery = z.object({ anonymize: z.optional(z.enum(['true', 'false'])) });

export const creditBalancePage = endpoint({
  method: 'GET',
  path: 'pages/creditbalance',
  access: 'session',
  summary: 'The insurance overview: savings with their curve, credits, salary and contributions, benefits.',
  query: anonymizeQuery,
  data: creditBalancePageSchema,
});

export const buyInPage = endpoint({
  method: 'GET',
  path: 'pages/buyin',
  access: 'session',
  summary: 'How much may be bought in, and what the savings could be.',
  data: buyInPageSchema,
});

export const leavingPage = endpoint({
  method: 'GET',
  path: 'pages/leaving',
  access: 'session',
  summary: 'The exit benefit of today.',
  data: leavingPageSchema,
});

export const retirementPage = endpoint({
  method: 'GET',
  path: 'pages/retirement',
  access: 'session',
  summary: 'The monthly pension by age.',
  data: retirementPageSchema,
});

export const homeOwnershipPage = endpoint({
  method: 'GET',
  path: 'pages/homeownership',
  access: 'session',
  summary: 'How much may be withdrawn for a home, and how that goes on.',
  data: homeOwnershipPageSchema,
});

export const fatalityPage = endpoint({
  method: 'GET',
  path: 'pages/fatality',
  access: 'session',
  summary: 'What would be paid at death, and to whom.',
  query: anonymizeQuery,
  data: fatalityPageSchema,
});

export const unpaidVacationPage = endpoint({
  method: 'GET',
  path: 'pages/unpaidvacation',
  access: 'session',
  summary: 'What unpaid leave costs a month.',
  data: unpaidVacationPageSchema,
});

export const civilStatusPage = endpoint({
  method: 'GET',
  path: 'pages/civilstatus',
  access: 'session',
  summary: 'The civil status, and since when.',
  query: anonymizeQuery,
  data: civilStatusPageSchema,
});

/** Stands after the pages in every table: their paths are names of it otherwise. */
export const pageLink = endpoint({
  method: 'GET',
  path: 'pages/{name}',
  access: 'session',
  summary: 'Where a simulator or an order form is found, by name; unknown names are 404.',
  data: z.string(),
});
