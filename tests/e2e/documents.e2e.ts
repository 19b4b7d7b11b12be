import { expect, test, type Page } from '@playwright/test';
import { routePath } from '#contract/route-words.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { logInBrowser } from '../support/browser-session.ts';
import { resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import { wordsOf } from '../support/words.ts';

const member = { emailAddress: 'anna.keller@example.org', mobileNumber: '+41790000004' };
const locale = 'de-CH';
const text = wordsOf(locale, 'documents');
const place = `${url}/bergahorn/${locale}/${routePath('documents', locale)}`;

const open = async (page: Page): Promise<string[]> => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await logInBrowser(page.context(), url, { tenant: 'bergahorn', locale, member });
  await page.goto(place);
  await expect(page.getByRole('table')).toBeVisible();
  return complaints;
};

const viewer = (page: Page) => page.getByRole('dialog');
/** The words of the shown page, which can be selected and read out. */
const pageWords = (page: Page) => viewer(page).locator('.react-pdf__Page__textContent');

test.beforeEach(() => resetDemo(url));

test('a member opens a document, which is read from then on, here and on the dashboard', async ({ page }) => {
  const complaints = await open(page);
  await expectNoBarriers(page);
  await expect(page.getByText('1 ungelesenes Dokument')).toBeVisible();
  await page.getByRole('button', { name: 'Vorsorgeausweis 2026, 23.01.2026 öffnen' }).click();
  await expect(pageWords(page)).toContainText('Anna Keller');
  // Links of the document can be followed, outside of this tab.
  const portal = `${url}/bergahorn/de-CH/dashboard`;
  const link = viewer(page).getByRole('link', { name: portal, exact: true });
  await expect(link).toHaveAttribute('href', portal);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(
    viewer(page).getByRole('link', { name: `QR-Code mit der Adresse des Portals: ${portal}` }),
  ).toBeVisible();
  await expectNoBarriers(page);

  const pages = viewer(page).getByRole('group', { name: text.viewer.pages });
  await expect(pages).toContainText('Seite 1 von');
  // The page is as wide as the window: its lower half comes before the next page.
  const paper = viewer(page).getByRole('region');
  await page.keyboard.press('PageDown');
  expect(await paper.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  await expect(pages).toContainText('Seite 1 von');
  await expect(async () => {
    await page.keyboard.press('PageDown');
    await expect(pages).toContainText('Seite 2 von', { timeout: 200 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Home');
  await expect(pages).toContainText('Seite 1 von');

  const download = page.waitForEvent('download');
  await viewer(page).getByRole('button', { name: text.viewer.download }).click();
  expect((await download).suggestedFilename()).toBe('Vorsorgeausweis 2026-01-23.pdf');

  // What is printed is the document's pages, and nothing else.
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = String(document.querySelectorAll('[data-print-sheets] img').length);
    };
  });
  await viewer(page).getByRole('button', { name: text.viewer.print }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /^[2-9]$/);

  await viewer(page).getByRole('button', { name: text.viewer.back }).click();
  await expect(page.getByRole('button', { name: 'Vorsorgeausweis 2026, 23.01.2026 öffnen' })).toBeFocused();
  await expect(page.getByText(text.unread.none)).toBeVisible();

  // Back closes the viewer, too, and the page below stays.
  await page.getByRole('button', { name: 'Vorsorgeausweis 2026, 23.01.2026 öffnen' }).click();
  await expect(pageWords(page)).toContainText('Anna Keller');
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(place);
  await expect(page.getByRole('button', { name: 'Vorsorgeausweis 2026, 23.01.2026 öffnen' })).toBeFocused();
  await page.getByRole('link', { name: 'Zur Übersicht', exact: true }).click();
  await expect(page.getByText(wordsOf(locale, 'dashboard').documents.none)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the current certificate stands beside the documents, unless there is none without a birth date', async ({
  page,
}) => {
  const order = page.getByRole('heading', { name: 'Dokument bestellen' });
  const certificate = page.getByText('Aktueller Vorsorgeausweis');
  await open(page);
  await expect(order).toBeVisible();
  await expect(page.getByRole('link').and(certificate)).toBeVisible();
  await page.context().clearCookies();
  const luca = { emailAddress: 'luca.morandini@example.org', mobileNumber: '+41790000035' };
  await logInBrowser(page.context(), url, { tenant: 'fadental', locale, member: luca });
  await page.goto(place.replace('bergahorn', 'fadental'));
  await expect(order).toBeVisible();
  await expect(certificate).toBeHidden();
});

test('a document is fitted as a whole in a tall window, and by its width in others', async ({ page }) => {
  const sizes: number[] = [];
  for (const height of [1059, 1200]) {
    await page.setViewportSize({ width: 1280, height });
    if (sizes.length === 0) await open(page);
    await page.getByRole('button', { name: 'Vorsorgeausweis 2026, 23.01.2026 öffnen' }).click();
    await expect(pageWords(page)).toContainText('Anna Keller');
    const box = await viewer(page).locator('canvas').boundingBox();
    sizes.push(box?.height ?? 0);
    await viewer(page).getByRole('button', { name: text.viewer.back }).click();
  }
  const [wide = 0, whole = 0] = sizes;
  // An A4 page of 960 px: no wider, so that more of it is in sight.
  expect(wide).toBeGreaterThan(1300);
  expect(wide).toBeLessThan(1400);
  expect(whole).toBeLessThan(1200);
});

test('a member has the form set generated, goes on, reloads, and opens it when it has arrived', async ({ page }) => {
  const complaints = await open(page);
  await page.getByRole('button', { name: text.formSet.action }).click();
  const drawer = page.getByRole('region', { name: text.generation.label });
  await expect(drawer).toContainText(text.generation.going);
  await page.getByRole('link', { name: 'Zur Übersicht', exact: true }).click();
  await expect(page).toHaveURL(/dashboard$/);
  await expect(drawer).toBeVisible();
  await page.reload();
  await expect(drawer).toContainText(text.generation.arrived);
  await expectNoBarriers(page);
  await drawer.getByRole('button', { name: text.generation.open }).click();
  await expect(pageWords(page)).toContainText('Formularset zur Versicherung');
  await viewer(page).getByRole('button', { name: text.viewer.back }).click();
  await expect(drawer).toBeHidden();

  // The document stays in the list; the same figures give the same document, which is downloaded directly.
  await page.goto(place);
  await expect(page.getByRole('button', { name: /^Formularset.*öffnen$/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text.formSet.action }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(drawer).toBeHidden();
  expect(complaints).toEqual([]);
});

test('a phone’s navigation and the page’s end stay in reach while the form set is generated', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await page.getByRole('button', { name: text.formSet.action }).click();
  const drawer = page.getByRole('region', { name: text.generation.label });
  const links = page.getByRole('navigation', { name: 'Navigation' }).getByRole('link');
  // While it is made, and once it has arrived.
  for (const words of [text.generation.going, text.generation.arrived]) {
    await expect(drawer).toContainText(words);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const edge = (await drawer.boundingBox())?.y ?? 0;
    const end = await page
      .getByRole('contentinfo')
      .getByText(/^Verarbeitungsstand/)
      .boundingBox();
    expect((end?.y ?? 740) + (end?.height ?? 0)).toBeLessThanOrEqual(edge);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(Math.round((await drawer.boundingBox())?.y ?? 0)).toBe(Math.round(edge));
    for (const link of await links.all()) await link.click({ trial: true, timeout: 2000 });
  }
  await links.first().click();
  await expect(page).toHaveURL(/dashboard$/);
  await expect(drawer).toBeVisible();
});
