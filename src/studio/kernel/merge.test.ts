import { describe, expect, it } from 'vitest';
import type { FundFiles } from '#contract/studio/files.ts';
import { mergeFiles } from './merge.ts';
import { valueAt, withValue } from './paths.ts';

const base: FundFiles = {
  settings: { displayName: 'Nordlicht', configurations: { brand: { primary: '#111111', secondary: '#222222' } } },
  content: { 'de-CH': { contact: { page: { body: ['Eins', 'Zwei', 'Drei'] } } } },
  assets: { 'logo.svg': 'a' },
};
const primary = ['settings', 'configurations', 'brand', 'primary'] as const;
const secondary = ['settings', 'configurations', 'brand', 'secondary'] as const;
const body = ['content', 'de-CH', 'contact', 'page', 'body'] as const;

describe('Two people’s changes', () => {
  it('are both kept if they are about different fields', () => {
    const mine = withValue(base, primary, '#333333');
    const theirs = withValue(withValue(base, secondary, '#444444'), ['assets', 'logo.svg'], 'b');
    const { files, clashes } = mergeFiles(base, mine, theirs);
    expect(clashes).toEqual([]);
    expect(valueAt(files, primary)).toBe('#333333');
    expect(valueAt(files, secondary)).toBe('#444444');
    expect(files.assets).toEqual({ 'logo.svg': 'b' });
  });

  it('clash in the very field that both have changed', () => {
    const mine = withValue(withValue(base, primary, '#333333'), secondary, '#555555');
    const theirs = withValue(base, primary, '#444444');
    const { files, clashes } = mergeFiles(base, mine, theirs);
    expect(clashes).toEqual([{ path: primary, mine: '#333333', theirs: '#444444' }]);
    expect(valueAt(files, primary)).toBe('#333333');
    expect(valueAt(files, secondary)).toBe('#555555');
  });

  it('don’t clash if both have done the same', () => {
    const both = withValue(base, primary, '#333333');
    expect(mergeFiles(base, both, withValue(base, primary, '#333333'))).toEqual({ files: both, clashes: [] });
  });

  it('clash if one has emptied what the other has changed', () => {
    const { clashes } = mergeFiles(base, withValue(base, primary, undefined), withValue(base, primary, '#444444'));
    expect(clashes).toEqual([{ path: primary, mine: undefined, theirs: '#444444' }]);
  });

  it('are told apart entry by entry in a list of the same length', () => {
    const mine = withValue(base, [...body, 0], 'Uno');
    const theirs = withValue(base, [...body, 2], 'Tre');
    expect(valueAt(mergeFiles(base, mine, theirs).files, body)).toEqual(['Uno', 'Zwei', 'Tre']);
  });

  it('clash as a whole in a list that somebody has made longer', () => {
    const mine = withValue(base, body, ['Eins', 'Zwei', 'Drei', 'Vier']);
    const theirs = withValue(base, [...body, 0], 'Uno');
    const { clashes } = mergeFiles(base, mine, theirs);
    expect(clashes.map(({ path }) => path)).toEqual([body]);
  });

  it('take over what only the other has removed', () => {
    const { files } = mergeFiles(base, base, withValue(base, ['content', 'de-CH', 'contact'], undefined));
    expect(files.content).toEqual({});
  });
});
