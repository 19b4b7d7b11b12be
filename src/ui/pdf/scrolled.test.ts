import { expect, test } from 'vitest';
import { scrolled } from './scrolled.ts';

/** A room of 800 × 600 with a page of 1000 × 1500 in it. */
const at = (scrollLeft: number, scrollTop: number) => ({
  scrollLeft,
  scrollTop,
  clientWidth: 800,
  clientHeight: 600,
  scrollWidth: 1000,
  scrollHeight: 1500,
});
const whole = { ...at(0, 0), scrollWidth: 800, scrollHeight: 600 };

test('keys move through a page that is larger than its room', () => {
  expect(scrolled('ArrowDown', at(0, 0))).toEqual({ top: 60 });
  expect(scrolled('ArrowUp', at(0, 40))).toEqual({ top: 0 });
  expect(scrolled('PageDown', at(0, 0))).toEqual({ top: 540 });
  expect(scrolled('PageDown', at(0, 540))).toEqual({ top: 900 });
  expect(scrolled('PageUp', at(0, 900))).toEqual({ top: 360 });
  expect(scrolled('ArrowRight', at(180, 0))).toEqual({ left: 200 });
  expect(scrolled('ArrowLeft', at(30, 0))).toEqual({ left: 0 });
});

test('at its edges, in a page that is shown as a whole, and for other keys nothing is scrolled', () => {
  expect(['ArrowUp', 'PageUp', 'ArrowLeft'].map((key) => scrolled(key, at(0, 0.4)))).toEqual([null, null, null]);
  expect(['ArrowDown', 'PageDown', 'ArrowRight'].map((key) => scrolled(key, at(200, 899.6)))).toEqual([
    null,
    null,
    null,
  ]);
  expect(['ArrowDown', 'PageDown', 'ArrowRight'].map((key) => scrolled(key, whole))).toEqual([null, null, null]);
  expect(['Home', 'a', 'Tab'].map((key) => scrolled(key, at(50, 50)))).toEqual([null, null, null]);
});
