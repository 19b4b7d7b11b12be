import { inEveryLanguage } from '#kernel/every-language.ts';
import german from '#words/de-CH/provider-plan-choice.json' with { type: 'json' };

/** The provider's texts on the choice of a savings plan, in a language. */
export const planChoiceTexts = await inEveryLanguage('provider-plan-choice', german);
