import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { SamplePerson } from '#contract/studio/answers.ts';
import { studioEndpoints } from '#contract/studio/endpoints.ts';
import type { Provider } from '#server/http/provider.ts';
import { sessionAge } from '#server/kernel/limits.ts';
import { resetDemo } from '#server/model/seed.ts';
import type { Store } from '#server/store/store.ts';
import { dataOf } from './browser.ts';
import { databases, startDatabase, TestClock, type TestDatabase } from './fixture.ts';
import { administratorsOf, signedIn, StudioBrowser, studioOn, withColour } from './studio-fixture.ts';

const begin = async (provider: Provider, token: string, person: SamplePerson = 'family') => {
  const stranger = await new StudioBrowser(provider).arrive();
  const body = { person, language: 'fr-FR' };
  return stranger.ask(studioEndpoints.previewBeginning, `previews/${token}/beginnings`, body);
};
const dashboard = async (provider: Provider, base: string, bearer: string) =>
  new StudioBrowser(provider).request('GET', `${base}/api/v1/dashboard`, {
    headers: { authorization: `Bearer ${bearer}` },
  });

describe.each(databases)('previews of several processes on one database (%s)', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let clock: TestClock;

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await database.stop();
  });
  beforeEach(async () => {
    await resetDemo(store);
    clock = new TestClock();
  });

  const start = (mostFunds?: number) => {
    const studio = studioOn(store, { clock, ...(mostFunds !== undefined && { mostFunds }) });
    return { ...studio, [Symbol.asyncDispose]: studio.close };
  };
  const openPreview = async (provider: Provider, tenant: string) => {
    const [administrator] = await administratorsOf(tenant);
    if (administrator === undefined) throw new Error(`${tenant} lacks an administrator.`);
    const browser = await signedIn(provider, store, administrator);
    return (await browser.ask(studioEndpoints.openPreview, 'previews')).token;
  };
  test('the images of what it shows are there before its database is', async () => {
    await using one = start();
    const token = await openPreview(one.provider, 'ginster');
    const { base } = await begin(one.provider, token);
    const stranger = new StudioBrowser(one.provider);
    const image = await stranger.request('GET', `${base}/tenant-assets/ginster/logo.svg`);
    expect(image.status).toBe(200);
    expect(image.headers.get('cache-control')).toBe('private, no-store');
    expect([...stranger.cookies]).toEqual([]);
    expect((await stranger.request('POST', `${base}/tenant-assets/ginster/logo.svg`)).status).toBe(405);
    expect((await stranger.request('GET', `${base}/tenant-assets/bergahorn/logo.svg`)).status).toBe(404);
    expect(one.previewDatabases()).toBe(0);
  });

  test('what one process has begun, another goes on with', async () => {
    await using one = start();
    await using other = start();
    const token = await openPreview(one.provider, 'ginster');
    const { token: bearer, base } = await begin(one.provider, token);
    const answers = await Promise.all([one, other, other].map(({ provider }) => dashboard(provider, base, bearer)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first, ...further] = answers.map((reply) => dataOf(reply, endpoints.dashboard.data));
    for (const each of further) expect(each).toEqual(first);
    // Each has opened its own people who are nobody.
    expect([one.previewDatabases(), other.previewDatabases()]).toEqual([1, 1]);
  });

  test('another process shows what was saved meanwhile', async () => {
    await using one = start();
    await using other = start();
    const [administrator] = await administratorsOf('ginster');
    if (administrator === undefined) throw new Error('Ginster lacks an administrator.');
    const browser = await signedIn(one.provider, store, administrator);
    await browser.change(withColour('#224466'));
    const { token } = await browser.ask(studioEndpoints.openPreview, 'previews');
    expect((await begin(other.provider, token)).settings.configurations.brand?.primary).toBe('#224466');
  });

  test('a token that is forged, over, or another fund’s opens nothing', async () => {
    await using one = start();
    const token = await openPreview(one.provider, 'ginster');
    const { token: bearer, base } = await begin(one.provider, token);
    const [person = '', locale = '', until = '', signature = ''] = bearer.split('.');
    for (const forged of [
      ['disabled', locale, until, signature],
      [person, 'de-CH', until, signature],
      [person, locale, `${Number(until) + 1}`, signature],
      [person, locale, until, signature.toUpperCase()],
      [person, locale, until],
    ]) {
      expect((await dashboard(one.provider, base, forged.join('.'))).status).toBe(401);
    }
    const { base: elsewhere } = await begin(one.provider, await openPreview(one.provider, 'bergahorn'));
    expect((await dashboard(one.provider, elsewhere, bearer)).status).toBe(401);
    expect((await dashboard(one.provider, base, bearer)).status).toBe(200);
  });

  test('a token lasts eight hours, however often it is used, and no longer than the link', async () => {
    await using one = start();
    const [administrator] = await administratorsOf('ginster');
    if (administrator === undefined) throw new Error('Ginster lacks an administrator.');
    const browser = await signedIn(one.provider, store, administrator);
    const { id, url } = await browser.ask(studioEndpoints.makePreviewLink, 'preview-links', { days: 2 });
    const { token: bearer, base } = await begin(one.provider, url.split('/').at(-1) ?? '');
    for (let hour = 0; hour < 8; hour += 1) {
      expect((await dashboard(one.provider, base, bearer)).status).toBe(200);
      clock.pass(3599);
    }
    clock.pass(10);
    expect((await dashboard(one.provider, base, bearer)).status).toBe(401);
    const again = await begin(one.provider, url.split('/').at(-1) ?? '');
    expect((await dashboard(one.provider, base, again.token)).status).toBe(200);
    const next = await signedIn(one.provider, store, administrator);
    await next.ask(studioEndpoints.endPreviewLink, `preview-links/${id}`);
    expect((await dashboard(one.provider, base, again.token)).status).toBe(404);
  });

  test('an administrator’s own preview lasts as long as a session may, and ends with their last one', async () => {
    await using one = start();
    const [administrator] = await administratorsOf('ginster');
    if (administrator === undefined) throw new Error('Ginster lacks an administrator.');
    const browser = await signedIn(one.provider, store, administrator);
    const shared = await browser.ask(studioEndpoints.makePreviewLink, 'preview-links', { days: 1 });
    const { token, until } = await browser.ask(studioEndpoints.openPreview, 'previews');
    expect(until.getTime() - clock.now().getTime()).toBe(sessionAge * 1000);
    const { token: bearer, base } = await begin(one.provider, token);
    clock.pass(4000);
    expect((await dashboard(one.provider, base, bearer)).status).toBe(200);
    const again = await signedIn(one.provider, store, administrator);
    const elsewhere = await signedIn(one.provider, store, administrator);
    await again.studio('POST', 'sessions/logout');
    expect((await dashboard(one.provider, base, bearer)).status).toBe(200);
    await elsewhere.studio('POST', 'sessions/logout');
    expect((await dashboard(one.provider, base, bearer)).status).toBe(404);
    expect((await begin(one.provider, shared.url.split('/').at(-1) ?? '')).base).toContain('/studio/previews/');
  });

  test('signing in to another fund ends the browser’s session of the one before, and its previews', async () => {
    await using one = start();
    const [[lea], [nora]] = await Promise.all([administratorsOf('ginster'), administratorsOf('bergahorn')]);
    if (lea === undefined || nora === undefined) throw new Error('A fund lacks an administrator.');
    const browser = await signedIn(one.provider, store, lea);
    const { token } = await browser.ask(studioEndpoints.openPreview, 'previews');
    const before = new StudioBrowser(one.provider);
    for (const [name, value] of browser.cookies) before.cookies.set(name, value);
    expect((await before.studio('GET', 'administrator')).status).toBe(200);
    await signedIn(one.provider, store, nora, browser);
    expect((await browser.studio('GET', 'administrator')).status).toBe(200);
    expect((await before.studio('GET', 'administrator')).status).toBe(401);
    const over = await browser.studio('POST', `previews/${token}/beginnings`, { person: 'family', language: 'de-CH' });
    expect(over.status).toBe(404);
    const acts = await store.withTenant('ginster', (tx) =>
      tx.selectFrom('access_log').select(['act', 'actor_name']).orderBy('position', 'desc').limit(1).execute(),
    );
    expect(acts).toEqual([{ act: 'logout', actor_name: 'Lea Stettler' }]);
  });

  test('a process keeps few funds’ previews, and opens one again that had to make room', async () => {
    await using one = start(1);
    const bearers: { token: string; base: string }[] = [];
    for (const tenant of ['ginster', 'bergahorn', 'ginster', 'bergahorn']) {
      const preview = bearers.length < 2 ? await begin(one.provider, await openPreview(one.provider, tenant)) : null;
      const known = preview ?? bearers[bearers.length - 2];
      if (known === undefined) throw new Error('No preview.');
      bearers.push(known);
      expect((await dashboard(one.provider, known.base, known.token)).status).toBe(200);
    }
    expect(one.previewDatabases()).toBe(1);
  });

  test('the database of the previews closes after an hour without one, and opens again', async () => {
    await using one = start();
    const token = await openPreview(one.provider, 'ginster');
    const { token: bearer, base } = await begin(one.provider, token);
    expect((await dashboard(one.provider, base, bearer)).status).toBe(200);
    await one.cleanUpPreviews();
    expect((await dashboard(one.provider, base, bearer)).status).toBe(200);
    expect(one.previewDatabases()).toBe(1);
    clock.pass(3601);
    await one.cleanUpPreviews();
    const fresh = await begin(one.provider, await openPreview(one.provider, 'ginster'));
    expect((await dashboard(one.provider, fresh.base, fresh.token)).status).toBe(200);
    expect(one.previewDatabases()).toBe(2);
  });
});
