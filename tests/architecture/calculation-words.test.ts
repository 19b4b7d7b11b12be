import { describe, expect, test } from 'vitest';
import {
  calculationAssumptions,
  calculationRules,
  explainedFigures,
  lawActs,
  planParagraphs,
  quantityNames,
} from '#contract/derivation.ts';
import words from '#words/de-CH/calculation.json' with { type: 'json' };

/** The other languages have the same keys: messages.test.ts. */
describe('An explanation has words', () => {
  test.each([
    ['figure', words.figures, explainedFigures],
    ['rule', words.rules, calculationRules],
    ['quantity', words.quantities, quantityNames],
    ['law', words.acts, lawActs],
    ['paragraph of the plan', words.paragraphs, planParagraphs],
    ['assumption', words.assumptions, [...calculationAssumptions, 'title']],
  ] as const)('for every %s, and for no other', (_, said, keys) => {
    expect(Object.keys(said).toSorted()).toEqual([...keys].toSorted());
  });
});
