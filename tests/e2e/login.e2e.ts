import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { localeSchema, type Locale } from '#kernel/locale.ts';
import { memberRecordsSchema } from '#pension/member-record.ts';
import { planSchema } from '#pension/plan.ts';
import { routePath } from '#contract/route-words.ts';
import { formatChf, toChf } from '#kernel/money.ts';
import { figureSheet } from '#pension/figure-sheet.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { complaintsOf } from '../support/complaints.ts';
import { newMessage, readDemo, readOutbox, resetDemo, type Demo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import { readFundFile } from '../support/fund-file.ts';
import { wordsOf } from '../support/words.ts';

type Member = Demo['tenants'][number]['members'][number];

/** The funds and their languages, read from their folders, so that a new folder is a new test. */
const folder = join(import.meta.dirname, '../../tenants');

const settings = z.object({ languages: z.array(localeSchema) });
const funds = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['default', 'format'].includes(entry.name))
  .map(({ name }) => ({ code: name, languages: readFundFile(name, 'settings.json', settings).languages }));

/** A member's record in the fund's folder: their name, and the savings that record and plan give today. */
const onRecord = (code: string, emailAddress: string) => {
  const record = readFundFile(code, 'members.json', memberRecordsSchema).find(
    (one) => one.emailAddress === emailAddress,
  );
  if (record === undefined) throw new Error(`${code} has nobody with the address ${emailAddress}.`);
  const { figures } = figureSheet(readFundFile(code, 'plan.json', planSchema), record, swissDay(new Date()));
  const savings = figures?.savings?.balance;
  return {
    name: `${record.firstname} ${record.lastname}`,
    savings: savings === undefined ? null : formatChf(toChf(savings)),
  };
};

/** Logs in as a person does: address, link from the mail, code from the SMS. */
const logIn = async (page: Page, tenant: string, locale: Locale, member: Member) => {
  const text = wordsOf(locale, 'login');
  const mails = await readOutbox(url, member.emailAddress);
  await page.goto(`${url}/${tenant}/${locale}/login`);
  await page.getByLabel(text.email.label).fill(member.emailAddress);
  await page.getByRole('button', { name: text.email.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.link.title })).toBeVisible();

  const [link = ''] = (await newMessage(url, member.emailAddress, mails)).links;
  const texts = await readOutbox(url, member.mobileNumber);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: text.sms.title })).toBeVisible();
  const { code } = await newMessage(url, member.mobileNumber, texts);
  // A provider that keeps to the specification doesn't say how long its codes are.
  const sendsItself = await page.getByText(wordsOf(locale, 'forms').sendsItself.replace('{{digits}}', '6')).isVisible();
  await page.getByLabel(text.sms.label).fill(code ?? '');
  if (!sendsItself) await page.getByRole('button', { name: text.sms.submit }).click();
};

const membersOf = async (code: string): Promise<Member[]> => {
  const { tenants } = await readDemo(url);
  const members = tenants.find((tenant) => tenant.code === code)?.members ?? [];
  return members.filter(({ note }) => !/AccessRevoked|DaysAfterQuittingDate/.test(note));
};

/** The first of them. */
const firstOf = async (code: string): Promise<Member> => {
  const [member] = await membersOf(code);
  if (member === undefined) throw new Error('Nobody can log in.');
  return member;
};

for (const { code, languages } of funds) {
  test.describe(`A member of ${code}`, () => {
    test.beforeAll(() => resetDemo(url));

    for (const [index, locale] of languages.entries()) {
      test(`logs in with two factors and reads their dashboard in ${locale}`, async ({ page }) => {
        // A provider that keeps to the specification has no hints.
        const complaints = complaintsOf(page, code === 'urgestein' ? ['/hints'] : []);
        const members = await membersOf(code);
        const member = members[index % members.length];
        expect(member, 'somebody can log in').toBeDefined();
        if (!member) return;
        await logIn(page, code, locale, member);
        await expect(page).toHaveURL(new RegExp(`/${code}/${locale}/${routePath('dashboard', locale)}$`));
        const { name, savings: onCard } = onRecord(code, member.emailAddress);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        const card = page.getByRole('article', { name: wordsOf(locale, 'dashboard').savings.title });
        const shown = onCard ?? wordsOf(locale, 'dashboard').waiting.savings;
        await expect(card.getByText(shown, { exact: true }).first()).toBeVisible();
        await expectNoBarriers(page);
        expect(complaints).toEqual([]);
      });
    }
  });
}

test.describe('The cells of the code', () => {
  const text = wordsOf('de-CH', 'login');

  /** Opens the mailed link; returns the code from the SMS, and the codes that the page sends from then on. */
  const reachCode = async (page: Page) => {
    await resetDemo(url);
    const member = await firstOf('bergahorn');
    await page.goto(`${url}/bergahorn/de-CH/login`);
    await page.getByLabel(text.email.label).fill(member.emailAddress);
    await page.getByRole('button', { name: text.email.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: text.link.title })).toBeVisible();
    const [link = ''] = (await newMessage(url, member.emailAddress)).links;
    const texts = await readOutbox(url, member.mobileNumber);
    await page.goto(link);
    await expect(page.getByLabel(text.sms.label)).toBeVisible();
    const { code } = await newMessage(url, member.mobileNumber, texts);
    if (code === null) throw new Error('The SMS carries no code.');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/sessions/login/')) sent.push(request.postData() ?? '');
    });
    return { code, sent };
  };

  test('take a pasted code with its spaces, and send it once', async ({ page }) => {
    const { code, sent } = await reachCode(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), `${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByLabel(text.sms.label).focus();
    await page.keyboard.press('ControlOrMeta+V');
    await page.waitForURL('**/dashboard');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain(code);
  });

  test('send a typed code once: neither Enter nor typing it again uses up a try', async ({ page }) => {
    const { code, sent } = await reachCode(page);
    const wrong = code === '000000' ? '000001' : '000000';
    const field = page.getByLabel(text.sms.label);
    await field.pressSequentially(wrong);
    const left = wordsOf('de-CH', 'forms').triesLeft_other.replace('{{count}}', '4');
    await expect(page.getByText(left)).toBeVisible();
    await page.keyboard.press('Enter');
    await field.fill('');
    await field.pressSequentially(wrong);
    await expect(field).toHaveValue(wrong);
    expect(sent).toHaveLength(1);
    await field.fill('');
    await field.pressSequentially(code);
    await page.waitForURL('**/dashboard');
    expect(sent).toHaveLength(2);
  });
});

test('A slip in the address is taken back with one press, although the field’s error comes below it', async ({
  page,
}) => {
  const text = wordsOf('de-CH', 'login');
  await page.goto(`${url}/bergahorn/de-CH/login`);
  const field = page.getByLabel(text.email.label);
  await field.pressSequentially('anna.keller@gmail,com');
  await page.getByRole('button', { name: 'anna.keller@gmail.com übernehmen' }).click();
  await expect(field).toHaveValue('anna.keller@gmail.com');
  await expect(field).toBeFocused();
  await expectNoBarriers(page);
});

test('The address is asked for at once, to log in and to register, and who changes between them hears the headline', async ({
  page,
}) => {
  const text = wordsOf('de-CH', 'login');
  await page.goto(`${url}/bergahorn/de-CH/login`);
  await expect(page.getByLabel(text.email.label)).toBeFocused();
  await page.getByRole('link', { name: text.email.register }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.registration.title })).toBeFocused();
  await page.getByRole('link', { name: text.registration.login }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.email.title })).toBeFocused();
  await page.goto(`${url}/bergahorn/de-CH/login?register=true`);
  await expect(page.getByRole('heading', { level: 1, name: text.registration.title })).toBeVisible();
  await expect(page.getByLabel(text.email.label)).toBeFocused();
});

test('A page that says how to reach the fund has its number once, and ends within the window', async ({ page }) => {
  const phone = page.getByRole('link', { name: /^\+41/ });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${url}/bergahorn/de-CH/login`);
  await expect(phone).toHaveCount(1);
  for (const path of ['login/expired', 'login/access-revoked', 'login/reminder', 'forbidden', 'redirect', 'nowhere']) {
    await page.goto(`${url}/bergahorn/de-CH/${path}`);
    await expect(page.getByRole('heading', { level: 2, name: wordsOf('de-CH', 'status').contact.title })).toBeVisible();
    await expect(phone).toHaveCount(1);
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? Infinity), path).toBeLessThanOrEqual(900);
  }
});

test('The chosen language goes without its country, also where the fund offers it for two', async ({ page }) => {
  const shown = page.getByLabel(wordsOf('de-CH', 'shell').language.label).locator('option:checked');
  await page.goto(`${url}/bergahorn/de-CH/login`);
  await expect(shown).toHaveText('Deutsch');
});

test.describe('What the first call needs', () => {
  const text = wordsOf('de-CH', 'login');
  const axios = '**/assets/axios-*.js';

  /** Asks for a link as the first thing done on the page. */
  const askForLink = async (page: Page, member: Member) => {
    await page.getByLabel(text.email.label).fill(member.emailAddress);
    await page.getByRole('button', { name: text.email.submit }).click();
  };

  test.beforeEach(() => resetDemo(url));

  test('is fetched with the newer portal if a deployment has removed it', async ({ page }) => {
    const member = await firstOf('bergahorn');
    await page.route(axios, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${url}/bergahorn/de-CH/login`);
    await expect(page.getByLabel(text.email.label)).toBeVisible();
    const again = page.waitForEvent('framenavigated');
    await askForLink(page, member);
    await again;
    await page.unroute(axios);
    await askForLink(page, member);
    await expect(page.getByRole('heading', { level: 1, name: text.link.title })).toBeVisible();
  });

  test('is fetched again once there is a connection, and what was typed is still there', async ({ page, context }) => {
    const member = await firstOf('bergahorn');
    await page.goto(`${url}/bergahorn/de-CH/login`);
    await expect(page.getByLabel(text.email.label)).toBeVisible();
    await context.setOffline(true);
    await askForLink(page, member);
    await expect(page.getByText(wordsOf('de-CH', 'forms').offline)).toBeVisible();
    await expect(page.getByLabel(text.email.label)).toHaveValue(member.emailAddress);
    await context.setOffline(false);
    await page.getByRole('button', { name: text.email.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: text.link.title })).toBeVisible();
  });
});

/** Logs a member in, and waits until the dashboard has all that it loads. */
const openDashboard = async (page: Page): Promise<void> => {
  await logIn(page, 'bergahorn', 'de-CH', await firstOf('bergahorn'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
};

test('Without network the portal says so in a page’s place, and goes on by itself', async ({ page, context }) => {
  await resetDemo(url);
  await openDashboard(page);
  const { unreachable, titles } = wordsOf('de-CH', 'shell');
  await context.setOffline(true);
  await page.getByRole('link', { name: titles.retirement, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: unreachable.offlineTitle })).toBeVisible();
  await expectNoBarriers(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: unreachable.offlineTitle })).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/${routePath('retirement', 'de-CH')}$`));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

const later = [
  ['there is a network again', async (page: Page) => page.context().setOffline(false)],
  [
    'the portal is opened again',
    async (page: Page) => {
      const context = page.context();
      await page.close();
      await context.setOffline(false);
      const next = await context.newPage();
      await next.goto(`${url}/bergahorn/de-CH/login`);
    },
  ],
] as const;

for (const [when, act] of later)
  test(`A log-out without network says that it is owed, and ends the session once ${when}`, async ({
    page,
    context,
  }) => {
    await resetDemo(url);
    await openDashboard(page);
    const { account, signingOut } = wordsOf('de-CH', 'shell');
    const statusOfUser = async () => (await context.request.get(`${url}/api/v1/users/current/userinfo`)).status();
    expect(await statusOfUser()).toBe(200);
    await context.setOffline(true);
    await page.getByRole('button', { name: new RegExp(account.open.replace('{{name}}', '.+')) }).click();
    await page.getByRole('button', { name: account.logOut }).click();
    await expect(page.getByRole('button', { name: signingOut.owed })).toBeVisible();
    await act(page);
    await expect.poll(statusOfUser).toBe(401);
    const fresh = await context.newPage();
    await fresh.goto(`${url}/bergahorn/de-CH/dashboard`);
    await expect(fresh).toHaveURL(/\/login$/);
  });

test('A dashboard asks for each of its data once', async ({ page, context }) => {
  await resetDemo(url);
  const member = await firstOf('bergahorn');
  await logIn(page, 'bergahorn', 'de-CH', member);
  await expect(page).toHaveURL(/dashboard$/);
  await page.close();
  const fresh = await context.newPage();
  const asked: string[] = [];
  fresh.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || pathname.includes('/axios-')) asked.push(pathname);
  });
  await fresh.goto(`${url}/bergahorn/de-CH/dashboard`);
  await expect(fresh.getByRole('article').first()).toBeVisible();
  await fresh.waitForLoadState('networkidle');
  expect(asked.toSorted()).toEqual(['/api/v1/dashboard', '/api/v1/hints', '/api/v1/users/current/userinfo']);
});
