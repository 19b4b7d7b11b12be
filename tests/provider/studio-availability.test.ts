import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Provider } from '#server/http/provider.ts';
import { createPublishing } from '#server/model/publishing.ts';
import { resetDemo } from '#server/model/seed.ts';
import { StoreUnavailable } from '#server/store/store-unavailable.ts';
import type { Store } from '#server/store/store.ts';
import { openMemoryStore } from '#tests/support/memory-database.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { Browser, dataOf } from './browser.ts';
import { administratorsOf, signedIn, studioOn, tenantsDir, withColour } from './studio-fixture.ts';

/** What becomes of the transactions of one process. */
type State = 'well' | 'away' | 'hanging';

let store: Store;
let state: State;
/** How many transactions the process has begun. */
let transactions: number;
/** Milliseconds by the process's clock. */
let at: number;

/** What becomes of a transaction. */
const interrupted = <T>(run: () => Promise<T>): Promise<T> => {
  transactions += 1;
  if (state === 'away')
    return Promise.reject(new StoreUnavailable({ code: 'ECONNREFUSED', message: 'away' }, undefined));
  return state === 'hanging' ? new Promise<T>(() => undefined) : run();
};

/** The database as a process sees it whose way there may be interrupted. */
const shaky = (): Store => ({
  ...store,
  withTenant: (tenant, run, options) => interrupted(() => store.withTenant(tenant, run, options)),
  withSystem: (run) => interrupted(() => store.withSystem(run)),
});

const colourOf = async (provider: Provider) => {
  const reply = await new Browser(provider).call('GET', 'globalsettings/?tenantName=ginster');
  return dataOf(reply, endpoints.globalSettings.data).configurations.brand?.primary;
};

beforeAll(async () => {
  store = await openMemoryStore();
}, 60_000);
afterAll(() => store.close());
beforeEach(async () => {
  await resetDemo(store);
  [state, transactions, at] = ['well', 0, 0];
});

/** Publishes a colour for Ginster by another process. */
const publish = async (colour: string): Promise<void> => {
  const [lea] = await administratorsOf('ginster');
  if (lea === undefined) throw new Error('Ginster lacks an administrator.');
  const { provider, close } = studioOn(store);
  const browser = await signedIn(provider, store, lea);
  await browser.change(withColour(colour));
  await browser.publish();
  await close();
};

const start = () => studioOn(shaky(), { time: { now: () => at, pause: () => Promise.resolve() } });

test.each(['away', 'hanging'] as const)('what was published stays to be seen while the database is %s', async (how) => {
  await publish('#224466');
  const { provider, close } = start();
  expect(await colourOf(provider)).toBe('#224466');
  state = how;
  for (const passed of [1_500, 10_000, 3_600_000]) {
    at += passed;
    expect(await Promise.all([colourOf(provider), colourOf(provider)])).toEqual(['#224466', '#224466']);
  }
  state = 'well';
  await close();
});

test('a publication of another process is seen when the database is back', async () => {
  await publish('#224466');
  const { provider, close } = start();
  expect(await colourOf(provider)).toBe('#224466');
  state = 'away';
  at += 10_000;
  expect(await colourOf(provider)).toBe('#224466');
  await publish('#662244');
  state = 'well';
  at += 1_500;
  await expect.poll(() => colourOf(provider)).toBe('#662244');
  await close();
});

test('a hundred visitors at once cost one look at the database', async () => {
  await publish('#224466');
  const { provider, close } = start();
  await colourOf(provider);
  transactions = 0;
  at += 60_000;
  await Promise.all(Array.from({ length: 100 }, () => colourOf(provider)));
  expect(transactions).toBe(1);
  await close();
});

test('the folder stands in for a fund of which nothing was seen yet, and only until the database answers', async () => {
  await publish('#224466');
  state = 'away';
  const { provider, close } = start();
  const folder = await colourOf(provider);
  expect(folder).not.toBe('#224466');
  state = 'well';
  at += 1_500;
  expect(await colourOf(provider)).toBe('#224466');
  await close();
});

test('a thousand funds at once cost two looks at the database, whatever has been published of them', async () => {
  await publish('#224466');
  const { live } = createPublishing({ store: shaky(), tenantsDir, log: silentLog });
  const codes = Array.from({ length: 1000 }, (_, index) => `fund-${index}`);
  const current = await Promise.all(['ginster', ...codes].map((code) => live.current(code)));
  expect(current.flatMap((each) => each ?? [])).toMatchObject([{ number: 2 }]);
  expect(transactions).toBeLessThanOrEqual(2);
});
