import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** All scripts of a bare page that uses only the mandatory stack, built like the portal. */
const buildFloor = async (page: 'login' | 'dashboard' | 'simulator') => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, rollupOptions: { input: join(import.meta.dirname, 'floor', `${page}.tsx`) } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .flatMap((file) => (file.type === 'chunk' ? file : []));
};

/** Brotli bytes of a bare page's scripts. */
export const floorSize = async (page: 'login' | 'dashboard'): Promise<number> =>
  (await buildFloor(page)).reduce((total, { code }) => total + brotliCompressSync(code).length, 0);

/** The scripts of the bare simulator, by their file names; the first is the page's. */
export const floorScripts = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await buildFloor('simulator'))
      .toSorted((a, b) => Number(b.isEntry) - Number(a.isEntry))
      .map(({ fileName, code }) => [fileName, code]),
  );
