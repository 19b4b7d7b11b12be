import { expect, test } from 'vitest';
import { droppedLog } from './dropped-log.ts';

const opened = () => {
  const lines: string[] = [];
  return { lines, onDropped: droppedLog((line) => void lines.push(line)) };
};

test('A dropped path is logged once, however often its call answers', () => {
  const { lines, onDropped } = opened();
  onDropped('GET dashboard', ['data.quittingBox.amount']);
  onDropped('GET dashboard', ['data.quittingBox.amount', 'data.faqBox']);
  onDropped('GET pages/leaving', ['data.quittingBox.amount']);
  expect(lines).toEqual([
    'GET dashboard breaks the contract, passed over: data.quittingBox.amount',
    'GET dashboard breaks the contract, passed over: data.faqBox',
    'GET pages/leaving breaks the contract, passed over: data.quittingBox.amount',
  ]);
});

test('A line of the log names a few of many paths, and counts the others', () => {
  const { lines, onDropped } = opened();
  onDropped(
    'GET dashboard',
    Array.from({ length: 1_000 }, (_, index) => `data.list.${index}`),
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/data\.list\.19 and 980 more$/);
});
