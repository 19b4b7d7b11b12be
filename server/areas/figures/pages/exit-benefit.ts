import type { LeavingPage } from '#contract/pages.ts';
import { toChf } from '#kernel/money.ts';
import { pagesTexts } from '#server/model/texts/pages.ts';
import { chfOf } from '../boxes.ts';
import { action, beyond, derived, inside, type PageSource } from './page-parts.ts';

/** `pages/leaving`. */
export const exitBenefitPage = (source: PageSource): LeavingPage => {
  const { sheet, locale } = source;
  const savings = sheet.figures?.savings ?? null;
  return {
    ...derived(source, ['exitBenefit', 'lawfulPart']),
    leavingBenefitBox: { isVisible: true, value: chfOf(savings?.exitBenefit) },
    ...(savings && beyond(source, { lawfulPart: toChf(savings.lawfulPart) })),
    actionsBox: action(pagesTexts(locale).leaving, inside('contact', locale)),
  };
};
