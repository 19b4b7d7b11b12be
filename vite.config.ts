import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { compiledQueries } from './build/compile-queries.ts';
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

/** Where what comes later begins: registration and profile, the chart, and what is loaded when it is wanted. */
const laterRoots =
  /[\\/]src[\\/](?:pages[\\/](?:register|profile)|ui[\\/](?:calendar[\\/]|CountrySearch|BalanceChart))/;
const chartRoot = /[\\/]BalanceChart\.tsx$/;

type Module = {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
};
type Modules = { readonly getModuleInfo: (id: string) => Module | null };

/** Where the ways begin that lead to a module: at a start, at something loaded by itself, or at what comes later. */
const rootsOf = (id: string, modules: Modules): string[] => {
  const seen = new Set<string>();
  const waiting = [id];
  const roots: string[] = [];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (seen.has(module)) continue;
    seen.add(module);
    const info = modules.getModuleInfo(module);
    const isRoot = laterRoots.test(module) || info === null || info.isEntry || info.dynamicImporters.length > 0;
    if (isRoot) roots.push(module);
    else waiting.push(...info.importers);
  }
  return roots;
};

/** A chunk of every first load: what is needed later only stays out of it, whichever library it is from. */
const firstLoad = (name: string) => ({
  debugName: name,
  name: (id: string, modules: Modules) => (rootsOf(id, modules).every((root) => laterRoots.test(root)) ? null : name),
});

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
    ...firstLoad('data'),
    test: /node_modules[\\/](?:axios|zod|jotai|i18next|react-i18next)[\\/]|[\\/]src[\\/](?:contract|domain|api|state)[\\/]|[\\/]src[\\/]i18n[\\/]\w+\.ts$/,
    minShareCount: 2,
    priority: 20,
  },
  {
    ...firstLoad('look'),
    test: /node_modules[\\/](?:@emotion|stylis|@mui[\\/](?:system|styled-engine|private-theming|utils|material))[\\/]|[\\/]theme[\\/]|[\\/]src[\\/]ui[\\/]|PortalTheme\.tsx$|[\\/]start[\\/]look\.ts$/,
    minShareCount: 2,
    priority: 15,
  },
  { name: 'portal', test: /[\\/]src[\\/](?:shell|app)[\\/]/, minShareCount: 2, priority: 10 },
  { name: 'form-library', test: /node_modules[\\/](?:@hookform|react-hook-form)[\\/]/, priority: 6 },
  // What is left of the shared parts by then: those of the forms, and those that the chart needs, too.
  {
    debugName: 'chart-and-forms',
    name: (id: string, modules: Modules) =>
      rootsOf(id, modules).some((root) => chartRoot.test(root)) ? 'chart-and-forms' : null,
    test: /node_modules[\\/](?:@mui[\\/](?:material|system|utils)|react-transition-group)[\\/]/,
    minShareCount: 2,
    priority: 6,
  },
  {
    name: 'forms',
    test: /[\\/](?:node_modules[\\/](?:@mui[\\/](?:material|system|utils)|react-transition-group)|src[\\/](?:contract|domain|api|state|ui))[\\/]/,
    minShareCount: 2,
    priority: 5,
  },
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
  plugins: [leanLibraries(), compiledQueries(), precompress()],
};

export default defineConfig(({ mode }) => {
  const target = mode === 'first-frame' ? firstFrame : portal;
  return { ...target, plugins: [react(), ...(target.plugins ?? [])] };
});
