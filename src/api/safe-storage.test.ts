import { expect, it } from 'vitest';
import { safeStorage } from './safe-storage.ts';

const forbidden = () => {
  throw new DOMException('blocked', 'SecurityError');
};

it('keeps values for the life of the page if the browser blocks its storage', () => {
  const storage = safeStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  storage.set('key', 'value');
  expect(storage.get('key')).toBe('value');
  storage.remove('key');
  expect(storage.get('key')).toBeNull();
});

it('keeps a value that no longer fits into a full storage, and drops the older one', () => {
  const values = new Map([['key', 'old']]);
  const storage = safeStorage(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: (key) => void values.delete(key),
  }));
  expect(storage.get('key')).toBe('old');
  storage.set('key', 'new');
  expect(storage.get('key')).toBe('new');
  storage.remove('key');
  expect(storage.get('key')).toBeNull();
});

it('reads nothing where reading is forbidden', () => {
  const storage = safeStorage(() => ({ getItem: forbidden, setItem: forbidden, removeItem: forbidden }));
  expect(storage.get('key')).toBeNull();
});
