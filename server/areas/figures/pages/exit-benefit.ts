import type { ExitBenefitAnswer } from '#contract/pages.ts';
import { toChf } from '#kernel/money.ts';
import { chfOf } from '../boxes.ts';
import { beyond, derived, hinted, type PageSource } from './page-parts.ts';

/** `pages/leaving`. */
export const exitBenefitPage = (source: PageSource): ExitBenefitAnswer => {
  const savings = source.sheet.figures?.savings ?? null;
  return {
    ...derived(source, ['exitBenefit', 'lawfulPart']),
    ...hinted(source, ['stayInsured']),
    exitBenefit: { isVisible: true, amount: chfOf(savings?.exitBenefit) },
    ...(savings && beyond(source, { lawfulPart: toChf(savings.lawfulPart) })),
    // Each case on the page has its own.
    actions: null,
  };
};
