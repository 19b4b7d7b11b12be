import type { AdditionalSavingsAnswer } from '#contract/pages.ts';
import type { Derivation } from '#contract/derivation.ts';
import type { SavingsPlan } from '#contract/plan-choice.ts';
import { readCompanions } from '#domain/box.ts';
import { derivationOf } from '#domain/derivations.ts';
import { roundTo } from '#kernel/money.ts';
import { trimmed } from '#kernel/trimmed.ts';
import type { IsoDate } from '#kernel/date.ts';

/** A savings plan as page and dialogs show it; amounts in CHF, null if unknown. */
export type PlanView = {
  readonly id: string;
  readonly title: string;
  readonly about: string | null;
  /** Whether it is in force, or from when it would be. */
  readonly status: string | null;
  readonly isActual: boolean;
  readonly isDisabled: boolean;
  readonly reason: string | null;
  /** The day from which it is chosen; null if it isn't. */
  readonly chosenFrom: IsoDate | null;
  /** The last day on which another choice takes its place; null if none is made, and from a provider that doesn't say. */
  readonly changeableUntil: IsoDate | null;
  /** Its first day if it is chosen today; null for the plan in force, unless that would replace another choice. */
  readonly startDate: IsoDate | null;
  readonly contributionPerMonth: number | null;
  readonly pensionPerMonth: number | null;
  readonly ofContribution: Derivation | undefined;
  readonly ofPension: Derivation | undefined;
  /** It is in force, and nothing else is chosen, so that choosing it changes nothing. */
  readonly isSame: boolean;
};

/** A plan of an answer; nothing without an id, because it couldn't be chosen. */
const planOf = (plan: SavingsPlan): PlanView[] =>
  plan.id.trim() === ''
    ? []
    : [
        {
          id: plan.id,
          title: trimmed(plan.title) ?? plan.id,
          about: trimmed(plan.subTitle),
          status: trimmed(plan.status),
          isActual: plan.isActualPlan,
          isDisabled: plan.isDisabled,
          reason: trimmed(plan.reason),
          chosenFrom: plan.chosenFrom ?? null,
          changeableUntil: plan.changeableUntil ?? null,
          startDate: plan.startDate,
          contributionPerMonth: plan.value,
          pensionPerMonth: plan.pensionPerMonth ?? null,
          ofContribution: derivationOf(plan, 'planContribution'),
          ofPension: derivationOf(plan, 'pension'),
          isSame: plan.isActualPlan && plan.startDate === null,
        },
      ];

/**
 * How a plan differs from another one, a month: the contribution to the centime, the pension in whole francs, as both are
 * shown because they are compared; CHF, null if unknown.
 */
export const planDifference = (
  before: Pick<PlanView, 'contributionPerMonth' | 'pensionPerMonth'>,
  after: Pick<PlanView, 'contributionPerMonth' | 'pensionPerMonth'>,
) => {
  const { contributionPerMonth: paid, pensionPerMonth: received } = before;
  const { contributionPerMonth: pays, pensionPerMonth: receives } = after;
  return {
    contribution: paid === null || pays === null ? null : roundTo(pays - paid, 2),
    pension: received === null || receives === null ? null : roundTo(receives, 0) - roundTo(received, 0),
  };
};

/**
 * How a plan differs from the one in force, CHF a month; null of a figure that is the same or unknown, and of the plan in
 * force itself.
 */
export const differenceFromActual = (plans: readonly PlanView[], plan: PlanView) => {
  const actual = plans.find(({ isActual }) => isActual);
  const { contribution, pension } = planDifference(actual ?? plan, plan);
  return { contribution: contribution || null, pension: pension || null };
};

/** The plans of an answer. */
export const plansOf = (plans: readonly SavingsPlan[]): readonly PlanView[] => plans.flatMap(planOf);

/** What is chosen and has not started yet. */
export type PendingChoice = {
  /** In the order of their first days; the last one applies in the end, unless another choice takes its place. */
  readonly plans: readonly (PlanView & { readonly chosenFrom: IsoDate })[];
  readonly last: PlanView & { readonly chosenFrom: IsoDate };
  /** First day of a choice made today; null if none can be made. */
  readonly startsOn: IsoDate | null;
  /** Whether a choice made today takes the place of the last one. */
  readonly isReplaced: boolean;
  /** The last day on which it does; null if none does. */
  readonly changeableUntil: IsoDate | null;
  /** What applies without the last choice, if choosing it takes that back: the choice before it, or the plan in force. */
  readonly withdrawnBy: PlanView | null;
};

/** Chosen plans with their first days, in the order of these. */
const chosenAmong = (plans: readonly PlanView[]): PendingChoice['plans'] =>
  plans
    .flatMap((plan) => (plan.chosenFrom === null ? [] : [{ ...plan, chosenFrom: plan.chosenFrom }]))
    .toSorted((a, b) => a.chosenFrom.localeCompare(b.chosenFrom));

/**
 * The plan that applies until a picked one does: the latest choice before its first day, or the plan in force; null if
 * unknown.
 */
export const appliesBefore = (plans: readonly PlanView[], picked: PlanView | null): PlanView | null => {
  const start = picked?.startDate ?? null;
  const chosen = start === null ? [] : chosenAmong(plans).filter(({ chosenFrom }) => chosenFrom < start);
  return chosen.at(-1) ?? plans.find(({ isActual }) => isActual) ?? null;
};

/** The choice that has not started yet; null without one, and from a provider that doesn't send it. */
export const pendingChoiceOf = (plans: readonly PlanView[]): PendingChoice | null => {
  const chosen = chosenAmong(plans);
  const last = chosen.at(-1);
  if (last === undefined) return null;
  const startsOn =
    plans.find(({ isDisabled, chosenFrom, startDate }) => !isDisabled && chosenFrom === null && startDate !== null)
      ?.startDate ?? null;
  const isReplaced = startsOn !== null && startsOn <= last.chosenFrom;
  const before = chosen.at(-2) ?? plans.find(({ isActual }) => isActual);
  return {
    plans: chosen,
    last,
    startsOn,
    isReplaced,
    changeableUntil: isReplaced ? last.changeableUntil : null,
    withdrawnBy: isReplaced && before !== undefined && !before.isDisabled && !before.isSame ? before : null,
  };
};

/** The choices of the page's own figure: which plans are chosen, from when, and until when the last one can be changed. */
const chosenOf = (plans: readonly PlanView[]) => {
  const pending = pendingChoiceOf(plans);
  return (
    pending && {
      plans: pending.plans.map(({ title, chosenFrom }) => ({ title, from: chosenFrom })),
      until: pending.changeableUntil,
    }
  );
};

/** The reason that all plans share; null if one can be chosen or they differ. */
const sharedReason = (plans: readonly PlanView[]): string | null => {
  const [first] = plans;
  if (first === undefined || plans.some(({ isDisabled }) => !isDisabled)) return null;
  return plans.every(({ reason }) => reason === first.reason) ? first.reason : null;
};

/** The page on savings plans. */
export const additionalSavingsView = (answer: AdditionalSavingsAnswer) => {
  const { additionalSavings: box, options, selectedPlan } = answer;
  const plans = plansOf(options);
  const isHidden = box?.isVisible === false;
  const mayChoose = plans.some(({ isDisabled, isSame }) => !isDisabled && !isSame);
  const chosen = isHidden ? null : chosenOf(plans);
  const actual = plans.find(({ isActual, id }) => isActual || id === selectedPlan) ?? null;
  const parts = isHidden
    ? []
    : (box?.graphData ?? []).flatMap(({ label, value }) =>
        value > 0 && Number.isFinite(value) ? [{ label: trimmed(label) ?? '', value }] : [],
      );
  return {
    plans,
    isHidden,
    /** Name of the plan in force; null if it is unknown. */
    planName: trimmed(box?.planName) ?? actual?.title ?? trimmed(selectedPlan),
    /** The plans that are chosen and have not started yet. */
    chosen,
    /** The provider's note, unless the choice says it. */
    note: isHidden || chosen !== null ? null : trimmed(box?.subTitle),
    /** What the plan in force is made of, CHF a year. */
    parts: parts.every(({ label }) => label !== '') ? parts : [],
    /** How these parts are calculated. */
    ofParts: derivationOf(answer, 'savingsContributions'),
    mayChoose,
    /** Whether there is a choice, or a way to compare plans; without, the editors' texts on it don't concern the member. */
    isOffered: plans.length > 0 || trimmed(box?.link) !== null,
    reason: sharedReason(plans),
    /** Without a choice there is nothing to compare. */
    simulator: isHidden || (plans.length > 0 && !mayChoose) ? null : (box?.link ?? null),
    ...readCompanions(answer),
  };
};

export type AdditionalSavingsView = ReturnType<typeof additionalSavingsView>;
