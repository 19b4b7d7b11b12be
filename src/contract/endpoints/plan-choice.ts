import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { planAppliedSchema, planConfirmationSchema, savingsPlansSchema } from '../plan-choice.ts';

/** The savings plans that the member may choose among; none if the fund offers no choice. */
export const savingsPlans = endpoint({
  method: 'GET',
  path: 'additionalsavings/customize',
  access: 'session',
  data: savingsPlansSchema,
});

/** What the member confirms before a savings plan is chosen; 404 for a plan that the fund doesn’t offer. */
export const planConfirmation = endpoint({
  method: 'GET',
  path: 'additionalsavings/confirmation/{planId}',
  access: 'session',
  data: planConfirmationSchema,
});

/**
 * Chooses a savings plan; the answer is flagged as an error if that isn’t possible. 404 for a plan that the fund
 * doesn’t offer.
 */
export const applyPlan = endpoint({
  method: 'POST',
  path: 'additionalsavings/apply/{planId}',
  access: 'session',
  /** The first day that the member has confirmed: a choice that would start on another day is refused. */
  query: z.object({ startDate: z.optional(z.iso.date()) }),
  data: planAppliedSchema,
});
