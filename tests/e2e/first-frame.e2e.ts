import { expect, test, type Page } from '@playwright/test';
import { routePath, type RouteKey } from '#contract/route-words.ts';
import schiefer from '#tenants/schiefer/members.json' with { type: 'json' };
import { logInBrowser } from '../support/browser-session.ts';
import { resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';

const tenant = 'bergahorn';
const locale = 'de-CH';
const anna = { emailAddress: 'anna.keller@example.org', mobileNumber: '+41790000004' };
const windows = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
];

/** Where headline and first card are in the window. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    ['main h1', 'main :is(.ff-card, .MuiPaper-outlined)'].map((selector) =>
      Math.round(document.querySelector(selector)?.getBoundingClientRect().top ?? -1),
    ),
  );

/** Lets nothing of the provider's interface through until it is opened; collects meanwhile what shifts. */
const openSlowly = async (page: Page, key: RouteKey) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/v1/**', async (route) => {
    await promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${url}/${tenant}/${locale}/${routePath(key, locale)}`, { waitUntil: 'commit' });
  return resolve;
};

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => ('shifts' in window ? (window.shifts as number[]) : []).reduce((sum, shift) => sum + shift, 0));

for (const window of windows) {
  test.describe(`In a window of ${window.width} pixels, while the provider doesn't answer,`, () => {
    test.beforeEach(async ({ context, page }) => {
      await resetDemo(url);
      await logInBrowser(context, url, { tenant, locale, member: anna });
      await page.setViewportSize(window);
    });

    for (const [key, title] of [
      ['retirement', 'Pensionierung'],
      ['buy-in', 'Altersleistung erhöhen und Steuern sparen'],
      ['documents', 'Dokumente'],
    ] as const) {
      test(`${key} has its headline and the place of its figures, where they stay`, async ({ page }) => {
        const answer = await openSlowly(page, key);
        const heading = page.getByRole('heading', { level: 1, name: title });
        await expect(heading).toBeVisible();
        await expect(page.getByRole('link', { name: 'Zur Übersicht' })).toBeVisible();
        const drawn = await placesOf(page);
        // The portal takes over, and still waits for who is logged in.
        await expect(page.getByRole('button', { name: 'Konto', exact: true })).toBeVisible();
        await expect(heading).toBeVisible();
        expect(await placesOf(page)).toEqual(drawn);
        answer();
        await expect(page.getByRole('button', { name: 'Konto von Anna Keller' })).toBeVisible();
        await expect(page.locator('.ff-wait')).toHaveCount(0);
        expect(await placesOf(page)).toEqual(drawn);
        expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
      });
    }

    for (const [key, title] of [
      ['questions', 'Fragen und Antworten'],
      ['contact', 'Kontakt'],
      ['profile', 'Profil'],
    ] as const) {
      test(`${key} has headline and first card where the page has them`, async ({ page }) => {
        // The editors' texts stay away: on a phone one of their boxes may come between.
        await page.route('**/content/graphql*', () => undefined);
        const answer = await openSlowly(page, key);
        const heading = page.getByRole('heading', { level: 1, name: title });
        await expect(heading).toBeVisible();
        const drawn = await placesOf(page);
        await expect(page.getByRole('button', { name: 'Konto', exact: true })).toBeVisible();
        answer();
        await expect(page.locator('.ff-wait')).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
        const shown = await placesOf(page);
        for (const [index, top] of drawn.entries()) expect(Math.abs((shown[index] ?? 0) - top)).toBeLessThanOrEqual(1);
      });
    }

    test('the dashboard has its greeting and the place of its answer, where it comes', async ({ page }) => {
      const answer = await openSlowly(page, 'dashboard');
      await expect(page.getByRole('heading', { level: 1, name: 'Guten Tag' })).toBeVisible();
      const drawn = await page.locator('.ff-answer').first().boundingBox();
      await expect(page.getByRole('button', { name: 'Konto', exact: true })).toBeVisible();
      answer();
      const region = page.getByRole('region').filter({ hasText: 'Mit 65' }).first();
      await expect(region).toBeVisible();
      expect(Math.abs(((await region.boundingBox())?.y ?? 0) - (drawn?.y ?? 0))).toBeLessThanOrEqual(1);
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
    });

    test('the boxes beside the documents stay in place while it is unknown what can be ordered', async ({ page }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route('**/documents/summary*', async (route) => {
        await promise;
        await route.continue();
      });
      await page.goto(`${url}/${tenant}/${locale}/${routePath('documents', locale)}`);
      const card = page.getByRole('region', { name: 'Formularset zur Versicherung' });
      await expect(card).toBeVisible();
      const before = await card.boundingBox();
      resolve();
      await expect(card.getByRole('button')).toBeEnabled();
      expect(Math.abs(((await card.boundingBox())?.height ?? 0) - (before?.height ?? 0))).toBeLessThanOrEqual(1);
    });
  });
}

test('On a phone the dashboard’s answer stays in place below a long name', async ({ context, page }) => {
  await resetDemo(url);
  const member = schiefer.find(({ id }) => id.startsWith('sandra'));
  if (member?.emailAddress === undefined || member.mobileNumber === undefined) throw new Error('There is no Sandra.');
  const { emailAddress, mobileNumber } = member;
  await logInBrowser(context, url, { tenant: 'schiefer', locale, member: { emailAddress, mobileNumber } });
  await page.setViewportSize({ width: 360, height: 780 });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/v1/**', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`${url}/schiefer/${locale}/${routePath('dashboard', locale)}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Guten Tag' })).toBeVisible();
  const drawn = await page.locator('.ff-hint').boundingBox();
  resolve();
  const heading = page.getByRole('heading', { level: 1, name: 'Sandra' });
  await expect(heading).toBeVisible();
  const hints = page.getByRole('region', { name: 'Für Sie wichtig' });
  await expect(hints).toBeVisible();
  expect(Math.abs(((await hints.boundingBox())?.y ?? 0) - (drawn?.y ?? 0))).toBeLessThanOrEqual(1);
});

for (const window of windows) {
  for (const [fund, language, title] of [
    ['bergahorn', 'de-CH', 'Anmelden'],
    ['schiefer', 'de-CH', 'Anmelden'],
    ['fadental', 'fr-FR', 'Connexion'],
  ] as const) {
    test(`The login of ${fund} has its headline where it stays, in a window of ${window.width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize(window);
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(/\.js$/, async (route) => {
        await promise;
        await route.continue();
      });
      await page.goto(`${url}/${fund}/${language}/${routePath('login', language)}`, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeVisible();
      await expect(page.getByRole('listitem')).toHaveCount(3);
      const [drawn] = await placesOf(page);
      resolve();
      await expect(page.getByRole('textbox')).toBeVisible();
      expect((await placesOf(page))[0]).toBe(drawn);
    });
  }
}

for (const [what, file] of [
  ['the frame', /\/member-[^/]+\.js$/],
  ['the words', /\/words-home-[^/]+\.js$/],
] as const) {
  test(`A dashboard that is drawn stays until ${what} of its page has come, however long that takes`, async ({
    context,
    page,
  }) => {
    await resetDemo(url);
    await logInBrowser(context, url, { tenant, locale, member: anna });
    await page.clock.install();
    const { promise, resolve } = Promise.withResolvers<void>();
    const asked = page.waitForRequest(file);
    await page.route(file, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(`${url}/${tenant}/${locale}/${routePath('dashboard', locale)}`, { waitUntil: 'commit' });
    await asked;
    await page.clock.runFor(10_000);
    await expect(page.locator('.ff-answer').first()).toBeVisible();
    await expect(page.getByText('Wird geladen')).toBeHidden();
    await page.clock.resume();
    resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'Anna Keller' })).toBeVisible();
  });
}
