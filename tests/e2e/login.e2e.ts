import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { localeSchema, type Locale } from '#contract/locale.ts';
import { routePath } from '#contract/route-words.ts';
import { awaitMessage, readDemo, readOutbox, resetDemo, type Demo } from '../support/demo.ts';
import { loginTexts } from '../support/messages.ts';

type Member = Demo['tenants'][number]['members'][number];

const url = `http://127.0.0.1:${process.env['E2E_PORT'] ?? 3917}`;

/** Fails the test on anything the browser complains of: errors on the console, uncaught exceptions, blocked resources. */
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
};

/** The funds and their languages as their folders say: a folder more is a test more. */
const folder = join(import.meta.dirname, '../../tenants');
const settings = z.object({ languages: z.array(localeSchema) });
const funds = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'default')
  .map(({ name }) => ({
    code: name,
    languages: settings.parse(JSON.parse(readFileSync(join(folder, name, 'settings.json'), 'utf8'))).languages,
  }));

/** Logs in as a person does: the address, the link from the mail, the code from the SMS. */
const logIn = async (page: Page, tenant: string, locale: Locale, member: Member) => {
  const text = loginTexts(locale);
  const mails = await readOutbox(url, member.emailAddress);
  await page.goto(`${url}/${tenant}/${locale}/login`);
  await page.getByLabel(text.email.label).fill(member.emailAddress);
  await page.getByRole('button', { name: text.email.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.link.title })).toBeVisible();

  const [link = ''] = (await awaitMessage(url, member.emailAddress, mails)).links;
  const texts = await readOutbox(url, member.mobileNumber);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: text.sms.title })).toBeVisible();
  const { code } = await awaitMessage(url, member.mobileNumber, texts);
  await page.getByLabel(text.sms.label).fill(code ?? '');
  await page.getByRole('button', { name: text.sms.submit }).click();
};

const membersOf = async (code: string): Promise<Member[]> => {
  const { tenants } = await readDemo(url);
  const members = tenants.find((tenant) => tenant.code === code)?.members ?? [];
  return members.filter(({ note }) => !/AccessRevoked|DaysAfterQuittingDate/.test(note));
};

for (const { code, languages } of funds) {
  test.describe(`A member of ${code}`, () => {
    test.beforeAll(() => resetDemo(url));

    for (const [index, locale] of languages.entries()) {
      test(`logs in with two factors and reads her dashboard in ${locale}`, async ({ page }) => {
        const complaints = complaintsOf(page);
        const members = await membersOf(code);
        const member = members[index % members.length];
        expect(member, 'somebody can log in').toBeDefined();
        if (!member) return;
        await logIn(page, code, locale, member);
        await expect(page).toHaveURL(new RegExp(`/${code}/${locale}/${routePath('DASHBOARD', locale)}$`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByText(/CHF\u00a0[\d’]+\.\d\d/).first()).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
        expect(complaints).toEqual([]);
      });
    }
  });
}
