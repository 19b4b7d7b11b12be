import { expect, test } from '@playwright/test';
import french from '#words/fr-FR/provider-demo.json' with { type: 'json' };
import demo from '#words/de-CH/provider-demo.json' with { type: 'json' };
import { newMessage, resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import { wordsOf } from '../support/words.ts';

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

test('The outbox shows a mail as its reader sees it: with the logo, without scripts, and its link opens a window', async ({
  page,
}) => {
  await resetDemo(url);
  const login = wordsOf('de-CH', 'login');
  const emailAddress = 'anna.keller@example.org';
  await page.goto(`${url}/bergahorn/de-CH/login`);
  await page.getByLabel(login.email.label).fill(emailAddress);
  await page.getByRole('button', { name: login.email.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: login.link.title })).toBeVisible();
  const { subject, links } = await newMessage(url, emailAddress);

  await page.goto(`${url}/dev/outbox?to=${encodeURIComponent(emailAddress)}&lang=de-CH`);
  await page.getByText(demo.asMail).click();
  const frame = page.locator(`iframe[title="${subject}"]`);
  await expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  const mail = frame.contentFrame();
  const logo = mail.getByRole('img').first();
  await expect(logo).toBeVisible();
  await expect
    .poll(() => logo.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .not.toBe(0);
  const opened = page.waitForEvent('popup');
  await mail.locator(`a[href="${links[0]}"]`).first().click();
  await expect((await opened).getByRole('heading', { level: 1, name: login.sms.title })).toBeVisible();
});
