import { expect, test, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { routePath, type RouteKey } from '#contract/route-words.ts';
import { formatDate } from '#kernel/date.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import bergahorn from '#tenants/bergahorn/members.json' with { type: 'json' };
import fadental from '#tenants/fadental/members.json' with { type: 'json' };
import { logInBrowser } from '../support/browser-session.ts';
import { resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import { wordsOf } from '../support/words.ts';

const locale = 'de-CH';

/** Opens a page as Anna Keller. */
const open = async (page: Page, key: RouteKey): Promise<void> => {
  const anna = bergahorn.find(({ id }) => id === 'anna-keller');
  if (anna?.emailAddress === undefined || anna.mobileNumber === undefined) throw new Error('There is no Anna.');
  const { emailAddress, mobileNumber } = anna;
  await logInBrowser(page.context(), url, { tenant: 'bergahorn', locale, member: { emailAddress, mobileNumber } });
  await page.goto(`${url}/bergahorn/${locale}/${routePath(key, locale)}`);
  // The figures, not only the headline.
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
};

/** A text without spaces: kerning adds some to the words of a PDF. */
const bare = (text: string): string => text.replaceAll(/\s/g, '');

/** The words on each page of the print, without spaces. */
const print = async (page: Page): Promise<string[]> => {
  const pdf = await getDocument({ data: new Uint8Array(await page.pdf({ preferCSSPageSize: true })) }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return bare(items.map((item) => ('str' in item ? item.str : '')).join(''));
    }),
  );
};

test.beforeEach(() => resetDemo(url));

test('the dashboard’s first page has name, fund and date, the answer with its bars, and the savings', async ({
  page,
}) => {
  const words = wordsOf(locale, 'dashboard');
  await open(page, 'dashboard');
  const savings = page.getByRole('article', { name: words.savings.title });
  await expect(savings.getByRole('figure')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // A printer leaves out backgrounds, unless they are what is said.
  const bar = page
    .getByRole('region', { name: /^Mit 65 rund/ })
    .locator('[aria-hidden] > [style]')
    .first();
  await expect(bar).toHaveCSS('print-color-adjust', 'exact');
  await expect(page.locator('main').locator('a:visible, .MuiButton-root:visible')).toHaveCount(0);

  const [first = '', ...rest] = await print(page);
  expect(first).toContain(bare(`Anna Keller · Pensionskasse Bergahorn · ${formatDate(swissDay(new Date()))}`));
  expect(first).toContain(bare(words.answer.salary));
  expect(first).toContain(bare(words.savings.title));
  expect(first).not.toContain(bare(words.answer.wayOn));
  expect(rest).toHaveLength(1);
});

test('a curve that takes the whole row on a screen is drawn as wide as a sheet', async ({ page }) => {
  const gertrud = fadental.find(({ id }) => id.startsWith('gertrud'));
  if (gertrud?.emailAddress === undefined || gertrud.mobileNumber === undefined)
    throw new Error('There is no Gertrud.');
  const { emailAddress, mobileNumber } = gertrud;
  await logInBrowser(page.context(), url, { tenant: 'fadental', locale, member: { emailAddress, mobileNumber } });
  // The widest window without cards beside the curve.
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto(`${url}/fadental/${locale}/${routePath('dashboard', locale)}`);
  const card = page.getByRole('article', { name: wordsOf(locale, 'dashboard').savings.title });
  const curve = card.getByRole('figure').locator('svg[viewBox]').last();
  const widthOf = async () => Number((await curve.getAttribute('viewBox'))?.split(' ')[2]);
  await expect.poll(widthOf).toBeGreaterThan(750);
  const onScreen = await widthOf();
  // The browser lays the sheet out as soon as those who listen for it have returned.
  const onPaper = await curve.evaluate((drawing) => {
    window.dispatchEvent(new Event('beforeprint'));
    return Number(drawing.getAttribute('viewBox')?.split(' ')[2]);
  });
  expect(onPaper).toBe(672);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(widthOf).toBe(onScreen);
});

for (const [device, size] of [
  ['laptop', { width: 1440, height: 900 }],
  ['phone', { width: 360, height: 780 }],
] as const) {
  test(`the page on retirement has its table and its text on paper from a ${device}, and stays as it is`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, 'retirement');
    const words = wordsOf(locale, 'retirement');
    const table = page.getByRole('heading', { name: words.byAge.title });
    await table.scrollIntoViewIfNeeded();
    await page.getByRole('region', { name: 'Als Nächstes' }).scrollIntoViewIfNeeded();
    await table.getByRole('button').click();
    await expect(page.getByRole('table', { name: words.byAge.title })).toBeVisible();
    const sheets = await print(page);
    expect(sheets).toHaveLength(2);
    const text = sheets.join('');
    expect(text).toContain(bare('01.04.2055'));
    expect(text).toContain(bare('Über 65 hinaus arbeiten'));
    expect(text).toContain(bare('Wer weiterarbeitet, spart auf Wunsch bis 70 weiter'));
    await expect(page.getByRole('table', { name: words.byAge.title })).toBeVisible();
  });
}

for (const key of ['disability', 'death-benefit', 'retirement'] as const) {
  test(`the page ${key} says on paper whose it is, and has no buttons`, async ({ page }) => {
    await open(page, key);
    const [first = ''] = await print(page);
    expect(first).toContain(bare('Anna Keller · Pensionskasse Bergahorn · '));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.MuiButton-root:visible, nav:visible')).toHaveCount(0);
  });
}

test('on screen nobody reads the line that is meant for paper', async ({ page }) => {
  await open(page, 'retirement');
  await expect(page.locator('header [data-for]')).toBeHidden();
});

test('a first frame in the dark has the fund’s picture as dim as the login', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark', viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  // The portal's program doesn't come, so that the first frame stays.
  await page.route(/\.js(\?|$)/, () => undefined);
  await page.goto(`${url}/fadental/${locale}/login`, { waitUntil: 'commit' });
  await expect(page.locator('.ff-stage')).toBeVisible();
  expect(await page.locator('.ff-stage').evaluate((stage) => getComputedStyle(stage, '::before').opacity)).toBe('0.4');
  await context.close();
});
