import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from './tests/support/chromium.ts';

const port = Number(process.env['E2E_PORT'] ?? 3917);
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  // One worker: the tests share one provider, whose demo data they reset between funds.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    launchOptions: chromiumLaunchOptions(),
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node tests/e2e/serve.ts',
    url: `${baseURL}/readyz`,
    env: { PORT: String(port), PUBLIC_URL: baseURL },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
