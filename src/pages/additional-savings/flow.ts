import { applyPlan } from '#contract/endpoints/plan-choice.ts';
import type { IsoDate } from '#kernel/date.ts';
import {
  nextPlanChoiceFlow,
  planChoiceFlowSchema,
  planChoiceStart,
  type PlanChoiceEvent,
  type PlanChoiceFlow,
} from '#domain/plan-choice-flow.ts';
import { createFlow } from '#state/flows/create-flow.ts';
import { hrefAtom } from '#state/kernel/place.ts';
import { flowKeys } from '#state/kernel/storage-keys.ts';

const flow = createFlow<PlanChoiceFlow, PlanChoiceEvent, PlanChoiceFlow['step']>({
  key: 'planChoice',
  group: 'session',
  start: planChoiceStart,
  next: nextPlanChoiceFlow,
  kept: { key: flowKeys.planChoice, schema: planChoiceFlowSchema, unless: ({ step }) => step === 'customize' },
  routes: {
    customize: 'additional-savings-customize',
    confirmation: 'additional-savings-confirmation',
    apply: 'additional-savings-apply',
  },
  mayEnter: ({ step }, wanted) => wanted === 'customize' || wanted === step,
  // Back from the result leads to the page, because the choice is made.
  lost: ({ get, services }, { step }) => {
    services.navigate(get(hrefAtom)(step === 'apply' ? 'additional-savings' : 'additional-savings-customize'), {
      replace: true,
    });
  },
});

/**
 * The choice of a savings plan: customize, confirmation, apply (specification, section 4). A choice that the provider
 * flags as an error stays on the confirmation.
 */
export const planChoice = {
  ...flow,
  /** Chooses the picked plan; `startDate` is the first day that the member has read. */
  applyAction: flow.act(async ({ state, advance, goTo, send }, startDate: IsoDate | null) => {
    if (state.step !== 'confirmation') return null;
    const query = startDate === null ? {} : { startDate };
    return send(applyPlan, { path: { planId: state.planId }, query }, ({ data }) => {
      const said = { title: data.subTitle, text: data.text };
      if (data.isError) {
        advance({ type: 'refused', said });
        return null;
      }
      advance({ type: 'applied', said, pdfLink: data.pdfDownloadLink });
      goTo('apply', { replace: true });
      return null;
    });
  }),
};
