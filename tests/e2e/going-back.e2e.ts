import { expect, test, type Locator, type Page } from '@playwright/test';
import { routePath, type RouteKey } from '#contract/route-words.ts';
import { logInBrowser } from '../support/browser-session.ts';
import { resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import { wordsOf } from '../support/words.ts';

const tenant = 'bergahorn';
const locale = 'de-CH';
const anna = { emailAddress: 'anna.keller@example.org', mobileNumber: '+41790000004' };
const addressOf = (key: RouteKey): string => `${url}/${tenant}/${locale}/${routePath(key, locale)}`;

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Records every scroll position that is on screen for at least one frame, from now on. */
const watchScroll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = () => {
      seen.push(Math.round(window.scrollY));
      requestAnimationFrame(look);
    };
    look();
  });

/** Scrolls the dashboard until the link to the home ownership page is in the middle, and follows it. */
const fromTheMiddle = async (page: Page): Promise<number> => {
  await page.goto(addressOf('dashboard'));
  // A life event above the cards leads there too.
  const link = page
    .getByRole('article')
    .locator(`a[href$="/${routePath('home-ownership', locale)}"]`)
    .first();
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
  });
  // The charts are drawn as they come into view.
  await page.waitForLoadState('networkidle');
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
  });
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(400);
  await link.click();
  await expect(page).toHaveURL(addressOf('home-ownership'));
  await expect(heading(page)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  return before;
};

test.describe('Going back', () => {
  test.beforeEach(async ({ page, context }) => {
    await resetDemo(url);
    await page.setViewportSize({ width: 390, height: 800 });
    await logInBrowser(context, url, { tenant, locale, member: anna });
  });

  test('closes the dialog of a new civil status onto the page that opened it', async ({ page }) => {
    await page.goto(addressOf('civil-status'));
    // The fund's own box leads there, in its own words.
    await page
      .getByRole('main')
      .locator(`a[href$="/${routePath('profile-civil-status', locale)}"]`)
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(addressOf('civil-status'));
    await expect(heading(page)).toHaveText(wordsOf(locale, 'civil-status').title);
  });

  test('finds the dashboard where it was, and the detail page at its own position', async ({ page }) => {
    const before = await fromTheMiddle(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrolled(page)).toBe(300);
    await watchScroll(page);
    await page.goBack();
    await expect(page).toHaveURL(addressOf('dashboard'));
    await expect(heading(page)).toBeFocused();
    // The page that is left has its heading focused, too, until the other one is there.
    await expect.poll(() => scrolled(page)).toBe(before);
    // It is there at once: no frame shows the top of the dashboard first.
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).not.toContain(0);
    await page.goForward();
    await expect(page).toHaveURL(addressOf('home-ownership'));
    await expect.poll(() => scrolled(page)).toBe(300);
  });

  test('by the page’s own link finds the dashboard where it was, and in the history', async ({ page }) => {
    const before = await fromTheMiddle(page);
    await page
      .getByRole('main')
      .locator(`a[href$="/${routePath('dashboard', locale)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(addressOf('dashboard'));
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(before);
    await page.goForward();
    await expect(page).toHaveURL(addressOf('home-ownership'));
  });

  test('by the navigation begins at the top of the dashboard', async ({ page }) => {
    await fromTheMiddle(page);
    await page.getByRole('navigation').getByRole('link').first().click();
    await expect(page).toHaveURL(addressOf('dashboard'));
    expect(await scrolled(page)).toBe(0);
  });

  test('by a link to the dashboard that was not behind begins at its top', async ({ page }) => {
    await page.goto(addressOf('home-ownership'));
    await page
      .getByRole('main')
      .locator(`a[href$="/${routePath('dashboard', locale)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(addressOf('dashboard'));
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(addressOf('home-ownership'));
  });

  test('from a dialog over the profile leaves the profile where it was', async ({ page }) => {
    await page.goto(addressOf('profile'));
    const edit = page.getByRole('main').locator(`a[href$="/${routePath('profile-address', locale)}"]`);
    await edit.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
    });
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(200);
    await edit.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await scrolled(page)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(addressOf('profile'));
    await expect(edit).toBeFocused();
    expect(await scrolled(page)).toBe(before);
  });

  test('closes how a figure is calculated, and keeps the page where it was', async ({ page }) => {
    await fromTheMiddle(page);
    const figure = page
      .getByRole('main')
      .getByRole('button', { name: wordsOf(locale, 'common').howCalculated })
      .first();
    await figure.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const before = await scrolled(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(addressOf('home-ownership'));
    await expect(figure).toBeFocused();
    expect(await scrolled(page)).toBe(before);
    // What closes it by itself leaves no step behind.
    await figure.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    // The dialog's own step is taken back a moment later.
    await page.waitForFunction(() => !JSON.stringify(history.state).includes('isOverlay'));
    await page.goBack();
    await expect(page).toHaveURL(addressOf('dashboard'));
  });
});
