import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { leanLibraries } from './build/lean-libraries.ts';

/** Where the portal is built to. */
const portalFolder = 'dist/portal';

/** Files worth compressing; pictures and typefaces are compressed already. */
const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

/**
 * Writes a brotli and a gzip file beside each built text file, so that the provider never compresses while it answers. For
 * the portal's own build alone: Storybook reads this configuration, too, and has its own folder.
 */
const precompress = (): Plugin => {
  let folder: string | undefined;
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      if (build.outDir === portalFolder) folder = resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      handler: () => {
        if (folder === undefined) return;
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !compressible.has(extname(entry.name)) || entry.parentPath.includes('.vite')) continue;
          const file = join(entry.parentPath, entry.name);
          const bytes = readFileSync(file);
          writeFileSync(
            `${file}.br`,
            brotliCompressSync(bytes, {
              params: {
                [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
                [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
              },
            }),
          );
          writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
        }
      },
    },
  };
};

/** The branded first frame, for the provider: a string renderer without React. */
const firstFrame: UserConfig = {
  publicDir: false,
  build: {
    ssr: 'src/app/first-frame.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'first-frame.js', codeSplitting: false } },
  },
  ssr: { noExternal: true },
};

/**
 * Libraries by chunk. Each is evaluated in a task of its own at start-up (src/main.tsx) and stays in the browser's cache
 * when only the portal changed. What several pages share of the portal itself is one chunk, so that a page costs one
 * request more and not ten.
 */
const chunks = [
  { name: 'start', test: /vite[\\/]preload-helper|[\\/]src[\\/]main\.tsx$/, priority: 40 },
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler)[\\/]|[\\/]start[\\/]react\.ts$/,
    priority: 30,
  },
  {
    name: 'data',
    test: /node_modules[\\/](?:axios|zod|jotai|i18next|react-i18next)[\\/]|[\\/]src[\\/](?:contract|domain|api|state)[\\/]|[\\/]src[\\/]i18n[\\/]\w+\.ts$/,
    minShareCount: 2,
    priority: 20,
  },
  {
    name: 'look',
    test: /node_modules[\\/](?:@emotion|stylis|@mui[\\/](?:system|styled-engine|private-theming|utils|material))[\\/]|[\\/]theme[\\/]|[\\/]src[\\/]ui[\\/]|PortalTheme\.tsx$|[\\/]start[\\/]look\.ts$/,
    minShareCount: 2,
    priority: 15,
  },
  { name: 'portal', test: /[\\/]src[\\/](?:shell|app)[\\/]/, minShareCount: 2, priority: 10 },
];

const portal: UserConfig = {
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: portalFolder,
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  plugins: [leanLibraries(), precompress()],
};

export default defineConfig(({ mode }) => {
  const target = mode === 'first-frame' ? firstFrame : portal;
  return { ...target, plugins: [react(), ...(target.plugins ?? [])] };
});
