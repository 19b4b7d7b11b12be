import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { flatten } from '../support/words.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '');

/** The glossary's names, each with the beginnings of the words that the wire and older code use for the same thing. */
const oldNames = {
  buyIn: ['purchas'],
  exitBenefit: ['quitting'],
  deathBenefit: ['fatalit'],
  homeOwnership: ['onwership'],
  pledgeRequest: ['mortage', 'mortgage'],
  unpaidLeave: ['vacation'],
  salaryAndContributions: ['payroll'],
  pensionPerYear: ['annuit'],
  disability: ['invalidity'],
  cohabitation: ['concubin'],
  documents: ['inbox'],
  questions: ['faq'],
} as const;

const isOld = (word: string) =>
  Object.values(oldNames).some((stems) => stems.some((stem) => word.toLowerCase().startsWith(stem)));

/** The words of a text or an identifier: `maxPurchaseAmount` → `max`, `Purchase`, `Amount`. */
const wordsIn = (text: string): readonly string[] => text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];

const isContract = (file: string) => file.startsWith('src/contract/');
/** Tests and stories also contain answers of the wire. */
const speaksOfTheWire = (file: string) => /^(?:tests|stories)\/|\.test\.tsx?$/.test(file);

/** Names of the wire that are more than an old word: `purchaseBox`, but not `purchase`. */
const wireNames = new Set(
  files
    .filter((file) => isContract(file) && !speaksOfTheWire(file))
    .flatMap((file) => read(file).match(/\w+/g) ?? [])
    .filter((name) => wordsIn(name).length > 1),
);

/** The identifiers and words of a file that have an old name, except addresses of the wire. */
const oldNamesIn = (file: string, source: string): readonly string[] =>
  (source.replaceAll(/\bpages\/\w+/g, '').match(/\w+/g) ?? []).filter(
    (name) => wordsIn(name).some(isOld) && !(speaksOfTheWire(file) && wireNames.has(name)),
  );

const isOwn = (file: string) => file === 'tests/architecture/old-names.test.ts';

describe('An old name of a glossary’s thing', () => {
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !isContract(file) && !isOwn(file));

  test('no code outside the contract uses an old name', () => {
    expect(sources.flatMap((file) => oldNamesIn(file, read(file)).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  test('no file has an old name', () => {
    expect(files.filter((file) => wordsIn(file).some(isOld))).toEqual([]);
  });

  test('no key of a text has an old name', () => {
    const keys = files
      .filter((file) => /^words\/.+\.json$/.test(file))
      .flatMap((file) => flatten(JSON.parse(read(file))).map(([key]) => `${file}: ${key}`));
    expect(keys.filter((key) => wordsIn(key).some(isOld))).toEqual([]);
  });

  test.each([
    ['src/pages/buy-in/BuyInPage.tsx', "import { PurchasePanel } from './parts/PurchasePanel.tsx';", 2],
    ['src/pages/dashboard/view.ts', 'data.purchaseBox', 1],
    ['src/pages/dashboard/view.ts', 'const hasBuiltInBoxes = buyInBox;', 0],
    ['server/areas/figures/pages/death-benefit.ts', '/** The answer of `pages/fatality`. */', 0],
    ['tests/journeys/a-member-plans.test.tsx', "import vacation from '#words/de-CH/unpaid-leave.json';", 1],
    ['tests/journeys/a-member-plans.test.tsx', 'raw({ purchaseBox: { maxPurchaseAmount: 1 } })', 0],
  ])('finds the old names in %s: %s', (file, source, count) => {
    expect(oldNamesIn(file, source)).toHaveLength(count);
  });
});

test('every name that replaced an old one is in the glossary', () => {
  const glossary = read('docs/glossary.md');
  expect(Object.keys(oldNames).filter((name) => !glossary.includes(`\`${name}\``))).toEqual([]);
});
