import { expect, it } from 'vitest';
import type { Fetch } from '#api/fetch-adapter.ts';
import { fetchIn } from './preview-fetch.ts';

const base = 'http://localhost/studio/previews/token/api/v1/';
const healthy: Fetch = () => Promise.resolve(Response.json({ data: {} }));

it.each(['asIs', 'failed', 'offline', 'loading'] as const)('knows whose portal it is while it is %s', async (state) => {
  const answer = await fetchIn(state, healthy)(`${base}users/current/userinfo`);
  expect(answer.status).toBe(200);
});

it('shows what members see if the provider fails, can’t be reached or is slow', async () => {
  expect((await fetchIn('failed', healthy)(`${base}dashboard`)).status).toBe(503);
  await expect(fetchIn('offline', healthy)(`${base}dashboard`)).rejects.toThrow(TypeError);
  const waiting = new AbortController();
  const answer = fetchIn('loading', healthy)(`${base}dashboard`, { signal: waiting.signal });
  waiting.abort();
  await expect(answer).rejects.toThrow('given up');
});
