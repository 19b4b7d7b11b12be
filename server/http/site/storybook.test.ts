import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { demoFunds } from '#tests/support/demo-funds.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { storybookPolicy } from '#server/kernel/content-security-policy.ts';
import { createSite } from './create-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'pilaster-storybook-'));
writeFileSync(join(folder, 'index.html'), '<p>Storybook</p>');
writeFileSync(join(folder, 'iframe.html'), '<p>A story</p>');
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/theme-Dx_3k-9a.js'), 'export {};');
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const siteOf = (isDemo: boolean) => {
  const site = createSite({
    portal: { inDevelopment: false, build: () => Promise.resolve(null), file: () => Promise.resolve(null) },
    funds: demoFunds,
    store: { ping: () => Promise.resolve() },
    config: { publicUrl: 'https://portal.example.org', portalOrigins: [], tenantsDir: 'tenants' },
    log: silentLog,
    storybook: folder,
    ...(isDemo && { demo: { answer: () => Promise.resolve(null) } }),
  });
  return (path: string) =>
    site(new Request(`https://portal.example.org${path}`), {
      path,
      requestId: '',
      remoteAddress: '',
      now: new Date(),
      headers: {},
      visitor: { csrfToken: () => '', holds: () => false, browserHash: () => null, cookie: () => null },
      cookieLine: () => '',
    });
};

test('In demo mode Storybook may frame itself and loads nothing foreign', async () => {
  const get = siteOf(true);
  for (const path of ['/storybook/', '/storybook/iframe.html']) {
    const answer = await get(path);
    expect(answer?.headers?.['content-security-policy']).toBe(storybookPolicy);
    expect(answer?.headers?.['x-frame-options']).toBe('SAMEORIGIN');
  }
  expect(storybookPolicy).not.toMatch(/unsafe-eval|https?:|\*/);
  expect(await get('/storybook/none.js')).toBeNull();
});

test('A file named by its content is kept; a page is asked for again', async () => {
  const get = siteOf(true);
  const kept = async (path: string) => (await get(path))?.headers?.['cache-control'];
  expect(await kept('/storybook/assets/theme-Dx_3k-9a.js')).toContain('immutable');
  expect(await kept('/storybook/iframe.html')).toBe('no-cache');
});

test('Without the demonstration there is no Storybook', async () => {
  const get = siteOf(false);
  for (const path of ['/storybook', '/storybook/', '/storybook/index.html']) expect(await get(path)).toBeNull();
});
