import { expect, test } from 'vitest';
import { ProgramGoneError } from '#domain/call-failure.ts';
import { handClock } from '#tests/support/hand-clock.ts';
import { loadAhead, type SignsOf } from './load-ahead.ts';

/** A window without a page, in which a program is loaded ahead. */
const open = (load: (loads: number) => Promise<unknown>) => {
  const target = new EventTarget();
  const window: SignsOf = {
    addEventListener: (sign, listener, options) => target.addEventListener(sign, listener, options),
    removeEventListener: (sign, listener, options) => target.removeEventListener(sign, listener, options),
  };
  const clock = handClock();
  let loads = 0;
  loadAhead(window, clock, () => {
    loads += 1;
    return load(loads);
  });
  return {
    loads: () => loads,
    pass: clock.pass,
    sign: async (name: string) => {
      target.dispatchEvent(new Event(name));
      await new Promise(setImmediate);
    },
  };
};

const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test.each(['pointerdown', 'keydown', 'online'])('a program is loaded at the first %s, once', async (name) => {
  const { loads, sign, pass } = open(() => Promise.resolve());
  expect(loads()).toBe(0);
  await sign(name);
  await sign(name);
  pass(60_000);
  await sign(name);
  expect(loads()).toBe(1);
});

test('a program is loaded some time after the start without a sign', () => {
  const { loads, pass } = open(() => Promise.resolve());
  pass(9_999);
  expect(loads()).toBe(0);
  pass(1);
  expect(loads()).toBe(1);
});

test('a program that could not be fetched is loaded again at a later sign, not at every key', async () => {
  const { loads, sign, pass } = open((nth) => (nth === 1 ? fails() : Promise.resolve()));
  for (let key = 0; key < 50; key += 1) await sign('keydown');
  expect(loads()).toBe(1);
  pass(5_000);
  await sign('keydown');
  expect(loads()).toBe(2);
  pass(5_000);
  await sign('keydown');
  expect(loads()).toBe(2);
});

test('a program is loaded again after somebody has refused to leave the page for it', async () => {
  const { loads, sign, pass } = open(() => new Promise(() => undefined));
  await sign('keydown');
  pass(5_000);
  await sign('keydown');
  expect(loads()).toBe(2);
});

test('a program that is gone is not loaded ahead any more', async () => {
  const { loads, sign, pass } = open(() => Promise.reject(new ProgramGoneError('A part is gone.')));
  await sign('keydown');
  pass(60_000);
  await sign('keydown');
  expect(loads()).toBe(1);
});
