import { expect, test } from 'vitest';
import { isContentTarget } from './content-target.ts';

test.each([
  'mailto:info@bergahorn.example',
  'mailto:a@b.example,c@d.example?cc=e@f.example',
  'https://bergahorn.example/a',
])('accepts %s as a link’s target', (target) => {
  expect(isContentTarget(target)).toBe(true);
});

test.each(['mailto:', 'mailto:info', 'mailto:@bergahorn.example', 'mailto:info@', 'mailto:in fo@bergahorn.example'])(
  'rejects %s as a link’s target',
  (target) => {
    expect(isContentTarget(target)).toBe(false);
  },
);

test('decides at once on an address of a hundred thousand characters', () => {
  const before = process.threadCpuUsage();
  for (const sign of ['@', 'a', '/', '?', '{', '.']) {
    expect(isContentTarget(`mailto:${sign.repeat(100_000)}@ `)).toBe(false);
    expect(isContentTarget(`https://${sign.repeat(100_000)} `)).toBe(false);
  }
  const { user, system } = process.threadCpuUsage(before);
  expect(user + system, 'microseconds of this thread').toBeLessThan(1_000_000);
});
