import { describe, expect, test } from 'vitest';
import * as keys from '#pension/explanation-keys.ts';
import { findingRules } from '#pension/simulation/finding.ts';
import words from '#words/de-CH/calculation.json' with { type: 'json' };
import simulation from '#words/de-CH/simulation.json' with { type: 'json' };

/** The other languages have the same keys: messages.test.ts. */
describe('An explanation has words', () => {
  test.each([
    ['figure', words.figures, keys.explainedFigures],
    ['rule', words.rules, keys.calculationRules],
    ['quantity', words.quantities, keys.quantityNames],
    ['law', words.acts, keys.lawActs],
    ['paragraph of the plan', words.paragraphs, keys.planParagraphs],
    ['assumption', words.assumptions, [...keys.calculationAssumptions, 'title']],
  ] as const)('for every %s, and for no other', (_, said, expected) => {
    expect(Object.keys(said).toSorted()).toEqual([...expected].toSorted());
  });
});

test('every finding of a simulation has words, and there are no others', () => {
  expect(Object.keys(simulation.findings).toSorted()).toEqual([...findingRules].toSorted());
});
