import { expect, it } from 'vitest';
import { answeredPart, startedPart } from './draft-settings.ts';
import { draftTexts } from './draft-texts.ts';

const files = (title: string, settings: Record<string, unknown> = {}) => ({
  settings,
  content: { 'de-CH': { contact: { page: { title } } } },
  assets: {},
});

it('reads the texts as the provider does, without what it would refuse', () => {
  expect(draftTexts(files('Kontakt'))).toMatchObject({
    isSupplemented: false,
    entries: [{ locale: 'de-CH', schema: 'contact', part: 'page', content: { title: 'Kontakt' } }],
  });
  expect(draftTexts(files('a'.repeat(301))).entries).toEqual([]);
  expect(draftTexts(files('Kontakt', { contentLike: 'quarz' })).isSupplemented).toBe(true);
});

it('lets previews begin anew only where the provider answers otherwise altogether', () => {
  const before = startedPart(files('Kontakt'));
  expect(startedPart(files('Kontakt', { contentLike: 'quarz' }))).not.toEqual(before);
  expect(startedPart(files('Anders', { contactDetail: { city: 'Bern' } }))).toEqual(before);
});

it('lets previews ask again only for what the provider has to find', () => {
  const before = answeredPart(files('Kontakt'));
  expect(answeredPart(files('So erreichen Sie uns'))).toEqual(before);
  expect(answeredPart({ ...files('Kontakt'), content: {} })).not.toEqual(before);
  const like = { contentLike: 'quarz' };
  expect(answeredPart(files('A', like))).not.toEqual(answeredPart(files('B', like)));
  const asked = (question: string) => ({
    ...files('Kontakt'),
    content: { 'de-CH': { questions: { questions: [{ id: 'a', question, answer: ['B'] }] } } },
  });
  expect(answeredPart(asked('Wann?'))).not.toEqual(answeredPart(asked('Wo?')));
  expect(answeredPart(files('Kontakt', { contactDetail: { city: 'Bern' } }))).not.toEqual(before);
  expect(answeredPart(files('Kontakt', { displayName: 'Nordlicht' }))).toEqual(before);
});
