import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { build, createServer, preview } from 'vite';

const root = join(import.meta.dirname, '../..');
const probe = 'tests/e2e/probe/index.html';
const configFile = join(root, 'vite.config.ts');

/** A served page, and how to stop serving it. */
type Served = { readonly url: string; readonly close: () => Promise<void> };

const urlOf = (urls: { readonly local: readonly string[] } | null): string => `${urls?.local[0] ?? ''}${probe}`;

/** The probe, served as in development. */
const inDevelopment = async (): Promise<Served> => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'pilaster-probe-cache-'));
  const server = await createServer({ root, configFile, cacheDir, logLevel: 'error', server: { port: 0, hmr: false } });
  await server.listen();
  return {
    url: urlOf(server.resolvedUrls),
    close: async () => {
      await server.close();
      rmSync(cacheDir, { recursive: true });
    },
  };
};

/** The probe in the portal's own build, with the same plugins and the same files of libraries as the portal's pages. */
const inProduction = async (): Promise<Served> => {
  const outDir = mkdtempSync(join(tmpdir(), 'pilaster-probe-'));
  await build({
    root,
    configFile,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: [join(root, 'index.html'), join(root, probe)] } },
  });
  const server = await preview({ root, configFile, logLevel: 'error', build: { outDir }, preview: { port: 0 } });
  return {
    url: urlOf(server.resolvedUrls),
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
};

const properties = [
  'display',
  'color',
  'backgroundColor',
  'fontSize',
  'lineHeight',
  'marginTop',
  'marginLeft',
  'paddingTop',
  'paddingLeft',
  'width',
  'containerType',
  'borderRadius',
] as const;
type Look = Record<(typeof properties)[number], string>;

/** The computed styles of each part of the probe, once they are shown: the development server may load its page again. */
const looksOf = async (page: Page, url: string): Promise<Record<string, Look>> => {
  await page.goto(url);
  const looks = await page.waitForFunction((names) => {
    const parts = Array.from(document.querySelectorAll<HTMLElement>('[data-part]'));
    if (parts.length === 0) return null;
    return Object.fromEntries(
      parts.map((part) => {
        const style = getComputedStyle(part);
        return [part.dataset['part'] ?? '', Object.fromEntries(names.map((name) => [name, style[name]]))];
      }),
    ) as Record<string, Look>;
  }, properties);
  return (await looks.jsonValue()) ?? {};
};

test.describe('MUI in the built portal', () => {
  const served: Served[] = [];
  test.beforeAll(async () => {
    served.push(...(await Promise.all([inDevelopment(), inProduction()])));
  });
  test.afterAll(async () => {
    await Promise.all(served.map(({ close }) => close()));
  });

  for (const { width, colorScheme } of [
    { width: 360, colorScheme: 'light' },
    { width: 1440, colorScheme: 'dark' },
  ] as const) {
    test(`looks as in development at ${width} px in ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const [developed, built] = [await looksOf(page, served[0]?.url ?? ''), await looksOf(page, served[1]?.url ?? '')];
      expect(built).toEqual(developed);

      const wide = width > 900;
      expect(built['sx']).toMatchObject({ marginTop: '4px', paddingLeft: '16px', fontSize: '14px' });
      expect(built['responsive sx']).toMatchObject(
        wide
          ? { display: 'flex', paddingTop: '24px', width: `${width / 2}px` }
          : { display: 'block', paddingTop: '8px', width: `${width}px` },
      );
      expect(built['container query in a style']?.paddingTop).toBe(wide ? '32px' : '8px');
      expect(built['container query in sx']?.marginTop).toBe(wide ? '24px' : '8px');
      expect(built['colour scheme']?.color).toBe(wide ? 'rgb(250, 251, 252)' : 'rgb(1, 2, 3)');
    });
  }
});
