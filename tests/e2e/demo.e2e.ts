import { expect, test } from '@playwright/test';
import french from '#words/fr-FR/provider-demo.json' with { type: 'json' };
import demo from '#words/de-CH/provider-demo.json' with { type: 'json' };
import { url } from '../support/e2e-provider.ts';

const named = (sentence: string, name: string): string => sentence.replace('{{name}}', name);

test('One click shows the portal as somebody sees it, and both factors on the way', async ({ page }) => {
  await page.goto(`${url}/?lang=de-CH`);
  await page
    .getByRole('region', { name: /Bergahorn/ })
    .getByRole('link', { name: named(demo.look.as, 'Anna') })
    .click();
  const passing = page.getByRole('dialog', { name: named(demo.look.title, 'Anna Keller') });
  await expect(passing.getByText('anna.keller@example.org')).toBeVisible();
  await expect(passing.getByRole('status')).toHaveText(/^\d{6}$/);
  await page.waitForURL(`${url}/bergahorn/de-CH/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna');
});

test('What passes can be skipped, and given up', async ({ page }) => {
  await page.goto(`${url}/?lang=fr-FR`);
  const open = () => page.getByRole('link', { name: named(french.look.as, 'Nadja') }).click();
  const passing = page.getByRole('dialog', { name: named(french.look.title, 'Nadja Wyss') });
  await open();
  await page.keyboard.press('Escape');
  await expect(passing).toBeHidden();
  await expect(page).toHaveURL(`${url}/?lang=fr-FR`);
  await open();
  await passing.getByRole('button', { name: french.look.skip }).click();
  await page.waitForURL(/\/ginster\/[a-zA-Z-]+\/[a-z]+$/);
  expect(new URL(page.url()).pathname).not.toContain('login');
});
