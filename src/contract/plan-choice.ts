import * as z from 'zod/mini';
import { derivationSchema } from './derivation.ts';
import { amount, flag, knownDay, line, list, maybe, text } from './fields.ts';
import { sent } from './sent.ts';

/**
 * Savings plans and their choice (specification, section 3, additional savings). Amounts in CHF.
 */

/** A savings plan that the fund offers. */
export const savingsPlanSchema = sent(
  {
    id: line,
    title: line,
    subTitle: text,
    /** Whether it is in force, or from when it would be. */
    status: text,
    /** First day if it is chosen today; null for the plan in force. */
    startDate: knownDay,
    /** The member's own savings contribution a month. */
    value: amount,
    isDisabled: flag,
    /** Whether it is in force today. */
    isActualPlan: flag,
    /** Beyond the specification: why it is disabled. */
    reason: maybe(z.string()),
    /** Beyond the specification: the day from which it is already chosen. */
    chosenFrom: maybe(knownDay),
    /** Beyond the specification: the last day on which another choice takes its place. */
    changeableUntil: maybe(knownDay),
    /** Beyond the specification: the pension a month at the default age if the plan is chosen today. */
    pensionPerMonth: maybe(z.number()),
    /** Beyond the specification: the savings at that age. */
    savingsAtRetirement: maybe(z.number()),
    /** Beyond the specification, on the plans' own page: how the contribution and the pension were calculated. */
    derivations: maybe(z.array(derivationSchema)),
  },
  { isDisabled: 'disable' },
);

export type SavingsPlan = z.infer<typeof savingsPlanSchema>;

/** Answer of `additionalsavings/customize`; no plans if the fund offers no choice. */
export const savingsPlansSchema = sent({ options: list(savingsPlanSchema) });

/**
 * Answer of `additionalsavings/confirmation/{planId}`. In its texts `{0}` stands for the chosen plan's title and `{1}`
 * for its first day.
 */
export const planConfirmationSchema = sent(
  {
    subTitle: text,
    text,
    plan: z.nullable(sent({ title: line, startDate: knownDay, value: amount })),
  },
  { plan: 'additionalSavingsOption' },
);

/** Answer of `additionalsavings/apply/{planId}`; `isError` if the choice was refused, and then the texts say why. */
export const planAppliedSchema = sent({
  subTitle: text,
  text,
  /** Address of the confirmation's PDF, below the API base. */
  pdfDownloadLink: text,
  isError: flag,
});
