import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorCodes } from '#contract/envelope.ts';
import { studioEndpoints } from '#contract/studio/endpoints.ts';
import type { Provider } from '#server/http/provider.ts';
import { resetDemo } from '#server/model/seed.ts';
import type { Store } from '#server/store/store.ts';
import { administratorsSchema } from '#tenants/format/administrators.ts';
import { refusalOf } from './browser.ts';
import { databases, startDatabase, type TestDatabase } from './fixture.ts';
import { newestLink, sentTo } from './people.ts';
import {
  administratorsOf,
  signedIn,
  StudioBrowser,
  studioOn,
  tenantsDir,
  withColour,
  type Administrator,
} from './studio-fixture.ts';

const begin = (browser: StudioBrowser, url: string) =>
  browser.studio('POST', `previews/${url.split('/').at(-1) ?? ''}/beginnings`, {
    person: 'family',
    language: 'de-CH',
  });

describe.each(databases)('who may enter the studio, and the trace it leaves (%s)', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let root: string;
  let provider: Provider;
  let lea: Administrator;
  let joao: Administrator;
  /** How long the access log was before the case. */
  let position: number;

  const linesOf = async (tenant: string) =>
    store.withTenant(tenant, (tx) =>
      tx.selectFrom('access_log').select(['act', 'object', 'actor_name', 'position']).orderBy('position').execute(),
    );
  /** What the case has added to the access log of Ginster, besides signing in. */
  const trace = async (): Promise<string[]> =>
    (await linesOf('ginster'))
      .filter((line) => line.position > position && line.act !== 'login')
      .map(({ act, object, actor_name: name }) => [act, object, name].join(' | '));
  const listOnly = async (...ids: readonly string[]): Promise<void> => {
    const source: unknown = JSON.parse(await readFile(join(tenantsDir, 'ginster/administrators.json'), 'utf8'));
    const left = administratorsSchema.parse(source).filter(({ id }) => ids.includes(id));
    await writeFile(join(root, 'ginster/administrators.json'), JSON.stringify(left));
  };
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'pilaster-studio-'));
    for (const code of ['ginster', 'default', 'urgestein']) {
      await cp(join(tenantsDir, code), join(root, code), { recursive: true });
    }
    database = await startDatabase(kind);
    store = await database.open();
    const [first, second] = await administratorsOf('ginster');
    if (first === undefined || second === undefined) throw new Error('Ginster lacks administrators.');
    [lea, joao] = [first, second];
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await database.stop();
    await rm(root, { recursive: true });
  });
  beforeEach(async () => {
    await resetDemo(store);
    await listOnly('lea-stettler', 'joao-pereira');
    position = (await linesOf('ginster')).at(-1)?.position ?? 0;
    const studio = studioOn(store, { root });
    ({ provider } = studio);
    return studio.close;
  });

  test('whoever is taken out of the folder loses session, account and links with the next call', async () => {
    const one = await signedIn(provider, store, lea);
    const other = await signedIn(provider, store, joao);
    const { url } = await one.ask(studioEndpoints.makePreviewLink, 'preview-links', { days: 2 });
    expect((await begin(other, url)).status).toBe(200);
    await listOnly('joao-pereira');
    expect((await one.studio('GET', 'draft')).status).toBe(401);
    expect((await begin(other, url)).status).toBe(404);
    expect((await other.ask(studioEndpoints.previewLinks, 'preview-links')).links).toEqual([]);
    expect((await other.studio('GET', 'draft')).status).toBe(200);
    expect((await trace()).slice(1)).toEqual(['remove | administrator: lea-stettler | ']);
    // Coming back brings neither session nor link back.
    await listOnly('lea-stettler', 'joao-pereira');
    expect((await one.studio('GET', 'draft')).status).toBe(401);
    expect((await begin(other, url)).status).toBe(404);
  });

  test('a link of theirs is the first to notice', async () => {
    const one = await signedIn(provider, store, lea);
    const { url } = await one.ask(studioEndpoints.makePreviewLink, 'preview-links', { days: 2 });
    await listOnly('joao-pereira');
    const stranger = new StudioBrowser(provider);
    await stranger.arrive();
    expect((await begin(stranger, url)).status).toBe(404);
    const base = `/studio/previews/${url.split('/').at(-1) ?? ''}`;
    expect((await stranger.request('GET', `${base}/api/v1/globalsettings/?tenantName=ginster`)).status).toBe(404);
    expect((await one.studio('GET', 'draft')).status).toBe(401);
    expect((await trace()).slice(1)).toEqual(['remove | administrator: lea-stettler | ']);
  });

  test('a link that was mailed to them signs nobody in', async () => {
    const browser = new StudioBrowser(provider);
    await browser.arrive();
    await browser.studio('POST', 'sessions/email', { ...lea, language: 'de-CH' });
    const { sessionId, emailCode } = await newestLink(store, lea.emailAddress);
    await listOnly('joao-pereira');
    const refused = await browser.studio('PATCH', `sessions/sms/${sessionId}`, { emailCode });
    expect(refusalOf(refused).code).toBe(errorCodes.linkExpired);
    expect(await sentTo(store, lea.mobileNumber)).toHaveLength(0);
  });

  test('a list that can’t be read takes nobody’s access away', async () => {
    const one = await signedIn(provider, store, lea);
    await writeFile(join(root, 'ginster/administrators.json'), '[{"id":');
    expect((await one.studio('GET', 'draft')).status).toBe(200);
    expect(await trace()).toEqual([]);
  });

  test('two administrators may swap their addresses', async () => {
    await signedIn(provider, store, lea);
    const file = join(root, 'ginster/administrators.json');
    const source: unknown = JSON.parse(await readFile(file, 'utf8'));
    const [first, second] = administratorsSchema.parse(source);
    if (first === undefined || second === undefined) throw new Error('Ginster lacks administrators.');
    const swapped = [
      { ...first, emailAddress: second.emailAddress, mobileNumber: second.mobileNumber },
      { ...second, emailAddress: first.emailAddress, mobileNumber: first.mobileNumber },
    ];
    await writeFile(file, JSON.stringify(swapped));
    const browser = await signedIn(provider, store, joao);
    expect((await browser.ask(studioEndpoints.administrator, 'administrator')).name).toBe(first.name);
  });

  test('what ends is in the access log as well as what begins', async () => {
    const one = await signedIn(provider, store, lea);
    const other = await signedIn(provider, store, joao);
    const { id } = await one.ask(studioEndpoints.makePreviewLink, 'preview-links', { days: 2 });
    await other.ask(studioEndpoints.endPreviewLink, `preview-links/${id}`);
    await other.ask(studioEndpoints.endPreviewLink, `preview-links/${id}`);
    await one.change(withColour('#224466'));
    const { version } = await other.draft();
    await other.ask(studioEndpoints.discardDraft, 'draft', { version });
    expect(await trace()).toEqual([
      `link | preview: ${id} | Lea Stettler`,
      `unlink | preview: ${id} | João Pereira`,
      `discard | draft: ${version} | João Pereira`,
    ]);
  });

  test('taking an offer back is in the access log', async () => {
    const [regula, beat] = await administratorsOf('urgestein');
    if (regula === undefined || beat === undefined) throw new Error('Urgestein lacks administrators.');
    const one = await signedIn(provider, store, regula);
    await one.change(withColour('#224466'));
    await one.publish('Please look');
    const other = await signedIn(provider, store, beat);
    await other.ask(studioEndpoints.withdrawOffer, 'publications/offer');
    await other.ask(studioEndpoints.withdrawOffer, 'publications/offer');
    const lines = (await linesOf('urgestein')).filter(({ act }) => act === 'withdraw');
    expect(lines).toMatchObject([{ object: 'draft: 1', actor_name: 'Beat Tanner' }]);
  });
});
