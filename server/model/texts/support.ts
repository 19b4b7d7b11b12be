import { inEveryLanguage } from '#kernel/every-language.ts';
import german from '#words/de-CH/provider-support.json' with { type: 'json' };

/** What the portal says to support staff who view a member's portal. */
export const supportTexts = await inEveryLanguage('provider-support', german);
