import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { studioEndpoints } from '#contract/studio/endpoints.ts';
import type { Provider } from '#server/http/provider.ts';
import { imagesOfFund, studioUploads } from '#server/kernel/limits.ts';
import { cleanUp, resetDemo } from '#server/model/seed.ts';
import { storeImages } from '#server/store/fund-revisions.ts';
import type { Store } from '#server/store/store.ts';
import { dataOf, refusalOf } from './browser.ts';
import { databases, startDatabase, type TestClock, type TestDatabase } from './fixture.ts';
import { administratorsOf, signedIn, studioOn, type Administrator, type StudioBrowser } from './studio-fixture.ts';

/** A picture that no other call of this makes. */
const picture = (height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v${height}H0z"/></svg>`;

const base64 = (text: string | Uint8Array): string => Buffer.from(text).toString('base64');

const send = (browser: StudioBrowser, content: string) =>
  browser.studio('POST', 'images', { name: 'mark.svg', content: base64(content) });

const hashOf = async (browser: StudioBrowser, content: string): Promise<string> =>
  dataOf(await send(browser, content), studioEndpoints.storeImage.data).hash;

const show = (browser: StudioBrowser, hash: string): Promise<void> =>
  browser.change((files) => ({
    ...files,
    settings: { ...files.settings, logoImage: 'mark.svg' },
    assets: { ...files.assets, 'mark.svg': hash },
  }));

describe.each(databases)('the images of a fund’s revisions (%s)', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let provider: Provider;
  let clock: TestClock;
  let lea: Administrator;

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    const [first] = await administratorsOf('ginster');
    if (first === undefined) throw new Error('Ginster lacks administrators.');
    lea = first;
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await database.stop();
  });
  beforeEach(async () => {
    await resetDemo(store);
    const studio = studioOn(store);
    ({ provider, clock } = studio);
    return studio.close;
  });

  const kept = async (): Promise<readonly string[]> =>
    store.withTenant('ginster', async (tx) => {
      const rows = await tx.selectFrom('fund_image').select('hash').execute();
      return rows.map(({ hash }) => hash);
    });
  /** The hourly clean-up, after so many hours. */
  const after = async (hours: number): Promise<readonly string[]> => {
    clock.pass(hours * 3600);
    await cleanUp(store, clock.now());
    return kept();
  };

  test('a fund keeps so many of them; what it has may be sent again, and another fund has room of its own', async () => {
    const browser = await signedIn(provider, store, lea);
    expect((await send(browser, picture(1))).status).toBe(201);
    const stored = await store.withTenant('ginster', (tx) =>
      storeImages(tx, 'ginster', {
        images: new Map(Array.from({ length: imagesOfFund.most - 1 }, (_, index) => [`${index}`, strToU8(`${index}`)])),
        at: clock.now(),
        limit: imagesOfFund,
      }),
    );
    expect(stored).toBe(true);
    const refused = await send(browser, picture(2));
    expect(refused.status).toBe(400);
    expect(refusalOf(refused).detail).toContain('zu viel Platz');
    expect((await send(browser, picture(1))).status).toBe(201);
    const folder = base64(zipSync({ 'settings.json': strToU8('{}'), 'assets/other.svg': strToU8(picture(3)) }));
    expect(refusalOf(await browser.studio('POST', 'folders', { content: folder })).detail).toContain('zu viel Platz');
    expect(await kept()).toHaveLength(imagesOfFund.most);
    const [nora] = await administratorsOf('bergahorn');
    if (nora === undefined) throw new Error('Bergahorn lacks an administrator.');
    expect((await send(await signedIn(provider, store, nora), picture(2))).status).toBe(201);
  });

  test('what is refused counts towards what may be sent in an hour, too', async () => {
    const browser = await signedIn(provider, store, lea);
    const broken = base64(strToU8('no archive'));
    for (let sent = 0; sent < studioUploads.most; sent += 2) {
      expect((await send(browser, 'no picture')).status).toBe(400);
      expect((await browser.studio('POST', 'folders', { content: broken })).status).toBe(400);
    }
    expect((await send(browser, picture(1))).status).toBe(429);
    clock.pass(studioUploads.seconds);
    const again = await signedIn(provider, store, lea);
    expect((await send(again, picture(1))).status).toBe(201);
  });

  test('the studio says how much room they take, with every upload', async () => {
    const browser = await signedIn(provider, store, lea);
    const before = (await browser.ask(studioEndpoints.fundFacts, 'draft/facts')).imageSpace;
    const { space } = dataOf(await send(browser, picture(4)), studioEndpoints.storeImage.data);
    expect(space).toEqual({ ...before, images: before.images + 1, bytes: before.bytes + picture(4).length });
    expect([space.mostImages, space.mostBytes]).toEqual([imagesOfFund.most, imagesOfFund.bytes]);
    expect((await browser.ask(studioEndpoints.fundFacts, 'draft/facts')).imageSpace).toEqual(space);
  });

  test('they weigh so much at most', async () => {
    const limit = { most: 10, bytes: 100 };
    const keep = (name: string, bytes: number) =>
      store.withTenant('ginster', (tx) =>
        storeImages(tx, 'ginster', { images: new Map([[name, new Uint8Array(bytes)]]), at: clock.now(), limit }),
      );
    expect(await keep('a', 60)).toBe(true);
    expect(await keep('b', 41)).toBe(false);
    expect(await keep('b', 40)).toBe(true);
    expect(await keep('a', 60)).toBe(true);
    expect((await kept()).toSorted()).toEqual(['a', 'b']);
  });

  test('what nobody has used for a day is deleted; what the draft or any revision shows stays', async () => {
    const browser = await signedIn(provider, store, lea);
    const published = await hashOf(browser, picture(1));
    await show(browser, published);
    await browser.publish();
    const [drafted, unused] = [await hashOf(browser, picture(2)), await hashOf(browser, picture(3))];
    await show(browser, drafted);
    expect(await after(23)).toEqual(expect.arrayContaining([published, drafted, unused]));
    const left = await after(2);
    expect(left).toEqual(expect.arrayContaining([published, drafted]));
    expect(left).not.toContain(unused);
    // The folder's own images, which the first revision shows, are there as well.
    const again = await signedIn(provider, store, lea);
    await again.publish();
    expect(await after(48)).toEqual(expect.arrayContaining([...left]));
    const last = await signedIn(provider, store, lea);
    await last.ask(studioEndpoints.restore, 'revisions/2/restoration', { comment: '' });
    expect((await last.request('GET', `/studio/images/${published}`)).status).toBe(200);
    const settings = dataOf(
      await last.call('GET', 'globalsettings/?tenantName=ginster'),
      endpoints.globalSettings.data,
    );
    expect((await last.request('GET', settings.logoImage ?? '')).text).toBe(picture(1));
  });

  test('what is sent again, or named by a draft, is wanted for another day', async () => {
    const browser = await signedIn(provider, store, lea);
    const [one, other] = [await hashOf(browser, picture(1)), await hashOf(browser, picture(2))];
    expect(await after(23)).toEqual(expect.arrayContaining([one, other]));
    const again = await signedIn(provider, store, lea);
    expect(await hashOf(again, picture(1))).toBe(one);
    await show(again, other);
    const { version } = await again.draft();
    await again.ask(studioEndpoints.discardDraft, 'draft', { version });
    expect(await after(2)).toEqual(expect.arrayContaining([one, other]));
    expect(await after(25)).not.toContain(one);
    expect(await kept()).not.toContain(other);
  });
});
