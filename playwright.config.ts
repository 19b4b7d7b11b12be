import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from './tests/support/chromium.ts';
import { providerPort, providerUrl } from './tests/support/e2e-provider.ts';

/** Tests of two files run side by side. */
const workers = 2;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  // Each worker has a provider of its own, whose demo data its tests reset.
  workers,
  retries: 0,
  forbidOnly: true,
  // Long enough for a machine that has other things to do as well: what is waited for comes as soon as it can.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: chromiumLaunchOptions(),
    reducedMotion: 'reduce',
    // No trace of what goes well, which costs a third of the walks; `playwright test --trace on` records one.
    screenshot: 'only-on-failure',
  },
  webServer: Array.from({ length: workers }, (_, worker) => ({
    command: 'node tests/e2e/serve.ts',
    url: `${providerUrl(worker)}/readyz`,
    env: { PORT: String(providerPort(worker)), PUBLIC_URL: providerUrl(worker) },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  })),
});
