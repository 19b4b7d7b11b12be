import { expect, it } from 'vitest';
import { base64Of } from './base64.ts';

it('reads a file of any length, and none that can’t be read', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
  expect(await base64Of(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
  const gone = Object.assign(new Blob(['gone']), { arrayBuffer: () => Promise.reject(new Error('Gone')) });
  expect(await base64Of(gone)).toBeNull();
});
