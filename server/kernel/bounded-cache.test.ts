import { describe, expect, test } from 'vitest';
import { boundedCache } from './bounded-cache.ts';

describe('A bounded cache', () => {
  test('creates a value once and keeps it, even undefined', async () => {
    const cache = boundedCache<number | undefined>(2);
    let made = 0;
    const make = () => {
      made += 1;
      return undefined;
    };
    await cache.obtain('a', make);
    expect(await cache.obtain('a', make)).toBeUndefined();
    expect(made).toBe(1);
  });

  test('shares a value that is being created with everybody who asks meanwhile', async () => {
    const cache = boundedCache<object>(2);
    const [one, other] = await Promise.all([
      cache.obtain('a', () => Promise.resolve({})),
      cache.obtain('a', () => Promise.resolve({})),
    ]);
    expect(one).toBe(other);
  });

  test('drops the least recently used value first', async () => {
    const cache = boundedCache<string>(2);
    const made: string[] = [];
    const ask = (key: string) =>
      cache.obtain(key, () => {
        made.push(key);
        return Promise.resolve(key);
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  test('retries a value that could not be created, and keeps the others', async () => {
    const cache = boundedCache<string>(1);
    await cache.obtain('good', () => 'kept');
    await expect(cache.obtain('bad', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.obtain('bad', () => Promise.resolve('made'))).toBe('made');
  });

  test('loses nothing to values that are not worth keeping', async () => {
    const cache = boundedCache<string | null>(1, (value) => value !== null);
    await cache.obtain('good', () => 'kept');
    for (const key of ['x', 'y', 'z']) expect(await cache.obtain(key, () => Promise.resolve(null))).toBeNull();
    expect(await cache.obtain('good', () => 'made again')).toBe('kept');
  });

  test('weighs its values, and keeps none that outweighs all it may keep', async () => {
    const cache = boundedCache<string>(10, undefined, ({ length }) => length);
    const made: string[] = [];
    const ask = (value: string) =>
      cache.obtain(value, () => {
        made.push(value);
        return value;
      });
    for (const value of ['aaaa', 'bbbb', 'cc', 'ddd', 'bbbb', 'cc', 'ddd']) await ask(value);
    expect(made).toEqual(['aaaa', 'bbbb', 'cc', 'ddd']);
    await ask('aaaa');
    await ask('e'.repeat(11));
    await ask('e'.repeat(11));
    expect(made.slice(4)).toEqual(['aaaa', 'e'.repeat(11), 'e'.repeat(11)]);
    await ask('ddd');
    await ask('aaaa');
    expect(made).toHaveLength(7);
  });
});
