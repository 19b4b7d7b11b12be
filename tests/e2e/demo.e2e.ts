import { expect, test } from '@playwright/test';
import common from '#words/de-CH/common.json' with { type: 'json' };
import french from '#words/fr-FR/provider-demo.json' with { type: 'json' };
import frenchStudio from '#words/fr-FR/studio.json' with { type: 'json' };
import demo from '#words/de-CH/provider-demo.json' with { type: 'json' };
import { expectNoBarriers } from '../support/barriers.ts';
import { logInBrowser } from '../support/browser-session.ts';
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
  // The next page asks for its data early, as after the portal's own login.
  expect(await page.evaluate(() => localStorage.getItem('pilaster.sessionTenant'))).toBe('bergahorn');
});

test('What passes can be skipped, and given up', async ({ page }) => {
  await page.goto(`${url}/?lang=fr-FR`);
  await page.getByRole('heading', { level: 3, name: /Ginster/ }).click();
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

test('The studio is one press away, in the language of the demo: who may open it, and the way in', async ({ page }) => {
  await page.goto(`${url}/?lang=fr-FR`);
  await page.getByRole('link', { name: french.toStudio, exact: true }).click();
  const open = page.getByRole('link', { name: french.openStudio }).first();
  await expect(open).toBeInViewport();
  const [studio] = await Promise.all([page.waitForEvent('popup'), open.click()]);
  // Whose studio it is stands in the form already.
  await expect(studio.getByRole('textbox')).toHaveValue(/^[\w.]+@bergahorn\.example$/);
  await expect(studio.getByRole('textbox')).toBeFocused();
  await expect(studio).toHaveURL(/\/studio\/bergahorn/);
  await expect(studio.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(studio.getByRole('button', { name: frenchStudio.email.submit })).toBeVisible();
});

test('Before everything is reset, the page asks', async ({ page }) => {
  await page.goto(`${url}/?lang=de-CH`);
  const ask = page.getByRole('button', { name: demo.reset });
  await ask.click();
  const question = page.getByRole('alertdialog', { name: demo.reset });
  await expect(question).toContainText(demo.resetText);
  const cancel = question.getByRole('button', { name: demo.look.cancel });
  await expect(cancel).toBeFocused();
  await expectNoBarriers(page, { apartFrom: 'iframe' });
  await cancel.click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(`${url}/?lang=de-CH`);
  await ask.click();
  await question.getByRole('button', { name: demo.reset }).click();
  await expect(page.getByText(demo.resetDone)).toBeVisible();
});

test('The portal itself stands on the first page, explains a figure, and wears a colour and a logo at once', async ({
  page,
}) => {
  await page.goto(`${url}/?lang=de-CH`);
  const laptop = page.frameLocator(`iframe[title="${demo.stage.laptop}"]`);
  const phone = page.frameLocator(`iframe[title="${demo.stage.phone}"]`);
  await expect(laptop.getByRole('dialog')).toContainText(common.howCalculated);
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Anna');
  // The explanation has taken the focus within its frame alone.
  await expect(page.locator('body')).toBeFocused();
  // The frames are pages with landmarks of their own.
  await expectNoBarriers(page, { apartFrom: 'iframe' });
  const primary = () => phone.getByRole('link', { name: 'Pensionierung planen' }).first();
  const before = await primary().evaluate((link) => getComputedStyle(link).color);
  await page.getByLabel(demo.stage.colour).fill('#b00055');
  await expect(primary()).toHaveCSS('color', 'rgb(176, 0, 85)');
  const logo = () => phone.getByRole('banner').getByRole('img').first();
  await page.getByLabel(demo.stage.logo).setInputFiles('tenants/rivelac/assets/logo.svg');
  await expect(logo()).toHaveAttribute('src', /^data:image\/svg/);
  await page.getByRole('button', { name: demo.stage.reset }).click();
  await expect(logo()).toHaveAttribute('src', /tenant-assets\/bergahorn/);
  await expect(primary()).toHaveCSS('color', before);
  await page.getByLabel(demo.stage.logo).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByRole('alert')).toHaveText(demo.stage.noPicture);
});

test('Another fund comes on the stage, and neither the visitor’s session nor another site is involved', async ({
  page,
  request,
}) => {
  const member = { emailAddress: 'anna.keller@example.org', mobileNumber: '+41790000004' };
  await logInBrowser(page.context(), url, { tenant: 'bergahorn', locale: 'de-CH', member });
  const asked: Promise<string | undefined>[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/v1/') && call.frame().url().includes('/preview/')) {
      asked.push(call.allHeaders().then(({ cookie }) => cookie));
    }
  });
  await page.goto(`${url}/?lang=de-CH`);
  await page.getByRole('combobox', { name: demo.stage.fund }).selectOption('ginster');
  const phone = page.frameLocator(`iframe[title="${demo.stage.phone}"]`);
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Nadja');
  expect(asked.length).toBeGreaterThan(0);
  expect(await Promise.all(asked)).toEqual(asked.map(() => undefined));
  await page.goto(`${url}/bergahorn/de-CH/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna');
  const { 'content-security-policy': policy, 'x-frame-options': frames } = (
    await request.get(`${url}/preview/ginster/de-CH/dashboard`)
  ).headers();
  expect([policy?.includes("frame-ancestors 'self'"), frames]).toEqual([true, 'SAMEORIGIN']);
  const portal = (await request.get(`${url}/ginster/de-CH/dashboard`)).headers();
  expect([portal['content-security-policy']?.includes("frame-ancestors 'none'"), portal['x-frame-options']]).toEqual([
    true,
    'DENY',
  ]);
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
