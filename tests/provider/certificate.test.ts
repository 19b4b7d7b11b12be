import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Provider } from '#server/http/provider.ts';
import type { Funds } from '#server/model/funds.ts';
import type { Store } from '#server/store/store.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { Browser, dataOf } from './browser.ts';
import { databases, portal, providerOn, startDatabase, TestClock, type TestDatabase } from './fixture.ts';
import { browserOf, membersOfTwoFunds, type Person } from './people.ts';
import { demoFunds } from '#tests/support/demo-funds.ts';

/** The address of the certificate in a member's own overview. */
const linkOf = async (browser: Browser): Promise<string> => {
  const { certificate } = dataOf(await browser.call('GET', 'pages/creditbalance'), endpoints.insuranceOverview.data);
  return certificate?.downloadLink ?? '';
};

describe.each(databases)('the pension certificate on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let provider: Provider;
  let clock: TestClock;
  let anna: Person;
  let colleague: Person;
  let stranger: Person;

  const visit = async (person: Person, at: Provider = provider): Promise<Browser> => {
    const browser = await browserOf(at, store, person);
    // Five SMS an hour go to one number.
    clock.pass(721);
    return browser;
  };

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    clock = new TestClock();
    provider = providerOn({ store, clock });
    ({ anna, colleague, stranger } = await membersOfTwoFunds());
  }, 60_000);
  afterAll(() => database.stop());

  test('the certificate is a tagged PDF with a readable name, which no cache keeps and only its member gets', async () => {
    const browser = await visit(anna);
    const link = await linkOf(browser);
    expect(link).toMatch(/^documents\/download\?fileCode=[\w-]{43}$/);
    const { status, headers, text, bytes } = await browser.call('GET', link);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="Vorsorgeausweis 2026-11-21.pdf"; filename*=UTF-8\'\'Vorsorgeausweis%202026-11-21.pdf',
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    for (const mark of [
      '/StructTreeRoot',
      '/Lang (de-CH)',
      '/S /Table',
      '/S /TH',
      '/Scope /Row',
      '/Scope /Column',
      '/FontFile2',
    ])
      expect(text).toContain(mark);
    expect(pdfTexts(bytes)).toEqual(
      expect.arrayContaining([
        'Vorsorgeausweis',
        'Anna Keller',
        'Pensionskasse Bergahorn · Stand am 21.11.2026 · Alle Beträge in CHF',
      ]),
    );

    for (const code of ['x', 'a'.repeat(43), link.slice(-43, -1), `${link.slice(-43)}a`, '..%2F..%2Fetc%2Fpasswd']) {
      expect((await browser.call('GET', `documents/download?fileCode=${code}`)).status).toBe(404);
    }
    expect((await browser.call('GET', 'documents/download')).status).toBe(400);
    expect((await browser.call('GET', 'documents/download?fileCode=%00')).status).toBeGreaterThanOrEqual(400);
    expect((await browser.call('POST', link)).status).toBe(405);
    await browser.call('POST', 'sessions/logout');
    expect((await browser.call('GET', link)).status).toBe(401);

    for (const other of [colleague, stranger]) {
      const elsewhere = await visit(other);
      expect((await elsewhere.call('GET', link)).status).toBe(404);
      expect(await linkOf(elsewhere)).not.toBe(link);
    }
  }, 20_000);

  test('the certificate is in the requested language, and its name keeps its accents', async () => {
    const browser = await visit(anna);
    const french = await browser.call('GET', await linkOf(browser), { headers: { 'accept-language': 'fr-FR' } });
    expect(french.headers.get('content-disposition')).toBe(
      'attachment; filename="Certificat de prevoyance 2026-11-21.pdf"; filename*=UTF-8\'\'Certificat%20de%20pr%C3%A9voyance%202026-11-21.pdf',
    );
    const texts = pdfTexts(french.bytes);
    expect(texts).toContain('Prestations de vieillesse prévues');
    // So is the way to the portal.
    expect(texts.join('\n')).toContain('/bergahorn/fr-FR/tableaudebord');
  });

  test('the certificate names nobody if personal data are hidden, in the file and in its name', async () => {
    const browser = await visit(anna);
    const link = await linkOf(browser);
    const hidden = await browser.call('GET', `${link}&anonymize=true`);
    const words = pdfTexts(hidden.bytes).join('\n');
    expect(words).toContain('Ohne Angaben zur Person ausgestellt.');
    // Whoever follows the way to the portal still sees no personal data.
    expect(words).toContain('/bergahorn/de-CH/dashboard?anonymize=true');
    const known = ['Anna', 'Keller', '756.', '12.03.1985', 'Nordlicht', '01.04.2050', '01.05.2011', '104’800.00'];
    for (const secret of known) {
      expect(words).not.toContain(secret);
      expect(hidden.text).not.toContain(secret);
      expect(hidden.headers.get('content-disposition')).not.toContain(secret);
    }
    expect(words).toContain('211’653.02');
  });

  test('the certificate is at the address that content links to, with only the session’s cookie', async () => {
    const browser = await visit(anna);
    const address = dataOf(await browser.call('GET', 'pages/insurancecertificate'), endpoints.pageLink.data);
    expect(address).toBe(`${portal}/api/v1/${await linkOf(browser)}`);
    const { pathname, search } = new URL(address);
    const opened = await browser.request('GET', `${pathname}${search}`, {
      headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site', accept: 'text/html,*/*' },
    });
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    // The portal adds to every address its own, and whether personal data are hidden.
    const further = `&anonymize=true&portal=${encodeURIComponent(`${portal}/bergahorn/de-CH/versicherungen`)}`;
    const hidden = await browser.request('GET', `${pathname}${search}${further}`);
    expect([hidden.status, pdfTexts(hidden.bytes).includes('Anna Keller')]).toEqual([200, false]);
    const nobody = await new Browser(provider).request('GET', `${pathname}${search}`, {
      headers: { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*', 'accept-language': 'fr-CH,fr;q=0.9' },
    });
    expect([nobody.status, nobody.headers.get('content-type')]).toEqual([401, 'text/html; charset=utf-8']);
    expect(nobody.text).toContain('<html lang="fr-FR">');
    const unknown = await browser.request('GET', '/api/v1/documents/nowhere', {
      headers: { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*' },
    });
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  });

  test('the certificate is neither available nor linked if nothing can be computed for the member', async () => {
    const base = demoFunds;
    const find: Funds['find'] = async (code) => {
      const fund = await base.find(code);
      return fund && { ...fund, planVersion: 'none', tenant: { ...fund.tenant, plan: null } };
    };
    const broken = providerOn({ store, clock, funds: { ...base, find } });
    const link = await linkOf(await visit(anna));
    const browser = await visit(anna, broken);
    expect(await linkOf(browser)).toBe('');
    expect((await browser.call('GET', link)).status).toBe(404);
    const address = dataOf(await browser.call('GET', 'pages/insurancecertificate'), endpoints.pageLink.data);
    expect(address).toBe(`${portal}/bergahorn/de-CH/kontakt?topic=documents`);
  });

  test('each download of the certificate is logged', async () => {
    const noted = () =>
      store.withSystem((tx) =>
        tx
          .selectFrom('access_log')
          .select(['tenant', 'actor', 'subject', 'act'])
          .where('object', '=', 'document: pension certificate')
          .where('subject', '=', colleague.id)
          .execute(),
      );
    const browser = await visit(colleague);
    const link = await linkOf(browser);
    expect(await noted()).toEqual([]);
    await browser.call('GET', link);
    await browser.call('GET', `${link}&anonymize=true`);
    const read = { tenant: 'bergahorn', actor: colleague.id, subject: colleague.id, act: 'read' };
    expect(await noted()).toEqual([read, read]);
  });

  test('the certificate can be downloaded thirty times in ten minutes, printed while pages are read', async () => {
    const browser = await visit(stranger);
    const link = await linkOf(browser);
    const prints = Promise.all(Array.from({ length: 33 }, () => browser.call('GET', link)));
    const finished = new AbortController();
    void prints.finally(() => finished.abort());
    let reads = 0;
    while (!finished.signal.aborted && reads < 300) {
      expect((await browser.call('GET', 'documents/summary')).status).toBe(200);
      reads += 1;
    }
    const statuses = (await prints).map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429, 429]);
    // The answering thread keeps answering while another one prints.
    expect(reads).toBeGreaterThan(10);
  }, 20_000);
});
