import { describe, expect, it } from 'vitest';
import type { FundFiles } from '#contract/studio/files.ts';
import { pathName, valueAt, withValue } from './paths.ts';
import { sameJson } from '#kernel/same-json.ts';

const files: FundFiles = {
  settings: { displayName: 'Nordlicht', configurations: { brand: { primary: '#123456' } } },
  content: { 'de-CH': { contact: { page: { body: ['Eins', 'Zwei'] } } } },
  assets: {},
};

describe('A path in a fund’s files', () => {
  it('leads to what is written there', () => {
    expect(valueAt(files, ['settings', 'configurations', 'brand', 'primary'])).toBe('#123456');
    expect(valueAt(files, ['content', 'de-CH', 'contact', 'page', 'body', 1])).toBe('Zwei');
    expect(valueAt(files, ['settings', 'favicon'])).toBeUndefined();
    expect(valueAt(files, ['settings', 'toString'])).toBeUndefined();
    expect(pathName(['content', 'de-CH', 'contact', 'page', 'body', 1])).toBe('content.de-CH.contact.page.body.1');
  });

  it('is written without changing anything else', () => {
    const after = withValue(files, ['settings', 'configurations', 'brand', 'corner'], 'round');
    expect(valueAt(after, ['settings', 'configurations', 'brand'])).toEqual({ primary: '#123456', corner: 'round' });
    expect(valueAt(files, ['settings', 'configurations', 'brand'])).toEqual({ primary: '#123456' });
    expect(after.content).toBe(files.content);
  });

  it('leaves nothing empty behind when it is given back', () => {
    const after = withValue(files, ['settings', 'configurations', 'brand', 'primary'], undefined);
    expect(after.settings).toEqual({ displayName: 'Nordlicht' });
    expect(withValue(files, ['content', 'de-CH', 'contact', 'page'], undefined).content).toEqual({});
  });

  it('takes an entry out of a list, and the others move up', () => {
    const after = withValue(files, ['content', 'de-CH', 'contact', 'page', 'body', 0], undefined);
    expect(valueAt(after, ['content', 'de-CH', 'contact', 'page', 'body'])).toEqual(['Zwei']);
  });

  it('keeps the order of the fields in the file', () => {
    const after = withValue(files, ['settings', 'displayName'], 'Südlicht');
    expect(Object.keys(after.settings)).toEqual(['displayName', 'configurations']);
  });
});

describe('Two values', () => {
  it.each([
    [{ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, true],
    [{ a: undefined }, {}, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    ['1', 1, false],
    [null, {}, false],
  ])('%j and %j are the same: %j', (one, other, same) => {
    expect(sameJson(one, other)).toBe(same);
  });
});
