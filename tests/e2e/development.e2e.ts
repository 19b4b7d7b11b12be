import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { providerPort } from '../support/e2e-provider.ts';
import { fillDataFolder } from '../support/memory-database.ts';
import { wordsOf } from '../support/words.ts';

// The studio speaks the browser's language.
test.use({ locale: 'de-CH' });

/** How long the first page may take, in milliseconds: its dependencies are bundled first, beside everything else that runs. */
const patience = 300_000;

test('The development server shows the login and the studio from the sources', async ({ page }, { parallelIndex }) => {
  test.setTimeout(2 * patience);
  const dataFolder = mkdtempSync(join(tmpdir(), 'pilaster-development-'));
  await fillDataFolder(dataFolder);
  // Beyond the ports of all workers.
  const port = providerPort(parallelIndex) + 50;
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder },
    stdio: 'ignore',
  });
  try {
    const login = `http://127.0.0.1:${port}/ginster/de-CH`;
    await expect(async () => {
      expect((await page.goto(login))?.status()).toBe(200);
    }).toPass();
    await expect(page.getByRole('textbox', { name: wordsOf('de-CH', 'login').email.label })).toBeVisible({
      timeout: patience,
    });
    await page.goto(`http://127.0.0.1:${port}/studio/ginster`);
    await expect(page.getByRole('textbox', { name: wordsOf('de-CH', 'studio').email.label })).toBeVisible({
      timeout: patience,
    });
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(dataFolder, { recursive: true });
  }
});
