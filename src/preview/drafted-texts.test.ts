import { expect, it } from 'vitest';
import type { PageContent } from '#contract/content.ts';
import { createDraftedTexts } from './drafted-texts.ts';
import type { DraftedTexts } from './preview-messages.ts';

const page = (title: string | null): PageContent => ({ title, lead: null, body: { blocks: [] }, simulationBox: null });
const entry = (locale: 'de-CH' | 'fr-FR', title: string | null): DraftedTexts['entries'][number] => ({
  locale,
  schema: 'contact',
  part: 'page',
  content: page(title),
});

it('finds a text in the page’s language, else the German one', () => {
  const texts = createDraftedTexts();
  texts.take({ isSupplemented: false, entries: [entry('de-CH', 'Kontakt'), entry('fr-FR', 'Contact')] });
  expect(texts.find('contact', 'page', 'fr-FR')).toEqual({ content: page('Contact'), locale: 'fr-FR', source: 0 });
  expect(texts.find('contact', 'page', 'it-IT')).toEqual({ content: page('Kontakt'), locale: 'de-CH', source: 1 });
  expect(texts.find('contact', 'sidebar', 'de-CH')).toBeNull();
});

it('leaves the order of languages to the provider where another fund’s texts come between', () => {
  const texts = createDraftedTexts();
  texts.take({ isSupplemented: true, entries: [entry('de-CH', 'Kontakt')] });
  expect(texts.find('contact', 'page', 'it-IT')).toBeNull();
  expect(texts.find('contact', 'page', 'de-CH')?.content).toEqual(page('Kontakt'));
});

it('takes an empty text for none, as members’ portals do', () => {
  const texts = createDraftedTexts();
  texts.take({ isSupplemented: false, entries: [entry('fr-FR', null), entry('de-CH', 'Kontakt')] });
  expect(texts.find('contact', 'page', 'fr-FR')?.locale).toBe('de-CH');
});

it('says what has changed, and what is gone', () => {
  const texts = createDraftedTexts();
  const [german, french] = [entry('de-CH', 'Kontakt'), entry('fr-FR', 'Contact')];
  expect(texts.take({ isSupplemented: false, entries: [german, french] })).toEqual([german, french]);
  expect(texts.take({ isSupplemented: false, entries: [entry('de-CH', 'Kontakt'), french] })).toEqual([]);
  const typed = entry('fr-FR', 'Contactez-nous');
  expect(texts.take({ isSupplemented: false, entries: [german, typed] })).toEqual([typed]);
  expect(texts.take({ isSupplemented: false, entries: [german] })).toEqual([typed]);
});
