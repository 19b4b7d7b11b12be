import { expect, it } from 'vitest';
import { firstStep, stepAgain, stepBack, stepTo } from './steps.ts';

const typed = (what: string, at: number) => ({ what, at });

it('takes what is typed in one go as one step', () => {
  let steps = firstStep('');
  steps = stepTo(steps, 'N', typed('name', 0));
  steps = stepTo(steps, 'No', typed('name', 200));
  steps = stepTo(steps, 'Nor', typed('name', 400));
  expect(stepBack(steps).now).toBe('');
});

it('takes a change of another field, or after a pause, as another step', () => {
  let steps = firstStep('');
  steps = stepTo(steps, 'N', typed('name', 0));
  steps = stepTo(steps, 'N red', typed('colour', 100));
  steps = stepTo(steps, 'N blue', typed('colour', 5_000));
  expect(stepBack(steps).now).toBe('N red');
  expect(stepBack(stepBack(steps)).now).toBe('N');
});

it('takes a step again that was taken back, until something else is changed', () => {
  let steps = stepTo(firstStep('a'), 'b', typed('name', 0));
  steps = stepBack(steps);
  expect(stepAgain(steps).now).toBe('b');
  steps = stepTo(steps, 'c', typed('name', 10));
  expect(stepAgain(steps).now).toBe('c');
  expect(stepBack(steps).now).toBe('a');
});

it('stays where it is without a step to take back or again', () => {
  const steps = firstStep('a');
  expect(stepBack(steps)).toBe(steps);
  expect(stepAgain(steps)).toBe(steps);
});
