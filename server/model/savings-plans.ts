import type { SavingsPlan } from '#contract/plan-choice.ts';
import { formatDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import type { Locale } from '#kernel/locale.ts';
import { toChf } from '#kernel/money.ts';
import type { Figures } from '#pension/figure-sheet.ts';
import { perMonth } from '#pension/rates.ts';
import { changeableUntil } from '#pension/savings-options.ts';
import type { TenantSettings } from '#tenants/format/settings.ts';
import { planChoiceTexts } from './texts/plan-choice.ts';

/** A member's choice among savings plans. */
export type SavingsChoice = NonNullable<Figures['savingsOptions']>;
type Option = SavingsChoice['all'][number];

/** A savings plan's title in a language. */
export const planTitle = ({ additionalPercent }: Pick<Option, 'additionalPercent'>, locale: Locale): string => {
  const texts = planChoiceTexts(locale);
  return additionalPercent === 0 ? texts.base : fill(texts.plan, { percent: additionalPercent });
};

/**
 * Why a plan can't be chosen today, in words; null if it can. The plan in force can be chosen only to replace another
 * choice that has not started yet.
 */
export const planObstacle = (choice: SavingsChoice, option: Option, locale: Locale): string | null => {
  const { blocked, all, startsOn } = choice;
  const texts = planChoiceTexts(locale).blocked;
  if (blocked !== null) return texts[blocked];
  if (option.chosenFrom === startsOn) return texts.alreadyChosen;
  const isReplaced = all.some(({ chosenFrom }) => chosenFrom !== null);
  return option.isActual && !isReplaced ? texts.inForce : null;
};

/**
 * The savings plans as the wire has them, in CHF and in the words of a language; what is beyond the specification only
 * for a fund that sends it.
 */
export const savingsPlansOf = (
  choice: SavingsChoice | null,
  locale: Locale,
  { answersBeyondSpecification }: Pick<TenantSettings, 'answersBeyondSpecification'>,
): SavingsPlan[] => {
  if (choice === null) return [];
  const texts = planChoiceTexts(locale);
  const isKnown = choice.blocked !== 'birthDateUnknown';
  return choice.all.map((option) => {
    const { id, additionalPercent: percent, isActual, chosenFrom, memberSavingsPerYear } = option;
    const obstacle = planObstacle(choice, option, locale);
    // The plan in force is preselected, not disabled; choosing it changes nothing.
    const isSame = isActual && choice.blocked === null && obstacle !== null;
    // Nothing can begin that can't be chosen.
    const isOffered = choice.blocked === null || isActual || chosenFrom !== null;
    const start = chosenFrom ?? (choice.blocked === null ? choice.startsOn : null);
    return {
      id,
      title: planTitle(option, locale),
      subTitle: percent === 0 ? texts.about.base : fill(texts.about.plan, { percent }),
      status: isActual
        ? texts.status.actual
        : start === null
          ? null
          : fill(texts.status.from, { date: formatDate(start) }),
      startDate: isSame ? null : start,
      value: isKnown ? toChf(perMonth(memberSavingsPerYear)) : null,
      isDisabled: obstacle !== null && !isSame,
      isActualPlan: isActual,
      ...(answersBeyondSpecification && {
        reason: isSame ? null : obstacle,
        chosenFrom,
        changeableUntil: chosenFrom && changeableUntil(chosenFrom),
        pensionPerMonth: isKnown && isOffered ? toChf(option.pensionPerMonth) : null,
        savingsAtRetirement: isKnown && isOffered ? toChf(option.savingsAtRetirement) : null,
      }),
    };
  });
};
