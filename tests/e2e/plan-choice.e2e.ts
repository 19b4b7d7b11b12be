import { expect, test } from '@playwright/test';
import { routePath } from '#contract/route-words.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { logInBrowser } from '../support/browser-session.ts';
import { resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import { wordsOf } from '../support/words.ts';

const member = { emailAddress: 'anna.keller@example.org', mobileNumber: '+41790000004' };
const locale = 'de-CH';
const text = wordsOf(locale, 'additional-savings');

test.beforeEach(() => resetDemo(url));

test('a member chooses a savings plan with the keyboard, and downloads the confirmation', async ({ page }) => {
  await logInBrowser(page.context(), url, { tenant: 'bergahorn', locale, member });
  await page.goto(`${url}/bergahorn/${locale}/${routePath('additional-savings', locale)}`);
  await page.getByRole('link', { name: text.plan.change }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { checked: true })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('dialog', { name: text.confirmation.title }).getByRole('table')).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: text.confirmation.finish }).focus();
  await page.keyboard.press('Enter');

  const result = page.getByRole('dialog', { name: 'Ihre Wahl ist gespeichert' });
  await expect(result).toBeVisible();
  await expectNoBarriers(page);
  const download = page.waitForEvent('download');
  await result.getByRole('link', { name: text.apply.download }).click();
  expect((await download).suggestedFilename()).toMatch(/^Bestätigung der Planwahl 20\d\d-01-01\.pdf$/);

  // The result can't be reached again after it is closed, by Back either.
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Gewählt ab 01\.01\./)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Gewählt ab 01\.01\./)).toBeVisible();
});
