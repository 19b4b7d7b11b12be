import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAnswer } from './use-answer.ts';

/** Questions whose answers a test gives, in any order. */
const createQuestions = () => {
  const open: ((answer: string) => void)[] = [];
  const ask = () => new Promise<string>((resolve) => open.push(resolve));
  return { ask, open, answer: (index: number, text: string) => act(async () => open[index]?.(text)) };
};

it('leaves an answer aside that comes after the next question, and keeps the latest one meanwhile', async () => {
  const first = createQuestions();
  const second = createQuestions();
  const { result, rerender } = renderHook(({ key, ask }) => useAnswer(key, ask), {
    initialProps: { key: 'first', ask: first.ask },
  });
  expect(result.current).toMatchObject({ answer: undefined, latest: undefined });
  await first.answer(0, 'one');
  expect(result.current).toMatchObject({ answer: 'one', latest: 'one' });
  act(() => result.current.again.run());
  rerender({ key: 'second', ask: second.ask });
  await first.answer(1, 'too late');
  expect(result.current).toMatchObject({ answer: undefined, latest: 'one' });
  await second.answer(0, 'two');
  expect(result.current).toMatchObject({ answer: 'two', latest: 'two' });
});

it('keeps the former answer while it asks again, and says that it does', async () => {
  const { ask, open, answer } = createQuestions();
  const { result } = renderHook(() => useAnswer('only', ask));
  await answer(0, 'failed');
  act(() => result.current.again.run());
  expect(open).toHaveLength(2);
  expect(result.current).toMatchObject({ answer: 'failed', again: { isRunning: true } });
  await answer(1, 'there');
  expect(result.current).toMatchObject({ answer: 'there', again: { isRunning: false } });
});

it('asks nothing while there is nothing to ask', () => {
  const { result } = renderHook(() => useAnswer<string>('', null));
  expect(result.current).toMatchObject({ answer: undefined, latest: undefined });
});
