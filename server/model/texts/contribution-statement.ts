import { inEveryLanguage } from '#kernel/every-language.ts';
import german from '#words/de-CH/provider-contribution-statement.json' with { type: 'json' };

/** The contribution statement's texts in a language. */
export const contributionStatementTexts = await inEveryLanguage('provider-contribution-statement', german);
