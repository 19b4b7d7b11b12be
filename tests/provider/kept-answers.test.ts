import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Locale } from '#kernel/locale.ts';
import { pageLinkNames } from '#contract/page-links.ts';
import type { Provider } from '#server/http/provider.ts';
import { createSite } from '#server/http/site/create-site.ts';
import type { PortalBuild } from '#server/http/site/portal-page.ts';
import { createFunds, type Funds } from '#server/model/funds.ts';
import { resetDemo } from '#server/model/seed.ts';
import type { Store } from '#server/store/store.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { Browser } from './browser.ts';
import { databases, portal, providerOn, startDatabase, tenantsRoot, TestClock, type TestDatabase } from './fixture.ts';
import { logIn, type Person } from './people.ts';
import { bareFrame } from '#tests/support/bare-frame.ts';

/** The calls that a provider could answer from memory, each of its addresses once; documents are printed each time. */
const gets = Object.entries<Endpoint>(endpoints)
  // The access log gets a line with every first reading; the list for support staff refuses members.
  .filter(([name]) => !['accesses', 'impersonations'].includes(name))
  .filter(([, { method, file }]) => method === 'GET' && file === undefined)
  .flatMap(([name, { path }]) =>
    path.includes('{')
      ? pageLinkNames.map((each) => ({ name: `${name} ${each}`, path: path.replace(/\{\w+\}/, each) }))
      : [{ name, path }],
  );

/** The calls whose answers are computed from a member's own record: no two members' are equal. */
const personal = gets.filter(
  ({ name, path }) => name === 'dashboard' || (path.startsWith('pages/') && !name.startsWith('pageLink ')),
);

/** Calls that show somebody's name or family, and hide them on request. */
const hiding = ['insuranceOverview', 'deathBenefit', 'userInfo', 'profile'];

const languages = ['de-CH', 'fr-FR'] as const satisfies Locale[];

/** Which encodings the caller accepts, and which answers it says it has already: everything that varies an answer. */
const manners: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'accept-encoding': 'gzip' },
  { 'accept-encoding': 'br;q=1, gzip;q=0' },
  { 'accept-encoding': 'gzip', 'if-none-match': '*' },
];

type Visitor = { readonly person: Person; readonly browser: Browser };
type View = Visitor & { readonly locale: Locale; readonly anonymize: boolean };

const nameOf = ({ person, locale, anonymize }: View): string =>
  `${person.tenant}/${person.id} ${locale}${anonymize ? ' anonymous' : ''}`;

const membersFile = z.array(z.looseObject({ id: z.string(), state: z.string() }));

/** A page of the portal that shows everything it is drawn from. */
const plainBuild: PortalBuild = {
  template:
    '<html lang=""><title></title><link rel="icon" href="data:,"><script type="application/json" id="portal-settings"></script><!--first-frame--></html>',
  firstFrame: ({ pathname, settings }) => ({
    ...bareFrame,
    title: pathname,
    html: `<p>${settings?.displayName} ${settings?.languages.join()} ${pathname}</p>`,
  }),
  preloads: () => ({ scripts: [], styles: [] }),
};

/** The same browser, connected to another provider. */
const at = (provider: Provider, { cookies, csrf }: Browser): Browser => {
  const other = new Browser(provider);
  for (const [name, value] of cookies) other.cookies.set(name, value);
  other.csrf = csrf;
  return other;
};

/** A call's answer as a person sees it, whatever its encoding. */
const read = async (
  provider: Provider,
  { person, browser, locale, anonymize }: View,
  path: string,
  manner: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const query = new URLSearchParams({
    tenantName: person.tenant,
    language: locale,
    ...(anonymize && { anonymize: 'true' }),
  });
  const reply = await at(provider, browser).call('GET', `${path}?${query}`, {
    headers: { 'accept-language': locale, ...manner },
  });
  const isZipped = reply.headers.get('content-encoding') === 'gzip';
  if (isZipped && manner['accept-encoding'] !== 'gzip') return 'compressed unasked';
  const text = isZipped ? gunzipSync(reply.bytes).toString() : reply.text;
  // A refusal names its request.
  return `${reply.status} ${text.replace(/,"requestId":"[^"]+"/, '')}`;
};

/** Everything a view gets, by call. */
const readAll = async (provider: Provider, view: View, calls = gets): Promise<ReadonlyMap<string, string>> => {
  const answers = new Map<string, string>();
  for (const { name, path } of calls) answers.set(name, await read(provider, view, path));
  return answers;
};

/** A fund's logo. */
const imageOf = (provider: Provider, code: string, headers = {}) =>
  new Browser(provider).request('GET', `/tenant-assets/${code}/logo.svg`, { headers });

/** The calls a change shows in, and who answers by the new state without memory. */
type Shown = {
  readonly shownIn: readonly string[];
  readonly isForAll?: boolean;
  readonly after?: () => Provider;
};

/** Three funds' members, and a provider that they all ask. */
const world = (kind: (typeof databases)[number]) => {
  let database: TestDatabase;
  let store: Store;
  let root: string;
  let clock: TestClock;
  let funds: Funds;
  let warm: Provider;
  let visitors: readonly Visitor[];

  /** A provider that remembers nothing yet, with the same data. */
  const fresh = (given = funds): Provider =>
    providerOn({
      store,
      clock,
      funds: given,
      site: createSite({
        portal: { inDevelopment: false, build: () => Promise.resolve(plainBuild), file: () => Promise.resolve(null) },
        funds: given,
        store,
        config: { publicUrl: portal, portalOrigins: [], tenantsDir: root },
        log: silentLog,
      }),
    });

  const viewsOf = (visitor: Visitor): readonly View[] =>
    languages.flatMap((locale) => [false, true].map((anonymize) => ({ ...visitor, locale, anonymize })));

  const viewOf = (index: number): View => {
    const visitor = visitors[index];
    if (visitor === undefined) throw new Error('Nobody has logged in.');
    return { ...visitor, locale: 'de-CH', anonymize: false };
  };

  const change = (person: Person, record: ReturnType<typeof sql>) =>
    store.withSystem((tx) =>
      sql`update insured_person set record = ${record} where tenant = ${person.tenant} and id = ${person.id}`.execute(
        tx,
      ),
    );

  const logInAll = async (people: readonly Person[]): Promise<readonly Visitor[]> => {
    const all: Visitor[] = [];
    for (const person of people) {
      const browser = await new Browser(warm).arrive();
      await logIn(browser, store, person);
      // A person has the same number in both funds, and a code is sent there once a minute.
      clock.pass(61);
      all.push({ person, browser });
    }
    return all;
  };

  const peopleIn = async (tenant: string, count: number): Promise<Person[]> =>
    ((await funds.find(tenant))?.tenant.members ?? [])
      .filter(({ state }) => state === 'active')
      .slice(0, count)
      .map(({ id, emailAddress = '', mobileNumber = '' }) => ({ tenant, id, emailAddress, mobileNumber }));

  const open = async (): Promise<void> => {
    database = await startDatabase(kind);
    store = await database.open();
    root = await mkdtemp(join(tmpdir(), 'pilaster-kept-'));
    for (const code of ['default', 'bergahorn', 'urgestein']) {
      await cp(join(tenantsRoot, code), join(root, code), { recursive: true });
    }
    // A twin with the same plan and settings, in which two members have each other's number.
    await cp(join(root, 'bergahorn'), join(root, 'zwilling'), { recursive: true });
    const file = join(root, 'zwilling', 'members.json');
    const [one, other, ...rest] = membersFile.parse(JSON.parse(await readFile(file, 'utf8')));
    if (one === undefined || other === undefined) throw new Error('The fund lacks members.');
    await writeFile(file, JSON.stringify([{ ...one, id: other.id }, { ...other, id: one.id }, ...rest]));
  };

  const close = async (): Promise<void> => {
    await database.stop();
    await rm(root, { recursive: true });
  };

  /** Logs the first members of funds in, and counts all changes so far alike. */
  const start = async (counts: Readonly<Record<string, number>>): Promise<void> => {
    await resetDemo(store);
    clock = new TestClock();
    funds = createFunds({ root, log: silentLog });
    warm = fresh();
    const people: Person[] = [];
    for (const [tenant, count] of Object.entries(counts)) people.push(...(await peopleIn(tenant, count)));
    visitors = await logInAll(people);
    await store.withSystem((tx) => sql`update insured_person set version = 2000000000`.execute(tx));
  };

  /** Expects that a change shows at once in the calls named, and in nobody else's. */
  const expectDropped = async (
    act: () => Promise<unknown>,
    { shownIn, isForAll = false, after = () => fresh() }: Shown,
  ): Promise<void> => {
    const [one, neighbour] = [viewOf(0), viewOf(1)];
    const before = await readAll(warm, one);
    const beside = await readAll(warm, neighbour);
    await act();
    const now = await readAll(warm, one);
    expect(shownIn.filter((name) => now.get(name) === before.get(name))).toEqual([]);
    expect(now).toEqual(await readAll(after(), one));
    if (!isForAll) expect(await readAll(warm, neighbour)).toEqual(beside);
  };

  return {
    open,
    close,
    start,
    fresh,
    viewOf,
    viewsOf,
    change,
    logInAll,
    expectDropped,
    /** Writes to the database as the fund's own system does. */
    write: (statement: ReturnType<typeof sql>) => () => store.withSystem((tx) => statement.execute(tx)),
    store: () => store,
    clock: () => clock,
    funds: () => funds,
    root: () => root,
    warm: () => warm,
    visitors: () => visitors,
    /** Others ask from now on, perhaps another provider. */
    replace: (by: { readonly visitors?: readonly Visitor[]; readonly warm?: Provider }) => {
      visitors = by.visitors ?? visitors;
      warm = by.warm ?? warm;
    },
  };
};

describe('what the provider keeps of its answers', () => {
  const { open, close, start, fresh, viewsOf, viewOf, ...its } = world('pglite');
  beforeAll(open, 60_000);
  afterAll(close);

  // Every call for every view, twice; another file may have the processor meanwhile.
  test(
    'each member, fund, language and anonymised view gets what a provider without memory sends',
    { timeout: 120_000 },
    async () => {
      await start({ bergahorn: 2, zwilling: 2, urgestein: 1 });
      const views = its.visitors().flatMap(viewsOf);
      const expected = new Map<View, ReadonlyMap<string, string>>();
      for (const view of views) expected.set(view, await readAll(fresh(), view));

      const wrong: unknown[] = [];
      for (let round = 0; round < 2; round += 1) {
        for (const { name, path } of gets) {
          for (const [index, view] of views.entries()) {
            const manner = manners[(index + round) % manners.length];
            const answer = await read(its.warm(), view, path, manner);
            if (answer !== expected.get(view)?.get(name))
              wrong.push([name, nameOf(view), manner, answer.slice(0, 200)]);
          }
        }
      }
      expect(wrong).toEqual([]);

      // The comparison above can only fail if the views differ; the twin's members have each other's record.
      const inGerman = views.filter(({ locale, anonymize }) => locale === 'de-CH' && !anonymize);
      const records = ({ name }: { readonly name: string }): number =>
        new Set(inGerman.map((view) => expected.get(view)?.get(name))).size;
      expect(personal.filter((call) => records(call) < 3)).toEqual([]);
      const [german, hidden, french] = views.map((view) => expected.get(view));
      expect(hiding.filter((name) => german?.get(name) === hidden?.get(name))).toEqual([]);
      // An exit benefit is figures alone: its words are the page's.
      const wordless = personal.filter(({ name }) => german?.get(name) === french?.get(name));
      expect(wordless.map(({ name }) => name)).toEqual(['exitBenefit']);
    },
  );

  test('a stored language is the next answer’s', async () => {
    await start({ bergahorn: 1 });
    const { browser } = viewOf(0);
    const dashboard = async (by = browser) => (await by.call('GET', 'dashboard')).text;
    const german = await dashboard();
    await browser.call('PUT', 'users/current/changemylanguage?newLanguage=fr-FR');
    const french = await dashboard();
    expect(french).not.toBe(german);
    expect(french).toBe(await dashboard(at(fresh(), browser)));
  });

  test('the next day in Switzerland has its own figures', async () => {
    await start({ bergahorn: 2 });
    its.clock().pass((Date.parse('2026-11-21T22:56:00Z') - its.clock().now().getTime()) / 1000);
    its.replace({ visitors: await its.logInAll(its.visitors().map(({ person }) => person)) });
    await its.expectDropped(() => Promise.resolve(its.clock().pass(240)), {
      shownIn: ['exitBenefit', 'homeOwnership'],
      isForAll: true,
    });
  });

  test('a fund’s new plan and settings drop the answers of the old', async () => {
    await start({ bergahorn: 2 });
    const folder = await mkdtemp(join(tmpdir(), 'pilaster-kept-'));
    try {
      /** The funds after one more edit of Bergahorn's folder. */
      const edited = async (file: string, from: string, to: string): Promise<Funds> => {
        const path = join(folder, 'bergahorn', file);
        const text = await readFile(path, 'utf8');
        expect(text).toContain(from);
        await writeFile(path, text.replace(from, to));
        const funds = createFunds({ root: folder, log: silentLog });
        await funds.find('bergahorn');
        return funds;
      };
      await cp(its.root(), folder, { recursive: true });
      let newest = its.funds();
      its.replace({
        warm: fresh({
          list: () => newest.list(),
          find: (code) => newest.find(code),
          content: (code) => newest.content(code),
          assetUrl: (code, file) => newest.assetUrl(code, file),
          readAsset: (code, file) => newest.readAsset(code, file),
          readImage: (code, hash) => newest.readImage(code, hash),
        }),
      });
      const page = async () => (await new Browser(its.warm()).request('GET', '/bergahorn/de-CH/login')).text;
      expect(await page()).toContain('<p>Pensionskasse Bergahorn ');
      const after = () => fresh(newest);
      await its.expectDropped(
        async () => (newest = await edited('settings.json', '"Pensionskasse Bergahorn"', '"Pensionskasse Ulme"')),
        { shownIn: ['globalSettings'], isForAll: true, after },
      );
      expect(await page()).toContain('<p>Pensionskasse Ulme ');
      await its.expectDropped(
        async () => (newest = await edited('plan.json', '"projection": 2', '"projection": 1.5')),
        { shownIn: ['dashboard', 'insuranceOverview', 'retirement'], isForAll: true, after },
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('a page of the portal and an image are those of the fund in their address', async () => {
    await start({});
    const places = ['bergahorn', 'urgestein', 'zwilling'].flatMap((code) =>
      ['de-CH', 'fr-FR'].flatMap((locale) =>
        ['login', 'dashboard'].map((route) => ({ code, path: `/${code}/${locale}/${route}` })),
      ),
    );
    for (let round = 0; round < 2; round += 1) {
      for (const { code, path } of places) {
        const zipped = await new Browser(its.warm()).request('GET', path, { headers: { 'accept-encoding': 'gzip' } });
        const text = gunzipSync(zipped.bytes).toString();
        expect(text).toContain(`<p>${(await its.funds().find(code))?.tenant.settings.displayName} `);
        expect(text).toContain(` ${path}</p>`);
      }
    }
    const [mine, theirs] = [await imageOf(its.warm(), 'bergahorn'), await imageOf(its.warm(), 'urgestein')];
    expect(mine.text).not.toBe(theirs.text);
    const zipped = await imageOf(its.warm(), 'bergahorn', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.bytes).toString()).toBe(mine.text);
    const etag = mine.headers.get('etag') ?? '';
    expect(zipped.headers.get('etag')).not.toBe(etag);
    expect((await imageOf(its.warm(), 'bergahorn', { 'if-none-match': etag })).status).toBe(304);
    const asked = await imageOf(its.warm(), 'urgestein', { 'if-none-match': etag });
    expect([asked.status, asked.text]).toEqual([200, theirs.text]);
  });
});

describe.each(databases)('what the provider keeps of its answers, when data change on %s', (kind) => {
  const { open, close, start, viewOf, change, write, expectDropped, ...its } = world(kind);
  beforeAll(open, 60_000);
  afterAll(close);
  beforeEach(() => start({ bergahorn: 2 }));

  const marriedSince = (day: string) =>
    change(viewOf(0).person, sql`jsonb_set(record, '{civilStatus,since}', ${JSON.stringify(day)}::jsonb)`);

  test('a change of a member’s record drops their answers, also if whoever writes it counts no version', () =>
    expectDropped(() => marriedSince('2026-11-20'), { shownIn: ['civilStatus', 'dashboard'] }));

  test('a document that is read or arrives drops the dashboard', async () => {
    const { person } = viewOf(0);
    const shownIn = ['dashboard', 'documents', 'documentsSummary'];
    await expectDropped(
      write(sql`update document set unread = false where tenant = ${person.tenant} and member_id = ${person.id}`),
      { shownIn },
    );
    await expectDropped(
      write(sql`insert into document (tenant, id, member_id, date, type, unread, locale)
                values (${person.tenant}, 'new', ${person.id}, '2026-11-21', 'pensionCertificate', true, 'de-CH')`),
      { shownIn },
    );
    await expectDropped(write(sql`delete from document where tenant = ${person.tenant} and id = 'new'`), { shownIn });
  });

  test('data that were reset and then changed otherwise are never taken for those before', async () => {
    const people = its.visitors().map(({ person }) => person);
    const seen = new Set<string | undefined>();
    for (const day of ['2026-11-18', '2026-11-19']) {
      await resetDemo(its.store());
      its.replace({ visitors: await its.logInAll(people) });
      await marriedSince(day);
      seen.add((await readAll(its.warm(), viewOf(0))).get('civilStatus'));
    }
    expect(seen.size).toBe(2);
  });
});
