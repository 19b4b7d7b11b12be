import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { launch } from 'chrome-launcher';
import { routePath } from '#contract/route-words.ts';
import { chromiumLaunchOptions, chromiumPath } from '#tests/support/chromium.ts';
import { freePort, startProvider } from '#tests/support/provider-process.ts';
import { logInThroughApi } from '#tests/support/log-in.ts';
import { documentsBench } from './bench/documents.ts';
import { floorSize } from './bench/floor-build.ts';
import { startHttpsFront } from './bench/https-front.ts';
import { manyFunds } from './bench/many-funds.ts';
import { simulatorsBench } from './bench/simulators.ts';
import { firstMember, providerRates } from './bench/provider.ts';
import { studioBench } from './bench/studio.ts';
import { buildPortalIfChanged } from './portal-build.ts';

/**
 * Figures that depend on the machine and the moment: Lighthouse medians, throughput against bare servers in the same
 * run, start times, memory, ten funds against a thousand (from folders and published), a long list of documents and the
 * viewer, a slider's moves, a brand's colour in the studio's preview. Prints them; never fails.
 */
const print = (what: string, value: string) => console.log(`${what.padEnd(52)} ${value}`);
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const score = async (name: string, url: string, cookie?: string) => {
  const chrome = await launch({
    chromePath: chromiumPath(),
    // The front's certificate is self-signed.
    chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...chromiumLaunchOptions().args],
  });
  try {
    const runs: { score: number; lcp: number; cls: number; tbt: number }[] = [];
    for (let run = 0; run < 3; run += 1) {
      const result = await lighthouse(url, {
        port: chrome.port,
        onlyCategories: ['performance'],
        logLevel: 'error',
        ...(cookie && { extraHeaders: { Cookie: cookie } }),
      });
      const audits = result?.lhr.audits ?? {};
      runs.push({
        score: (result?.lhr.categories['performance']?.score ?? 0) * 100,
        lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
        cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
        tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      });
    }
    const of = (key: 'score' | 'lcp' | 'cls' | 'tbt') => median(runs.map((run) => run[key]));
    print(
      `Lighthouse mobile, ${name}`,
      `score ${Math.round(of('score'))}, LCP ${Math.round(of('lcp'))} ms, CLS ${of('cls').toFixed(3)}, TBT ${Math.round(of('tbt'))} ms`,
    );
  } finally {
    chrome.kill();
  }
};

/** Over HTTP/2 with TLS, as the budgets assume: over HTTP/1.1 the simulated first paint takes twice as long. */
const pages = async () => {
  const port = await freePort();
  const provider = await startProvider({ LOG_LEVEL: 'warn', PUBLIC_URL: `https://localhost:${port}` });
  const front = await startHttpsFront(port, new URL(provider.url).port);
  try {
    const { code, member } = await firstMember(provider.url);
    await score('login', `${front.url}/${code}/de-CH/login`);
    const request = { tenant: code, locale: 'de-CH', member, portal: front.url } as const;
    const { cookie } = await logInThroughApi(provider.url, request);
    await score('dashboard', `${front.url}/${code}/de-CH/dashboard`, cookie);
    await score('insurance overview', `${front.url}/${code}/de-CH/${routePath('insurance-overview', 'de-CH')}`, cookie);
  } finally {
    await front.close();
    await provider.stop();
  }
};

const starts = async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'pilaster-bench-'));
  for (const round of ['first', 'second']) {
    const provider = await startProvider({ DATA_DIR, LOG_LEVEL: 'warn' });
    print(`${round} start to first answer`, `${(provider.startedIn / 1000).toFixed(2)} s`);
    await provider.stop();
  }
  rmSync(DATA_DIR, { recursive: true });
};

const floors = async () => {
  for (const page of ['login', 'dashboard'] as const)
    print(`floor, ${page}`, `${((await floorSize(page)) / 1024).toFixed(1)} KB of scripts`);
};

await buildPortalIfChanged();
// `npm run bench -- provider` measures only the provider.
if (process.argv[2] === 'provider') {
  await providerRates();
  process.exit();
}
// `npm run bench -- documents` only the list of documents and the viewer.
if (process.argv[2] === 'documents') {
  await documentsBench();
  process.exit();
}
// `npm run bench -- funds` only ten funds against a thousand.
if (process.argv[2] === 'funds') {
  await manyFunds();
  process.exit();
}
// `npm run bench -- simulators` only the sliders, `npm run bench -- simulators buy-in` those of one page.
if (process.argv[2] === 'simulators') {
  await simulatorsBench(process.argv.slice(3));
  process.exit();
}
// `npm run bench -- studio` only the preview of a brand's colour.
if (process.argv[2] === 'studio') {
  await studioBench();
  process.exit();
}
await pages();
// `npm run bench -- pages` stops here.
if (process.argv[2] === 'pages') process.exit();
await starts();
await manyFunds();
await documentsBench();
await simulatorsBench();
await studioBench();
await providerRates();
// Last, because building sets this process to production, and a provider started from it would leave demo mode.
await floors();
