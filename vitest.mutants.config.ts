import { defineConfig } from 'vitest/config';

/** The tests that the mutation run judges: those of pure modules, beside them. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,pension,theme}/**/*.test.ts', 'tests/theme/**/*.test.ts'],
    testTimeout: 30_000,
  },
});
