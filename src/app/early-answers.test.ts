import { setImmediate as nextTurn } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import template from '../../index.html?raw';
import { flowKeys, stored } from '#state/kernel/storage-keys.ts';
import { takeEarlyFrom } from './early-answers.ts';

const page = 'https://portal.example';
const url = `${page}/api/v1/dashboard`;

const early = (
  answer: Promise<Response>,
  authorization: string | null = null,
  others: Readonly<Record<string, Promise<Response>>> = {},
) => {
  const takeEarly = takeEarlyFrom(
    new Map(
      Object.entries({ [url]: answer, ...others }).map(([address, each]) => [
        address,
        { authorization, language: 'de-CH', answer: each },
      ]),
    ),
    page,
  );
  /** The text of the early answer to a call; undefined if the call has to be made. */
  return async (address: string, { method = 'GET', headers = {} }: RequestInit = {}) => {
    const all = new Headers({ 'Accept-Language': 'de-CH' });
    for (const [name, value] of new Headers(headers)) all.set(name, value);
    return (await takeEarly(address, { method, headers: all }))?.text();
  };
};

it('an early answer is used once', async () => {
  const take = early(Promise.resolve(new Response('early')));
  expect(await take(url)).toBe('early');
  expect(await take(url)).toBeUndefined();
});

it('an early call that failed is repeated', async () => {
  const take = early(Promise.reject(new TypeError('offline')));
  expect(await take(url)).toBeUndefined();
});

it('calls to other addresses never use an early answer', async () => {
  const take = early(Promise.resolve(new Response('early')));
  expect(await take(`${url}?anonymize=true`)).toBeUndefined();
  expect(await take(url)).toBe('early');
});

it('a write neither uses an early answer nor leaves one, because it may bring another session', async () => {
  const take = early(Promise.resolve(new Response('early')));
  expect(await take(url, { method: 'POST' })).toBeUndefined();
  expect(await take(url)).toBeUndefined();
});

it('a refusal leaves no other early answer', async () => {
  const take = early(Promise.resolve(new Response('no', { status: 401 })), null, {
    [`${page}/api/v1/hints`]: Promise.resolve(new Response('early')),
  });
  expect(await take(url)).toBe('no');
  expect(await take(`${page}/api/v1/hints`)).toBeUndefined();
});

it('an early answer is used only by a call of the same session', async () => {
  const own = early(Promise.resolve(new Response('early')), 'Bearer token');
  expect(await own(url, { headers: { Authorization: 'Bearer token' } })).toBe('early');
  const foreign = early(Promise.resolve(new Response('early')));
  expect(await foreign(url, { headers: { Authorization: 'Bearer token' } })).toBeUndefined();
});

it('an early answer in another language than the page’s is ignored', async () => {
  const take = early(Promise.resolve(new Response('early')));
  expect(await take(url, { headers: { 'Accept-Language': 'fr-FR' } })).toBeUndefined();
});

it('an early call that fails before the portal is there is no uncaught error, and the portal learns of it', async () => {
  const [, program = ''] = /<script nonce="__NONCE__">(.*?)<\/script>/s.exec(template) ?? [];
  const window: { portalEarlyAnswers?: Map<string, { answer: Promise<unknown> }> } = {};
  const storage = { getItem: () => null };
  const uncaught: unknown[] = [];
  const hear = (reason: unknown) => uncaught.push(reason);
  process.on('unhandledRejection', hear);
  runInNewContext(program, {
    window,
    localStorage: storage,
    sessionStorage: storage,
    document: {
      documentElement: { lang: 'de-CH', dataset: {} },
      getElementById: () => ({ textContent: '{"early":["dashboard"]}' }),
    },
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await nextTurn();
  process.off('unhandledRejection', hear);
  expect(uncaught).toEqual([]);
  await expect(window.portalEarlyAnswers?.get('/api/v1/dashboard')?.answer).rejects.toThrow('Failed to fetch');
});

it.each([
  [null, '?x=1', [], 'dashboard'],
  ['true', '?x=1', ['?anonymize=true&x=1#top'], 'dashboard?anonymize=true'],
  ['true', '', ['?anonymize=true#top'], 'dashboard?anonymize=true'],
  ['true', '?x=1&anonymize=true', [], 'dashboard'],
  ['true', '?xanonymize=true', ['?anonymize=true&xanonymize=true#top'], 'dashboard?anonymize=true'],
  ['true', '?anonymize=false', ['?anonymize=true&anonymize=false#top'], 'dashboard?anonymize=true'],
])(
  'a tab that hides personal data (%s) opens “%s” with the flag, in the early calls, too',
  (hidden, search, to, call) => {
    const [, program = ''] = /<script nonce="__NONCE__">(.*?)<\/script>/s.exec(template) ?? [];
    const calls: string[] = [];
    const shown: string[] = [];
    runInNewContext(program, {
      window: {},
      URLSearchParams,
      location: { search, hash: '#top' },
      history: { state: null, replaceState: (_state: null, _title: string, address: string) => shown.push(address) },
      localStorage: { getItem: () => null },
      sessionStorage: { getItem: (key: string) => (key === flowKeys.hidden ? hidden : null) },
      document: {
        documentElement: { lang: 'de-CH', dataset: {} },
        getElementById: () => ({ textContent: '{"early":["dashboard"]}' }),
      },
      fetch: (address: string) => {
        calls.push(address);
        return Promise.resolve();
      },
    });
    expect(shown).toEqual(to);
    expect(calls).toEqual([`/api/v1/${call}`]);
  },
);

it.each([
  ['nothing', {}, ['userinfo']],
  ['a token', { [stored.token.key]: 'token' }, ['userinfo', 'pages/retirement']],
  ['a login to this fund', { [stored.sessionFund.key]: 'bergahorn' }, ['userinfo', 'pages/retirement']],
  ['a login to another fund', { [stored.sessionFund.key]: 'rivelac' }, ['userinfo']],
] as const)('a browser that keeps %s asks early for what a session is likely to be given', (_kept, kept, paths) => {
  const [, program = ''] = /<script nonce="__NONCE__">(.*?)<\/script>/s.exec(template) ?? [];
  const calls: string[] = [];
  runInNewContext(program, {
    window: {},
    URLSearchParams,
    location: { pathname: '/bergahorn/de-CH/pensionierung', search: '', hash: '' },
    localStorage: { getItem: () => null },
    sessionStorage: { getItem: (key: string) => new Map(Object.entries(kept)).get(key) ?? null },
    document: {
      documentElement: { lang: 'de-CH', dataset: {} },
      getElementById: () => ({ textContent: '{"early":["userinfo","pages/retirement"]}' }),
    },
    fetch: (address: string) => {
      calls.push(address);
      return Promise.resolve();
    },
  });
  expect(calls).toEqual(paths.map((path) => `/api/v1/${path}`));
});
