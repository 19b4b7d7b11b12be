import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoints.ts';
import { safePdfName } from '#kernel/file-name.ts';
import type { Provider } from '#server/http/provider.ts';
import type { Store } from '#server/store/store.ts';
import { fileNameIn } from '#state/remote/loaded-file.ts';
import { hostileMarkup, hostileTargets } from '#tests/support/hostile-texts.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { type Browser, dataOf, refusalOf, type Reply } from './browser.ts';
import { databases, providerOn, startDatabase, type TestClock, type TestDatabase } from './fixture.ts';
import { browserOf, logIn, membersOfTwoFunds, peopleOf, startAnew, type Person } from './people.ts';

const at = 'simulations/scenarios';
const buyIn = { buyIn: { amount: 10_000, from: '2026-12-31', marginalRate: 25 } };
const early = { retirement: { steps: [{ month: 63 * 12, share: 100 }] } };
const withSalary = { savings: { salary: { amount: 99_000, from: '2027-01-01' } } };

/** What no name may be: too long, more than a line, written in two directions, or without a word. */
const isRefused = (name: string): boolean =>
  name.length > 80 || /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u.test(name) || !/[\p{L}\p{N}]/u.test(name);

describe.each(databases)('kept scenarios on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let clock: TestClock;
  let provider: Provider;
  let browser: Browser;
  let anna: Person;
  let colleague: Person;
  let stranger: Person;

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    ({ anna, colleague, stranger } = await membersOfTwoFunds());
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await database.stop();
  });
  beforeEach(async () => {
    ({ clock, provider, browser } = await startAnew(store));
    await logIn(browser, store, anna);
  });

  const keep = (name: string, changes: unknown = buyIn, simulator = 'buyIn', by = browser): Promise<Reply> =>
    by.call('POST', at, { body: { name, simulator, changes } });
  const kept = async (...parameters: Parameters<typeof keep>) => {
    const reply = await keep(...parameters);
    return z.decode(endpoints.keepScenario.data, dataOf(reply, z.any()));
  };
  const list = async (by = browser, query = '') =>
    z.decode(endpoints.scenarios.data, dataOf(await by.call('GET', at + query), z.any()));
  const names = async (by = browser) => (await list(by)).map(({ name }) => name);
  const change = (id: string, body: unknown, by = browser) => by.call('PUT', `${at}/${id}`, { body });
  const remove = (id: string, by = browser) => by.call('DELETE', `${at}/${id}`);
  const noted = async (): Promise<string[]> => {
    const rows = await store.withTenant('bergahorn', (tx) =>
      tx
        .selectFrom('access_log')
        .select(['act', 'object'])
        .where('object', 'like', 'simulation%')
        .orderBy('position')
        .execute(),
    );
    return rows.map(({ act, object }) => `${act} ${object}`);
  };

  test('are there again, newest first, until they are deleted; also after a restart', async () => {
    const first = await keep('Mit Einkauf');
    expect(first.status).toBe(201);
    clock.pass(60);
    const second = await kept('Früher gehen', early, 'retirement');
    expect(second).toEqual({
      id: expect.any(String),
      simulator: 'retirement',
      name: 'Früher gehen',
      changes: early,
      keptAt: clock.now(),
      changed: false,
      planChosen: false,
      nameSays: [],
    });
    const again = await browserOf(providerOn({ store, clock }), store, anna);
    const all = await list(again);
    expect(all.map(({ name, changes }) => [name, changes])).toEqual([
      ['Früher gehen', early],
      ['Mit Einkauf', buyIn],
    ]);
    expect((await remove(second.id)).status).toBe(200);
    expect(await names()).toEqual(['Mit Einkauf']);
    expect((await remove(second.id)).status).toBe(404);
  });

  test('know what their name says of what was entered, until it or the changes are others', async () => {
    const nameSays = ['buyIn', 'instalments'];
    const body = { name: 'Einkauf CHF 10’000', nameSays, simulator: 'buyIn', changes: buyIn };
    const { id } = z.decode(endpoints.keepScenario.data, dataOf(await browser.call('POST', at, { body }), z.any()));
    const says = async (query = '') => (await list(browser, query)).map((each) => each.nameSays);
    expect([await says(), await says('?anonymize=true')]).toEqual([[nameSays], [[]]]);
    await change(id, { changes: early });
    expect(await says()).toEqual([[]]);
    await change(id, { changes: buyIn, nameSays });
    expect(await says()).toEqual([nameSays]);
    // The same again changes nothing of it.
    await change(id, { name: body.name, changes: buyIn });
    expect(await says()).toEqual([nameSays]);
    await change(id, { name: 'Bonus' });
    expect(await says()).toEqual([[]]);
  });

  test('are named on the page of their simulator, the newest one, until it is deleted', async () => {
    const onPage = async (page = 'buyin', query = '') =>
      z.decode(endpoints.buyIn.data, dataOf(await browser.call('GET', `pages/${page}${query}`), z.any())).keptScenario;
    expect(await onPage()).toBeUndefined();
    const { id } = await kept('Einkauf 1');
    expect(await onPage()).toEqual({ id, name: 'Einkauf 1', keptOn: '2026-11-21' });
    clock.pass(60);
    const second = await kept('Einkauf 2', { buyIn: { ...buyIn.buyIn, amount: 20_000 } });
    expect(await onPage()).toMatchObject({ id: second.id });
    // Names are the member's own words.
    expect(await onPage('buyin', '?anonymize=true')).toBeUndefined();
    const retirement = dataOf(await browser.call('GET', 'pages/retirement'), endpoints.retirement.data);
    expect(retirement.keptScenario).toBeUndefined();
    await change(second.id, { name: 'Im Dezember' });
    expect(await onPage()).toMatchObject({ name: 'Im Dezember' });
    await remove(second.id);
    expect(await onPage()).toMatchObject({ id });
    await remove(id);
    expect(await onPage()).toBeUndefined();
  });

  test('are named on a page only if they can be opened and are about it', async () => {
    const naming = z.looseObject({ keptScenario: z.optional(z.looseObject({ name: z.string() })) });
    const onPage = async (page: 'buyIn' | 'deathBenefit' | 'disability') => {
      const by = await browserOf(provider, store, anna);
      return dataOf(await by.call('GET', endpoints[page].path), naming).keptScenario?.name;
    };
    await kept('Einkauf');
    const { id } = await kept('Von früher');
    await store.withTenant('bergahorn', (tx) =>
      tx.updateTable('scenario').set({ changes: '{"buyIn":{"sum":1}}' }).where('id', '=', id).execute(),
    );
    expect(await onPage('buyIn')).toBe('Einkauf');
    // Two pages share a simulator.
    await kept('Tod', { risk: { event: 'death', on: '2027-01-01' } }, 'protection');
    await kept('Invalidität 60 %', { risk: { event: 'disability', on: '2027-01-01', degree: 60 } }, 'protection');
    expect([await onPage('deathBenefit'), await onPage('disability')]).toEqual(['Tod', 'Invalidität 60 %']);
  });

  test('are a member’s own: nobody else reads, changes or deletes them, nor a member of another fund', async () => {
    const { id } = await kept('Mein Plan');
    for (const person of [colleague, stranger]) {
      const by = await browserOf(provider, store, person);
      expect(await names(by)).toEqual([]);
      expect((await keep('Mein Plan', buyIn, 'buyIn', by)).status).toBe(201);
      const replies = [
        await change(id, { name: 'Fremd' }, by),
        await remove(id, by),
        await by.call('GET', `${at}/${id}/pdf`),
      ];
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect(await names()).toEqual(['Mein Plan']);
  });

  test('have one name each, whatever its case; the same one again is the same click', async () => {
    const { id } = await kept('Mit 63 in Pension');
    expect((await kept('Mit 63 in Pension')).id).toBe(id);
    const replies = await Promise.all([keep('Doppelt'), keep('Doppelt')]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(await names()).toEqual(['Doppelt', 'Mit 63 in Pension']);
    for (const [name, changes] of [
      ['MIT 63 IN PENSION', early],
      ['  Mit  63 in Pension ', early],
    ] as const) {
      const refused = await keep(name, changes, 'retirement');
      expect([refused.status, refusalOf(refused).field, refusalOf(refused).detail]).toEqual([
        400,
        'name',
        'Diesen Namen hat schon ein anderes Szenario.',
      ]);
    }
    expect((await change(id, { name: 'doppelt' })).status).toBe(400);
    expect((await change(id, { name: 'MIT 63 in Pension' })).status).toBe(200);
  });

  test('can be renamed, and kept with other changes', async () => {
    const { id, keptAt } = await kept('A');
    clock.pass(60);
    const renamed = z.decode(endpoints.changeScenario.data, dataOf(await change(id, { name: 'B' }), z.any()));
    expect([renamed.name, renamed.changes, renamed.keptAt]).toEqual(['B', buyIn, keptAt]);
    await change(id, { changes: early });
    expect(await list()).toMatchObject([{ id, name: 'B', changes: early, keptAt: clock.now() }]);
  });

  test('are refused with a name that no reader could trust, and without a change', async () => {
    for (const name of ['', '   ', '…', '\u200b', 'a\nb', 'a\u0007b', 'a\u202eb', 'x'.repeat(81), 7, null]) {
      const refused = await browser.call('POST', at, { body: { name, simulator: 'buyIn', changes: buyIn } });
      expect([name, refused.status, refusalOf(refused).field]).toEqual([name, 400, 'name']);
    }
    for (const body of [
      { name: 'A', simulator: 'buyIn', changes: {} },
      { name: 'A', simulator: 'home', changes: { home: {} } },
      { name: 'A', simulator: 'home', changes: { home: { withdrawal: { amount: 0, on: '2027-01-01' } } } },
      { name: 'A', simulator: 'buyIn', changes: { buyIn: { amount: -1, from: '2026-12-31' } } },
      { name: 'A', simulator: 'other', changes: buyIn },
      { name: 'A', simulator: 'buyIn' },
    ]) {
      expect((await browser.call('POST', at, { body })).status).toBe(400);
    }
    const { id } = await kept('x'.repeat(80));
    for (const body of [{}, { name: '\u202e' }, { changes: {} }]) expect((await change(id, body)).status).toBe(400);
    expect(await names()).toEqual(['x'.repeat(80)]);
  });

  test('keep hostile names as they are typed, or refuse them', async () => {
    const lines = [
      'x'.repeat(200),
      'a\r\nBcc: b@evil.example',
      'a\u2028b',
      '\u202efdp.exe',
      'a\u200fb',
      '\u2067a\u2069',
    ];
    let refused = 0;
    for (const name of [...hostileMarkup, ...hostileTargets, ...lines]) {
      const reply = await keep(name);
      expect([name, reply.status]).toEqual([name, isRefused(name) ? 400 : 201]);
      if (reply.status === 400) {
        refused += 1;
        expect(refusalOf(reply).field).toBe('name');
        continue;
      }
      const [kept] = await list();
      expect(kept?.name).toBe(name.trim());
      await remove(kept?.id ?? '');
    }
    expect(refused).toBeGreaterThan(lines.length);
    expect(await names()).toEqual([]);
  });

  test('are printed under hostile names as words, in files that any system can save', async () => {
    const hostile: readonly (readonly [name: string, printed?: string])[] = [
      ['<img src=x onerror="window.hacked = true">'],
      ['<b>{{name}}</b> & "so" $t(title)'],
      ['../../etc/passwd'],
      ['b"; filename="evil.exe'],
      ['%0d%0aSet-Cookie: a=b'],
      // The typefaces lack its letters.
      ['قهوة 63 🏖', '63'],
    ];
    for (const [name, printed = name] of hostile) {
      const { id } = await kept(name);
      const pdf = await browser.call('GET', `${at}/${id}/pdf`);
      expect(pdfTexts(pdf.bytes)).toContain(`Szenario: ${printed}`);
      const disposition = pdf.headers.get('content-disposition') ?? '';
      expect(disposition).toMatch(/^[\x20-\x7e]+$/);
      expect(disposition.match(/filename\*=/g)?.length ?? 0).toBeLessThan(2);
      const file = fileNameIn(disposition);
      expect(file).toMatch(/^Szenario .+ 2026-11-21\.pdf$/);
      expect(file).not.toMatch(/[\p{C}\\/:*?"<>|]/u);
      expect(safePdfName(file)).toBe(file);
    }
  });

  test('are twenty at most, and the refusal says so', async () => {
    for (let number = 1; number <= 20; number += 1) expect((await keep(`Szenario ${number}`)).status).toBe(201);
    const refused = await keep('Szenario 21');
    expect([refused.status, refusalOf(refused).detail]).toEqual([
      400,
      'Sie haben schon 20 Szenarien gespeichert. Löschen Sie eines, das Sie nicht mehr brauchen.',
    ]);
    const [newest] = await list();
    await remove(newest?.id ?? '');
    expect((await keep('Szenario 21')).status).toBe(201);
  });

  test('say when the data they rest on have changed, but not because days have passed', async () => {
    const { id } = await kept('Mit Einkauf');
    clock.pass(400 * 24 * 3600);
    let by = await browserOf(provider, store, anna);
    expect((await list(by)).map(({ changed }) => changed)).toEqual([false]);
    await by.call('POST', 'additionalsavings/apply/02');
    expect((await list(by)).map(({ changed }) => changed)).toEqual([true]);
    await change(id, { name: 'Umbenannt' }, by);
    expect((await list(by)).map(({ changed }) => changed)).toEqual([true]);
    // With other data it is another scenario.
    expect(refusalOf(await keep('Umbenannt', buyIn, 'buyIn', by)).field).toBe('name');
    await change(id, { changes: buyIn }, by);
    expect((await list(by)).map(({ changed }) => changed)).toEqual([false]);
    await store.withTenant('bergahorn', async (tx) => {
      const { record } = await tx
        .selectFrom('insured_person')
        .select('record')
        .where('id', '=', anna.id)
        .executeTakeFirstOrThrow();
      const raised = z.looseObject({ employments: z.array(z.looseObject({ salary: z.number() })) }).parse(record);
      const employments = raised.employments.map((each) => ({ ...each, salary: each.salary + 1 }));
      await tx
        .updateTable('insured_person')
        .set({ record: JSON.stringify({ ...raised, employments }) })
        .where('id', '=', anna.id)
        .execute();
    });
    by = await browserOf(provider, store, anna);
    expect((await list(by)).map(({ changed }) => changed)).toEqual([true]);
  });

  test('that begin on the day they are kept begin today whenever they are read; chosen days stay', async () => {
    await kept('Heute', { ...buyIn, buyIn: { ...buyIn.buyIn, from: '2026-11-21' } });
    await kept('Ende Jahr');
    clock.pass(3 * 24 * 3600);
    const by = await browserOf(provider, store, anna);
    expect((await list(by)).map(({ changes }) => changes?.buyIn?.from)).toEqual(['2026-12-31', '2026-11-24']);
  });

  test('of which the changes can no longer be read are listed, so that they can be deleted', async () => {
    const { id } = await kept('Von früher');
    await store.withTenant('bergahorn', (tx) =>
      tx.updateTable('scenario').set({ changes: '{"buyIn":{"sum":1}}' }).where('id', '=', id).execute(),
    );
    expect(await list()).toMatchObject([{ name: 'Von früher', changes: null }]);
    expect((await browser.call('GET', `${at}/${id}/pdf`)).status).toBe(404);
    expect((await remove(id)).status).toBe(200);
  });

  test('of a simulator that there is no longer are left out; the others are there', async () => {
    const { id } = await kept('Von früher');
    await kept('Heute');
    await store.withTenant('bergahorn', (tx) =>
      tx.updateTable('scenario').set({ simulator: 'gone' }).where('id', '=', id).execute(),
    );
    expect(await names()).toEqual(['Heute']);
    expect((await change(id, { name: 'Anders' })).status).toBe(404);
    // It is hidden, so its name is free.
    const again = await kept('von früher');
    const { id: other } = await kept('Ein anderes');
    expect((await change(other, { name: 'Von früher' })).status).toBe(400);
    expect((await change(again.id, { name: 'Von Früher' })).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
  });

  test('say that a savings plan was chosen since, which changes what they rest on', async () => {
    await keep('Vor der Wahl');
    clock.pass(60);
    expect((await browser.call('POST', 'additionalsavings/apply/02')).status).toBe(200);
    clock.pass(60);
    await keep('Nach der Wahl');
    expect((await list()).map(({ name, changed, planChosen }) => [name, changed, planChosen])).toEqual([
      ['Nach der Wahl', false, false],
      ['Vor der Wahl', true, true],
    ]);
  });

  test('are lines of the access log when they are read, kept, changed, printed and deleted', async () => {
    const before = (await noted()).length;
    await list();
    const { id } = await kept('A');
    await list();
    await list();
    await change(id, { name: 'B' });
    await browser.call('GET', `${at}/${id}/pdf`);
    await remove(id);
    expect((await noted()).slice(before)).toEqual([
      'change simulation: scenario kept',
      'read simulation: scenarios',
      'change simulation: scenario changed',
      'read simulation: scenario',
      'change simulation: scenario deleted',
    ]);
  });

  test('are printed as PDF in the member’s language, and leave out the name and the salary while these are hidden', async () => {
    const { id } = await kept('Annas Plan', { ...buyIn, ...withSalary });
    const open = await browser.call('GET', `${at}/${id}/pdf`, { headers: { 'accept-language': 'en-US' } });
    expect([open.status, open.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(open.headers.get('content-disposition')).toContain('Scenario Annas Plan 2026-11-21.pdf');
    const words = pdfTexts(open.bytes).join(' ');
    for (const word of ['Scenario: Annas Plan', 'Anna Keller', 'Buy-in in total', '10’000.00', '99’000.00']) {
      expect(words).toContain(word);
    }
    const hidden = pdfTexts((await browser.call('GET', `${at}/${id}/pdf?anonymize=true`)).bytes).join(' ');
    expect(hidden).toContain('10’000.00');
    for (const word of ['Annas', 'Keller', '99’000.00']) expect(hidden).not.toContain(word);
  });

  test('can be read but not changed by support staff who view the portal, without names where these are hidden', async () => {
    const { id } = await kept('Annas Plan', withSalary, 'savings');
    await kept('Einkauf');
    const claire = (await peopleOf('bergahorn', 'active')).find((person) => person.id === 'claire-bonvin');
    if (claire === undefined) throw new Error('Bergahorn has no support staff.');
    const support = await browserOf(provider, store, claire);
    expect((await support.call('POST', 'impersonated/756.0000.0000.40?isActive=true')).status).toBe(200);
    expect(await names(support)).toEqual(['Einkauf', 'Annas Plan']);
    expect((await list(support, '?anonymize=true')).map(({ name, changes }) => [name, changes])).toEqual([
      ['', buyIn],
      ['', null],
    ]);
    for (const reply of [
      await keep('X', buyIn, 'buyIn', support),
      await change(id, { name: 'X' }, support),
      await remove(id, support),
    ]) {
      expect([reply.status, refusalOf(reply).code]).toEqual([400, 'err_impersonating']);
    }
    expect(await names()).toEqual(['Einkauf', 'Annas Plan']);
  });
});
