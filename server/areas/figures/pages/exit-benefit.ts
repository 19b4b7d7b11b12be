import type { ExitBenefitAnswer } from '#contract/pages.ts';
import { toChf } from '#kernel/money.ts';
import { pagesTexts } from '#server/model/texts/pages.ts';
import { chfOf } from '../boxes.ts';
import { action, beyond, derived, hinted, inside, type PageSource } from './page-parts.ts';

/** `pages/leaving`. */
export const exitBenefitPage = (source: PageSource): ExitBenefitAnswer => {
  const { sheet, locale } = source;
  const savings = sheet.figures?.savings ?? null;
  return {
    ...derived(source, ['exitBenefit', 'lawfulPart']),
    ...hinted(source, ['stayInsured']),
    exitBenefit: { isVisible: true, amount: chfOf(savings?.exitBenefit) },
    ...(savings && beyond(source, { lawfulPart: toChf(savings.lawfulPart) })),
    actions: action(pagesTexts(locale).exitBenefit, inside('contact', locale)),
  };
};
