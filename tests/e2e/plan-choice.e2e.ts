import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { routePath } from '#contract/route-words.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { logInBrowser } from '../support/browser-session.ts';
import { resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { startProvider } from '../support/provider-process.ts';
import { wordsOf } from '../support/words.ts';

const member = { emailAddress: 'anna.keller@example.org', mobileNumber: '+41790000004' };
const locale = 'de-CH';
const text = wordsOf(locale, 'additional-savings');

test('a member chooses a savings plan with the keyboard, and downloads the confirmation', async ({ page }) => {
  await resetDemo(url);
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

for (const { day, start, isRefused } of [
  { day: '2026-10-31', start: '2027', isRefused: false },
  { day: '2026-11-01', start: '2028', isRefused: true },
]) {
  test(`a plan that is chosen on ${day} applies from 1 January ${start}`, async ({ page }) => {
    const noon = `${day}T12:00:00Z`;
    const provider = await startProvider({
      CLOCK_START: noon,
      NODE_OPTIONS: '--import ./tests/support/begin-at.ts',
      LOG_LEVEL: 'warn',
    });
    try {
      await page.clock.setFixedTime(noon);
      await logInBrowser(page.context(), provider.url, { tenant: 'bergahorn', locale, member });
      const confirmation = page.getByRole('dialog', { name: text.confirmation.title });
      const finish = confirmation.getByRole('button', { name: text.confirmation.finish });
      const confirm = async () => {
        await page.goto(`${provider.url}/bergahorn/${locale}/${routePath('additional-savings', locale)}`);
        await page.getByRole('link', { name: text.plan.change }).click();
        await page.getByRole('radio', { name: /^Basissparen(?! \+)/ }).check();
        await page.getByRole('button', { name: text.customize.next }).click();
        await expect(confirmation).toContainText(`01.01.${start}`);
        await finish.click();
      };
      if (isRefused) {
        const said = 'Heute lässt sich der Sparplan nicht ändern.';
        const refusal = { subTitle: 'Nicht gespeichert', text: said, pdfDownloadLink: null, isError: true };
        await page.route('**/additionalsavings/apply/*', (route) => route.fulfill({ json: { data: refusal } }));
        await confirm();
        await expect(confirmation).toContainText(said);
        await expect(finish).toBeDisabled();
        await expectNoBarriers(page);
        await page.unrouteAll();
      }
      await confirm();
      const download = page.waitForEvent('download');
      await page.getByRole('dialog').getByRole('link', { name: text.apply.download }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`Bestätigung der Planwahl ${start}-01-01.pdf`);
      const printed = pdfTexts(await readFile(await file.path())).join(' ');
      for (const said of ['Anna Keller', 'Basissparen', `01.01.${start}`]) expect(printed).toContain(said);
      await page.keyboard.press('Escape');
      await expect(page.getByText(`Gewählt ab 01.01.${start}`, { exact: true })).toBeVisible();
    } finally {
      await provider.stop();
    }
  });
}
