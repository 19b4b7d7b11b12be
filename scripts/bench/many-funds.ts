import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openStore } from '#server/store/open-store.ts';
import { addRevision, storeImages } from '#server/store/fund-revisions.ts';
import { filesDigest, imageHash, readFundFolder } from '#tenants/fund-folder.ts';
import { listTenantCodes } from '#tenants/load-tenant.ts';
import { writeSyntheticTenants } from '#tenants/synthetic.ts';
import { startProvider, type ProviderProcess } from '#tests/support/provider-process.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { residentMegabytes } from './provider.ts';

const print = (what: string, value: string) => console.log(`${what.padEnd(52)} ${value}`);

/** The share of the published funds that have a logo of their own. */
const withLogo = 20;

/** A logo of some 20 KB. */
const logoOf = (index: number): Uint8Array => {
  const path = Array.from({ length: 2_000 }, (_, step) => `L${(index + step) % 90} ${(step * 7) % 90}`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><path d="M0 0${path}z"/></svg>`;
  return new TextEncoder().encode(svg);
};

/** Publishes a revision of every fund, as its studio would. */
const publishAll = async (root: string, dataDir: string): Promise<void> => {
  const store = await openStore({ dataDir, log: silentLog });
  const at = new Date();
  for (const [index, tenant] of (await listTenantCodes(root)).entries()) {
    const { files } = await readFundFolder(root, tenant);
    const logo = index % withLogo === 0 ? logoOf(index) : null;
    const published =
      logo === null
        ? files
        : {
            ...files,
            settings: { ...files.settings, logoImage: 'published.svg' },
            assets: { ...files.assets, 'published.svg': imageHash(logo) },
          };
    await store.withTenant(tenant, async (tx) => {
      if (logo !== null) await storeImages(tx, tenant, { images: new Map([[imageHash(logo), logo]]), at });
      await addRevision(tx, {
        tenant,
        number: 1,
        kind: 'publish',
        files: published,
        digest: filesDigest(published),
        author_id: 'bench',
        author: 'Bench',
        approved_by: null,
        comment: '',
        restores: null,
        at,
      });
    });
  }
  await store.close();
};

const timed = async (url: string): Promise<number> => {
  const began = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return performance.now() - began;
};

/** Milliseconds for a page of each fund, one after the other. */
const round = async (url: string, codes: readonly string[]): Promise<number> => {
  const began = performance.now();
  for (const code of codes) await timed(`${url}/${code}/de-CH/login`);
  return (performance.now() - began) / codes.length;
};

/** Milliseconds until a process has given back what it took for a moment: warming up, and loading all funds. */
const untilQuiet = 10_000;

/** The first page, a page of each fund, the same once more, and memory before and after. */
const visit = async ({ url, child, startedIn }: ProviderProcess, codes: readonly string[]): Promise<string> => {
  const first = await timed(`${url}/${codes.at(-1)}/de-CH/login`);
  await delay(untilQuiet);
  const resting = residentMegabytes({ child });
  const each = await round(url, codes);
  // Now whether anything newer was published is looked up behind the answers.
  const again = await round(url, codes);
  await delay(untilQuiet);
  return [
    `start ${(startedIn / 1000).toFixed(2)} s`,
    `first page ${Math.round(first)} ms`,
    `each fund's ${each.toFixed(1)} ms, again ${again.toFixed(1)} ms`,
    `${Math.round(resting)} MB, ${Math.round(residentMegabytes({ child }))} MB after all`,
  ].join(', ');
};

/** Ten funds against a thousand, from their folders and with a published revision each, in the same run. */
export const manyFunds = async (): Promise<void> => {
  for (const published of [false, true]) {
    for (const count of [10, 1000]) {
      const TENANTS_DIR = mkdtempSync(join(tmpdir(), 'pilaster-funds-'));
      const DATA_DIR = mkdtempSync(join(tmpdir(), 'pilaster-bench-'));
      await writeSyntheticTenants(TENANTS_DIR, count);
      await (await startProvider({ TENANTS_DIR, DATA_DIR })).stop();
      if (published) await publishAll(TENANTS_DIR, DATA_DIR);
      const provider = await startProvider({ TENANTS_DIR, DATA_DIR, LOG_LEVEL: 'warn' });
      const codes = await listTenantCodes(TENANTS_DIR);
      print(`${count} funds${published ? ', published' : ''}`, await visit(provider, codes));
      await provider.stop();
      for (const folder of [TENANTS_DIR, DATA_DIR]) rmSync(folder, { recursive: true });
    }
  }
};
