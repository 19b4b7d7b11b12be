import { expect, test, type Page } from '@playwright/test';
import type { Locale } from '#kernel/locale.ts';
import { routePath, type RouteKey } from '#contract/route-words.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { logInBrowser } from '../support/browser-session.ts';
import { newMessage, readOutbox, resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import { wordsOf } from '../support/words.ts';

const members = {
  bergahorn: { emailAddress: 'anna.keller@example.org', mobileNumber: '+41790000004' },
  ginster: { emailAddress: 'joana.ribeiro@example.org', mobileNumber: '+41790000012' },
  neuschnee: { emailAddress: 'selin.aydogan@example.org', mobileNumber: '+41790000038' },
  rivelac: { emailAddress: 'elodie.jaquier@example.org', mobileNumber: '+41790000022' },
  fadental: { emailAddress: 'gertrud.inauen@example.org', mobileNumber: '+41790000033' },
} as const;

type Fund = keyof typeof members;

const addressOf = (fund: Fund, locale: Locale, key: RouteKey) => `${url}/${fund}/${locale}/${routePath(key, locale)}`;

/** Opens a page of the profile with a new session. */
const open = async (page: Page, fund: Fund, locale: Locale, key: RouteKey) => {
  await logInBrowser(page.context(), url, { tenant: fund, locale, member: members[fund] });
  await page.goto(addressOf(fund, locale, key));
  // The portal has replaced the first frame.
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
};

test.describe('In a fund that allows every change, a member', () => {
  const fund = 'bergahorn';
  const locale = 'de-CH';
  const text = wordsOf(locale, 'profile');
  const profile = addressOf(fund, locale, 'profile');
  test.beforeEach(() => resetDemo(url));

  test('changes their e-mail address, which the header then shows', async ({ page }) => {
    await open(page, fund, locale, 'profile');
    await expectNoBarriers(page);
    await page.getByRole('link', { name: text.login.edit.emailAddress }).click();
    await expect(page).toHaveURL(addressOf(fund, locale, 'profile-email'));
    await page.getByLabel(text.emailAddress.label).fill('anna.neu@example.net');
    await page.getByRole('button', { name: text.dialog.sendCode }).click();
    await expect(page).toHaveURL(addressOf(fund, locale, 'profile-email-verification'));
    await expect(page.getByText('ann**************net')).toBeVisible();
    await page.reload();
    const { code } = await newMessage(url, 'anna.neu@example.net');
    const codeField = page.getByLabel(text.emailCode.label);
    await expect(codeField).toBeFocused();
    await expectNoBarriers(page);
    await codeField.fill(code ?? '');
    await expect(page).toHaveURL(profile);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('main').getByText('anna.neu@example.net', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Konto von Anna Keller' }).click();
    await expect(page.getByRole('banner').getByText('anna.neu@example.net')).toBeVisible();
  });

  test('changes their mobile number', async ({ page }) => {
    await open(page, fund, locale, 'profile-phone');
    await page.getByLabel(text.mobileNumber.label).fill('079 000 00 77');
    const seen = await readOutbox(url, '+41790000077');
    await page.getByRole('button', { name: text.mobileNumber.submit }).click();
    await expect(page).toHaveURL(addressOf(fund, locale, 'profile-phone-verification'));
    const { code } = await newMessage(url, '+41790000077', seen);
    await expect(page.getByLabel(text.smsCode.label)).toBeFocused();
    await page.getByLabel(text.smsCode.label).fill(code ?? '');
    await expect(page).toHaveURL(profile);
    await expect(page.getByText('+41 79 000 00 77')).toBeVisible();
  });

  test('registers a recovery address', async ({ page }) => {
    await open(page, fund, locale, 'profile-recovery');
    await page.getByRole('textbox', { name: text.restoreEmailAddress.label }).fill('anna@zweite.example');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(text.emailCode.label)).toBeVisible();
    const { code } = await newMessage(url, 'anna@zweite.example');
    await page.getByLabel(text.emailCode.label).fill(code ?? '');
    await expect(page).toHaveURL(profile);
    await expect(page.getByRole('main').getByText('anna@zweite.example')).toBeVisible();
  });

  test('reports a new address abroad, and is asked before Back loses it', async ({ page }) => {
    await open(page, fund, locale, 'profile');
    await page.getByRole('link', { name: text.address.edit, exact: true }).click();
    const row = page.getByLabel(text.addressForm.addressRow1);
    await row.fill('10 Downing Street');
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: text.leave.stay }).click();
    await expect(page).toHaveURL(addressOf(fund, locale, 'profile-address'));
    await expect(row).toHaveValue('10 Downing Street');
    await page.getByLabel(text.addressForm.zipCode).fill('SW1A 2AA');
    await page.getByLabel(text.addressForm.city).fill('London');
    const country = page.getByRole('combobox', { name: text.addressForm.country });
    await country.fill('Vereinigtes');
    await page.getByRole('option', { name: 'Vereinigtes Königreich' }).click();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: text.dialog.save }).click();
    const toast = page.getByRole('button', { name: text.addressForm.pending });
    await expect(toast).toBeVisible();
    // It doesn't cover the account.
    const header = await page.getByRole('banner').first().boundingBox();
    expect((await toast.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    await expect(page).toHaveURL(profile);
    await expect(page.getByText('SW1A 2AA London')).toBeVisible();
    await expect(page.getByText(text.pending.badge)).toBeVisible();
  });

  test('reports their divorce with its date', async ({ page }) => {
    await open(page, fund, locale, 'profile-civil-status');
    await page.getByLabel(text.civilStatusForm.status).selectOption({ label: text.civilStatus.divorced });
    await page.getByRole('textbox', { name: text.civilStatusForm.divorceDate }).fill('3.2.2026');
    await page.getByRole('textbox', { name: text.civilStatusForm.nameAfterChange }).fill('Keller');
    await page.getByRole('button', { name: text.dialog.save }).click();
    await expect(page).toHaveURL(profile);
    await expect(page.getByText(text.pending.badge)).toBeVisible();
  });
});

const forbidden = [
  { fund: 'ginster', locale: 'pt-BR', key: 'profile-address', part: 'address' },
  { fund: 'rivelac', locale: 'fr-FR', key: 'profile-civil-status', part: 'civilStatus' },
  { fund: 'neuschnee', locale: 'en-US', key: 'profile-email', part: 'emailAddress' },
  { fund: 'fadental', locale: 'it-IT', key: 'profile-phone', part: 'mobileNumber' },
] as const;

for (const { fund, locale, key, part } of forbidden) {
  test(`In ${fund}, which does not allow it, nobody changes their ${part}`, async ({ page }) => {
    const text = wordsOf(locale, 'profile');
    const edit = { address: text.address.edit, civilStatus: text.personal.edit, ...text.login.edit };
    await open(page, fund, locale, key);
    await expect(page).toHaveURL(addressOf(fund, locale, 'profile'));
    await expect(page.getByText(text.switchedOff[part])).toBeVisible();
    await expect(page.getByRole('link', { name: edit[part], exact: true })).toBeHidden();
    await expectNoBarriers(page);
  });
}
