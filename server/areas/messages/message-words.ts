import { inEveryLanguage } from '#kernel/every-language.ts';
import german from '#words/de-CH/provider-messages.json' with { type: 'json' };

/** What mails, SMS and letters say. */
export type MessageWords = typeof german;

/** What mails, SMS and letters say in a language. */
export const messageWords = await inEveryLanguage('provider-messages', german);
