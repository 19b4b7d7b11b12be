import { expect, it } from 'vitest';
import { isHeaderHidden } from './header-visibility.ts';

const step = { from: 0, to: 0, inUse: false, hidden: false };

it.each([
  ['stays within the first 80 pixels', { ...step, to: 80 }, false],
  ['hides on the way down beyond them', { ...step, from: 60, to: 120 }, true],
  ['comes back on the way up', { ...step, from: 600, to: 560, hidden: true }, false],
  ['never hides while something in it is in use', { ...step, from: 60, to: 400, inUse: true }, false],
  ['comes back when something in it gets the focus', { ...step, from: 400, to: 401, inUse: true, hidden: true }, false],
  ['does not tremble: hidden stays hidden', { ...step, from: 400, to: 398, hidden: true }, true],
  ['does not tremble: shown stays shown', { ...step, from: 400, to: 402 }, false],
])('the header %s', (_, scroll, hidden) => {
  expect(isHeaderHidden(scroll)).toBe(hidden);
});
