import { expect, it } from 'vitest';
import { createMemoryHistory } from './history.ts';

const address = (history: ReturnType<typeof createMemoryHistory>) => {
  const { pathname, search, hash } = history.location();
  return pathname + search + hash;
};

it('goes on, back and forth, and tells how it came there', () => {
  const history = createMemoryHistory('/a?x=1#top');
  const moves: string[] = [];
  const stop = history.listen(() => moves.push(`${history.location().cameBy} ${address(history)}`));
  history.push('/b');
  history.replace('/c');
  history.go(-1);
  history.go(5);
  history.go(5);
  history.push('?y=2');
  stop();
  history.push('/unheard');
  expect(moves).toEqual(['push /b', 'replace /c', 'pop /a?x=1#top', 'pop /c', 'push /c?y=2']);
});

it('forgets what lay ahead when the way forks', () => {
  const history = createMemoryHistory('/a');
  history.push('/b');
  history.go(-1);
  history.push('/c');
  history.go(1);
  expect(address(history)).toBe('/c');
});
