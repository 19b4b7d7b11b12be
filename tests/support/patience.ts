import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

const { getElementError } = getConfig();

/** What a query has missed. The document is printed only if somebody reads it: an awaited element is missed many times. */
class Missing extends Error {
  override readonly name = 'TestingLibraryElementError';
  readonly #print: () => string;

  constructor(print: () => string) {
    super();
    this.#print = print;
  }

  override get message(): string {
    return this.#print();
  }
}

const missing: typeof getElementError = (said, container) => {
  const error = new Missing(() => getElementError(said, container).message);
  // What is shown of the code is the test's line, not this one.
  Error.captureStackTrace(error, missing);
  return error;
};

configure({
  // Elements are awaited until they appear; only what never does takes this long, even on a busy machine.
  asyncUtilTimeout: 30_000,
  getElementError: missing,
});

// The next file gets the same window.
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Object.assign(window, { scrollY: 0 });
});
