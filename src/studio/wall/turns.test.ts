import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('lets only so many begin, and the next when one is done', () => {
  const turns = createTurns(2);
  const begun: string[] = [];
  const done = ['a', 'b', 'c', 'd'].map((name) => turns.take(() => begun.push(name)));
  expect(begun).toEqual(['a', 'b']);
  done[0]?.();
  expect(begun).toEqual(['a', 'b', 'c']);
  // Done twice is done once.
  done[0]?.();
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('forgets whoever no longer waits', () => {
  const turns = createTurns(1);
  const begun: string[] = [];
  const [first, second] = ['a', 'b', 'c'].map((name) => turns.take(() => begun.push(name)));
  second?.();
  first?.();
  expect(begun).toEqual(['a', 'c']);
});
