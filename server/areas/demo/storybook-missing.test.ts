import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { demoFunds } from '#tests/support/demo-funds.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { createDemo } from './create-demo.ts';
import { demoTexts } from './demo-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'pilaster-storybook-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const unused = () => Promise.reject(new Error('This is not needed here.'));
const demo = createDemo({
  funds: demoFunds,
  store: { withSystem: unused },
  print: unused,
  answer: unused,
  look: unused,
  administratorsOf: () => Promise.resolve([]),
  reset: unused,
  publicUrl: 'https://portal.example.org',
  typeface: null,
  storybook: folder,
  clock: systemClock,
});

const open = (path: string, method = 'GET') =>
  demo.answer(new Request(`https://portal.example.org${path}?lang=fr-FR`, { method }), {
    path,
    remoteAddress: '127.0.0.1',
  });

test('While Storybook is being built its address says so in the reader’s language and asks again', async () => {
  const { title } = demoTexts('fr-FR').storybookMissing;
  for (const path of ['/storybook', '/storybook/', '/storybook/index.html']) {
    const answer = await open(path);
    expect(answer?.status, path).toBe(503);
    expect(answer?.headers?.['retry-after']).toBe('5');
    expect(answer?.headers?.['content-security-policy']).toContain("default-src 'none'");
    expect(String(answer?.body)).toContain(`<h1>${title}</h1>`);
    expect(String(answer?.body)).toContain('<meta http-equiv="refresh" content="5" />');
  }
  expect(await open('/storybook/iframe.html')).toBeNull();
  expect(await open('/storybook/', 'POST')).toBeNull();
});

test('Once Storybook is there it is served at its address', async () => {
  writeFileSync(join(folder, 'index.html'), '<p>Storybook</p>');
  expect(await open('/storybook/')).toBeNull();
});
