import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FundFiles } from '#contract/studio/files.ts';
import { differencesOf } from './differences.ts';

const hash = (letter: string) => letter.repeat(64);

const files = (change: Partial<FundFiles> = {}): FundFiles => ({
  settings: { displayName: 'Quarz', configurations: { brand: { primary: '#1d5c3c' } } },
  content: { 'de-CH': { contact: { page: { title: 'Kontakt', body: ['Eins', 'Zwei', 'Drei'] } } } },
  assets: { 'logo.svg': hash('a') },
  ...change,
});

const body = (...blocks: string[]) =>
  files({ content: { 'de-CH': { contact: { page: { title: 'Kontakt', body: blocks } } } } });

const questions = (...list: { id: string; question: string }[]) =>
  files({ content: { 'fr-FR': { questions: { questions: list } } } });

const told = (before: FundFiles, after: FundFiles) =>
  differencesOf(before, after).map(({ kind, path, before: from, after: to }) => [kind, path.join('.'), from, to]);

describe('The difference of two states of a fund’s files', () => {
  test('the same files do not differ, whatever the order of their fields', () => {
    expect(differencesOf(files(), files())).toEqual([]);
    const turned = files({ settings: { configurations: { brand: { primary: '#1d5c3c' } }, displayName: 'Quarz' } });
    expect(differencesOf(files(), turned)).toEqual([]);
  });

  test('a field has its part of the editor, its language and both values', () => {
    const after = files({
      settings: {
        displayName: 'Quarz',
        configurations: { brand: { primary: '#fff0a0' } },
        termsOfUse: 'Text',
        tenantConfigurations: { 'fr-FR': { logoImage: 'logo.svg' } },
      },
    });
    expect(differencesOf(files(), after)).toEqual([
      {
        section: 'brand',
        path: ['settings', 'configurations', 'brand', 'primary'],
        locale: null,
        before: '#1d5c3c',
        after: '#fff0a0',
        kind: 'changed',
      },
      {
        section: 'terms',
        path: ['settings', 'termsOfUse'],
        locale: null,
        before: undefined,
        after: 'Text',
        kind: 'added',
      },
      {
        section: 'images',
        path: ['settings', 'tenantConfigurations', 'fr-FR', 'logoImage'],
        locale: 'fr-FR',
        before: undefined,
        after: 'logo.svg',
        kind: 'added',
      },
    ]);
  });

  test('a block in between leaves those behind it as they are', () => {
    const at = 'content.de-CH.contact.page.body';
    expect(told(files(), body('Eins', 'Neu', 'Zwei', 'Drei'))).toEqual([['added', `${at}.1`, undefined, 'Neu']]);
    expect(told(files(), body('Zwei', 'Drei'))).toEqual([['removed', `${at}.0`, 'Eins', undefined]]);
    expect(told(files(), body('Eins', 'Zwo', 'Drei'))).toEqual([['changed', `${at}.1`, 'Zwei', 'Zwo']]);
  });

  test('questions are compared by what they are called', () => {
    const [a, b] = [
      { id: 'a', question: 'A' },
      { id: 'b', question: 'B' },
    ];
    expect(told(questions(a, b), questions({ id: 'c', question: 'C' }, a, { ...b, question: 'B?' }))).toEqual([
      ['added', 'content.fr-FR.questions.questions.0.id', undefined, 'c'],
      ['added', 'content.fr-FR.questions.questions.0.question', undefined, 'C'],
      ['changed', 'content.fr-FR.questions.questions.2.question', 'B', 'B?'],
    ]);
    expect(differencesOf(questions(a), questions(b)).map(({ kind, section }) => [kind, section])).toEqual([
      ['removed', 'questions'],
      ['removed', 'questions'],
      ['added', 'questions'],
      ['added', 'questions'],
    ]);
  });

  test('an image is compared by its hash', () => {
    expect(told(files(), files({ assets: { 'logo.svg': hash('b'), 'berg.svg': hash('c') } }))).toEqual([
      ['changed', 'assets.logo.svg', hash('a'), hash('b')],
      ['added', 'assets.berg.svg', undefined, hash('c')],
    ]);
  });

  test('a difference is told of every field that differs, and of no other', () => {
    const json = fc.jsonValue({ maxDepth: 3 }).map((value): unknown => JSON.parse(JSON.stringify(value)));
    const settings = fc.dictionary(fc.constantFrom('a', 'b', 'languages'), json, { noNullPrototype: true });
    fc.assert(
      fc.property(settings, settings, (one, other) => {
        const found = differencesOf(files({ settings: one }), files({ settings: other }));
        const differing = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
          (key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]),
        );
        const sameButForOrder = found.map(({ path }) => path[1]);
        for (const key of sameButForOrder) expect(differing).toContain(key);
        for (const { before, after } of found) expect(before).not.toStrictEqual(after);
        for (const key of differing)
          if (!isDeepStrictEqual(one[key], other[key])) expect(sameButForOrder).toContain(key);
      }),
    );
  });
});
