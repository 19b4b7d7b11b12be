import { inEveryLanguage } from '#kernel/every-language.ts';
import german from '#words/de-CH/provider-demo.json' with { type: 'json' };

/** What the demo's pages say. */
export type DemoTexts = typeof german;

/** What the demo's pages say in a language. */
export const demoTexts = await inEveryLanguage('provider-demo', german);
