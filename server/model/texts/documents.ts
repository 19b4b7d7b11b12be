import { inEveryLanguage } from '#kernel/every-language.ts';
import german from '#words/de-CH/provider-documents.json' with { type: 'json' };

/** The names of documents, and of their states, in a language. */
export const documentTexts = await inEveryLanguage('provider-documents', german);
