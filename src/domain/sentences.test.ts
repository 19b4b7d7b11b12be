import { expect, it } from 'vitest';
import { joinSentences } from './sentences.ts';

it.each([
  [['Falsch', 'Il vous reste 3 tentatives.'], 'Falsch. Il vous reste 3 tentatives.'],
  [['Dieser Code stimmt nicht.', 'Sie haben noch 3 Versuche.'], 'Dieser Code stimmt nicht. Sie haben noch 3 Versuche.'],
  [['Code « 123 » ?', 'Encore 2 tentatives.'], 'Code « 123 » ? Encore 2 tentatives.'],
  [['He said “no.”', 'Once more.'], 'He said “no.” Once more.'],
  [['  Falsch \n', null, ''], 'Falsch'],
  [[undefined, 'Sie haben noch 1 Versuch.'], 'Sie haben noch 1 Versuch.'],
])('adds a missing full stop between two sentences: %j', (sentences, text) => {
  expect(joinSentences(...sentences)).toBe(text);
});
