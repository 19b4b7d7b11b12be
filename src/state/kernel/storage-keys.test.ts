import { expect, it } from 'vitest';
import { safeStorage } from '#api/safe-storage.ts';
import { readStored, stored, writeStored, type StoredEntry } from './storage-keys.ts';

it.each([
  ['sessionId', 'a session with blanks'],
  ['sessionId', 'ä'],
  ['token', 'two words'],
  ['token', 'x'.repeat(8193)],
  ['wantedPage', 'no json'],
  ['fund', '../evil'],
  ['sessionFund', '../evil'],
  ['colourMode', 'purple'],
  ['wantedPage', '/nordlicht/de-CH/dokumente'],
  ['wantedPage', '{"address":"https://evil.example/","until":1}'],
  ['wantedPage', '{"address":"//evil.example/de-CH/login","until":1}'],
  ['wantedPage', '{"address":"/\\\\evil.example/de-CH/login","until":1}'],
  ['wantedPage', '{"address":"/nordlicht/de-CH/unsinn","until":1}'],
] as const)('a stored %s that does not parse (%s) is dropped', (name, value) => {
  const storage = safeStorage(() => undefined);
  storage.set(stored[name].key, value);
  const entry: StoredEntry<unknown> = stored[name];
  expect(readStored(storage, entry)).toBeNull();
  expect(storage.get(stored[name].key)).toBeNull();
});

it('keeps a token as long as other providers’ signed documents', () => {
  const storage = safeStorage(() => undefined);
  const token = `${'a'.repeat(300)}.${'b'.repeat(400)}.${'c'.repeat(200)}`;
  writeStored(storage, stored.token, token);
  expect(readStored(storage, stored.token)).toBe(token);
});

it('a parsed entry is read back as it was written', () => {
  const storage = safeStorage(() => undefined);
  const wanted = { address: '/nordlicht/de-CH/dokumente?anonymize=true', until: 1 };
  writeStored(storage, stored.wantedPage, JSON.stringify(wanted));
  expect(readStored(storage, stored.wantedPage)).toEqual(wanted);
  writeStored(storage, stored.wantedPage, null);
  expect(readStored(storage, stored.wantedPage)).toBeNull();
});
