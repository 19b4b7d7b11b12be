import { expect, test, type Locator, type Page } from '@playwright/test';
import { routePath, type RouteKey } from '#contract/route-words.ts';
import { logInBrowser } from '../support/browser-session.ts';
import { resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';

const tenant = 'bergahorn';
const locale = 'de-CH';
const anna = { emailAddress: 'anna.keller@example.org', mobileNumber: '+41790000004' };
const phone = { width: 360, height: 740 };
const laptop = { width: 1440, height: 900 };
const addressOf = (key: RouteKey): string => `${url}/${tenant}/${locale}/${routePath(key, locale)}`;

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const navigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Navigation' });

/** Where an element is in the window. */
const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element has no box.');
  return { ...box, bottom: box.y + box.height };
};

test.describe('The navigation', () => {
  test.beforeEach(async ({ context }) => {
    await resetDemo(url);
    await logInBrowser(context, url, { tenant, locale, member: anna });
  });

  test('is at the bottom of a phone, where it covers neither what is focused nor the page’s end', async ({ page }) => {
    await page.setViewportSize(phone);
    // Without a simulator, which would come in between.
    await page.goto(addressOf('exit-benefit'));
    await expect(page.getByRole('region', { name: 'Als Nächstes' })).toBeVisible();
    const bar = await boxOf(navigation(page));
    expect(bar.bottom).toBe(phone.height);
    for (const link of await navigation(page).getByRole('link').all()) {
      const { height, width } = await boxOf(link);
      expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    }
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === null || focused.closest('nav, header, [role="dialog"]') !== null) return false;
        const nav = document.querySelector('nav')?.getBoundingClientRect();
        const { top, bottom } = focused.getBoundingClientRect();
        return nav !== undefined && bottom - top < nav.top && bottom > nav.top + 1;
      });
      expect(covered).toBe(false);
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    // The footer's ground goes on below the bar, its last line does not.
    const end = await boxOf(page.getByRole('contentinfo').getByText(/^Verarbeitungsstand/));
    expect(Math.round(end.bottom)).toBeLessThanOrEqual(Math.round(bar.y));
  });

  test('is in a laptop’s header, and leads to each destination', async ({ page }) => {
    await page.setViewportSize(laptop);
    await page.goto(addressOf('dashboard'));
    const ways = ['retirement', 'death-benefit', 'buy-in', 'documents', 'dashboard'] as const;
    for (const [index, key] of ways.entries()) {
      await navigation(page)
        .getByRole('link')
        .nth((index + 1) % ways.length)
        .click();
      await expect(page).toHaveURL(addressOf(key));
      await expect(navigation(page).locator('[aria-current="page"]')).toHaveCount(1);
      expect(await scrolled(page)).toBe(0);
    }
  });

  test('fits the window in every width', async ({ page }) => {
    await page.goto(addressOf('dashboard'));
    for (const width of [320, 360, 768, 899, 900, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(navigation(page)).toHaveCount(1);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      const { x, width: own } = await boxOf(navigation(page).getByRole('link').last());
      expect(x + own).toBeLessThanOrEqual(width);
    }
  });
});

/** Members of the funds with the widest face and the longest name. */
const wordy = {
  rivelac: { emailAddress: 'elodie.jaquier@example.org', mobileNumber: '+41790000022' },
  fadental: { emailAddress: 'gertrud.inauen@example.org', mobileNumber: '+41790000033' },
} as const;

test.describe('The bar of a phone', () => {
  for (const [fund, member] of Object.entries(wordy)) {
    for (const language of ['de-CH', 'fr-FR', 'it-IT', 'en-US', 'pt-BR'] as const) {
      test(`keeps its words apart and on one line: ${fund}, ${language}`, async ({ page, context }) => {
        await resetDemo(url);
        await logInBrowser(context, url, { tenant: fund, locale: language, member });
        await page.setViewportSize({ width: 320, height: 740 });
        await page.goto(`${url}/${fund}/${language}/${routePath('dashboard', language)}`);
        const links = page.locator('nav.MuiBottomNavigation-root').getByRole('link');
        await expect(links.nth(1)).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 740 });
          const words = await links.evaluateAll((all) =>
            all.map((link) => {
              const range = document.createRange();
              range.selectNodeContents(link.querySelector('span') ?? link);
              const { left, right } = range.getBoundingClientRect();
              const column = link.getBoundingClientRect();
              return {
                word: link.textContent,
                left,
                right,
                column: column.width,
                lines: range.getClientRects().length,
              };
            }),
          );
          const [first] = words;
          for (const [index, { word, left, right, column, lines }] of words.entries()) {
            expect(lines, `${word} is on one line at ${width} px`).toBe(1);
            expect(left, `${word} begins in the window at ${width} px`).toBeGreaterThanOrEqual(2);
            expect(right, `${word} ends in the window at ${width} px`).toBeLessThanOrEqual(width - 2);
            expect(left - (words[index - 1]?.right ?? -4), `Room before ${word} at ${width} px`).toBeGreaterThanOrEqual(
              4,
            );
            expect(Math.abs(column - (first?.column ?? 0))).toBeLessThanOrEqual(1);
          }
        }
      });
    }
  }
});

test.describe('On a phone', () => {
  test('the first figure is within 400 pixels of the top once the notice is put away', async ({ page, context }) => {
    await resetDemo(url);
    await logInBrowser(context, url, { tenant, locale, member: anna });
    await page.setViewportSize(phone);
    await page.goto(addressOf('retirement'));
    const notice = page.getByRole('region', { name: 'Hinweis der Pensionskasse' });
    await notice.getByRole('button', { name: 'Schliessen' }).click();
    await expect(notice).toBeHidden();
    for (const key of [
      'insurance-overview',
      'retirement',
      'home-ownership',
      'buy-in',
      'death-benefit',
      'disability',
      'exit-benefit',
      'unpaid-leave',
    ] as const) {
      await page.goto(addressOf(key));
      const figure = page
        .getByRole('main')
        .getByText(/^(?:rund )?CHF/)
        .first();
      await expect(figure).toBeVisible();
      await expect(notice).toBeHidden();
      expect((await boxOf(figure)).bottom).toBeLessThanOrEqual(400);
    }
  });
});

test.describe('On a phone', () => {
  const fromGinster = { emailAddress: 'sebastien.rochat@example.org', mobileNumber: '+41790000013' };

  test('the first figure is within 400 pixels of the top also where a hint stands on the page', async ({
    page,
    context,
  }) => {
    await resetDemo(url);
    await logInBrowser(context, url, { tenant: 'ginster', locale: 'fr-FR', member: fromGinster });
    await page.setViewportSize(phone);
    await page.goto(`${url}/ginster/fr-FR/${routePath('death-benefit', 'fr-FR')}`);
    const figure = page.getByRole('main').getByText(/^CHF/).first();
    await expect(figure).toBeVisible();
    expect((await boxOf(figure)).bottom).toBeLessThanOrEqual(400);
    // The warning stands above it, in one line.
    const warning = page.getByRole('button', { name: 'Annoncer la communauté de vie' });
    const { y, bottom } = await boxOf(warning);
    expect(bottom).toBeLessThan((await boxOf(figure)).y);
    expect(bottom - y).toBeLessThanOrEqual(48);
  });

  test('the help button stands in the header, where it covers no card, and comes back with it', async ({
    page,
    context,
  }) => {
    await resetDemo(url);
    await logInBrowser(context, url, { tenant, locale, member: anna });
    await page.setViewportSize(phone);
    await page.goto(addressOf('dashboard'));
    const help = page.getByRole('link', { name: 'Fragen und Antworten' });
    const family = page.getByRole('link', { name: 'Im Todesfall', exact: true });
    await expect(family).toBeVisible();
    const header = await boxOf(page.getByRole('banner'));
    const { bottom, width, height } = await boxOf(help);
    expect(bottom).toBeLessThanOrEqual(header.bottom);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(help).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect(help).toBeInViewport({ ratio: 1 });
    await help.click();
    await expect(page).toHaveURL(addressOf('questions'));
  });

  test('beside a laptop’s content the help button stays in the corner', async ({ page, context }) => {
    await resetDemo(url);
    await logInBrowser(context, url, { tenant, locale, member: anna });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(addressOf('dashboard'));
    const help = page.getByRole('link', { name: 'Fragen und Antworten' });
    const card = page.getByRole('article').last();
    await expect(card).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(help).toBeInViewport({ ratio: 1 });
    const content = await boxOf(card);
    expect((await boxOf(help)).x).toBeGreaterThanOrEqual(content.x + content.width);
  });

  test('the whole account menu is in sight, and the number to call comes first on the page of contact', async ({
    page,
    context,
  }) => {
    await resetDemo(url);
    await logInBrowser(context, url, { tenant, locale, member: anna });
    await page.setViewportSize(phone);
    await page.goto(addressOf('contact'));
    const number = page.getByRole('main').getByRole('link', { name: '+41 44 000 00 10' }).first();
    expect((await boxOf(number)).bottom).toBeLessThanOrEqual(400);
    await page.getByRole('button', { name: /^Konto/ }).click();
    const modes = page.getByRole('group', { name: 'Darstellung' });
    await expect(modes).toBeVisible();
    expect((await boxOf(modes)).bottom).toBeLessThanOrEqual((await boxOf(navigation(page))).y);
    await expect(page.getByRole('button', { name: 'Abmelden' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('Coming back', () => {
  test.beforeEach(async ({ context }) => {
    await resetDemo(url);
    await logInBrowser(context, url, { tenant, locale, member: anna });
  });

  for (const [device, size] of Object.entries({ phone, laptop })) {
    test(`to the dashboard on a ${device}, every card is where it was`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(addressOf('dashboard'));
      const link = page
        .getByRole('main')
        .locator(`a[href$="/${routePath('death-benefit', locale)}"]`)
        .first();
      await link.waitFor();
      await page.waitForLoadState('networkidle');
      await link.evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
      });
      await page.waitForLoadState('networkidle');
      const before = await boxOf(link);
      await link.click();
      await expect(page).toHaveURL(addressOf('death-benefit'));
      await page.getByRole('main').getByRole('link', { name: 'Zur Übersicht' }).click();
      await expect(page).toHaveURL(addressOf('dashboard'));
      await expect.poll(async () => Math.abs((await boxOf(link)).y - before.y)).toBeLessThanOrEqual(1);
    });

    test(`to a long page on a ${device}, it is where it was although its simulator comes later`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(addressOf('retirement'));
      const next = page.getByRole('region', { name: 'Als Nächstes' }).getByRole('link').first();
      await next.waitFor();
      // Everything on the way down has been seen, and drawn.
      await next.scrollIntoViewIfNeeded();
      const simulator = page.getByRole('region', { name: 'Ihre Pensionierung simulieren' });
      await expect(simulator.getByRole('slider').first()).toBeVisible();
      await next.evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
      });
      await page.waitForLoadState('networkidle');
      const before = await boxOf(next);
      // Without Playwright's own scrolling.
      await next.dispatchEvent('click');
      await expect(page).toHaveURL(addressOf('buy-in'));
      await expect(heading(page)).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(addressOf('retirement'));
      await expect.poll(async () => Math.abs((await boxOf(next)).y - before.y)).toBeLessThanOrEqual(2);
    });
  }
});
