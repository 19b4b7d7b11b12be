import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { Log } from '#server/kernel/log-types.ts';
import type { FirstFrameRenderer } from '#contract/first-frame.ts';
import { locales } from '#kernel/locale.ts';
import type { PortalBuild, PortalSource, Preloads } from './portal-page.ts';
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
  locale: z.literal(locales),
  title: z.string(),
  html: z.string(),
  css: z.string(),
  early: z.array(z.string()),
  modules: z.array(z.string()),
  typeface: z.string(),
  picture: z.object({ href: z.string(), media: z.string() }).nullable(),
});

/** What `dist/server/first-frame.js` exports. */
const rendererSchema = z.object({
  firstFrame: z.custom<FirstFrameRenderer>((value) => typeof value === 'function', 'a function is expected'),
});

/** Milliseconds for which a check of a file is valid, because checking for every page would cost more than the page. */
const lookCounts = 1_000;

/** A value read from a file and cached until the file changes; null while the file is missing. */
const keptWhileUnchanged = <T>(path: string, read: () => Promise<T>): (() => Promise<T | null>) => {
  let kept: { readonly changed: number; readonly value: T } | null = null;
  let looked = 0;
  return async () => {
    const now = performance.now();
    if (kept !== null && now - looked < lookCounts) return kept.value;
    let changed: number;
    try {
      changed = (await stat(path)).mtimeMs;
    } catch {
      return null;
    }
    if (kept?.changed !== changed) kept = { changed, value: await read() };
    looked = now;
    return kept.value;
  };
};

/**
 * The files of modules and their static imports, without duplicates and without those of the entry, which the page
 * loads anyway.
 */
const filesOf = (manifest: Manifest, modules: readonly string[]): Preloads => {
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

/** Files whose names contain a hash of their content. */
const hashed = /^\/(?:assets|typefaces)\/.+[-.][A-Za-z0-9_-]{7,}\.[a-z0-9]+$/;

/**
 * The portal as built by `npm run build`: `portal/` with page, chunks and manifest, and `server/first-frame.js`. A new
 * build is picked up within a second.
 */
export const builtPortal = ({ folder, log }: { readonly folder: string; readonly log: Log }): PortalSource => {
  const root = join(folder, 'portal');
  const files = createStaticFiles(root);
  const pagePath = join(root, 'index.html');
  const manifestPath = join(root, '.vite', 'manifest.json');
  const rendererPath = resolve(folder, 'server', 'first-frame.js');

  const template = keptWhileUnchanged(pagePath, () => readFile(pagePath, 'utf8'));
  const manifest = keptWhileUnchanged(manifestPath, async () =>
    manifestSchema.parse(JSON.parse(await readFile(manifestPath, 'utf8'))),
  );
  const renderer = keptWhileUnchanged(rendererPath, async (): Promise<FirstFrameRenderer> => {
    const { mtimeMs } = await stat(rendererPath);
    const loaded: unknown = await import(`${pathToFileURL(rendererPath).href}?changed=${mtimeMs}`);
    const { firstFrame } = rendererSchema.parse(loaded);
    return (place) => frameSchema.parse(firstFrame(place));
  });

  /** A part of the build that pages can do without. */
  const optional = async <T>(event: string, part: () => Promise<T | null>): Promise<T | null> => {
    try {
      return await part();
    } catch (error) {
      log.error(event, error);
      return null;
    }
  };

  let newest: { readonly parts: readonly unknown[]; readonly build: PortalBuild } | null = null;
  return {
    inDevelopment: false,
    build: async () => {
      const page = await template();
      if (page === null) return null;
      const firstFrame = await optional('first_frame_unreadable', renderer);
      const chunks = await optional('manifest_unreadable', manifest);
      const parts = [page, firstFrame, chunks];
      if (newest === null || parts.some((part, index) => part !== newest?.parts[index])) {
        const preloads = (modules: readonly string[]) => filesOf(chunks ?? {}, modules);
        newest = { parts, build: { template: page, firstFrame, preloads } };
      }
      return newest.build;
    },
    file: (request, pathname) =>
      pathname === '/index.html'
        ? Promise.resolve(null)
        : files.answer(request, pathname.slice(1), {
            'cache-control': hashed.test(pathname) ? immutable : revalidated,
          }),
  };
};
