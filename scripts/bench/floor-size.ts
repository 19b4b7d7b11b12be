import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Brotli bytes of all scripts of a bare page that uses only the mandatory stack, built like the portal. */
export const floorSize = async (page: 'login' | 'dashboard'): Promise<number> => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, rollupOptions: { input: join(import.meta.dirname, 'floor', `${page}.tsx`) } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .reduce((total, file) => total + (file.type === 'chunk' ? brotliCompressSync(file.code).length : 0), 0);
};
