import { inEveryLanguage } from '#kernel/every-language.ts';
import calculation from '#words/de-CH/calculation.json' with { type: 'json' };
import detail from '#words/de-CH/detail.json' with { type: 'json' };
import german from '#words/de-CH/provider-scenario.json' with { type: 'json' };
import scenarios from '#words/de-CH/scenarios.json' with { type: 'json' };
import simulation from '#words/de-CH/simulation.json' with { type: 'json' };

/** What only a printed scenario says, in a language. */
export const scenarioTexts = await inEveryLanguage('provider-scenario', german);

/** The portal's words for simulations in a language. */
export const simulationTexts = await inEveryLanguage('simulation', simulation);

/** The portal's words for scenarios in a language. */
export const keptScenarioTexts = await inEveryLanguage('scenarios', scenarios);

/** The portal's words for figures, laws and paragraphs in a language. */
export const calculationTexts = await inEveryLanguage('calculation', calculation);

/** The portal's words for ages, and for the charts of a page, in a language. */
export const detailTexts = await inEveryLanguage('detail', detail);
