import { setImmediate as nextTurn } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import template from '../../index.html?raw';
import { flowKeys } from '#state/kernel/storage-keys.ts';
import { fetchWithEarlyAnswers } from './early-answers.ts';

const page = 'https://portal.example';
const url = `${page}/api/v1/dashboard`;

const early = (answer: Promise<Response>, authorization: string | null = null) => {
  const asked: string[] = [];
  const taking = fetchWithEarlyAnswers(
    new Map([[url, { authorization, language: 'de-CH', answer }]]),
    async (input) => {
      asked.push(new Request(input).url);
      return new Response('late');
    },
  );
  const fetch = (address: string, { headers = {}, ...init }: RequestInit = {}) =>
    taking(address, { ...init, headers: { 'accept-language': 'de-CH', ...Object.fromEntries(new Headers(headers)) } });
  return { fetch, asked };
};

it('an early answer is used once', async () => {
  const { fetch, asked } = early(Promise.resolve(new Response('early')));
  expect(await (await fetch(url)).text()).toBe('early');
  expect(await (await fetch(url)).text()).toBe('late');
  expect(asked).toEqual([url]);
});

it('an early call that failed is repeated', async () => {
  const { fetch } = early(Promise.reject(new TypeError('offline')));
  expect(await (await fetch(url)).text()).toBe('late');
});

it('writes and calls to other addresses never use an early answer', async () => {
  const { fetch, asked } = early(Promise.resolve(new Response('early')));
  await fetch(url, { method: 'POST' });
  await fetch(`${url}?anonymize=true`);
  expect(asked).toHaveLength(2);
  expect(await (await fetch(url)).text()).toBe('early');
});

it('an early answer is used only by a call of the same session', async () => {
  const own = early(Promise.resolve(new Response('early')), 'Bearer token');
  expect(await (await own.fetch(url, { headers: { Authorization: 'Bearer token' } })).text()).toBe('early');
  const foreign = early(Promise.resolve(new Response('early')));
  expect(await (await foreign.fetch(url, { headers: { Authorization: 'Bearer token' } })).text()).toBe('late');
});

it('an early answer in another language than the page’s is ignored', async () => {
  const { fetch } = early(Promise.resolve(new Response('early')));
  expect(await (await fetch(url, { headers: { 'accept-language': 'fr-FR' } })).text()).toBe('late');
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
])(
  'a tab that hides personal data (%s) opens “%s” with the flag, in the early calls, too',
  (hidden, search, to, call) => {
    const [, program = ''] = /<script nonce="__NONCE__">(.*?)<\/script>/s.exec(template) ?? [];
    const calls: string[] = [];
    const shown: string[] = [];
    runInNewContext(program, {
      window: {},
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
