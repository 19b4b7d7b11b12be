import { expect, it } from 'vitest';
import { safeStorage } from './safe-storage.ts';

const forbidden = () => {
  throw new DOMException('blocked', 'SecurityError');
};

it('keeps what it is told while the page lives when the browser blocks its storage', () => {
  const storage = safeStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  storage.set('key', 'value');
  expect(storage.get('key')).toBe('value');
  storage.remove('key');
  expect(storage.get('key')).toBeNull();
});

it('keeps what no longer fits when the storage is full, and forgets the older value with it', () => {
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
