import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFirstFetch } from './first-fetch.ts';

const stateOf = (promise: Promise<void>) => Promise.race([promise.then(() => 'done'), setImmediate('waits')]);

test.each([
  ['is there', () => Promise.resolve()],
  ['can’t be fetched', () => Promise.reject(new Error('The network is gone.'))],
])('what the first page needs is done once it %s', async (_, fetching) => {
  const first = createFirstFetch();
  expect(await stateOf(first.done)).toBe('waits');
  await first.follow(fetching(), () => false);
  expect(await stateOf(first.done)).toBe('done');
});

test('a page that a guard leaves for another doesn’t count; the other does', async () => {
  const first = createFirstFetch();
  await first.follow(Promise.resolve(), () => true);
  expect(await stateOf(first.done)).toBe('waits');
  await first.follow(Promise.resolve(), () => false);
  expect(await stateOf(first.done)).toBe('done');
});
