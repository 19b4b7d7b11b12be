import type { EndpointData } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { formatDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import type { Locale } from '#kernel/locale.ts';
import { toChf } from '#kernel/money.ts';
import { perMonth } from '#pension/rates.ts';
import { planTitle, type SavingsChoice } from '#server/model/savings-plans.ts';
import { planChoiceTexts } from '#server/model/texts/plan-choice.ts';

type Option = SavingsChoice['all'][number];
type Applied = EndpointData<(typeof endpoints)['applyPlan']>;

/** What a member confirms. The portal fills in the plan and the day. */
export const confirmationAnswer = (
  { startsOn }: SavingsChoice,
  option: Option,
  locale: Locale,
): EndpointData<(typeof endpoints)['planConfirmation']> => {
  const { subTitle, text } = planChoiceTexts(locale).confirmation;
  const open = { plan: '{0}', date: '{1}' };
  return {
    subTitle: fill(subTitle, open),
    text: fill(text, open),
    plan: {
      title: planTitle(option, locale),
      startDate: startsOn,
      value: toChf(perMonth(option.memberSavingsPerYear)),
    },
  };
};

/** The answer to a choice that is stored. */
export const appliedAnswer = (
  { startsOn }: SavingsChoice,
  option: Option,
  locale: Locale,
  pdfDownloadLink: string,
): Applied => {
  const { subTitle, text } = planChoiceTexts(locale).applied;
  return {
    subTitle,
    text: fill(text, { plan: planTitle(option, locale), date: formatDate(startsOn) }),
    pdfDownloadLink,
    isError: false,
  };
};

/** The answer to a choice that isn't possible: its text says why, and nothing is stored. */
export const refusedAnswer = (why: string, locale: Locale): Applied => ({
  subTitle: planChoiceTexts(locale).applied.refused,
  text: why,
  pdfDownloadLink: null,
  isError: true,
});
