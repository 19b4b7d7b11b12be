import { inEveryLanguage } from '#kernel/every-language.ts';
import german from '#words/de-CH/provider-plan-confirmation.json' with { type: 'json' };

/** The plan confirmation's texts in a language. */
export const planConfirmationTexts = await inEveryLanguage('provider-plan-confirmation', german);
