import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of Chromium: that of `CHROMIUM_PATH`, Playwright's own, or the system's. Throws if there is none, and names the
 * two ways to get one.
 */
export const chromiumPath = (): string => {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...systemBrowsers];
  const found = candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
  if (found) return found;
  throw new Error(
    'No Chromium found. Run "npx playwright install chromium", or install the system package "chromium".',
  );
};

/** Debian's Chromium without a window: the same engine with a third less work. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Path of the Chromium that tests use: headless if installed, unless `CHROMIUM_PATH` names another. */
const testedChromiumPath = (): string =>
  (process.env['CHROMIUM_PATH'] ?? '') === '' && existsSync(headlessShell) ? headlessShell : chromiumPath();

/** Launch options for Playwright that work in a container, as root, and without network access. */
export const chromiumLaunchOptions = () => ({
  executablePath: testedChromiumPath(),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
