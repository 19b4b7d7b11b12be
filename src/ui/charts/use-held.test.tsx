import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useHeld } from './use-held.ts';

afterEach(cleanup);

type Line = { readonly highest: number; readonly isMoving?: boolean };

/** Axes that reach as far as what they are made for. */
const held = (first: Line) =>
  renderHook(
    (drawn: Line) =>
      useHeld(
        drawn,
        (known, next) => known.highest === next.highest,
        (known, next) => next.highest <= known.highest,
      ),
    { initialProps: first },
  );

describe('The axes of a chart that follows a slider', () => {
  it('stay while it moves and there is room', () => {
    const { result, rerender } = held({ highest: 500 });
    rerender({ highest: 300, isMoving: true });
    expect(result.current.highest).toBe(500);
  });

  it('grow at once where there is none', () => {
    const { result, rerender } = held({ highest: 500 });
    rerender({ highest: 600, isMoving: true });
    expect(result.current.highest).toBe(600);
    rerender({ highest: 550, isMoving: true });
    expect(result.current.highest).toBe(600);
  });

  it('fit closely once it rests', () => {
    const { result, rerender } = held({ highest: 500 });
    rerender({ highest: 300, isMoving: true });
    rerender({ highest: 300, isMoving: false });
    expect(result.current.highest).toBe(300);
  });

  it('are not made anew for what has the same', () => {
    const first = { highest: 500 };
    const { result, rerender } = held(first);
    rerender({ highest: 500, isMoving: false });
    expect(result.current).toBe(first);
  });
});
