import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { silentLog } from '#tests/support/silent-log.ts';
import type { Reply } from '#server/kernel/reply.ts';
import type { Funds } from '#server/model/funds.ts';
import type { Visitor } from '#server/kernel/visitor.ts';
import { createPages } from './pages.ts';
import type { PortalBuild } from './portal-page.ts';
import { bareFrame } from '#tests/support/bare-frame.ts';
import { demoFunds as funds } from '#tests/support/demo-funds.ts';

const config = { publicUrl: 'https://portal.example.org', portalOrigins: [] };

/** A build that numbers its first frames and shows number and fund in them. */
const countingBuild = (fails: (count: number) => boolean = () => false) => {
  const drawn: string[] = [];
  const build: PortalBuild = {
    template:
      '<html lang="de-CH"><meta name="csrf-token" content="" /><script nonce="__NONCE__"></script><!--first-frame--></html>',
    firstFrame: ({ pathname, settings, anonymize }) => {
      drawn.push(anonymize ? `${pathname}, hidden` : pathname);
      if (fails(drawn.length)) throw new Error('The frame cannot be drawn.');
      const html = `<p>${settings?.displayName ?? 'nobody'} ${drawn.length} __NONCE__</p>`;
      return { ...bareFrame, locale: 'fr-FR', html };
    },
    preloads: () => ({ scripts: [], styles: [] }),
  };
  return { build, drawn };
};

const visitorWith = (token: string): Visitor => ({
  csrfToken: () => token,
  holds: () => false,
  browserHash: () => null,
  cookie: () => null,
});

const visitOf = (path: string, token: string) => ({
  path,
  visitor: visitorWith(token),
  requestId: '',
  remoteAddress: '',
  now: new Date(),
  headers: {},
  cookieLine: () => '',
});

const createPagesOf = (newest: () => PortalBuild, ofFunds: Funds = funds) => {
  const portal = {
    inDevelopment: false,
    build: () => Promise.resolve(newest()),
    file: () => Promise.resolve(null),
  };
  return createPages({ portal, funds: ofFunds, log: silentLog, config });
};

const pagesOf = (newest: () => PortalBuild, ofFunds: Funds = funds, headers: HeadersInit = {}) => {
  const pages = createPagesOf(newest, ofFunds);
  return (pathname: string, token = 'token', anonymize = false) =>
    pages.portal(new Request(`https://portal.example.org${pathname}`, { headers }), visitOf(pathname, token), {
      anonymize,
    });
};

const nonceOf = ({ headers }: Reply): string =>
  /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';

const textOf = ({ body }: Reply): string => Buffer.from(body ?? '').toString();

/** A page's content as an editor has written it. */
const entry = (locale: 'de-CH' | 'fr-FR', schema: 'retirement' | 'documents', title: string | null) => ({
  locale,
  schema,
  part: 'page' as const,
  content: { title, lead: 'Lead', body: { blocks: [] }, simulationBox: null },
});

describe("The portal's page", () => {
  test('renders a page once per address, and gives every visitor their own nonce and token', async () => {
    const { build, drawn } = countingBuild();
    const page = pagesOf(() => build);
    const [one, other] = [await page('/bergahorn/fr-FR/login', 'one'), await page('/bergahorn/fr-FR/login', 'other')];
    expect(drawn).toEqual(['/bergahorn/fr-FR/login']);
    expect(nonceOf(one)).not.toBe(nonceOf(other));
    for (const [answer, token] of [
      [one, 'one'],
      [other, 'other'],
    ] as const) {
      const text = textOf(answer);
      expect(text).toContain(`<script nonce="${nonceOf(answer)}">`);
      expect(text).toContain(`content="${token}"`);
      // Placeholders in a fund's texts are never replaced by the nonce.
      expect(text).toContain('<p>Pensionskasse Bergahorn 1 __NONCE__</p>');
    }
  });

  test('comes in gzip to a browser that takes it, with the same text', async () => {
    const [one, other] = [countingBuild().build, countingBuild().build];
    const zipped = await pagesOf(() => one, funds, { 'accept-encoding': 'gzip, br' })('/bergahorn/fr-FR/login', 'own');
    const plain = await pagesOf(() => other)('/bergahorn/fr-FR/login', 'own');
    expect([zipped.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined]);
    expect([zipped.headers.vary, plain.headers.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
    const text = gunzipSync(Buffer.from(zipped.body ?? '')).toString();
    expect(text.replaceAll(nonceOf(zipped), '')).toBe(textOf(plain).replaceAll(nonceOf(plain), ''));
  });

  test('compresses only what it keeps: neither a mailed link’s page nor one whose first frame has failed', async () => {
    const { build } = countingBuild((count) => count === 1);
    const page = pagesOf(() => build, funds, { 'accept-encoding': 'gzip' });
    const encodingAt = async (address: string) => (await page(address)).headers['content-encoding'];
    expect(await encodingAt('/bergahorn/de-CH/login')).toBeUndefined();
    expect(await encodingAt('/bergahorn/de-CH/login')).toBe('gzip');
    expect(await encodingAt('/bergahorn/de-CH/login')).toBe('gzip');
    expect(await encodingAt('/bergahorn/de-CH/login/link/abcdefgh/ijklmnop')).toBeUndefined();
  });

  test('leaves what belongs to a visitor uncompressed in gzip, so that the length says nothing about it', async () => {
    const { build } = countingBuild();
    const page = pagesOf(() => build, funds, { 'accept-encoding': 'gzip' });
    // Compressed, a token that repeats itself would be shorter.
    const token = 'own'.repeat(8);
    const answer = await page('/bergahorn/fr-FR/login', token);
    const stream = Buffer.from(answer.body ?? '');
    expect(stream.includes(token)).toBe(true);
    expect(stream.includes(nonceOf(answer))).toBe(true);
  });

  test('renders another page for another fund or address', async () => {
    const { build, drawn } = countingBuild();
    const page = pagesOf(() => build);
    await page('/bergahorn/de-CH/login');
    await page('/fadental/de-CH/login');
    await page('/bergahorn/de-CH/dashboard');
    expect(drawn).toHaveLength(3);
  });

  test('renders another page for an address that hides personal data', async () => {
    const { build, drawn } = countingBuild();
    const page = pagesOf(() => build);
    await page('/bergahorn/de-CH/dashboard');
    await page('/bergahorn/de-CH/dashboard', 'token', true);
    expect(drawn).toEqual(['/bergahorn/de-CH/dashboard', '/bergahorn/de-CH/dashboard, hidden']);
  });

  test('tells the first frame what the fund’s editors have written of a page, in the order of the portal’s search', async () => {
    const told: unknown[] = [];
    const build: PortalBuild = {
      ...countingBuild().build,
      firstFrame: ({ written }) => {
        told.push(written);
        return bareFrame;
      },
    };
    const entries = [
      entry('de-CH', 'retirement', 'Ihr Ruhestand'),
      entry('fr-FR', 'documents', null),
      entry('de-CH', 'documents', 'Ihre Dokumente'),
    ];
    const content = () => Promise.resolve({ entries, questions: [], version: '' });
    const page = pagesOf(() => build, { ...funds, content });
    await page('/bergahorn/fr-FR/retraite');
    await page('/bergahorn/fr-FR/documents');
    await page('/bergahorn/fr-FR/contact');
    const failing = pagesOf(() => build, { ...funds, content: () => Promise.reject(new Error('unreadable')) });
    await failing('/bergahorn/fr-FR/retraite');
    expect(told).toEqual([['title', 'lead'], ['lead'], [], []]);
  });

  test('renders a page again from a new build', async () => {
    const [first, second] = [countingBuild(), countingBuild()];
    let newest = first.build;
    const page = pagesOf(() => newest);
    await page('/bergahorn/de-CH/login');
    newest = second.build;
    await page('/bergahorn/de-CH/login');
    expect([first.drawn, second.drawn].map((drawn) => drawn.length)).toEqual([1, 1]);
  });

  test('serves a page without a first frame if that fails, and tries again', async () => {
    const { build } = countingBuild((count) => count === 1);
    const page = pagesOf(() => build);
    expect(textOf(await page('/bergahorn/de-CH/login'))).not.toContain('<p>');
    expect(textOf(await page('/bergahorn/de-CH/login'))).toContain('<p>');
  });

  test('does not cache a mailed link’s page, because its address opens a login', async () => {
    const { build, drawn } = countingBuild();
    const page = pagesOf(() => build);
    const link = '/bergahorn/de-CH/login/link/abcdefgh/ijklmnop';
    await page(link);
    await page(link);
    expect(drawn).toEqual([link, link]);
  });
});

describe('A page in the studio’s preview', () => {
  const address = '/preview/bergahorn/de-CH/dashboard';
  const request = new Request(`https://portal.example.org${address}`, { headers: { 'accept-encoding': 'gzip' } });

  test('is kept apart from the visitor’s own, without their token', async () => {
    const { build, drawn } = countingBuild();
    const pages = createPagesOf(() => build);
    const preview = async () => {
      const reply = await pages.preview(request, visitOf(address, 'own-token'));
      if (reply === null) throw new Error('There is no preview of this page.');
      return reply;
    };
    const own = () => pages.portal(request, visitOf('/bergahorn/de-CH/dashboard', 'own-token'), { anonymize: false });
    const replies = [await preview(), await own(), await preview(), await own()];
    expect(drawn).toHaveLength(2);
    expect(replies.map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'gzip', 'gzip', 'gzip']);
    const texts = replies.map(({ body }) => gunzipSync(Buffer.from(body ?? '')).toString());
    expect(texts.map((text) => text.includes('content="own-token"'))).toEqual([false, true, false, true]);
  });

  test('is another one for the next build', async () => {
    const [first, second] = [countingBuild(), countingBuild()];
    let newest = first.build;
    const pages = createPagesOf(() => newest);
    await pages.preview(request, visitOf(address, 'token'));
    newest = second.build;
    await pages.preview(request, visitOf(address, 'token'));
    expect([first.drawn, second.drawn].map((drawn) => drawn.length)).toEqual([1, 1]);
  });
});

describe('The studio’s page', () => {
  test('is made once for a build and kept in gzip, with each visitor’s own nonce and token', async () => {
    let made = 0;
    const build: PortalBuild = {
      ...countingBuild().build,
      preloads: () => {
        made += 1;
        return { scripts: [], styles: [] };
      },
    };
    const pages = createPagesOf(() => build);
    const request = new Request('https://portal.example.org/studio', { headers: { 'accept-encoding': 'gzip' } });
    const [one, other] = [
      await pages.studio(request, visitOf('/studio', 'one')),
      await pages.studio(request, visitOf('/studio', 'other')),
    ];
    expect(made).toBe(1);
    expect([one, other].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'gzip']);
    expect(nonceOf(one)).not.toBe(nonceOf(other));
    expect(gunzipSync(Buffer.from(other.body ?? '')).toString()).toContain('content="other"');
  });
});
