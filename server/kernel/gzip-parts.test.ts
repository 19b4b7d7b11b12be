import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compressed, gzipOf, stored } from './gzip-parts.ts';

const part = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 5_000 }).map((text) => compressed(Buffer.from(text))),
  fc.string({ unit: 'binary', maxLength: 80 }).map((text) => stored(Buffer.from(text))),
);

it('any parts make a stream that unpacks to what they say', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const unpacked = gunzipSync(gzipOf(parts));
      expect(unpacked.equals(Buffer.concat(parts.map(({ plain }) => plain)))).toBe(true);
    }),
  );
});

it('a part of the largest size can be stored, and a larger one is refused', () => {
  const largest = Buffer.alloc(65_535, 'a');
  expect(gunzipSync(gzipOf([stored(largest)])).equals(largest)).toBe(true);
  expect(() => stored(Buffer.alloc(65_536))).toThrow(RangeError);
});

it('a stored token stays as it is, so that the page around it changes nothing about the length', () => {
  const token = 'MhxEfBFRfn633JbiX0ow';
  const stream = gzipOf([compressed(Buffer.from(`<p>${token}</p>`)), stored(Buffer.from(token))]);
  expect(stream.includes(token)).toBe(true);
  expect(stored(Buffer.from(token)).blocks).toHaveLength(token.length + 5);
});
