import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// What a page shows is waited for until it is there; only what never comes takes this long, on a busy machine too.
configure({ asyncUtilTimeout: 10_000 });

// The next file gets the same window.
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Object.assign(window, { scrollY: 0 });
});
