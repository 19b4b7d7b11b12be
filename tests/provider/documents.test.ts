import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { createDocumentMaker } from '#server/areas/documents/document-maker.ts';
import { documentPrinter } from '#server/areas/documents/print-document.ts';
import { sharedPrintRoom } from '#tests/support/print-room.ts';
import type { Provider } from '#server/http/provider.ts';
import { originRules } from '#server/kernel/origins.ts';
import { resetDemo } from '#server/model/seed.ts';
import { keepFile } from '#server/store/documents.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import type { Store } from '#server/store/store.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { dataOf, type Browser, type Reply } from './browser.ts';
import { databases, portal, providerOn, startDatabase, TestClock, type TestDatabase } from './fixture.ts';
import { browserOf, membersOfTwoFunds, type Person } from './people.ts';
import { demoFunds as funds } from '#tests/support/demo-funds.ts';

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

const path = 'documents/generateInsuranceFormSet';
const read = (reply: Reply) => dataOf(reply, endpoints.generateInsuranceFormSet.data);
const ask = async (browser: Browser, fileCode?: string | null) =>
  read(await browser.call('GET', fileCode === undefined ? path : `${path}?fileCode=${fileCode}`));

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
    const browser = await browserOf(provider, store, person);
    clock.pass(61);
    return browser;
  };

  /** Makes what is queued, as the provider's process does. */
  const make = async (): Promise<void> => {
    const origins = originRules({ publicUrl: portal, portalOrigins: [] });
    const print = documentPrinter({ store, funds, origins }, sharedPrintRoom);
    const maker = createDocumentMaker({ store, clock, print, log: silentLog });
    await maker.idle();
    await maker.close();
  };

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    ({ anna, colleague, stranger } = await membersOfTwoFunds());
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
    const inFrench = await listOf(browser, 'fr-FR');
    expect(inFrench[0]?.type).toBe('Certificat de prévoyance');
    // What it was issued in stays.
    expect(inFrench[0]?.language).toBe('de-CH');
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

  test('a file’s name from elsewhere is harmless in the header: folders, line breaks, reversed text, any length', async () => {
    const browser = await visit(anna);
    const [first] = await listOf(browser);
    const name = `../..\\a\r\nSet-Cookie: x=1\u202efdp."exe${'ä'.repeat(300)}`;
    await store.withTenant('bergahorn', async (tx) => {
      const { id } = await tx
        .selectFrom('document')
        .select('id')
        .where('member_id', '=', anna.id)
        .orderBy('date', 'desc')
        .executeTakeFirstOrThrow();
      const content = new TextEncoder().encode('%PDF-1.7');
      await keepFile(tx, { tenant: 'bergahorn', documentId: id, file: { name, content }, now: clock.now() });
    });
    const reply = await browser.call('GET', first?.pdfLink ?? '');
    const header = reply.headers.get('content-disposition') ?? '';
    expect([reply.status, reply.headers.get('set-cookie')?.includes('x=1') ?? false]).toEqual([200, false]);
    expect(header).toMatch(/^attachment; filename="[ -!#-[\]-~]+"; filename\*=UTF-8''[\w.%~-]+$/);
    const [, sent = ''] = /UTF-8''(.+)$/.exec(header) ?? [];
    expect(decodeURIComponent(sent)).toMatch(/^[^/\\\p{C}]{1,100}\.pdf$/u);
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
    ).toEqual([
      ['2026-01-20', 'Ersetzt'],
      ['2025-01-22', 'Ersetzt'],
    ]);
    expect(now).toHaveLength(list.length);
    const french = await listOf(browser, 'fr-FR');
    expect(french.find(({ date }) => date === '2025-01-22')?.stateLabel).toBe('Remplacé');
  });

  describe('the insurance form set', () => {
    test('it is not ready at first, then it is, unread, and the same figures give the same document', async () => {
      const browser = await visit(anna);
      expect((await summaryOf(browser)).canOrderDocuments).toBe(true);
      const begun = await ask(browser);
      expect(begun).toMatchObject({ isReady: false, hasError: false });
      expect(await ask(browser, begun.fileCode)).toEqual(begun);
      // Another tab asks for the same document, also at the same moment.
      const others = await Promise.all([ask(browser), ask(browser)]);
      expect(others).toEqual([begun, begun]);
      expect((await browser.call('GET', `documents/download?fileCode=${begun.fileCode}`)).status).toBe(404);
      await make();
      const ready = { ...begun, isReady: true };
      expect(await ask(browser, begun.fileCode)).toEqual(ready);
      expect((await listOf(browser))[0]).toMatchObject({ type: 'Formularset zur Versicherung', unread: true });
      const file = await browser.call('GET', `documents/download?fileCode=${begun.fileCode}`);
      expect(pdfTexts(file.bytes).join(' ')).toContain('Keller');
      // Signed on paper, it goes by post: the address comes before e-mail and telephone.
      expect(pdfTexts(file.bytes).join(' ')).toMatch(
        /Senden Sie es an Pensionskasse Bergahorn Ahornweg 1 8099 Ahornwil \S+@bergahorn\.example/,
      );
      expect((await listOf(browser))[0]?.unread).toBe(false);
      expect(await ask(browser)).toEqual(ready);
      clock.pass(86_400 * 2);
      const later = await visit(anna);
      expect(await ask(later, begun.fileCode)).toEqual(ready);
      const next = await ask(later);
      expect(next.isReady).toBe(false);
      await make();
      const [newest, former] = (await listOf(later)).filter(({ type }) => type.startsWith('Formularset'));
      expect([newest?.stateLabel, former?.stateLabel]).toEqual([null, 'Ersetzt']);
    });

    test('another member’s, another fund’s and an unknown code are 404', async () => {
      const browser = await visit(anna);
      const { fileCode } = await ask(browser);
      for (const person of [colleague, stranger]) {
        const other = await visit(person);
        expect((await other.call('GET', `${path}?fileCode=${fileCode}`)).status).toBe(404);
      }
      for (const code of ['x', 'a.b', `${fileCode}x`]) {
        expect((await browser.call('GET', `${path}?fileCode=${code}`)).status).toBe(404);
      }
      expect((await browser.call('GET', `${path}?fileCode=`)).status).toBe(400);
    });

    test('other sites can’t begin it, and questions don’t keep the session alive', async () => {
      const browser = await visit(anna);
      const from = (site: string, headers = {}) =>
        browser.call('GET', path, { headers: { 'sec-fetch-site': site, ...headers } });
      expect((await from('cross-site')).status).toBe(403);
      expect((await from('same-site', { origin: 'https://evil.example' })).status).toBe(403);
      const { fileCode } = read(await from('same-origin'));
      for (let minute = 0; minute < 19; minute += 1) {
        clock.pass(60);
        await ask(browser, fileCode);
      }
      clock.pass(61);
      expect((await browser.call('GET', `${path}?fileCode=${fileCode}`)).status).toBe(401);
    });

    test('a member can’t have more than ten made in an hour', async () => {
      const browser = await visit(anna);
      const statuses: number[] = [];
      for (let count = 0; count < 11; count += 1) {
        statuses.push((await browser.call('GET', path)).status);
        await store.withSystem((tx) => tx.updateTable('document_job').set({ state: 'failed' }).execute());
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    });
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
