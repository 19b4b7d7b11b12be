import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Where Chromium is: the one that `CHROMIUM_PATH` names, Playwright's own, or the system's.
 * Throws with the two ways to get one where there is none.
 */
export const chromiumPath = (): string => {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...systemBrowsers];
  const found = candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
  if (found) return found;
  throw new Error(
    'No Chromium found. Run "npx playwright install chromium", or install the system package "chromium".',
  );
};

/** Launch options for Playwright that work in a container, as root, and without reaching out to the network. */
export const chromiumLaunchOptions = () => ({
  executablePath: chromiumPath(),
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
