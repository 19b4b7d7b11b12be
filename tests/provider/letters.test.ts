import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { letterPrinter } from '#server/areas/messages/print-letter.ts';
import { letterPdf } from '#server/areas/messages/letter-pdf.ts';
import { letterFolder } from '#server/areas/messages/letter-folder.ts';
import { createMessageTexts } from '#server/areas/messages/texts.ts';
import { openMemoryStore } from '../support/memory-database.ts';
import { Browser } from './browser.ts';
import { portal, providerOn, TestClock } from './fixture.ts';
import { awaitLetter, newcomersOf } from './people.ts';
import { demoFunds as funds } from '#tests/support/demo-funds.ts';

const codes = await funds.list();
const texts = createMessageTexts({ publicUrl: portal, showsLetters: true });

const letterOf = async (code: string, name = 'Livia Brändli') => {
  const fund = await funds.find(code);
  if (fund === null) throw new Error(`There is no fund ${code}.`);
  const { settings } = fund.tenant;
  return settings.languages.map((locale) =>
    texts.registrationLetter({
      settings,
      locale,
      name,
      address: [name, 'Seeweg 1', '8000 Zürich'],
      code: 'K7QP-4XRM',
      sentOn: '2026-11-21',
      goodUntil: '2026-12-11',
      loginPage: `${portal}/${code}/${locale}/login`,
      id: '1',
    }),
  );
};

test.each(codes)(
  'the letter of %s is one tagged page with title and language, in each of its languages',
  async (code) => {
    for (const { letter, text } of await letterOf(code)) {
      const pdf = Buffer.from(await letterPdf(letter, { logo: null }, new Date())).toString('latin1');
      expect(pdf.startsWith('%PDF-1.7')).toBe(true);
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
      expect(pdf).toContain('/StructTreeRoot');
      expect(pdf).toContain(`/Lang (${letter.locale})`);
      expect(pdf).toContain('/FontFile2');
      expect(text).toContain('K7QP-4XRM');
      expect(text).not.toMatch(/\{\{|undefined/);
    }
  },
);

test.each([
  '<svg',
  'no drawing at all',
  '<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>',
  '',
])('a broken logo does not prevent a letter (%s)', async (svg) => {
  const [first] = await letterOf('bergahorn', '😀 \u202e'.repeat(40));
  if (first === undefined) throw new Error('The fund speaks no language.');
  const pdf = await letterPdf(first.letter, { logo: { svg } }, new Date());
  expect(Buffer.from(pdf).toString('latin1')).not.toContain('root:');
  expect(pdf.byteLength).toBeGreaterThan(1000);
});

test('a print service finds each complete letter in its folder, with the fund’s logo', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pilaster-letters-'));
  const store = await openMemoryStore();
  try {
    const [livia] = await newcomersOf('bergahorn');
    if (livia === undefined) throw new Error('The fund has nobody to register.');
    await awaitLetter(await new Browser(providerOn({ store, clock: new TestClock() })).arrive(), store, livia);
    const rows = await store.withSystem((tx) =>
      tx.selectFrom('message').selectAll().where('channel', '=', 'post').execute(),
    );
    const print = letterPrinter({ funds });
    for (const row of rows) await letterFolder({ folder, print })(row);
    const names = await readdir(folder);
    expect(names).toEqual([`bergahorn-${rows[0]?.id}.pdf`]);
    const pdf = await readFile(join(folder, names[0] ?? ''), 'latin1');
    expect(pdf).toContain('/S /Figure');
    expect(pdf).not.toContain('K7QP');
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
}, 20_000);
