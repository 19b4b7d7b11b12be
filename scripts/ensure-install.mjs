// Installs the dependencies if they are missing or older than the lock file, so that every command works on a fresh
// clone. Plain JavaScript without dependencies, because it runs before they exist, on the machine's own Node.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const installed = join(root, 'node_modules/.package-lock.json');
const upToDate =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;

if (!upToDate) {
  console.log('Installing the dependencies; this happens once and takes about a minute.');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The dependencies could not be installed; npm says why above.');
    process.exit(status ?? 1);
  }
}
