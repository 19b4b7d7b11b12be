import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { simulate, simulationBasis } from '#contract/endpoints/simulations.ts';
import { sentSimulation } from '#contract/simulations.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { figureSheet } from '#pension/figure-sheet.ts';
import { simulate as simulated } from '#pension/simulation/simulate.ts';
import type { Provider } from '#server/http/provider.ts';
import type { Store } from '#server/store/store.ts';
import { type Browser, dataOf, refusalOf, type Reply } from './browser.ts';
import { databases, startDatabase, type TestClock, type TestDatabase } from './fixture.ts';
import { browserOf, logIn, peopleOf, startAnew } from './people.ts';
import { demoFunds as funds } from '#tests/support/demo-funds.ts';

/** A fund's plan, and its record of somebody. */
const known = async (tenant: string, id: string) => {
  const fund = (await funds.find(tenant))?.tenant;
  const record = fund?.members.find((member) => member.id === id);
  if (!fund?.plan || record === undefined) throw new Error(`${tenant} doesn't know ${id}.`);
  return { plan: fund.plan, record };
};

const buyIn = { buyIn: { amount: 10_000, from: '2026-12-31', marginalRate: 25 } };

describe.each(databases)('simulations on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let clock: TestClock;
  let provider: Provider;
  let browser: Browser;

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await database.stop();
  });
  beforeEach(async () => {
    ({ clock, provider, browser } = await startAnew(store));
  });

  const logInAs = async (tenant: string, id: string): Promise<void> => {
    const person = (await peopleOf(tenant, 'active')).find((each) => each.id === id);
    if (person === undefined) throw new Error(`No ${id}.`);
    await logIn(browser, store, person);
  };
  const noted = async (): Promise<string[]> => {
    const rows = await store.withTenant('bergahorn', (tx) =>
      tx.selectFrom('access_log').select('object').where('object', 'like', 'simulation%').orderBy('position').execute(),
    );
    return rows.map(({ object }) => object);
  };
  const limited = async (): Promise<string[]> => {
    const rows = await store.withTenant('bergahorn', (tx) => tx.selectFrom('rate_limit').select('key').execute());
    return rows.map(({ key }) => key);
  };
  const read = (query = ''): Promise<Reply> => browser.call('GET', simulationBasis.path + query);
  const ask = (body: unknown, query = ''): Promise<Reply> => browser.call('POST', simulate.path + query, { body });

  test('give each member their own basis, and the result that a browser computes from it', async () => {
    const [abroad] = await peopleOf('fadental', 'active');
    for (const [tenant, id] of [
      ['bergahorn', 'anna-keller'],
      ['bergahorn', 'claire-bonvin'],
      ['fadental', abroad?.id ?? ''],
    ] as const) {
      ({ clock, browser } = await startAnew(store));
      await logInAs(tenant, id);
      const basis = z.decode(simulationBasis.data, dataOf(await read('?tenant=neuschnee'), z.any()));
      if (basis === null) throw new Error('A basis was expected.');
      const { plan, record } = await known(tenant, id);
      const { figures } = figureSheet(plan, record, swissDay(clock.now()));
      expect(simulated(basis, {}).before.retirement?.pensionPerMonth).toBe(
        figures?.retirement?.ordinary.pensionPerMonth,
      );
      const result = z.decode(simulate.data, dataOf(await ask(buyIn), z.any()));
      expect(result).toEqual(sentSimulation(simulated(basis, buyIn)));
    }
  });

  test('begin the pension of who works on after the day that is asked for, also where data are hidden', async () => {
    await logInAs('bergahorn', 'anna-keller');
    const { plan, record } = await known('bergahorn', 'anna-keller');
    const late = { ...record, birthDate: '1960-03-10' };
    await store.withTenant('bergahorn', (tx) =>
      tx
        .updateTable('insured_person')
        .set({ record: JSON.stringify(late) })
        .where('id', '=', record.id)
        .execute(),
    );
    const basis = { version: 1, today: swissDay(clock.now()), plan, record: late } as const;
    const drawnAfter = '2028-02-01';
    const expected = sentSimulation(simulated(basis, buyIn, { drawnAfter }));
    expect(expected.after.retirement?.date).toBe('2028-03-01');
    const shown = z.decode(simulate.data, dataOf(await ask({ ...buyIn, drawnAfter }), z.any()));
    expect(shown).toEqual(expected);
    const hidden = z.decode(simulate.data, dataOf(await ask({ ...buyIn, drawnAfter }, '?anonymize=true'), z.any()));
    expect([hidden.before, hidden.after].map(({ retirement }) => retirement?.savings)).toEqual(
      [expected.before, expected.after].map(({ retirement }) => retirement?.savings),
    );
    expect((await ask({ ...buyIn, drawnAfter: '2028-02-31' })).status).toBe(400);
  });

  test('say in the access log that they were read, once each', async () => {
    await logInAs('bergahorn', 'anna-keller');
    const before = (await noted()).length;
    for (const _ of [1, 2]) {
      await read();
      await ask(buyIn);
    }
    expect((await noted()).slice(before)).toEqual(['simulation: basis', 'simulation: results']);
  });

  test('tell neither salary nor a day that reveals a birth date while personal data are hidden', async () => {
    await logInAs('bergahorn', 'claire-bonvin');
    const { record } = await known('bergahorn', 'anna-keller');
    expect((await browser.call('POST', `impersonated/${record.ahvNumber}?isActive=true`)).status).toBe(200);
    expect((await read('?anonymize=true')).text).toContain('"data":null');
    const changes = {
      ...buyIn,
      retirement: { steps: [{ month: 62 * 12, share: 100, lumpSum: { unit: 'percent', value: 50 } }] },
      risk: { event: 'death', on: '2030-06-30' },
    };
    const hidden = await ask(changes, '?anonymize=true');
    expect(hidden.status).toBe(200);
    const { before, after, findings } = z.decode(simulate.data, dataOf(hidden, z.any()));
    expect([after.retirement?.date, after.retirement?.income, after.retirement?.steps[0]?.date]).toEqual([
      null,
      [],
      null,
    ]);
    expect(after.retirement?.pensionPerMonth).toBeLessThan(before.retirement?.pensionPerMonth ?? 0);
    expect(after.risk?.ifDead.length).toBeGreaterThan(2);
    expect(after.risk?.ifDead.filter(({ from, to }) => from !== null || to !== null)).toEqual([]);
    expect(findings.flatMap(({ inputs }) => inputs.filter(({ unit }) => unit === 'date'))).toEqual([]);
    const salary = record.employments.at(-1)?.salary ?? 0;
    for (const secret of ['2047-0', '2050-0', `:${salary}`, `:${Math.round((salary / 12) * 100) / 100}`]) {
      expect(hidden.text).not.toContain(secret);
    }
  });

  test('are 120 a minute at most for one person, who then reads how long to wait', async () => {
    await logInAs('bergahorn', 'anna-keller');
    const others = await limited();
    await ask({});
    // 118 more in the same moment.
    await store.withTenant('bergahorn', (tx) =>
      tx
        .updateTable('rate_limit')
        .set({ hits: sql`array_fill(hits[1], array[119])` })
        .where('key', 'not in', others)
        .execute(),
    );
    const replies = await Promise.all([ask(buyIn), ask(buyIn), ask(buyIn)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429]);
    const refused = await ask(buyIn);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    // A browser that simulates needs none, and support staff who view the portal use their own.
    expect((await read()).status).toBe(200);
    const claire = (await peopleOf('bergahorn', 'active')).find(({ id }) => id === 'claire-bonvin');
    if (claire === undefined) throw new Error('Bergahorn has no support staff.');
    browser = await browserOf(provider, store, claire);
    const { record } = await known('bergahorn', 'anna-keller');
    expect((await browser.call('POST', `impersonated/${record.ahvNumber}?isActive=true`)).status).toBe(200);
    expect((await ask(buyIn, '?anonymize=true')).status).toBe(200);
  });

  test('refuse what has not the right form', async () => {
    await logInAs('bergahorn', 'anna-keller');
    const many = Array.from({ length: 13 }, () => ({ month: 720, share: 5 }));
    for (const body of [
      { buyIn: { ...buyIn.buyIn, amount: 0 } },
      { buyIn: { ...buyIn.buyIn, from: '9999-01-01' } },
      { retirement: { steps: many } },
      { other: {} },
      null,
    ]) {
      const reply = await ask(body);
      expect([body, reply.status, refusalOf(reply).code]).toEqual([body, 400, 'err_validation']);
    }
  });

  test('answer what law and plan rule out with a finding', async () => {
    await logInAs('bergahorn', 'anna-keller');
    const { findings } = z.decode(
      simulate.data,
      dataOf(await ask({ buyIn: { amount: 900_000, from: '2026-12-31' } }), z.any()),
    );
    expect(findings[0]).toMatchObject({
      rule: 'buyInAboveMaximum',
      severity: 'broken',
      law: { act: 'BVG', article: '79b' },
    });
    expect(findings[0]?.inputs[0]).toEqual({ name: 'amount', unit: 'chf', value: 900_000_00 });
  });
});
