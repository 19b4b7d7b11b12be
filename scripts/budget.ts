import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { contentSchemas } from '#contract/content.ts';
import { routePath, type RouteKey } from '#contract/route-words.ts';
import { pageOf } from '#app/page-table.ts';
import { signInBrowser } from '#tests/support/browser-session.ts';
import { newMessage, readDemo, readOutbox } from '#tests/support/demo.ts';
import { chromiumLaunchOptions } from '#tests/support/chromium.ts';
import { startProvider } from '#tests/support/provider-process.ts';
import { floorSize } from './bench/floor-build.ts';
import { buildPortalIfChanged } from './portal-build.ts';

/**
 * Exact bytes and requests of the first load: the built portal behind the running provider, a cold browser, everything
 * loaded until the network is quiet; for each detail page, what it adds to login and dashboard before its figures are
 * shown; and the studio with its preview, of which members load nothing. Fails if a page exceeds its budget, or if its
 * scripts exceed `overFloor` times a bare page with the libraries and MUI components of such a first load in the same run
 * (`scripts/bench/floor`). A budget that isn't met yet (docs/decisions/0031) fails beyond `reached`: only what a new part
 * of every page needs may raise it.
 */
const dist = join(import.meta.dirname, '../dist/portal');
const kilobyte = 1024;
const overFloor = 1.15;
const overFloorReached = 1.338;

type Load = {
  readonly requests: number;
  readonly bytes: number;
  /** Bytes over the wire by path. */
  readonly files: ReadonlyMap<string, number>;
  readonly scripts: ReadonlyMap<string, number>;
};

const isChart = (file: string) => /chart/i.test(file);
/** What loads after a page's figures, such as charts, simulators and the editors' texts, and what loads only on demand. */
const isLate = (file: string) => isChart(file) || file.includes('/content-client') || /simulat/i.test(file);
/** What the first call loads: whoever has logged in has made one. */
const isOfCalls = (file: string) => file.includes('/axios-');
const isPanel = (file: string) => /calculation|words-panels/i.test(file);

/** The size of a built script over the wire: Brotli-compressed bytes. */
const scriptBytes = (path: string): number => statSync(join(dist, `${path}.br`)).size;

const measure = async (
  browser: Browser,
  visit: (page: Page) => Promise<void>,
  storageState?: string,
): Promise<Load> => {
  const context = await browser.newContext({ ...(storageState && { storageState }), reducedMotion: 'reduce' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const urls = new Map<string, string>();
  const scripts = new Map<string, number>();
  const files = new Map<string, number>();
  let bytes = 0;
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) urls.set(requestId, request.url);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url === undefined) return;
    bytes += encodedDataLength;
    const { pathname } = new URL(url);
    files.set(pathname, (files.get(pathname) ?? 0) + encodedDataLength);
    if (pathname.endsWith('.js')) scripts.set(pathname, scriptBytes(pathname));
  });
  await visit(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return { requests: urls.size, bytes, files, scripts };
};

/** What only the studio says in its scripts: names of what it keeps, and of where it asks. */
const studioWords = ['pilaster.studio', '/studio/api/', '/studio/images'];
/** Scripts of a load that belong to the studio or the preview, by their name or by what they say. */
const ofStudioIn = ({ scripts }: Load) =>
  Array.from(scripts.keys()).filter(
    (file) =>
      /studio|preview/i.test(file) || studioWords.some((word) => readFileSync(join(dist, file), 'utf8').includes(word)),
  ).length;

const sum = (values: Iterable<number>) => Array.from(values).reduce((total, value) => total + value, 0);

await buildPortalIfChanged();
const provider = await startProvider({ LOG_LEVEL: 'warn' });
const browser = await chromium.launch(chromiumLaunchOptions());
let failed = false;
const row = (what: string, value: number, limit: number, unit: 'KB' | 'requests' | 'files', reached = limit) => {
  const result = value <= limit ? 'ok  ' : value <= reached ? 'MISS' : 'OVER';
  failed ||= result === 'OVER';
  const shown = (figure: number) => figure.toFixed(unit === 'KB' ? 1 : 0);
  console.log(`${result}  ${what.padEnd(48)} ${shown(value).padStart(7)} ${unit} of ${shown(limit)}`);
};
const lateIn = ({ files }: Load, except: (file: string) => boolean = () => false) =>
  Array.from(files.keys()).filter((file) => isLate(file) && !except(file)).length;
const panelsIn = ({ files }: Load) => Array.from(files.keys()).filter(isPanel).length;
/**
 * Scripts of the first load that the page itself doesn't name, so that the browser discovers them late, one after
 * another.
 */
const unnamedIn = async ({ scripts }: Load, page: string): Promise<number> => {
  const html = await (await fetch(page)).text();
  return Array.from(scripts.keys()).filter((file) => !html.includes(file) && !isLate(file)).length;
};
/** Every page with editors' texts except the profile. */
const detailPages = contentSchemas.filter((key) => !pageOf(key).page.startsWith('profile/'));
const scriptsOf: Record<'login' | 'dashboard', number> = { login: 0, dashboard: 0 };

try {
  const demo = await readDemo(provider.url);
  const fund = demo.tenants.find(({ members }) => members.length > 0);
  const member = fund?.members.find(({ ableToImpersonate }) => !ableToImpersonate);
  if (!fund || !member) throw new Error('No fund with a member to measure with.');
  const start = `${provider.url}/${fund.code}/de-CH`;

  const login = await measure(browser, async (page) => {
    await page.goto(`${start}/login`);
    await page.getByRole('textbox').waitFor();
  });
  scriptsOf.login = sum(login.scripts.values());
  row('login: scripts', scriptsOf.login / kilobyte, 205, 'KB', 219.0);
  row('login: everything', login.bytes / kilobyte, 260, 'KB');
  row('login: requests', login.requests, 16, 'requests');
  const ofCalls = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js') && isOfCalls(`/${file}`));
  row('calls: files', ofCalls.length, 1, 'files');
  row('calls: scripts', sum(ofCalls.map((file) => scriptBytes(`/assets/${file}`))) / kilobyte, 19, 'KB');
  row('login: scripts that its page does not name', await unnamedIn(login, `${start}/login`), 0, 'files');
  row('login: charts, content, explanations', lateIn(login) + panelsIn(login), 0, 'files');

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${start}/login`);
  await page.getByRole('textbox').fill(member.emailAddress);
  await page.getByRole('textbox').press('Enter');
  await page.waitForURL('**/login/link');
  const [link] = (await newMessage(provider.url, member.emailAddress)).links;
  if (!link) throw new Error('The mail carries no link.');
  const seen = await readOutbox(provider.url, member.mobileNumber);
  await page.goto(link);
  await page.waitForURL('**/login/sms');
  const { code } = await newMessage(provider.url, member.mobileNumber, seen);
  await page.getByRole('textbox').fill(code ?? '');
  await page.waitForURL('**/dashboard');

  const storageState = join(import.meta.dirname, '../test-results/budget-session.json');
  await context.storageState({ path: storageState });
  await context.close();
  const dashboard = await measure(
    browser,
    async (fresh) => {
      await fresh.goto(`${start}/dashboard`);
      await fresh.getByRole('heading', { level: 1 }).waitFor();
      await fresh.locator('svg[aria-label], [role="img"], canvas').first().waitFor();
    },
    storageState,
  );
  const chart = sum(
    Array.from(dashboard.scripts)
      .filter(([file]) => isChart(file))
      .map(([, size]) => size),
  );
  const all = sum(dashboard.scripts.values());
  scriptsOf.dashboard = all;
  row('dashboard: scripts before the chart', (all - chart) / kilobyte, 215, 'KB', 249.8);
  row('dashboard: scripts with the chart', all / kilobyte, 295, 'KB', 328.4);
  row('dashboard: everything', dashboard.bytes / kilobyte, 330, 'KB', 375.9);
  row('dashboard: requests', dashboard.requests, 20, 'requests');
  row('dashboard: content, explanations', lateIn(dashboard, isChart) + panelsIn(dashboard), 0, 'files');

  const simulator = await measure(
    browser,
    async (fresh) => {
      await fresh.goto(`${provider.url}/simulators/${fund.code}/de-CH/buyinsimulation`);
      await fresh.getByRole('main').getByRole('slider').first().waitFor();
    },
    storageState,
  );
  const ofSimulator = sum(simulator.scripts.values());
  const simulatorChart = sum(Array.from(simulator.scripts).flatMap(([file, size]) => (isChart(file) ? [size] : [])));
  row('simulator on its own: scripts before the chart', (ofSimulator - simulatorChart) / kilobyte, 366.7, 'KB');
  row('simulator on its own: everything', simulator.bytes / kilobyte, 496.3, 'KB');
  row('simulator on its own: requests', simulator.requests, 30, 'requests');
  // A member who follows a page's box has loaded the rest.
  const beyond = Array.from(simulator.scripts).flatMap(([file, size]) =>
    dashboard.files.has(file) || isOfCalls(file) ? [] : [size],
  );
  row('simulator on its own: scripts beyond the dashboard', sum(beyond) / kilobyte, 114.5, 'KB');

  const signIn = await measure(browser, async (fresh) => {
    await fresh.goto(`${provider.url}/studio/${fund.code}`);
    await fresh.getByRole('textbox').waitFor();
  });
  row('studio: scripts', sum(signIn.scripts.values()) / kilobyte, 577.3, 'KB');
  row('studio: everything', signIn.bytes / kilobyte, 636.0, 'KB');
  row('studio: requests', signIn.requests, 54, 'requests');
  const [administrator] = fund.administrators ?? [];
  if (!administrator) throw new Error(`${fund.code} has no administrator to measure with.`);
  const studioSession = join(import.meta.dirname, '../test-results/budget-studio-session.json');
  const studioContext = await browser.newContext();
  await signInBrowser(studioContext, provider.url, { tenant: fund.code, locale: 'de-CH', administrator });
  await studioContext.storageState({ path: studioSession });
  await studioContext.close();
  const editor = await measure(
    browser,
    async (fresh) => {
      await fresh.setViewportSize({ width: 1440, height: 900 });
      await fresh.goto(`${provider.url}/studio/${fund.code}/edit/brand`);
      await fresh.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    },
    studioSession,
  );
  row('studio with its preview: scripts', sum(editor.scripts.values()) / kilobyte, 602.0, 'KB');
  row('studio with its preview: everything', editor.bytes / kilobyte, 967.0, 'KB');
  // What members don't load, beyond the studio itself.
  const ofPreview = Array.from(editor.scripts).flatMap(([file, size]) =>
    signIn.scripts.has(file) || dashboard.scripts.has(file) || isOfCalls(file) ? [] : [size],
  );
  row('preview: scripts beyond studio and dashboard', sum(ofPreview) / kilobyte, 15.5, 'KB');
  // A check that finds nothing of the studio in the studio would find nothing anywhere.
  if (ofStudioIn(signIn) === 0 || ofStudioIn(editor) <= ofStudioIn(signIn)) failed = true;
  const membersLoads = [login, dashboard, simulator];

  /** Scripts of each page with those that several share, in KB: what the first page after the dashboard loads. */
  const reached: Partial<Record<RouteKey, number>> = {
    'insurance-overview': 38.5,
    retirement: 36.8,
    'buy-in': 34.2,
    'additional-savings': 34.9,
    'civil-status': 36.9,
    'death-benefit': 36.0,
    disability: 33.9,
    documents: 37.6,
    contact: 37.7,
    questions: 33.4,
    'exit-benefit': 33.2,
    'home-ownership': 33.0,
    'unpaid-leave': 32.6,
  };
  /** Requests of single pages beyond the limit of all. */
  const requestsReached: Partial<Record<RouteKey, number>> = { 'insurance-overview': 32, retirement: 31 };
  const loads: { readonly key: RouteKey; readonly word: string; readonly load: Load }[] = [];
  for (const key of detailPages) {
    const word = routePath(key, 'de-CH');
    const load = await measure(
      browser,
      async (fresh) => {
        await fresh.goto(`${start}/${word}`);
        await fresh.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
      },
      storageState,
    );
    loads.push({ key, word, load });
    membersLoads.push(load);
  }
  /** Whether several pages load a script, which is then no page's own. */
  const isShared = (file: string) => loads.filter(({ load }) => load.scripts.has(file)).length > 1;
  for (const { key, word, load } of loads) {
    // The visitor has seen login and dashboard, and gets no new document.
    const isKnown = (file: string) =>
      login.files.has(file) || dashboard.files.has(file) || isOfCalls(file) || file.endsWith(`/${word}`);
    const further = (sizes: ReadonlyMap<string, number>, isCounted = (_file: string) => true) =>
      sum(
        Array.from(sizes).flatMap(([file, size]) => (isKnown(file) || isLate(file) || !isCounted(file) ? [] : [size])),
      );
    row(`${word}: scripts of its own`, further(load.scripts, (file) => !isShared(file)) / kilobyte, 30, 'KB');
    row(`${word}: with those that pages share`, further(load.scripts) / kilobyte, 30, 'KB', reached[key]);
    row(`${word}: everything further`, further(load.files) / kilobyte, 70, 'KB');
    row(`${word}: requests`, load.requests, 30, 'requests', requestsReached[key]);
    row(`${word}: explanations`, panelsIn(load), 0, 'files');
  }
  row('members: scripts of studio and preview', sum(membersLoads.map(ofStudioIn)), 0, 'files');
} finally {
  await browser.close();
  await provider.stop();
}
// Last, because building sets this process to production, and a provider started from it would leave demo mode.
for (const page of ['login', 'dashboard'] as const) {
  const floor = await floorSize(page);
  row(
    `${page}: scripts, at most ${overFloor} of the floor`,
    scriptsOf[page] / kilobyte,
    (floor * overFloor) / kilobyte,
    'KB',
    (floor * overFloorReached) / kilobyte,
  );
}
process.exitCode = failed ? 1 : 0;
