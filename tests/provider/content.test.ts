import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFunds } from '#server/model/funds.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { createProvider, type Provider } from '#server/http/provider.ts';
import { createMessageTexts } from '#server/areas/messages/texts.ts';
import { secureRandom } from '#server/kernel/random.ts';
import type { Store } from '#server/store/store.ts';
import { databases, portal, startDatabase, TestClock, type TestDatabase } from './fixture.ts';

const files: Readonly<Record<string, unknown>> = {
  'default/settings.json': { displayName: 'House' },
  'default/content/de-CH/exit-benefit.json': {
    page: { title: 'Austritt', body: ['Wer austritt, **nimmt alles mit**.', '- an die [neue Kasse](/kontakt)'] },
    sidebar: { boxes: [{ title: 'Fragen?', components: [{ type: 'ContactDetails', lines: ['Musterweg 1'] }] }] },
  },
  'default/content/it-IT/exit-benefit.json': { page: { title: 'Uscita' } },
  'lender/settings.json': { displayName: 'Lender', contentLike: 'default' },
  'lender/content/de-CH/exit-benefit.json': { page: { title: 'Austritt bei Lender' } },
  'bare/settings.json': { displayName: 'Bare' },
};

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pilaster-content-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), JSON.stringify(content));
  }
});
afterAll(() => rm(root, { recursive: true }));

const exitPage = `query ($tenant: TenantCode!, $locale: Locale!) {
  exitPage(tenant: $tenant, locale: $locale) { title body { blocks { kind spans { text strong link } items { spans { text link } } } } }
}`;

describe.each(databases)('The content service on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let provider: Provider;

  const providerWith = (options: { introspection?: boolean; portalOrigins?: string[]; folder?: string } = {}) =>
    createProvider({
      store,
      funds: createFunds({ root: options.folder ?? root, log: silentLog }),
      clock: new TestClock(),
      random: secureRandom,
      texts: createMessageTexts({ publicUrl: portal }),
      log: silentLog,
      config: {
        publicUrl: portal,
        portalOrigins: options.portalOrigins ?? [],
        loginDisclosure: 'contract',
        linkRequestsPerSource: 60,
        demo: true,
        introspection: options.introspection ?? false,
      },
    });

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    provider = providerWith();
  }, 60_000);
  afterAll(async () => {
    if (kind === 'pglite') await store.close();
    await database.stop();
  });

  const send = async (init: RequestInit, from: Provider = provider) => {
    const response = await from.fetch(new Request(`${portal}/content/graphql`, init), { remoteAddress: '203.0.113.9' });
    const text = await response.text();
    const json: { data?: Record<string, unknown> | null; errors?: { message: string }[] } = text.startsWith('{')
      ? JSON.parse(text)
      : {};
    return { status: response.status, headers: response.headers, text, ...json };
  };
  const ask = (query: string, variables: unknown = {}, from: Provider = provider) =>
    send(
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      },
      from,
    );

  it('returns a fund’s content for a page in a language', async () => {
    const { data, errors, headers } = await ask(exitPage, { tenant: 'default', locale: 'de-CH' });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      exitPage: {
        title: 'Austritt',
        body: {
          blocks: [
            {
              kind: 'PARAGRAPH',
              spans: [
                { text: 'Wer austritt, ', strong: false, link: null },
                { text: 'nimmt alles mit', strong: true, link: null },
                { text: '.', strong: false, link: null },
              ],
              items: [],
            },
            {
              kind: 'LIST',
              spans: [],
              items: [
                {
                  spans: [
                    { text: 'an die ', link: null },
                    { text: 'neue Kasse', link: '/kontakt' },
                  ],
                },
              ],
            },
          ],
        },
      },
    });
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('returns the boxes of a sidebar with their contents', async () => {
    const { data } = await ask(
      '{ exitSidebar(tenant: "default", locale: "de-CH") { boxes { title components { __typename ... on ContactDetails { lines } } } } }',
    );
    expect(data).toEqual({
      exitSidebar: {
        boxes: [{ title: 'Fragen?', components: [{ __typename: 'ContactDetails', lines: ['Musterweg 1'] }] }],
      },
    });
  });

  it.each([
    ['for a page nobody has written', { tenant: 'bare', locale: 'de-CH' }],
    ['in a language it is not written in', { tenant: 'default', locale: 'pt-BR' }],
    ['for a fund that there is not', { tenant: 'nobody', locale: 'de-CH' }],
  ])('returns nothing %s', async (_, variables) => {
    expect(await ask(exitPage, variables)).toMatchObject({ status: 200, data: { exitPage: null } });
  });

  it('returns another fund’s content where a fund takes it over, page by page and language by language', async () => {
    const [german, italian] = await Promise.all(
      ['de-CH', 'it-IT'].map((locale) => ask(exitPage, { tenant: 'lender', locale })),
    );
    expect([german?.data, italian?.data]).toMatchObject([
      { exitPage: { title: 'Austritt bei Lender' } },
      { exitPage: { title: 'Uscita' } },
    ]);
  });

  it('rewrites a fund’s content when its folder has changed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pilaster-content-'));
    const put = async (title: string) => {
      await mkdir(join(folder, 'editor/content/de-CH'), { recursive: true });
      await writeFile(join(folder, 'editor/settings.json'), '{"displayName":"Editor"}');
      await writeFile(join(folder, 'editor/content/de-CH/exit-benefit.json'), JSON.stringify({ page: { title } }));
    };
    const titleNow = async () =>
      (await ask(exitPage, { tenant: 'editor', locale: 'de-CH' }, providerWith({ folder }))).data;
    await put('Before');
    expect(await titleNow()).toMatchObject({ exitPage: { title: 'Before' } });
    await put('After');
    expect(await titleNow()).toMatchObject({ exitPage: { title: 'After' } });
    await rm(folder, { recursive: true });
  });

  it('keeps the funds’ content apart in the database, too', async () => {
    await ask(exitPage, { tenant: 'default', locale: 'de-CH' });
    const seen = await store.withTenant('bare', (tx) => sql`select * from content`.execute(tx));
    expect(seen.rows).toEqual([]);
  });

  it.each([
    [{ tenant: '../etc', locale: 'de-CH' }],
    [{ tenant: 'default', locale: 'de' }],
    [{ tenant: ['default'], locale: 'de-CH' }],
    [{ tenant: "x' or 1=1", locale: 'de-CH' }],
    [{ locale: 'de-CH' }],
  ])('refuses the arguments %j before anything is read', async (variables) => {
    const { data, errors } = await ask(exitPage, variables);
    expect([data ?? null, errors?.length]).toEqual([null, 1]);
  });

  const nested = (depth: number): string => (depth === 0 ? 'name' : `ofType { ${nested(depth - 1)} }`);
  it.each([
    [
      'too deep',
      /too deep/,
      `{ exitPage(tenant: "default", locale: "de-CH") ${'{ body '.repeat(12)}{ title }${' }'.repeat(12)} }`,
    ],
    [
      'too many pages at once',
      /too many pages/,
      `{ ${Array.from({ length: 9 }, (_, i) => `a${i}: exitPage(tenant: "default", locale: "de-CH") { title }`).join(' ')} }`,
    ],
    [
      'too many fields',
      /too many fields/,
      `{ exitPage(tenant: "default", locale: "de-CH") { ${Array.from({ length: 450 }, (_, i) => `a${i}: title`).join(' ')} } }`,
    ],
    ['too many signs', /2000 tokens/, `{ ${'exitPage '.repeat(3_000)} }`],
    [
      'fragments that go in a circle',
      /within itself/,
      'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    ],
    [
      'fragments that multiply',
      /too many fields/,
      `query { exitPage(tenant: "default", locale: "de-CH") { ...F0 } } ${Array.from({ length: 12 }, (_, i) => `fragment F${i} on ExitBenefitPage { ...F${i + 1} ...F${i + 1} title }`).join(' ')} fragment F12 on ExitBenefitPage { title }`,
    ],
    [
      'fragments that multiply pages',
      /too many pages/,
      `query { ...F0 } ${Array.from({ length: 150 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(' ')} fragment F150 on Query { exitPage(tenant: "default", locale: "de-CH") { title } }`,
    ],
    ['a change', /mutation/i, 'mutation { setPage }'],
    ['no query', /Syntax Error/, 'hello'],
  ])('refuses a query with %s', async (_, reason, query) => {
    const { data, errors = [] } = await ask(query);
    expect(data ?? null).toBeNull();
    expect(errors.map(({ message }) => message)).toContainEqual(expect.stringMatching(reason));
  });

  it('refuses an oversized query before its fields are compared with each other', async () => {
    const long = `{ exitPage(tenant: "default", locale: "de-CH") { ${'body { blocks { kind } } '.repeat(270)} nobody } }`;
    const { errors = [] } = await ask(long);
    expect(errors.map(({ message }) => message)).toEqual(['The query names too many fields.']);
  });

  it('reveals its own schema only if configured to', async () => {
    const question = `{ __schema { queryType { name } types { name fields { name type { ${nested(7)} } } } } }`;
    expect((await ask(question, {}, providerWith({ introspection: true }))).data).toMatchObject({
      __schema: { queryType: { name: 'Query' } },
    });
    expect((await ask(question)).data ?? null).toBeNull();
    expect((await ask('{ __type(name: "Query") { name } }')).data ?? null).toBeNull();
  });

  it.each([
    ['a list of queries', { body: '[{"query":"{__typename}"},{"query":"{__typename}"}]' }, 400],
    ['a form', { body: 'query={__typename}', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['no JSON', { body: '{"query":' }, 400],
    ['an empty body', { body: '' }, 400],
    ['more than 100 kB', { body: JSON.stringify({ query: 'x'.repeat(120_000) }) }, 413],
    ['GET', { method: 'GET' }, 405],
    ['DELETE', { method: 'DELETE' }, 405],
  ] as const)('refuses %s', async (_, init, status) => {
    const reply = await send({ method: 'POST', headers: { 'content-type': 'application/json' }, ...init });
    expect(reply.status).toBe(status);
    expect(reply.text).not.toMatch(/stack|node_modules/);
  });

  it.each([
    ['{ __typename }', 200],
    ['{', 400],
    ['{ nothing }', 400],
    ['query Page($tenant: TenantCode!) { __typename }', 400],
  ])('answers %s with %i if GraphQL’s own media type is requested', async (query, status) => {
    const asking = (accept: string) =>
      send({
        method: 'POST',
        headers: { 'content-type': 'application/json', accept },
        body: JSON.stringify({ query }),
      });
    const reply = await asking('application/graphql-response+json, application/json;q=0.9');
    expect(reply.status).toBe(status);
    expect(reply.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8');
    expect(reply.headers.get('vary')).toContain('Accept');
    const plain = await asking('application/json');
    expect([plain.status, plain.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  });

  it('lets only portals on configured origins ask', async () => {
    const open = providerWith({ portalOrigins: ['https://portal.example'] });
    const preflight = (origin: string) => send({ method: 'OPTIONS', headers: { origin } }, open);
    const allowed = await preflight('https://portal.example');
    expect([
      allowed.status,
      allowed.headers.get('access-control-allow-origin'),
      allowed.headers.get('access-control-allow-headers'),
    ]).toEqual([204, 'https://portal.example', 'Accept, Accept-Language, Content-Type']);
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});
