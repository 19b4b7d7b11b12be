import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { build } from 'vite';
import { createFunds } from '#server/model/funds.ts';
import { logInBrowser } from '../support/browser-session.ts';
import { resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import { someChanges } from '../support/random-changes.ts';
import { silentLog } from '../support/silent-log.ts';
import type * as Engine from './probe/engine.ts';

const root = join(import.meta.dirname, '../..');

/** Builds the engine as one script for a browser, from the same files as the portal's. */
const buildEngine = async (): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(root, 'tests/e2e/probe/engine.ts'), name: 'engine', formats: ['iife'] },
    },
  });
  const [{ output } = { output: [] }] = [built].flat().filter((each) => 'output' in each);
  const [chunk] = output;
  if (chunk?.type !== 'chunk') throw new Error('The engine was not built.');
  return chunk.code;
};

let engineScript: Promise<string> | undefined;

const funds = createFunds({ root: join(root, 'tenants'), log: silentLog });

/** Members of five funds with plans of their own. */
const people = [
  ['bergahorn', 'anna-keller'],
  ['rivelac', 'elodie-jaquier'],
  ['neuschnee', 'beatriz-nogueira'],
  ['castagneto', 'chiara-pedrazzi'],
  ['fadental', 'gertrud-inauen'],
] as const;

/** How many changes are compared for each of them. */
const runs = 11;

test.beforeEach(() => resetDemo(url));

for (const [index, [tenant, id]] of people.entries()) {
  test(`Chromium and the provider simulate the same centimes for ${id} of ${tenant}`, async ({ page }) => {
    const fund = await funds.find(tenant);
    const record = fund?.tenant.members.find((member) => member.id === id);
    const { emailAddress, mobileNumber } = record ?? {};
    if (emailAddress === undefined || mobileNumber === undefined) throw new Error(`${id} can't log in.`);
    await logInBrowser(page.context(), url, { tenant, locale: 'de-CH', member: { emailAddress, mobileNumber } });
    await page.goto(`${url}/${tenant}/de-CH/dashboard`);
    const all = [{}, ...fc.sample(someChanges, { numRuns: runs - 1, seed: 20_261_124 + index })];
    engineScript ??= buildEngine();
    await page.evaluate(await engineScript);
    const { provided, shown } = await page.evaluate(
      async (changes) => {
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the browser, where this file isn't
        const read = async (path: string, init: RequestInit = {}) => {
          const response = await fetch(`/api/v1/simulations/${path}`, init);
          const { data }: { data: unknown } = await response.json();
          return { data, csrf: response.headers.get('x-csrf-token') ?? '' };
        };
        const basis = await read('basis');
        const sent = [];
        for (const each of changes) {
          const headers = { 'content-type': 'application/json', 'x-csrf-token': basis.csrf };
          const { data } = await read('results', { method: 'POST', headers, body: JSON.stringify(each) });
          sent.push(data);
        }
        const { engine } = window as unknown as { engine: typeof Engine };
        return {
          provided: sent,
          shown: engine.simulateAll(basis.data as Parameters<typeof Engine.simulateAll>[0], changes),
        };
      },
      all.map((each) => JSON.parse(JSON.stringify(each)) as typeof each),
    );
    expect(shown).toEqual(provided);
    expect(provided.filter((each) => each !== undefined && each !== null)).toHaveLength(runs);
  });
}
