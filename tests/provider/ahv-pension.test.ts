import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Provider } from '#server/http/provider.ts';
import type { Store } from '#server/store/store.ts';
import { dataOf, type Browser } from './browser.ts';
import { databases, startDatabase, type TestClock, type TestDatabase } from './fixture.ts';
import { browserOf, logIn, peopleOf, startAnew, type Person } from './people.ts';

const person = async (tenant: string, id: string): Promise<Person> => {
  const found = (await peopleOf(tenant, 'active')).find((each) => each.id === id);
  if (found === undefined) throw new Error(`${tenant} has no ${id}.`);
  return found;
};

const outlookOf = async (by: Browser, query = '') =>
  dataOf(await by.call('GET', `dashboard${query}`), endpoints.dashboard.data).outlook;
const keep = (by: Browser, perMonth: unknown) => by.call('PUT', 'dashboard/ahv-pension', { body: { perMonth } });

describe.each(databases)('the member’s own figure of the AHV pension on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let clock: TestClock;
  let provider: Provider;
  let browser: Browser;
  let anna: Person;

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    anna = await person('bergahorn', 'anna-keller');
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await database.stop();
  });
  beforeEach(async () => {
    ({ clock, provider, browser } = await startAnew(store));
    await logIn(browser, store, anna);
  });

  test('takes the estimate’s place, on another device too, until it is forgotten', async () => {
    const estimate = await outlookOf(browser);
    expect(estimate?.ahv).toEqual({ perMonth: 2_520, isOwn: false });
    expect(dataOf(await keep(browser, 2_210.5), endpoints.keepAhvPension.data)).toEqual({ perMonth: 2_210.5 });
    clock.pass(61);
    const other = await browserOf(provider, store, anna);
    const own = await outlookOf(other);
    expect(own?.ahv).toEqual({ perMonth: 2_210.5, isOwn: true });
    const salary = own?.salary ?? 0;
    for (const { pensionPerMonth, ratio } of own?.byAge ?? []) {
      expect(ratio).toBeCloseTo(((pensionPerMonth + 2_210.5) / salary) * 100, 1);
    }
    await keep(browser, null);
    expect(await outlookOf(browser)).toEqual(estimate);
  });

  test('is part of what simulations begin with', async () => {
    await keep(browser, 2_100);
    const basis = dataOf(await browser.call('GET', 'simulations/basis'), endpoints.simulationBasis.data);
    expect(basis?.record.ahvPerMonth).toBe(2_100);
  });

  test('is a line of the access log', async () => {
    await keep(browser, 2_100);
    const newest = await store.withTenant('bergahorn', (tx) =>
      tx
        .selectFrom('access_log')
        .select(['act', 'object'])
        .where('subject', '=', anna.id)
        .orderBy('position', 'desc')
        .executeTakeFirst(),
    );
    expect(newest).toEqual({ act: 'change', object: 'dashboard: AHV pension' });
  });

  test.each([0, -1, 3_313.81, 30_240, '2100', undefined])('refuses %s', async (perMonth) => {
    expect((await keep(browser, perMonth)).status).toBe(400);
    expect((await outlookOf(browser))?.ahv?.isOwn).toBe(false);
  });

  test('says the retirement page’s pensions to the centime', async () => {
    const page = dataOf(await browser.call('GET', 'pages/retirement'), endpoints.retirement.data);
    expect((await outlookOf(browser))?.byAge.map(({ age, pensionPerMonth }) => [age, pensionPerMonth])).toEqual(
      page.benefitsByAge?.map(({ age, pensionPerMonth }) => [age, pensionPerMonth]),
    );
  });

  test('without personal data there is no salary, nothing that tells it, no own figure and no day', async () => {
    await keep(browser, 2_137.35);
    const reply = await browser.call('GET', 'dashboard?anonymize=true');
    expect(reply.text).not.toMatch(/2137\.35|8733/);
    const outlook = dataOf(reply, endpoints.dashboard.data).outlook;
    expect(outlook).toMatchObject({ salary: null, ahv: null, ahvFrom: null });
    expect(outlook?.byAge.every((row) => row.date === null && row.ratio === null && row.ratioOfFund === null)).toBe(
      true,
    );
    const changes = { retirement: { steps: [{ month: 780, share: 100 }] } };
    const hidden = await browser.call('POST', 'simulations/results?anonymize=true', { body: changes });
    const { pensions } = dataOf(hidden, endpoints.simulate.data);
    expect(pensions?.after.perMonth).toBe(pensions?.after.perMonthOfFund);
  });

  test('a provider that keeps to the specification has neither the call nor the answer', async () => {
    const [one] = await peopleOf('urgestein', 'active');
    if (one === undefined) throw new Error('urgestein has nobody.');
    const by = await browserOf(provider, store, one);
    expect((await keep(by, 2_100)).status).toBe(404);
    const { data } = JSON.parse((await by.call('GET', 'dashboard')).text);
    expect(data).not.toHaveProperty('outlookBox');
    expect(data).not.toHaveProperty('disabilityBox');
  });
});
