import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '#kernel/locale.ts';
import { routeKeys } from '#contract/route-words.ts';
import { pageOf, unknownPage, type PageEntry } from '#app/page-table.ts';
import { textsOf } from '../support/words.ts';

const root = join(import.meta.dirname, '../..');

const filesOf = ({ page, dialog }: PageEntry): string[] => (dialog === undefined ? [page] : [page, dialog]);

describe.each(routeKeys)('The route %s', (key) => {
  it('has a page that exists', () => {
    for (const file of filesOf(pageOf(key))) expect(existsSync(join(root, `src/pages/${file}.tsx`)), file).toBe(true);
  });

  it.each(locales)('has a title in %s', (locale) => {
    expect(textsOf(locale, 'shell').get(`titles.${key}`)).toBeTruthy();
  });
});

it('Every page and dialog has a route', () => {
  const used = new Set([...routeKeys.map(pageOf), unknownPage].flatMap(filesOf));
  const there = readdirSync(join(root, 'src/pages'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[a-z-]+\/(?:[A-Z]\w*Page|dialogs\/[A-Z]\w*Dialog)\.tsx$/.test(file))
    .map((file) => file.replace(/\.tsx$/, ''));
  expect(there.length).toBeGreaterThan(0);
  expect(there.filter((file) => !used.has(file))).toEqual([]);
});

it('Only the view of a page reads the answer of its call', () => {
  const reads =
    /from '#contract\/(?:pages|dashboard)\.ts'|import (?:type )?\{[^}]*\bProfile\b[^}]*\} from '#contract\/profile\.ts'/;
  const readers = readdirSync(join(root, 'src/pages'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && reads.test(readFileSync(join(root, 'src/pages', file), 'utf8')));
  expect(readers.filter((file) => !/^[a-z-]+\/view(?:\.test)?\.ts$/.test(file))).toEqual([]);
  expect(readers).toEqual(expect.arrayContaining(['dashboard/view.ts', 'profile/view.ts']));
});
