import { expect, it } from 'vitest';
import { behind, followTrail, type Trail } from './trail.ts';

type Step = readonly [how: 'PUSH' | 'REPLACE' | 'POP', pathname: string];

const walk = (...steps: readonly Step[]): Trail | null =>
  steps.reduce<Trail | null>(
    (trail, [how, pathname]) => followTrail(trail, how, { key: `key of ${pathname}`, pathname }),
    null,
  );
const behindAfter = (...steps: readonly Step[]) => {
  const trail = walk(...steps);
  return trail === null ? undefined : behind(trail);
};

it('the page behind is the one from which somebody came', () => {
  expect(behindAfter(['POP', '/a'])).toBeNull();
  expect(behindAfter(['POP', '/a'], ['PUSH', '/b'])).toBe('/a');
  expect(behindAfter(['POP', '/a'], ['PUSH', '/b'], ['PUSH', '/c'])).toBe('/b');
});

it('going back and forth, the page behind is the one before in the history', () => {
  expect(behindAfter(['POP', '/a'], ['PUSH', '/b'], ['POP', '/a'])).toBeNull();
  expect(behindAfter(['POP', '/a'], ['PUSH', '/b'], ['POP', '/a'], ['POP', '/b'])).toBe('/a');
  expect(behindAfter(['POP', '/a'], ['PUSH', '/b'], ['POP', '/a'], ['PUSH', '/c'])).toBe('/a');
  expect(
    behindAfter(['POP', '/a'], ['PUSH', '/b'], ['PUSH', '/c'], ['POP', '/a'], ['PUSH', '/d'], ['POP', '/c']),
  ).toBeNull();
});

it('an entry that takes another’s place keeps what is behind', () => {
  expect(behindAfter(['POP', '/a'], ['PUSH', '/b'], ['REPLACE', '/c'])).toBe('/a');
  expect(behindAfter(['POP', '/a'], ['REPLACE', '/c'], ['PUSH', '/d'])).toBe('/c');
});

it('nothing is known behind an entry from before the trail', () => {
  expect(behindAfter(['POP', '/a'], ['PUSH', '/b'], ['POP', '/earlier'])).toBeNull();
});
