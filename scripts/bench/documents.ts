import { chromium, type CDPSession, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { routePath } from '#contract/route-words.ts';
import { logInBrowser } from '#tests/support/browser-session.ts';
import { chromiumLaunchOptions } from '#tests/support/chromium.ts';
import { startProvider } from '#tests/support/provider-process.ts';
import { slower, watchFrames } from './frames.ts';
import { firstMember } from './provider.ts';

const documents = 3_000;
/** Milliseconds between two frames from which on one was dropped: one and a half of 16.7. */
const dropped = 25;
/** How far is scrolled, in CSS pixels, and how fast, in pixels a second: a hard flick. */
const scroll = { distance: 24_000, speed: 6_000 } as const;

const print = (what: string, value: string) => console.log(`${what.padEnd(52)} ${value}`);

const listSchema = z.object({ data: z.array(z.looseObject({ id: z.string() })) });

/** Answers the list of documents with as many as asked for. */
const withDocuments = async (page: Page, count: number): Promise<void> => {
  await page.route('**/api/v1/documents', async (route) => {
    const answer = await route.fetch();
    const { data } = listSchema.parse(await answer.json());
    const many = Array.from({ length: count }, (_, index) => ({ ...data[index % data.length], id: `${index}` }));
    await route.fulfill({ response: answer, json: { data: many } });
  });
};

/** Scrolls as a finger or wheel does, and notes the time between frames. */
const framesWhileScrolling = async (page: Page, cdp: CDPSession): Promise<readonly number[]> => {
  const watch = await watchFrames(page);
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 300,
    y: 500,
    yDistance: -scroll.distance,
    speed: scroll.speed,
    gestureSourceType: 'mouse',
  });
  return watch.end();
};

/** Milliseconds from a press on a document until its first page is drawn. */
const firstPage = (page: Page, index: number): Promise<number> =>
  page.evaluate(
    (row) =>
      new Promise<number>((resolve) => {
        const buttons = document.querySelectorAll<HTMLButtonElement>('tbody th button');
        const began = performance.now();
        buttons[row]?.click();
        const look = (): void => {
          const isDrawn = document.querySelector('.react-pdf__Page__textContent span') !== null;
          if (isDrawn) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        look();
      }),
    index,
  );

/** The list of documents and the viewer, on a processor four times slower. */
export const documentsBench = async (): Promise<void> => {
  const provider = await startProvider({ LOG_LEVEL: 'warn' });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const { code, member } = await firstMember(provider.url);
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    await logInBrowser(context, provider.url, { tenant: code, locale: 'de-CH', member });
    const open = async (count?: number) => {
      const page = await context.newPage();
      if (count !== undefined) await withDocuments(page, count);
      await page.goto(`${provider.url}/${code}/de-CH/${routePath('documents', 'de-CH')}`);
      await page.getByRole('table').waitFor();
      await page.waitForLoadState('networkidle');
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
      return { page, cdp };
    };
    const { page, cdp } = await open(documents);
    for (const round of ['at once', 'with all rows there']) {
      const frames = await framesWhileScrolling(page, cdp);
      const late = frames.filter((time) => time > dropped);
      print(
        `${documents} documents scrolled ${round}`,
        `${frames.length} frames, ${late.length} over ${dropped} ms, longest ${Math.round(Math.max(...frames))} ms`,
      );
      await page.locator(`tr[aria-rowindex="${documents + 1}"]`).waitFor({ state: 'attached' });
    }
    await page.close();
    const viewer = await open();
    for (const [round, row] of [
      ['first opening of the first document', 0],
      ['first opening of the second', 1],
      ['second opening of the first', 0],
    ] as const) {
      // A pointer is on a row for a moment before it presses.
      await viewer.page.locator('tbody th button').nth(row).hover();
      await viewer.page.waitForLoadState('networkidle');
      print(`viewer, ${round}`, `${Math.round(await firstPage(viewer.page, row))} ms`);
      await viewer.page.getByRole('dialog').getByRole('button').first().click();
      await viewer.page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  } finally {
    await browser.close();
    await provider.stop();
  }
};
