import { expect, test } from 'vitest';
import { isContentTarget } from './content.ts';

test.each([
  'mailto:info@bergahorn.example',
  'mailto:a@b.example,c@d.example?cc=e@f.example',
  'https://bergahorn.example/a',
])('%s may be a link’s target', (target) => {
  expect(isContentTarget(target)).toBe(true);
});

test.each(['mailto:', 'mailto:info', 'mailto:@bergahorn.example', 'mailto:info@', 'mailto:in fo@bergahorn.example'])(
  '%s may not',
  (target) => {
    expect(isContentTarget(target)).toBe(false);
  },
);

test('an address of a hundred thousand characters is decided upon at once', () => {
  const began = performance.now();
  for (const sign of ['@', 'a', '/', '?', '{', '.']) {
    expect(isContentTarget(`mailto:${sign.repeat(100_000)}@ `)).toBe(false);
    expect(isContentTarget(`https://${sign.repeat(100_000)} `)).toBe(false);
  }
  expect(performance.now() - began).toBeLessThan(1_000);
});
