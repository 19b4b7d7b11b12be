import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CardGrid } from './CardGrid.tsx';

/** jsdom has no layout, so the test reports what is in view. */
let seen: ((target: Element) => void) | undefined;
class SaidByTest implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
    seen = (target) => {
      const rect = target.getBoundingClientRect();
      const entry = { target, isIntersecting: true, intersectionRatio: 1, time: 0 };
      this.#callback([{ ...entry, boundingClientRect: rect, intersectionRect: rect, rootBounds: null }], this);
    };
  }
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
  readonly takeRecords = () => [];
}

const scrollTo = (top: number) => Object.assign(window, { scrollY: top });

const cell = (word: string) => {
  const parent = screen.getByText(word).parentElement;
  if (parent === null) throw new Error('no cell');
  return parent;
};

afterEach(() => {
  cleanup();
  scrollTo(0);
  vi.unstubAllGlobals();
});

it('Cards appear one every half second, and one that is scrolled into view appears at once', () => {
  vi.stubGlobal('IntersectionObserver', SaidByTest);
  render(
    <CardGrid reveal>
      {['one', 'two', 'three', 'four'].map((word) => (
        <p key={word}>{word}</p>
      ))}
    </CardGrid>,
  );
  seen?.(cell('two'));
  expect(['two', 'three', 'four'].map((word) => cell(word).style.animationDelay)).toEqual([
    '500ms',
    '1000ms',
    '1500ms',
  ]);
  scrollTo(300);
  seen?.(cell('three'));
  expect(['two', 'three', 'four'].map((word) => cell(word).style.animationDelay)).toEqual(['500ms', '0ms', '1500ms']);
});
