import { createPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createMemoryHistory, guardHistory } from './history.ts';

it('tells of every move and how it came there', () => {
  const history = createMemoryHistory('/a?x=1#top');
  const moves: string[] = [];
  const stop = history.listen(({ action, location }) => moves.push(`${action} ${createPath(location)}`));
  history.push('/b');
  history.replace('/c');
  history.go(-1);
  history.go(5);
  history.push('?y=2');
  stop();
  history.push('/unheard');
  expect(moves).toEqual(['PUSH /b', 'REPLACE /c', 'POP /a?x=1#top', 'POP /c', 'PUSH /c?y=2']);
});

it('knows nothing of the history of another portal', () => {
  const history = createMemoryHistory('/a');
  createMemoryHistory('/b').push('/c');
  expect(createPath(history.location)).toBe('/a');
});

/** A guarded history at its second entry; it asks once it is told to. */
const guarded = () => {
  const questions: (() => void)[] = [];
  let asks = false;
  const history = guardHistory(createMemoryHistory('/a'), (proceed) => {
    if (asks) questions.push(proceed);
    return !asks;
  });
  const moves: string[] = [];
  history.listen(({ action, location }) => moves.push(`${action} ${createPath(location)}`));
  history.push('/b');
  const answer = () => {
    asks = false;
    questions.shift()?.();
  };
  return {
    history,
    moves,
    answer,
    guard: () => {
      asks = true;
    },
    questions,
  };
};

describe('A guarded history', () => {
  it('moves at once as long as nothing is to be lost', () => {
    const { history, moves } = guarded();
    history.replace('/c');
    history.go(-1);
    expect(moves).toEqual(['PUSH /b', 'REPLACE /c', 'POP /a']);
  });

  it('stays where it is until the question is answered, then moves after all', () => {
    const { history, moves, guard, answer } = guarded();
    guard();
    history.push('/c');
    expect(createPath(history.location)).toBe('/b');
    answer();
    expect(moves).toEqual(['PUSH /b', 'PUSH /c']);
  });

  it('takes back the browser’s Back, tells nobody of it, and makes it again once that is meant', () => {
    const { history, moves, guard, answer, questions } = guarded();
    guard();
    history.go(-1);
    expect(createPath(history.location)).toBe('/b');
    expect(moves).toEqual(['PUSH /b']);
    history.go(-1);
    expect(questions).toHaveLength(2);
    answer();
    expect(createPath(history.location)).toBe('/a');
    expect(moves).toEqual(['PUSH /b', 'POP /a']);
  });
});
