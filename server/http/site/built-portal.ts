import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { Log } from '#server/kernel/log-types.ts';
import type { FirstFrameRenderer, PortalSource } from './portal-page.ts';
import { createStaticFiles, immutable, revalidated } from './static-files.ts';

const chunkSchema = z.object({
  file: z.string(),
  name: z.string().optional(),
  imports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
  isEntry: z.boolean().optional(),
});
const manifestSchema = z.record(z.string(), chunkSchema);
type Manifest = z.infer<typeof manifestSchema>;

const frameSchema = z.object({
  locale: z.string(),
  title: z.string(),
  html: z.string(),
  css: z.string(),
  early: z.array(z.string()),
  modules: z.array(z.string()),
  typeface: z.string().optional(),
});

/** What `dist/server/first-frame.js` exports. */
const rendererSchema = z.object({
  firstFrame: z.custom<FirstFrameRenderer>((value) => typeof value === 'function', 'a function is expected'),
});

/** A value read from a file and kept until the file changes. */
const keptWhileUnchanged = <T>(path: string, read: () => Promise<T>): (() => Promise<T | null>) => {
  let kept: { readonly changed: number; readonly value: T } | null = null;
  return async () => {
    let changed: number;
    try {
      changed = (await stat(path)).mtimeMs;
    } catch {
      return null;
    }
    if (kept?.changed !== changed) kept = { changed, value: await read() };
    return kept.value;
  };
};

/** A chunk and all that it imports at once, each file once, the entry's own share left out: the page loads it anyway. */
const filesOf = (manifest: Manifest, modules: readonly string[]): { scripts: string[]; styles: string[] } => {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string, collect: boolean): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    if (collect) {
      scripts.add(`/${chunk.file}`);
      for (const sheet of chunk.css ?? []) styles.add(`/${sheet}`);
    }
    for (const next of chunk.imports ?? []) visit(next, collect);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry === true) visit(key, false);
  const named = new Map(Object.entries(manifest).map(([key, { name }]) => [name, key]));
  for (const module of modules) visit(module in manifest ? module : (named.get(module) ?? module), true);
  return { scripts: [...scripts], styles: [...styles] };
};

/** Files whose names carry a hash of their content. */
const hashed = /^\/(?:assets|typefaces)\/.+[-.][A-Za-z0-9_-]{7,}\.[a-z0-9]+$/;

/**
 * The portal as `npm run build` left it in a folder: `portal/` with page, chunks and manifest, `server/first-frame.js`.
 * A build made while the provider runs is taken up with the next request.
 */
export const builtPortal = ({ folder, log }: { readonly folder: string; readonly log: Log }): PortalSource => {
  const root = join(folder, 'portal');
  const files = createStaticFiles(root);
  const page = join(root, 'index.html');
  const manifestPath = join(root, '.vite', 'manifest.json');
  const rendererPath = resolve(folder, 'server', 'first-frame.js');

  const template = keptWhileUnchanged(page, () => readFile(page, 'utf8'));
  const manifest = keptWhileUnchanged(manifestPath, async () =>
    manifestSchema.parse(JSON.parse(await readFile(manifestPath, 'utf8'))),
  );
  const renderer = keptWhileUnchanged(rendererPath, async (): Promise<FirstFrameRenderer> => {
    const { mtimeMs } = await stat(rendererPath);
    const loaded: unknown = await import(`${pathToFileURL(rendererPath).href}?changed=${mtimeMs}`);
    const { firstFrame } = rendererSchema.parse(loaded);
    return (place) => frameSchema.parse(firstFrame(place));
  });

  return {
    inDevelopment: false,
    template,
    firstFrame: async () => {
      try {
        return await renderer();
      } catch (error) {
        log.error('first_frame_unreadable', error);
        return null;
      }
    },
    preloads: async (modules) => {
      try {
        return filesOf((await manifest()) ?? {}, modules);
      } catch (error) {
        log.error('manifest_unreadable', error);
        return { scripts: [], styles: [] };
      }
    },
    file: (request, pathname) =>
      pathname === '/index.html'
        ? Promise.resolve(null)
        : files.answer(request, pathname.slice(1), {
            'Cache-Control': hashed.test(pathname) ? immutable : revalidated,
          }),
  };
};
