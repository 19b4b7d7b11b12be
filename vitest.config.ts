import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** V8 now and then aborts while it frees code of WebAssembly, such as PGlite's (nodejs/node#64500; docs/decisions/0161). */
const keepWasmCode = ['--no-wasm-code-gc'];

/** The test projects; `stories` is defined in .storybook. */
export default defineConfig({
  plugins: [react()],
  // The build that Node itself loads: GraphQL refuses types that come from a second copy of it.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          execArgv: keepWasmCode,
          // Loading Zod, MUI's theme or the provider for each file would take longer than its tests (docs/decisions/0161).
          isolate: false,
          // Some tests wait for processes and time limits, while another file has the processor.
          maxWorkers: 2,
          include: ['{src,pension,theme,tenants,server,tests,scripts}/**/*.test.ts'],
          exclude: ['tests/journeys/**', 'tests/e2e/**'],
          globalSetup: ['tests/support/shared-postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: 'jsdom',
          execArgv: keepWasmCode,
          // Vitest refuses to run projects with another limit of workers at the same time.
          sequence: { groupOrder: 1 },
          // Loading the portal and a database for each file would take longer than its tests (docs/decisions/0135).
          isolate: false,
          include: ['tests/journeys/**/*.test.{ts,tsx}', 'src/**/*.test.tsx'],
          setupFiles: ['tests/support/no-stacks.ts', 'tests/support/patience.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      '.storybook/vitest.config.ts',
    ],
  },
});
