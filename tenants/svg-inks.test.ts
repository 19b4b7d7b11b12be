import { expect, test } from 'vitest';
import { imageFacts } from './check-image.ts';

const inksOf = (body: string) =>
  imageFacts(new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${body}</svg>`)).inks;

test.each([
  [
    'colours of fills, lines and gradients',
    '<path fill="#FFF" stroke="none"/><stop stop-color="#0d4f57"/>',
    ['#ffffff', '#0d4f57'],
  ],
  [
    'colours of styles',
    '<style>.a{fill:#fffbe6}</style><path class="a" style="stroke:white"/>',
    ['#ffffff', '#fffbe6'],
  ],
  ['black where nothing is said', '<path/>', ['#000000']],
  ['what is said around a shape', '<g fill="#fff"><path/></g>', ['#ffffff']],
])('a drawing has the %s', (_, body, inks) => {
  expect(inksOf(body)?.toSorted()).toEqual(inks.toSorted());
});

test.each(['<path fill="rebeccapurple"/>', '<path fill="rgb(1 2 3)"/>', ''])('nothing is said of %s', (body) => {
  expect(inksOf(body)).toBeUndefined();
});
