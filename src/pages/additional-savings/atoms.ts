import { planConfirmation, savingsPlans } from '#contract/endpoints/plan-choice.ts';
import { resource } from '#state/remote/resource.ts';

/** The plans that can be chosen. */
export const savingsPlansResource = resource('savingsPlans', savingsPlans);

/** What is confirmed before a plan is chosen. */
export const confirmationResource = resource('planConfirmation', planConfirmation);
