import { expect, test } from 'vitest';
import { removedParts } from './removed-parts.ts';

test('what is taken out of a drawing is told by what it is for, each kind once', () => {
  expect(
    removedParts(['onload', 'script', 'style', 'image', 'foreignObject', 'a', 'xlink:href', 'href', 'doctype']),
  ).toEqual(['scripts', 'styles', 'embedded', 'references', 'doctype']);
  expect(removedParts(['animateTransform', 'set', 'madeUp'])).toEqual(['animations', 'other']);
});
