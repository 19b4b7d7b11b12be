import { beforeEach, describe, expect, test } from 'vitest';
import { recent, type Recent } from './recent.ts';

/** A look that a test ends when it wants to. */
type Look = { readonly answer: (value: string) => void; readonly fail: () => void };

describe('what is looked up again and again', () => {
  let at: number;
  let looks: Look[];
  let pauses: (() => void)[];
  let of: () => Promise<string>;
  let changed: Recent<string>['changed'];
  let failures: unknown[];

  beforeEach(() => {
    at = 0;
    looks = [];
    pauses = [];
    failures = [];
    const made = recent<string>({
      look: () => {
        const { promise, resolve, reject } = Promise.withResolvers<string>();
        looks.push({ answer: resolve, fail: () => reject(new Error('away')) });
        return promise;
      },
      otherwise: 'folder',
      goodFor: 5_000,
      onFailure: (key, error) => failures.push([key, error]),
      now: () => at,
      pause: () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        pauses.push(resolve);
        return promise;
      },
    });
    of = () => made.of('a');
    ({ changed } = made);
  });

  const know = async (value: string) => {
    const first = of();
    looks.at(-1)?.answer(value);
    await first;
  };

  test('is looked up once for all who ask at first', async () => {
    const asked = [of(), of(), of()];
    looks[0]?.answer('one');
    expect(await Promise.all(asked)).toEqual(['one', 'one', 'one']);
    expect(await of()).toBe('one');
    expect(looks).toHaveLength(1);
  });

  test('is answered from memory while one look for a newer answer is under way behind it', async () => {
    await know('one');
    at = 1_001;
    expect(await Promise.all([of(), of()])).toEqual(['one', 'one']);
    expect(looks).toHaveLength(2);
    looks[1]?.answer('two');
    await Promise.resolve();
    expect(await of()).toBe('two');
    expect(looks).toHaveLength(2);
  });

  test('is waited for a moment if the last answer is old, and no longer', async () => {
    await know('one');
    at = 60_000;
    const soon = of();
    looks[1]?.answer('two');
    expect(await soon).toBe('two');
    at = 120_000;
    const late = of();
    pauses.at(-1)?.();
    expect(await late).toBe('two');
    // Who asks later while the look still hangs doesn't wait at all.
    at += 300;
    expect(await of()).toBe('two');
    expect(looks).toHaveLength(3);
  });

  test('stays what it was while looks fail, and is looked up again a second later', async () => {
    await know('one');
    at = 60_000;
    const asked = of();
    looks[1]?.fail();
    expect(await asked).toBe('one');
    expect(await of()).toBe('one');
    expect(looks).toHaveLength(2);
    at += 1_001;
    const again = of();
    looks[2]?.answer('two');
    expect(await again).toBe('two');
  });

  test('is the other answer only while nothing has ever been known', async () => {
    const first = of();
    looks[0]?.fail();
    expect(await first).toBe('folder');
    at += 1_001;
    const next = of();
    looks[1]?.answer('one');
    expect(await next).toBe('one');
  });

  test('is waited for after a change, even by those who ask while it is looked up', async () => {
    await know('one');
    at = 1_001;
    expect(await of()).toBe('one');
    changed('a');
    const asked = [of(), of()];
    // A look from before the change says nothing about it.
    looks[1]?.answer('one');
    looks[2]?.answer('two');
    expect(await Promise.all(asked)).toEqual(['two', 'two']);
    expect(await of()).toBe('two');
    expect(looks).toHaveLength(3);
  });

  test('stays what it was if the look after a change fails', async () => {
    await know('one');
    changed('a');
    const asked = of();
    looks[1]?.fail();
    expect(await asked).toBe('one');
  });

  test('is said once to have failed, until it has succeeded again', async () => {
    const lookAndFail = async () => {
      at += 1_001;
      const asked = of();
      looks.at(-1)?.fail();
      return asked;
    };
    expect([await lookAndFail(), await lookAndFail()]).toEqual(['folder', 'folder']);
    expect(failures).toEqual([['a', expect.objectContaining({ message: 'away' })]]);
    at += 1_001;
    await know('one');
    await lookAndFail();
    await Promise.resolve();
    expect(failures).toHaveLength(2);
  });
});
