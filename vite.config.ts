import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { compiledQueries } from './build/compile-queries.ts';
import { chunkGroups, ofEntry } from './build/chunks.ts';
import { noCircles } from './build/no-circles.ts';
import { nameSharedPrograms } from './build/name-shared-programs.ts';
import { noScript } from './build/no-script.ts';

/** Where the portal is built to. */
const portalFolder = 'dist/portal';

/** Files worth compressing; pictures and typefaces are compressed already. */
const compressible = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.txt', '.webmanifest']);

/**
 * Writes a brotli and a gzip file next to each built text file, so that the provider never compresses while it answers.
 * Only for the portal's own build: Storybook reads this configuration, too, and has its own folder.
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

const portal: UserConfig = {
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: portalFolder,
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The page has named what its start loads, what that has loaded needs no preload later, and `import()` fetches its
      // own file as early as a preload would.
      resolveDependencies: (own, files, { hostId }) =>
        hostId.includes('/start-') ? [] : files.filter((file) => file !== own && !ofEntry.test(file)),
    },
    // The first load contains the names of all later chunks: short hashes are lighter and still tell builds apart.
    rolldownOptions: {
      output: {
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  plugins: [noCircles(), nameSharedPrograms(), compiledQueries(), noScript(), precompress()],
};

export default defineConfig(({ mode }) => {
  const target = mode === 'first-frame' ? firstFrame : portal;
  return { ...target, plugins: [react(), ...(target.plugins ?? [])] };
});
