import { inEveryLanguage } from '#kernel/every-language.ts';
import german from '#words/de-CH/provider-messages.json' with { type: 'json' };

/** Texts of mails, SMS and letters. */
export type MessageWords = typeof german;

/** Texts of mails, SMS and letters in a language. */
export const messageWords = await inEveryLanguage('provider-messages', german);
