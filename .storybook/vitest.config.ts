import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from '../tests/support/chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Every story in Chromium: it renders, its play function passes, axe finds nothing in its funds, and nothing logs an
 * error.
 */
export default defineConfig({
  root,
  plugins: [storybookTest({ configDir: `${root}.storybook` })],
  test: {
    name: 'stories',
    testTimeout: 120_000,
    setupFiles: [`${root}tests/support/no-stacks.ts`],
    env: { EVERY_FUND: process.env['EVERY_FUND'] ?? 'false' },
    // Two files at a time, each in its own page, to use both cores.
    maxWorkers: 2,
    // Loading Storybook, MUI and the portal for each file would take longer than many files' stories (docs/decisions/0161).
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1024, height: 800 },
      provider: playwright({
        launchOptions: chromiumLaunchOptions(),
        contextOptions: { reducedMotion: 'reduce', locale: 'de-CH', timezoneId: 'Europe/Zurich' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
