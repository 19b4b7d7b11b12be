import { inEveryLanguage } from '#kernel/every-language.ts';
import german from '#words/de-CH/provider-questions.json' with { type: 'json' };

/** Words of members, and what texts say instead, in every language. */
export const questionTexts = await inEveryLanguage('provider-questions', german);
