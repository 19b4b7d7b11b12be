import { chromium, type BrowserContext, type CDPSession, type Locator, type Page } from '@playwright/test';
import { routePath, type RouteKey } from '#contract/route-words.ts';
import { logInBrowser } from '#tests/support/browser-session.ts';
import { chromiumLaunchOptions } from '#tests/support/chromium.ts';
import { startProvider } from '#tests/support/provider-process.ts';
import simulation from '#words/de-CH/simulation.json' with { type: 'json' };
import { floorScripts } from './floor-build.ts';
import { slower, watchFrames } from './frames.ts';
import { firstMember } from './provider.ts';

const moves = 60;

/** Milliseconds of script that a move may take by the budget of frames: its median, and its 95th percentile. */
const budget = { median: 16, most: 50 } as const;

/** The pages with a simulator, whose first slider is dragged. */
const simulators: readonly RouteKey[] = [
  'retirement',
  'buy-in',
  'additional-savings',
  'home-ownership',
  'unpaid-leave',
  'death-benefit',
];

const print = (what: string, value: string) => console.log(`${what.padEnd(52)} ${value}`);

const shareOf = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Milliseconds that the page's thread has spent on script: without what other programs took from it. */
const scriptTime = async (cdp: CDPSession): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
};

/**
 * Resolves once nothing more is to be rendered. While a button of the mouse is held, Chromium may have no idle time for
 * seconds, although nothing runs.
 */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const options = { timeout: 100 };
        requestIdleCallback(
          () => requestIdleCallback(() => requestIdleCallback(() => resolve(), options), options),
          options,
        );
      }),
  );

const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve())));

/** How often a page is scrolled on before its simulator must be there. */
const mostScrolls = 100;

/** Scrolls on until a page has something, which is loaded only near it. */
const scrollTo = async (page: Page, place: Locator): Promise<void> => {
  for (let scrolls = 0; (await place.count()) === 0; scrolls += 1) {
    if (scrolls === mostScrolls) throw new Error(`${page.url()} doesn't have what is measured.`);
    await page.mouse.wheel(0, 200);
    await settled(page);
  }
};

/** The first slider of a page's simulator. */
const sliderOf = async (page: Page): Promise<Locator> => {
  const sliders = page.getByRole('slider');
  await scrollTo(page, sliders);
  await page.waitForLoadState('networkidle');
  return sliders.first();
};

/** The degree of disability has a slider, a death has none. */
const chooseDisability = async (page: Page): Promise<void> => {
  const disability = page.getByRole('radio', { name: simulation.protection.events.disability });
  await scrollTo(page, disability);
  await disability.check();
};

/** Takes a slider's thumb, and gives what moves it: to a share of its rail, from 0 to 1. */
const take = async (page: Page, slider: Locator) => {
  await slider.scrollIntoViewIfNeeded();
  const rail = await slider.locator('xpath=../..').boundingBox();
  const thumb = await slider.locator('xpath=..').boundingBox();
  if (rail === null || thumb === null) throw new Error('The slider is not to be seen.');
  const y = thumb.y + thumb.height / 2;
  await page.mouse.move(thumb.x + thumb.width / 2, y);
  await page.mouse.down();
  return (share: number) => page.mouse.move(rail.x + rail.width * share, y);
};

/** From a tenth to nine tenths of the rail. */
const placeOf = (move: number): number => 0.1 + (0.8 * move) / moves;

/** Milliseconds of script of each move, with all that follows from it: fields, figures, tables and charts. */
const scriptPerMove = async (page: Page, cdp: CDPSession, slider: Locator): Promise<readonly number[]> => {
  const moveTo = await take(page, slider);
  await moveTo(placeOf(0));
  await settled(page);
  const times: number[] = [];
  for (let move = 1; move <= moves; move += 1) {
    const before = await scriptTime(cdp);
    await moveTo(placeOf(move));
    await settled(page);
    times.push((await scriptTime(cdp)) - before);
  }
  await page.mouse.up();
  return times;
};

/** Milliseconds between frames while the thumb is moved in each of them. */
const framesWhileDragging = async (page: Page, slider: Locator): Promise<readonly number[]> => {
  const moveTo = await take(page, slider);
  const watch = await watchFrames(page);
  for (let move = 0; move <= moves; move += 1) {
    await moveTo(placeOf(move));
    await nextFrame(page);
  }
  const times = await watch.end();
  await page.mouse.up();
  return times;
};

const inWords = (times: readonly number[]) =>
  `median ${shareOf(times, 0.5).toFixed(1)} ms, 95th percentile ${shareOf(times, 0.95).toFixed(1)} ms`;

/** Prints what the moves of a page's first slider cost, and whether that is within the budget. */
const measure = async (context: BrowserContext, page: Page, name: string): Promise<void> => {
  const thumb = await sliderOf(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  // The first round runs code that the browser has not compiled yet.
  print(`${name}: script of a slider's move, first round`, inWords(await scriptPerMove(page, cdp, thumb)));
  const times = await scriptPerMove(page, cdp, thumb);
  const isMet = shareOf(times, 0.5) <= budget.median && shareOf(times, 0.95) <= budget.most;
  const verdict = `${isMet ? 'ok' : 'MISS'}, budget ${budget.median} / ${budget.most}`;
  print(`${name}: script of a slider's move`, `${inWords(times)} (${verdict})`);
  print(`${name}: frames while dragging`, inWords(await framesWhileDragging(page, thumb)));
  await page.close();
};

/** The bare simulator of the same MUI components, which says what they cost by themselves. */
const measureFloor = async (context: BrowserContext): Promise<void> => {
  const scripts = await floorScripts();
  const [entry = ''] = scripts.keys();
  const origin = 'http://floor.example';
  await context.route(`${origin}/**`, async (route) => {
    const code = scripts.get(new URL(route.request().url()).pathname.slice(1));
    await (code === undefined
      ? route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><body><script type="module" src="/${entry}"></script>`,
        })
      : route.fulfill({ contentType: 'text/javascript', body: code }));
  });
  for (const [name, hash] of [
    ['floor', ''],
    ['floor with a chart', '#chart'],
  ] as const) {
    const page = await context.newPage();
    await page.goto(`${origin}/${hash}`);
    await page.getByRole('heading', { level: 2 }).waitFor();
    await measure(context, page, name);
  }
};

/**
 * What a slider's move costs on a processor four times slower: what is in sight of fields, figures, tables and charts.
 *
 * @param only names of pages, or `floor`; by default all
 */
export const simulatorsBench = async (only: readonly string[] = []): Promise<void> => {
  const isAsked = (name: string): boolean => only.length === 0 || only.includes(name);
  const provider = await startProvider({ LOG_LEVEL: 'warn' });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const { code, member } = await firstMember(provider.url);
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    if (isAsked('floor')) await measureFloor(context);
    await logInBrowser(context, provider.url, { tenant: code, locale: 'de-CH', member });
    for (const key of simulators.filter(isAsked)) {
      const page = await context.newPage();
      await page.goto(`${provider.url}/${code}/de-CH/${routePath(key, 'de-CH')}`);
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
      if (key === 'death-benefit') await chooseDisability(page);
      await measure(context, page, key);
    }
  } finally {
    await browser.close();
    await provider.stop();
  }
};
