import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import * as z from 'zod';
import type { Plugin } from 'vite';

const manifestSchema = z.record(z.string(), z.unknown());

/**
 * Adds to the build's manifest the modules that are loaded by `import()` and share a file with others. Vite lists only
 * those with their own file, so the provider couldn't tell a browser early which files a page needs.
 */
export const nameSharedPrograms = (): Plugin => {
  let root = '';
  return {
    name: 'name-shared-programs',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle({ dir = '' }, bundle) {
      const path = join(dir, '.vite', 'manifest.json');
      const manifest = manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const shared = manifest[`_${basename(file.fileName)}`];
        if (shared === undefined) continue;
        for (const id of file.moduleIds) {
          if (this.getModuleInfo(id)?.dynamicImporters.length) manifest[relative(root, id)] ??= shared;
        }
      }
      writeFileSync(path, JSON.stringify(manifest, null, 2));
    },
  };
};
