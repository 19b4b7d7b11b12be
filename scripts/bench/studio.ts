import { chromium, type Page } from '@playwright/test';
import { signInBrowser } from '#tests/support/browser-session.ts';
import { chromiumLaunchOptions } from '#tests/support/chromium.ts';
import { readDemo } from '#tests/support/demo.ts';
import { startProvider } from '#tests/support/provider-process.ts';
import { wordsOf } from '#tests/support/words.ts';
import { slower } from './frames.ts';

const locale = 'de-CH';
const words = wordsOf(locale, 'studio');
const changes = 30;

const print = (what: string, value: string) => console.log(`${what.padEnd(52)} ${value}`);

const shareOf = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

type Change = {
  /** Milliseconds from the event of the key until the frame with the new colour is painted. */
  readonly time: number;
  /** Frames from the event on until one has the new colour: 1 for the very next. */
  readonly frames: number;
};

/** Waits for the next input, and then for something in the preview that wears the brand's colour to wear another one. */
const watch = (page: Page, colour: string) =>
  page.evaluateHandle((worn) => {
    const preview = document.querySelector('iframe')?.contentDocument;
    const wearer = Array.from(preview?.querySelectorAll('main *') ?? []).find(
      (element) => getComputedStyle(element).color === worn || getComputedStyle(element).backgroundColor === worn,
    );
    if (wearer === undefined) throw new Error(`Nothing in the preview wears ${worn}.`);
    const look = () => getComputedStyle(wearer).color + getComputedStyle(wearer).backgroundColor;
    const before = look();
    const painted = new Promise<Change>((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        let frames = 0;
        const next = () => {
          frames += 1;
          if (look() === before) {
            requestAnimationFrame(next);
            return;
          }
          // The task after a frame's callbacks runs once the frame is painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve({ time: performance.now() - timeStamp, frames }));
          port1.start();
          port2.postMessage(null);
        };
        requestAnimationFrame(next);
      };
      document.addEventListener('input', begin, { capture: true, once: true });
    });
    return { painted };
  }, colour);

/** The blue part of the colour that is typed at a change. */
const blueAt = (change: number): number => 0x60 + (change % 16);

/** Types one colour after another, each once the one before is rendered, saved and checked. */
const measure = async (page: Page): Promise<readonly Change[]> => {
  const field = page.getByRole('textbox', { name: words.fields.primary, exact: true });
  const saved = page.getByRole('status').getByText(words.saving.saved, { exact: true });
  await field.fill('#224460');
  await saved.waitFor();
  const found: Change[] = [];
  for (let change = 0; change < changes; change += 1) {
    await field.press('End');
    // Five digits are no colour yet, so that this changes nothing.
    await field.press('Backspace');
    await page.waitForLoadState('networkidle');
    const watched = await watch(page, `rgb(34, 68, ${blueAt(change)})`);
    await field.press((blueAt(change + 1) % 16).toString(16));
    found.push(await watched.evaluate(({ painted }) => painted));
    await saved.waitFor();
  }
  return found;
};

/** How soon the studio's preview wears a brand's new colour, on this machine and on a slower one. */
export const studioBench = async (): Promise<void> => {
  const provider = await startProvider({ LOG_LEVEL: 'warn' });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const { tenants } = await readDemo(provider.url);
    const { code = '', administrators: [administrator] = [] } = tenants.find((fund) => fund.administrators) ?? {};
    if (administrator === undefined) throw new Error('No fund has an administrator.');
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale });
    await signInBrowser(context, provider.url, { tenant: code, locale, administrator });
    const page = await context.newPage();
    await page.goto(`${provider.url}/studio/${code}/edit/brand`);
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    const cdp = await context.newCDPSession(page);
    for (const rate of [1, slower]) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
      const found = await measure(page);
      const times = found.map(({ time }) => time);
      const frames = found.map((change) => change.frames);
      print(
        `studio: a colour in the preview, ${rate} ×`,
        `median ${shareOf(times, 0.5).toFixed(1)} ms, 95th percentile ${shareOf(times, 0.95).toFixed(1)} ms, ` +
          `in frame ${shareOf(frames, 0.5)}, at most ${Math.max(...frames)}, after the key`,
      );
    }
  } finally {
    await browser.close();
    await provider.stop();
  }
};
