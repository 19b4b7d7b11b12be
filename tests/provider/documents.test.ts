import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Provider } from '#server/http/provider.ts';
import { resetDemo } from '#server/model/seed.ts';
import type { Store } from '#server/store/store.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { Browser, dataOf } from './browser.ts';
import { databases, providerOn, startDatabase, TestClock, type TestDatabase } from './fixture.ts';
import { logIn, peopleOf, type Person } from './people.ts';

const listOf = async (browser: Browser, language = 'de-CH') =>
  dataOf(
    await browser.call('GET', 'documents', { headers: { 'accept-language': language } }),
    endpoints.documents.data,
  );

const summaryOf = async (browser: Browser, language = 'de-CH') =>
  dataOf(
    await browser.call('GET', 'documents/summary', { headers: { 'accept-language': language } }),
    endpoints.documentsSummary.data,
  );

const unreadOnDashboard = async (browser: Browser) =>
  dataOf(await browser.call('GET', 'dashboard'), endpoints.dashboard.data).documents?.unreadDocuments;

describe.each(databases)('the member’s documents on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let provider: Provider;
  let clock: TestClock;
  let anna: Person;
  let colleague: Person;
  let stranger: Person;

  const visit = async (person: Person): Promise<Browser> => {
    const browser = await new Browser(provider).arrive();
    await logIn(browser, store, person);
    clock.pass(61);
    return browser;
  };

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    const [first, second] = await peopleOf('bergahorn', 'active');
    const [abroad] = await peopleOf('fadental', 'active');
    if (!first || !second || !abroad) throw new Error('The demo funds lack people.');
    [anna, colleague, stranger] = [first, second, abroad];
  }, 60_000);
  beforeEach(async () => {
    await resetDemo(store);
    clock = new TestClock();
    provider = providerOn({ store, clock });
  });
  afterAll(() => database.stop());

  test('the documents are listed newest first, in the language of the page, each with its own unguessable link', async () => {
    const browser = await visit(anna);
    const list = await listOf(browser);
    expect(list.length).toBeGreaterThan(3);
    expect(list).toEqual(list.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? '')));
    expect(list[0]).toMatchObject({ date: '2026-01-23', type: 'Vorsorgeausweis', stateLabel: null, unread: true });
    expect(new Set(list.map(({ pdfLink }) => pdfLink)).size).toBe(list.length);
    for (const { pdfLink } of list) expect(pdfLink).toMatch(/^documents\/download\?fileCode=[\w-]{43}\.[\w-]{43}$/);
    expect((await listOf(browser, 'fr-FR'))[0]?.type).toBe('Certificat de prévoyance');
    expect((await summaryOf(browser, 'it-IT')).labels).toContain('Certificato di previdenza');
  });

  test('opening a document marks it as read, here and on the dashboard; hiding personal data does not', async () => {
    const browser = await visit(anna);
    const [first] = await listOf(browser);
    const link = first?.pdfLink ?? '';
    const { unreadDocuments } = await summaryOf(browser);
    expect(unreadDocuments).toBeGreaterThan(0);
    expect(await unreadOnDashboard(browser)).toBe(unreadDocuments);

    const hidden = await browser.call('GET', `${link}&anonymize=true`);
    expect(hidden.status).toBe(200);
    expect(pdfTexts(hidden.bytes).join()).not.toMatch(/Anna|Keller|756\./);
    expect((await summaryOf(browser)).unreadDocuments).toBe(unreadDocuments);

    const opened = await browser.call('GET', link);
    expect([opened.status, opened.headers.get('content-type'), opened.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(opened.headers.get('content-disposition')).toContain('Vorsorgeausweis 2026-01-23.pdf');
    expect(pdfTexts(opened.bytes)).toContain('Anna Keller');
    expect((await listOf(browser))[0]?.unread).toBe(false);
    expect((await summaryOf(browser)).unreadDocuments).toBe(unreadDocuments - 1);
    expect(await unreadOnDashboard(browser)).toBe(unreadDocuments - 1);
  });

  test('a document is printed once and then kept as it is, in the member’s language', async () => {
    const browser = await visit(anna);
    const [first] = await listOf(browser);
    const link = first?.pdfLink ?? '';
    const replies = await Promise.all([
      browser.call('GET', link),
      browser.call('GET', link, { headers: { 'accept-language': 'fr-FR' } }),
    ]);
    clock.pass(86_400 * 40);
    await store.withSystem((tx) =>
      sql`update insured_person set record = jsonb_set(record, '{lastname}', '"Neumann"') where id = ${anna.id}`.execute(
        tx,
      ),
    );
    const later = await visit(anna);
    const [before] = replies;
    const again = await later.call('GET', link);
    for (const reply of [...replies, again])
      expect(Buffer.compare(reply.bytes, before?.bytes ?? new Uint8Array())).toBe(0);
    expect(pdfTexts(again.bytes)).toContain('Anna Keller');
  });

  test('nobody gets another member’s document, of the same fund or of another', async () => {
    const browser = await visit(anna);
    const list = await listOf(browser);
    const link = list[0]?.pdfLink ?? '';
    const [id, mac] = link.slice(link.indexOf('=') + 1).split('.');
    const others = [await visit(colleague), await visit(stranger)];
    for (const other of others) {
      expect((await other.call('GET', link)).status).toBe(404);
      expect((await other.call('GET', `${link}&anonymize=true`)).status).toBe(404);
      expect((await other.call('GET', `documents/generateInsuranceFormSet?fileCode=${id}.${mac}`)).status).toBe(404);
      const own = (await listOf(other))[0]?.pdfLink ?? '';
      // The id of one with the hash of the other.
      const mixed = `documents/download?fileCode=${id}.${own.split('.').at(-1)}`;
      expect((await other.call('GET', mixed)).status).toBe(404);
    }
    for (const code of [
      '',
      id,
      `.${mac}`,
      `${id}.`,
      `${id}.${'a'.repeat(43)}`,
      `${id}x.${mac}`,
      'a.b.c',
      '%2e%2e%2f',
    ]) {
      expect([code, (await browser.call('GET', `documents/download?fileCode=${code}`)).status]).toEqual([
        code,
        code === '' ? 400 : 404,
      ]);
    }
    expect((await summaryOf(browser)).unreadDocuments).toBe(list.filter(({ unread }) => unread).length);
  });

  test('every download is a line in the access log that names the document', async () => {
    const browser = await visit(colleague);
    const [first] = await listOf(browser);
    const link = first?.pdfLink ?? '';
    for (const address of [link, link, `${link}&anonymize=true`]) await browser.call('GET', address);
    const lines = await store.withSystem((tx) =>
      tx
        .selectFrom('access_log')
        .select(['tenant', 'actor', 'subject', 'act', 'object'])
        .where('object', 'like', 'document:%')
        .where('subject', '=', colleague.id)
        .orderBy('position')
        .execute(),
    );
    const line = {
      tenant: 'bergahorn',
      actor: colleague.id,
      subject: colleague.id,
      act: 'read',
      object: `document: pension certificate ${first?.date}`,
    };
    expect(lines.slice(-3)).toEqual([line, line, line]);
  });

  test('a superseded document says so, in the language of the page', async () => {
    const browser = await visit(anna);
    const list = await listOf(browser);
    await store.withSystem((tx) =>
      tx
        .updateTable('document')
        .set({ state: 'superseded' })
        .where('member_id', '=', anna.id)
        .where('date', '=', '2025-01-22')
        .execute(),
    );
    const now = await listOf(browser);
    expect(
      now.filter(({ stateLabel }) => stateLabel !== null).map(({ date, stateLabel }) => [date, stateLabel]),
    ).toEqual([['2025-01-22', 'Ersetzt']]);
    expect(now).toHaveLength(list.length);
    const french = await listOf(browser, 'fr-FR');
    expect(french.find(({ date }) => date === '2025-01-22')?.stateLabel).toBe('Remplacé');
  });

  test('each demo document can be opened', async () => {
    const rows = await store.withSystem((tx) => tx.selectFrom('document').selectAll().execute());
    expect(rows).toEqual([]);
    for (const person of [anna, stranger]) {
      const browser = await visit(person);
      for (const { pdfLink, date } of await listOf(browser)) {
        expect([date, (await browser.call('GET', pdfLink ?? '')).status]).toEqual([date, 200]);
      }
      expect((await summaryOf(browser)).unreadDocuments).toBe(0);
    }
  }, 60_000);
});
