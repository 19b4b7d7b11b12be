import { expect, test, type Locator, type Page } from '@playwright/test';
import type { RouteKey } from '#contract/route-words.ts';
import { routePath } from '#contract/route-words.ts';
import { logInBrowser } from '../support/browser-session.ts';
import { resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import { memberRecordsSchema } from '#pension/member-record.ts';
import { readFundFile } from '../support/fund-file.ts';
import { wordsOf } from '../support/words.ts';

const detail = wordsOf('de-CH', 'detail');
const common = wordsOf('de-CH', 'common');

/** Opens a page as a member of a fund, in German. */
const openAs = async (page: Page, fund: string, id: string, route: RouteKey): Promise<void> => {
  const member = readFundFile(fund, 'members.json', memberRecordsSchema).find((one) => one.id === id);
  if (member === undefined) throw new Error(`${fund} has nobody with the id ${id}.`);
  const { emailAddress = '', mobileNumber = '' } = member;
  await logInBrowser(page.context(), url, { tenant: fund, locale: 'de-CH', member: { emailAddress, mobileNumber } });
  await page.goto(`${url}/${fund}/de-CH/${routePath(route, 'de-CH')}`);
};

/** A chart, and what is said above it. */
const chartOf = async (page: Page, name: string): Promise<{ chart: Locator; said: Locator; drawing: Locator }> => {
  const chart = page.getByRole('figure', { name, exact: true });
  const drawing = chart.locator('svg[class*="Charts"]').first();
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toBeVisible();
  return { chart, said: chart.getByRole('status').filter({ hasText: /./ }), drawing };
};

const savings = wordsOf('de-CH', 'insurance-overview').savings.chart;

test.beforeEach(() => resetDemo(url));

test('a point that is reached by keys stays, is said above the chart, and goes by Escape', async ({ page }) => {
  await openAs(page, 'bergahorn', 'anna-keller', 'insurance-overview');
  const { chart, said } = await chartOf(page, savings);
  await expect(said).toHaveText(detail.hint);
  await chart.locator('[tabindex="0"]').focus();
  await page.keyboard.press('End');
  await expect(said).toContainText(/mit 65.*CHF\s[\d’]+.*1\s% bis 3\s% Zins: [\d’]+–[\d’]+/);
  await page.keyboard.press('Home');
  await expect(said).not.toContainText('mit 65');
  const first = await said.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(said).not.toHaveText(first ?? '');
  await page.keyboard.press('Tab');
  await expect(said).toContainText(/CHF/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(said).toHaveText(detail.hint);
});

test('a point that is clicked stays when the pointer has left, and what happened that day is said', async ({
  page,
}) => {
  await openAs(page, 'rivelac', 'marianne-fehlmann', 'insurance-overview');
  const { chart, said, drawing } = await chartOf(page, savings);
  // What moved the money is written on the line.
  await expect(chart.getByText(/^Teilpensionierung −196’\d{3}$/)).toBeVisible();
  await expect(chart.getByText(/^Einkauf \+40’000$/)).toBeVisible();
  const box = await drawing.boundingBox();
  if (box === null) throw new Error('The chart has no place.');
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2);
  await expect(said).toContainText(/CHF/);
  await page.mouse.move(box.x + box.width / 2, box.y - 200);
  await expect(said).toHaveText(detail.hint);
  await page.mouse.click(box.x + box.width * 0.5, box.y + box.height / 2);
  const clicked = await said.textContent();
  await page.mouse.move(box.x + box.width / 2, box.y - 200);
  await expect(said).toHaveText(clicked ?? '');
  await chart.locator('[tabindex="0"]').focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(said).toContainText(/Teilpensionierung −196’\d{3}/, { timeout: 200 });
  }).toPass({ intervals: [0] });
});

test('a limit jumps on the day on which it is opened', async ({ page }) => {
  await openAs(page, 'schiefer', 'sandra-hurlimann', 'home-ownership');
  const { chart, said } = await chartOf(page, wordsOf('de-CH', 'home-ownership').curve.title);
  await chart.locator('[tabindex="0"]').focus();
  await page.keyboard.press('Home');
  await expect(said).toContainText(/CHF\s0\.00/);
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(said).toContainText('15.06.2028', { timeout: 200 });
  }).toPass({ intervals: [0] });
  await expect(said).toContainText(/CHF\s\d{3}’/);
  // Straight lines with a vertical one between the first two, and the last one to the day from which nothing is possible.
  const paths = chart.locator('.MuiLineChart-line');
  await expect(paths).toHaveCount(4);
  const jump = (await paths.nth(1).getAttribute('d')) ?? '';
  const places = Array.from(jump.matchAll(/[ML]([\d.]+),([\d.]+)/g), ([, x, y]) => [Number(x), Number(y)]);
  expect(places.length).toBeGreaterThan(2);
  expect(places.at(-1)?.[0]).toBe(places.at(-2)?.[0]);
});

test('a ring says the selected part in its centre', async ({ page }) => {
  await openAs(page, 'bergahorn', 'anna-keller', 'buy-in');
  const { chart, said } = await chartOf(page, wordsOf('de-CH', 'buy-in').ring.label);
  const before = await said.first().textContent();
  await chart.locator('.MuiPieChart-arc').last().click();
  await expect(said.first()).toContainText(/%.*CHF/);
  await page.keyboard.press('Escape');
  await expect(said.first()).toHaveText(before ?? '');
});

test.describe('On a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test('a tap selects a bar, which stays, and another tap another one', async ({ page }) => {
    await openAs(page, 'bergahorn', 'anna-keller', 'retirement');
    const { said, drawing } = await chartOf(page, wordsOf('de-CH', 'retirement').bars.title);
    await expect(said).toHaveText(detail.hintOfAge);
    const box = await drawing.boundingBox();
    if (box === null) throw new Error('The chart has no place.');
    const tap = (share: number) => page.touchscreen.tap(box.x + box.width * share, box.y + box.height * 0.6);
    await tap(0.3);
    await expect(said).toContainText(/mit\s\d\d.*CHF/);
    const first = await said.textContent();
    // The headline follows the bar.
    const headline = page.getByRole('region', { name: wordsOf('de-CH', 'retirement').pension.label });
    const amount = /CHF.[\d’]+/.exec(first ?? '')?.[0] ?? 'none';
    await expect(headline.getByText(`rund ${amount}`, { exact: true })).toBeVisible();
    await tap(0.8);
    await expect(said).not.toHaveText(first ?? '');
    await expect(headline.getByText(`rund ${amount}`, { exact: true })).toBeHidden();
    await expect(said).toContainText(/CHF/);
  });
});

test('a figure that is pressed opens its calculation, which begins with a picture in words', async ({ page }) => {
  await openAs(page, 'bergahorn', 'anna-keller', 'retirement');
  const figure = page
    .getByRole('button', { name: new RegExp(`CHF.*, ${common.howCalculated.replace('?', '\\?')}$`) })
    .first();
  await figure.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  const picture = panel.getByRole('figure', { name: wordsOf('de-CH', 'calculation').waterfall.title });
  await expect(picture.getByRole('listitem')).toHaveText([
    /^Altersguthaben heute: CHF/,
    /^\+plus Zins: CHF/,
    /^\+plus Künftige Sparbeiträge: CHF/,
    /^=ergibt Kapital bei der Pensionierung: CHF/,
    /^×mal Umwandlungssatz: /,
    /^=ergibt Rente pro Jahr: CHF/,
    /^÷geteilt durch Monate eines Jahres: 12$/,
    /^=ergibt Betrag pro Monat: CHF/,
  ]);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(figure).toBeFocused();
});

test('what the family gets from a day stands between the years around that day', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'bergahorn', 'anna-keller', 'death-benefit');
  const list = page.getByRole('list', { name: wordsOf('de-CH', 'death-benefit').phases.label });
  await expect(list).toBeVisible();
  const middles = new Map<number, number>();
  for (const mark of await page.getByText(/^20\d\d$/).all()) {
    const { x = 0, width = 0 } = (await mark.boundingBox()) ?? {};
    middles.set(Number(await mark.textContent()), x + width / 2);
  }
  expect(middles.size).toBeGreaterThan(1);
  const starts = await list.getByText(/^ab \d/).all();
  expect(starts.length).toBeGreaterThan(1);
  for (const start of starts) {
    const year = Number(/\d{4}/.exec((await start.textContent()) ?? '')?.[0]);
    const { x = 0 } = (await start.boundingBox()) ?? {};
    for (const [marked, middle] of middles) expect(x > middle).toBe(marked <= year);
  }
});
