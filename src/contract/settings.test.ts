import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { configurationsSchema } from './settings.ts';

test('A slip in a fund’s looks does not make its settings unreadable: that key is as good as absent', () => {
  expect(z.parse(configurationsSchema, { brand: { primary: 'salmon', secondary: '#0d4f57', corner: 'wavy' } })).toEqual(
    {
      brand: { primary: undefined, secondary: '#0d4f57', corner: undefined },
    },
  );
  expect(z.parse(configurationsSchema, { brand: 'red' })).toEqual({ brand: undefined });
});
