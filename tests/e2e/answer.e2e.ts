import { expect, test } from '@playwright/test';
import { routePath } from '#contract/route-words.ts';
import bergahorn from '#tenants/bergahorn/members.json' with { type: 'json' };
import { expectNoBarriers } from '../support/barriers.ts';
import { logInBrowser } from '../support/browser-session.ts';
import { resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import { wordsOf } from '../support/words.ts';

const locale = 'de-CH';
const words = wordsOf(locale, 'dashboard');
const ahv = wordsOf(locale, 'ahv-pension');

test.beforeEach(async ({ page }) => {
  await resetDemo(url);
  const anna = bergahorn.find(({ id }) => id === 'anna-keller');
  if (anna?.emailAddress === undefined || anna.mobileNumber === undefined) throw new Error('There is no Anna.');
  const { emailAddress, mobileNumber } = anna;
  await logInBrowser(page.context(), url, { tenant: 'bergahorn', locale, member: { emailAddress, mobileNumber } });
});

const dashboard = `${url}/bergahorn/${locale}/${routePath('dashboard', locale)}`;

test('a member steps through the ages by keyboard, and figure, bars and curve follow', async ({ page }) => {
  await page.goto(dashboard);
  const answer = page.getByRole('region', { name: /^Mit \d+ rund/ });
  await expect(answer.getByRole('heading')).toHaveText(/^Mit 65 rund/);
  await expectNoBarriers(page);
  await answer.getByRole('spinbutton').focus();
  await page.keyboard.press('Home');
  await expect(answer.getByRole('heading')).toHaveText(/^Mit 58 rund/);
  await expect(page.getByRole('article', { name: words.savings.title })).toContainText('31.03.2043');
});

test('a member enters their AHV pension once, and finds it after a reload and in the simulator', async ({ page }) => {
  await page.goto(dashboard);
  await page.getByRole('button', { name: words.answer.enterAhv }).click();
  const dialog = page.getByRole('dialog', { name: ahv.title });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expectNoBarriers(page);
  await dialog.getByRole('textbox').fill('2150');
  await dialog.getByRole('button', { name: ahv.save }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(words.answer.ahvOwn)).toBeVisible();
  await page.goto(`${url}/bergahorn/${locale}/${routePath('retirement', locale)}`);
  await page
    .getByRole('button', { name: wordsOf(locale, 'retirement').simulate })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: wordsOf(locale, 'simulation').retirement.ahv })).toHaveValue('2’150');
});

test('on a phone the first figure is within 400 pixels, sum and family stand above the navigation, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(dashboard);
  const heading = page.getByRole('heading', { name: /^Mit 65 rund/ });
  await expect(heading).toBeVisible();
  const box = await heading.boundingBox();
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
  const navigation = await page.getByRole('navigation').last().boundingBox();
  for (const answer of [
    page.getByText(/^Mit AHV rund/),
    page.getByRole('link', { name: words.answer.deathShort, exact: true }),
  ]) {
    const { y = 999, height = 0 } = (await answer.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(navigation?.y ?? 0);
  }
  await page.waitForLoadState('networkidle');
  expect((await heading.boundingBox())?.y).toBe(box?.y);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
