import * as z from 'zod/mini';
import type { CodeEvent } from './code-flow.ts';

/** Texts of the provider; each null if it says nothing. */
const saidSchema = z.object({ title: z.nullable(z.string()), text: z.nullable(z.string()) });

/** State of the choice of a savings plan, restored from the tab's storage after a reload. */
export const planChoiceFlowSchema = z.discriminatedUnion('step', [
  /** Picks a plan; null before the first pick. */
  z.object({ step: z.literal('customize'), planId: z.nullable(z.string()) }),
  /** Confirms it. `refused`: the provider has flagged the choice as an error, and says why. */
  z.object({ step: z.literal('confirmation'), planId: z.string(), refused: z.nullable(saidSchema) }),
  /** It is chosen. */
  z.object({ step: z.literal('apply'), planId: z.string(), said: saidSchema, pdfLink: z.nullable(z.string()) }),
]);

export type PlanChoiceFlow = Readonly<z.infer<typeof planChoiceFlowSchema>>;
type Said = Readonly<z.infer<typeof saidSchema>>;

/** What can happen to the choice of a savings plan. */
export type PlanChoiceEvent =
  | CodeEvent
  | { readonly type: 'picked'; readonly planId: string }
  | { readonly type: 'refused'; readonly said: Said }
  | { readonly type: 'applied'; readonly said: Said; readonly pdfLink: string | null }
  | { readonly type: 'closed' };

/** Before a plan is picked. */
export const planChoiceStart: PlanChoiceFlow = { step: 'customize', planId: null };

/** The next state of the choice. Ignores events that don't belong to the current step. */
export const nextPlanChoiceFlow = (flow: PlanChoiceFlow, event: PlanChoiceEvent): PlanChoiceFlow => {
  switch (event.type) {
    case 'picked':
      return { step: 'confirmation', planId: event.planId, refused: null };
    case 'refused':
      return flow.step === 'confirmation' ? { ...flow, refused: event.said } : flow;
    case 'applied':
      return flow.step === 'confirmation'
        ? { step: 'apply', planId: flow.planId, said: event.said, pdfLink: event.pdfLink }
        : flow;
    case 'closed':
      return planChoiceStart;
    case 'codeWrong':
    case 'codeDead':
    case 'resendRefused':
      break;
  }
  return flow;
};

/** Fills the placeholders of a confirmation's text: `{0}` is the chosen plan, `{1}` its first day. */
export const filledConfirmation = (text: string, plan: string, date: string): string =>
  text.replaceAll('{0}', plan).replaceAll('{1}', date);
