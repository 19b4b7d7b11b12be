import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Elements are awaited until they appear; only what never does takes this long, even on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// The next file gets the same window.
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Object.assign(window, { scrollY: 0 });
});
