import { expect, test } from 'vitest';
import { loadAhead, type SignsOf } from './load-ahead.ts';

/** A window without a page; `wait` lets its timers run. */
const emptyWindow = () => {
  const target = new EventTarget();
  const timers: (() => void)[] = [];
  const window: SignsOf = {
    addEventListener: (sign, listener, options) => target.addEventListener(sign, listener, options),
    removeEventListener: (sign, listener, options) => target.removeEventListener(sign, listener, options),
    setTimeout: (run) => timers.push(run),
  };
  return {
    window,
    sign: (name: string) => target.dispatchEvent(new Event(name)),
    wait: () => timers.forEach((run) => run()),
  };
};

const settle = () => new Promise(setImmediate);

test.each(['pointerdown', 'keydown', 'online'])('a program is loaded at the first %s, once', async (name) => {
  const { window, sign } = emptyWindow();
  let loads = 0;
  loadAhead(window, async () => {
    loads += 1;
  });
  expect(loads).toBe(0);
  sign(name);
  sign(name);
  await settle();
  sign(name);
  expect(loads).toBe(1);
});

test('a program is loaded some time after the start, and again at the next sign if it could not be fetched', async () => {
  const { window, sign, wait } = emptyWindow();
  let loads = 0;
  loadAhead(window, async () => {
    loads += 1;
    if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module');
  });
  wait();
  await settle();
  expect(loads).toBe(1);
  sign('keydown');
  await settle();
  sign('keydown');
  expect(loads).toBe(2);
});
