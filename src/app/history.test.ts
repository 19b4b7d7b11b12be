import { createPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createMemoryHistory } from './history.ts';

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
