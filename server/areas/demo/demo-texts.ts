import { inEveryLanguage } from '#kernel/every-language.ts';
import german from '#words/de-CH/provider-demo.json' with { type: 'json' };

/** Texts of the demo's pages. */
export type DemoTexts = typeof german;

/** Texts of the demo's pages in a language. */
export const demoTexts = await inEveryLanguage('provider-demo', german);
