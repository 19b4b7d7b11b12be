import { expect, test } from 'vitest';
import { firstFit, scaleOf, sharpness, zoomed } from './fit.ts';

const a4 = { width: 595, height: 842 };

test('a page is fitted as a whole unless the window is under 1060 px high', () => {
  expect([firstFit(1059), firstFit(1060), firstFit(1400)]).toEqual(['width', 'page', 'page']);
});

test('a page as a whole is limited by the narrower side, by its width only by that', () => {
  const room = { width: 892.5, height: 842 };
  expect(scaleOf('page', a4, room)).toBe(1);
  expect(scaleOf('width', a4, room)).toBe(1.5);
  expect(scaleOf('page', a4, { width: 297.5, height: 842 })).toBe(0.5);
  expect(scaleOf(1.5, a4, room)).toBe(1.5);
});

test('a page fitted by the width of a laptop’s window is no wider than 960 px', () => {
  expect(scaleOf('width', a4, { width: 1410, height: 700 }) * a4.width).toBeCloseTo(960);
});

test('no page is shown smaller or larger than can be read, whatever its size', () => {
  expect(scaleOf('width', { width: 1e9, height: 1 }, a4)).toBe(0.25);
  expect(scaleOf('width', { width: 1, height: 1 }, a4)).toBe(5);
  expect(scaleOf('page', { width: 0, height: 0 }, { width: 0, height: 0 })).toBe(1);
  expect([zoomed(1, 'in'), zoomed(1, 'out'), zoomed(5, 'in'), zoomed(0.25, 'out')]).toEqual([1.25, 0.8, 5, 0.25]);
});

test('a canvas is sharp, but never has more than sixteen million pixels', () => {
  expect([sharpness(a4, 1, 1), sharpness(a4, 1, 2), sharpness(a4, 1, 3)]).toEqual([1, 2, 2]);
  const poster = { width: 5000, height: 8000 };
  const ratio = sharpness(poster, 1, 2);
  expect(Math.round(poster.width * ratio * poster.height * ratio)).toBe(16_000_000);
});
