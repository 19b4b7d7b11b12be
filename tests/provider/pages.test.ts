import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Provider } from '#server/http/provider.ts';
import { simulatorLink } from '#server/areas/figures/boxes.ts';
import { detailPageNames } from '#tests/support/detail-page-names.ts';
import type { Funds } from '#server/model/funds.ts';
import type { Store } from '#server/store/store.ts';
import { Browser, dataOf, refusalOf } from './browser.ts';
import { databases, providerOn, startDatabase, type TestClock, type TestDatabase } from './fixture.ts';
import { logIn, peopleOf, type Person, startAnew } from './people.ts';
import { demoFunds } from '#tests/support/demo-funds.ts';

const pages = detailPageNames.map((name) => endpoints[name]);
const paths = pages.map(({ path }) => path);

/** What only providers send that exceed the specification. */
const further =
  /"(?:derivations|totalLabel|totalPerMonth|gain|price|total|kind|payer|part|period|figure|pensionPerYear|lumpSum|covers|freeMonths|atMostMonths|projectedInterest|benefitsByAge|drawnPerMonth|lumpSumAtMost|capitalLockedUntil|lawfulPart|blocked|potential|retiredChild)":/;

describe.each(databases)('the detail pages on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let provider: Provider;
  let clock: TestClock;

  /** A fund's member, logged in. */
  const visitOf = async (tenant: string, index = 0): Promise<{ person: Person; browser: Browser }> => {
    const person = (await peopleOf(tenant, 'active'))[index];
    if (person === undefined) throw new Error(`${tenant} lacks people.`);
    const browser = await new Browser(provider).arrive();
    await logIn(browser, store, person);
    // Five SMS an hour go to one number.
    clock.pass(721);
    return { person, browser };
  };

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    ({ clock, provider } = await startAnew(store));
  }, 60_000);
  afterAll(() => database.stop());

  test('pages answer nobody without a session, and 404 for an unknown page', async () => {
    const nobody = await new Browser(provider).arrive();
    for (const path of paths) expect((await nobody.call('GET', path)).status).toBe(401);
    const { browser } = await visitOf('bergahorn');
    for (const name of ['unknown', 'creditbalance2', 'CREDITBALANCE', 'toString', '__proto__', 'creditbalance/x', '']) {
      const reply = await browser.call('GET', `pages/${name}`);
      expect([name, reply.status, refusalOf(reply).code]).toEqual([name, 404, 'err_not_found']);
    }
    for (const path of paths) expect((await browser.call('POST', path)).status).toBe(405);
    expect((await browser.call('GET', 'pages/fatality?anonymize=perhaps')).status).toBe(400);
  });

  test('each page is answered at its own path, in the contract’s shape, and never cached', async () => {
    const { browser } = await visitOf('bergahorn', 1);
    for (const { path, data } of pages) {
      const reply = await browser.call('GET', path);
      expect([path, reply.status, reply.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
      expect([path, typeof dataOf(reply, data)]).toEqual([path, 'object']);
    }
  });

  test.each([
    ['/api/v1/pages/creditbalance', 3],
    ['/api/v1/dashboard', 2],
  ])('%s is sent compressed to clients that accept it, in less than 1/%d of its size', async (path, times) => {
    const { browser } = await visitOf('bergahorn');
    const plain = await browser.request('GET', path);
    const packed = await browser.request('GET', path, { headers: { 'accept-encoding': 'gzip' } });
    expect([plain.status, plain.headers.get('content-encoding')]).toEqual([200, null]);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    for (const { headers } of [plain, packed]) expect(headers.get('vary')).toMatch(/accept-encoding/i);
    expect(gunzipSync(packed.bytes).toString()).toBe(plain.text);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / times);
  });

  test('pages show members of two funds their own figures, whatever the address says', async () => {
    const figures = new Set<unknown>();
    for (const tenant of ['bergahorn', 'fadental']) {
      const { browser } = await visitOf(tenant);
      const plain = dataOf(await browser.call('GET', 'pages/leaving'), endpoints.exitBenefit.data);
      const spoofed = await browser.call(
        'GET',
        'pages/leaving?tenant=ginster&tenantName=ginster&memberId=claire-bonvin',
        {
          headers: { 'x-tenant': 'ginster' },
        },
      );
      expect(dataOf(spoofed, endpoints.exitBenefit.data)).toEqual(plain);
      figures.add(plain.exitBenefit?.amount);
    }
    expect(figures.size).toBe(2);
  });

  test('pages show the day’s figures in Switzerland: interest grows overnight', async () => {
    const values: number[] = [];
    for (let day = 0; day < 2; day += 1) {
      const { browser } = await visitOf('bergahorn', 2);
      const { exitBenefit } = dataOf(await browser.call('GET', 'pages/leaving'), endpoints.exitBenefit.data);
      values.push(exitBenefit?.amount ?? 0);
      clock.pass(24 * 3600);
    }
    expect(values[1]).toBeGreaterThan(values[0] ?? 0);
  });

  test('pages stay the same for a member until their data change, and never show another’s', async () => {
    const { person, browser } = await visitOf('castagneto');
    const read = async (path: string, headers: Record<string, string> = {}, by = browser) =>
      (await by.call('GET', path, { headers: { 'accept-language': 'it-IT', ...headers } })).text;
    const first = await read('pages/creditbalance');
    expect(await read('pages/creditbalance')).toBe(first);

    const other = (await visitOf('castagneto', 1)).browser;
    const answers = [
      first,
      await read('pages/creditbalance', { 'accept-language': 'de-CH' }),
      await read('pages/creditbalance?anonymize=true'),
      await read('pages/creditbalance', {}, other),
    ];
    expect(new Set(answers).size).toBe(answers.length);

    const cards = await read('dashboard');
    await store.withSystem((tx) =>
      tx
        .updateTable('insured_person')
        .set((expression) => ({
          record: sql`jsonb_set(${expression.ref('record')}, '{civilStatus,since}', '"2026-11-20"')`,
        }))
        .where('tenant', '=', 'castagneto')
        .where('id', '=', person.id)
        .execute(),
    );
    expect(await read('dashboard')).not.toBe(cards);
    for (const path of ['dashboard', 'pages/civilstatus']) expect(await read(path)).toContain('20.11.2026');
    expect(await read('pages/creditbalance', {}, other)).toBe(answers[3]);
  });

  test('pages follow a fund that changes its settings', async () => {
    const base = demoFunds;
    let isChanged = false;
    const find: Funds['find'] = async (code) => {
      const fund = await base.find(code);
      if (fund === null || !isChanged) return fund;
      const { tenant } = fund;
      const settings = { ...tenant.settings, answersBeyondSpecification: false };
      return { ...fund, planVersion: 'changed', tenant: { ...tenant, settings } };
    };
    const changing = providerOn({ store, clock, funds: { ...base, find } });
    const [person] = await peopleOf('rivelac', 'active');
    if (person === undefined) throw new Error('rivelac lacks people.');
    const browser = await new Browser(changing).arrive();
    await logIn(browser, store, person);
    expect((await browser.call('GET', 'pages/buyin')).text).toMatch(further);
    isChanged = true;
    expect((await browser.call('GET', 'pages/buyin')).text).not.toMatch(further);
  });

  test('pages of a fund that keeps to the specification have only its fields', async () => {
    for (const [tenant, expected] of [
      ['urgestein', false],
      ['bergahorn', true],
    ] as const) {
      const { browser } = await visitOf(tenant);
      const texts = await Promise.all(paths.map(async (path) => (await browser.call('GET', path)).text));
      expect([tenant, texts.some((text) => further.test(text))]).toEqual([tenant, expected]);
      const { certificate } = endpoints.insuranceOverview.data.parse(JSON.parse(texts[0] ?? '').data);
      expect((await browser.call('GET', certificate?.downloadLink ?? 'nowhere')).status).toBe(200);
    }
  });

  test('a fund without simulations links to no simulator', async () => {
    for (const [tenant, expected] of [
      ['urgestein', false],
      ['bergahorn', true],
    ] as const) {
      const { browser } = await visitOf(tenant);
      for (const path of [
        'dashboard',
        'pages/retirement',
        'pages/buyin',
        'pages/homeownership',
        'pages/fatality',
        'pages/unpaidvacation',
      ]) {
        const { text } = await browser.call('GET', path);
        expect([tenant, path, /"\w+simulation"(?!:)/.test(text)]).toEqual([tenant, path, expected]);
      }
    }
    const none = { answersBeyondSpecification: false };
    const own = { buyinsimulation: 'https://simulator.example/buy-in' };
    expect(simulatorLink('buyinsimulation', { ...none, pageLinks: own })).toBe('buyinsimulation');
    expect(simulatorLink('retirementsimulation', { ...none, pageLinks: own })).toBeNull();
  });

  test('reading a page is logged, once per session', async () => {
    const { browser, person } = await visitOf('ginster');
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(paths.map((path) => browser.call('GET', path)));
    }
    const noted = await store.withSystem((tx) =>
      tx
        .selectFrom('access_log')
        .select('object')
        .where('tenant', '=', 'ginster')
        .where('subject', '=', person.id)
        .where('object', 'like', 'page: %')
        .execute(),
    );
    expect(noted.map(({ object }) => object).toSorted()).toEqual([
      'page: additional savings',
      'page: buy-in',
      'page: civil status',
      'page: death benefit',
      'page: disability',
      'page: exit benefit',
      'page: home ownership',
      'page: insurance overview',
      'page: retirement',
      'page: unpaid leave',
    ]);
  });
});
