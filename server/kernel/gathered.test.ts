import { expect, test } from 'vitest';
import { gathered } from './gathered.ts';

test('keys asked for while a look is under way are looked up together, each once', async () => {
  const looks: { readonly keys: readonly string[]; readonly end: (error?: Error) => void }[] = [];
  const of = gathered<string>((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, string>>();
    const found = new Map(keys.filter((key) => key !== 'none').map((key) => [key, key.toUpperCase()]));
    looks.push({ keys, end: (error) => (error === undefined ? resolve(found) : reject(error)) });
    return promise;
  });
  const first = of('a');
  await Promise.resolve();
  const later = Promise.all([of('b'), of('none'), of('b')]);
  expect(looks.map(({ keys }) => keys)).toEqual([['a']]);
  looks[0]?.end(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => looks.length).toBe(2);
  looks[1]?.end();
  expect(await later).toEqual(['B', undefined, 'B']);
  expect(looks[1]?.keys).toEqual(['b', 'none']);
});
