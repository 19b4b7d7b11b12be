import { expect, it } from 'vitest';
import { handClock } from '#tests/support/hand-clock.ts';
import { createTurns, longestTurn } from './turns.ts';

it('lets only so many begin, and the next when one is done', () => {
  const turns = createTurns(2, handClock().after);
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
  const turns = createTurns(1, handClock().after);
  const begun: string[] = [];
  const [first, second] = ['a', 'b', 'c'].map((name) => turns.take(() => begun.push(name)));
  second?.();
  first?.();
  expect(begun).toEqual(['a', 'c']);
});

it('goes on without what never gets done', () => {
  const clock = handClock();
  const turns = createTurns(1, clock.after);
  const begun: string[] = [];
  const [first] = ['a', 'b'].map((name) => turns.take(() => begun.push(name)));
  clock.pass(longestTurn - 1);
  expect(begun).toEqual(['a']);
  clock.pass(1);
  expect(begun).toEqual(['a', 'b']);
  // A turn that is over gives nothing back: the second one still has its own.
  turns.take(() => begun.push('c'));
  first?.();
  expect(begun).toEqual(['a', 'b']);
});
