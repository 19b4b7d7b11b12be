import { endpoints } from '#contract/endpoints.ts';
import { appliedAnswer, confirmationAnswer } from '#server/areas/plan-choice/plan-answers.ts';
import type { Axes, Person } from './axes.ts';
import { pageOf } from './pages-of.ts';
import { sheetOf } from './sheet-of.ts';
import { answer, refuse, type Answer, type Answers } from './story-provider.ts';

/** The calls that choose a savings plan, answered for a person. */
export const planChoiceAnswers = (axes: Axes, person: Person): Answers => {
  const choice = person && (sheetOf(axes.fund, person).figures?.savingsOptions ?? null);
  /** Answers about the plan at the end of the address. */
  const about =
    (reply: (option: NonNullable<typeof choice>['all'][number]) => Answer): Answer =>
    (request) => {
      const id = new URL(request.url).pathname.split('/').at(-1);
      const option = choice?.all.find((each) => each.id === id);
      return (option === undefined ? refuse(404, 'err_not_found', 'Not found') : reply(option))(request);
    };
  if (!choice) return { savingsPlans: answer(endpoints.savingsPlans, { options: [] }) };
  return {
    savingsPlans: (request) =>
      answer(endpoints.savingsPlans, { options: pageOf('additionalSavings', axes, person).options })(request),
    planConfirmation: about((option) =>
      answer(endpoints.planConfirmation, confirmationAnswer(choice, option, axes.language)),
    ),
    applyPlan: about((option) =>
      answer(endpoints.applyPlan, appliedAnswer(choice, option, axes.language, 'documents/download?fileCode=story')),
    ),
  };
};
