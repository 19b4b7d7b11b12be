import { expect, test, type Page } from '@playwright/test';
import type { Locale } from '#kernel/locale.ts';
import { routePath } from '#contract/route-words.ts';
import { formatDate } from '#kernel/date.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { newMessage, readDemo, readOutbox, resetDemo, type Demo, type Message } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import { wordsOf } from '../support/words.ts';

type Person = Demo['tenants'][number]['registrable'][number];

/** Collects everything the browser reports, except refusals by the provider. */
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const refused = /Failed to load resource: the server responded with a status of 4(?:00|01|29)/;
    if (message.type() === 'error' && !refused.test(message.text())) complaints.push(message.text());
  });
  return complaints;
};

/** An insured person who can still register, with the data they have at hand. */
const registrableOf = async (code: string): Promise<Person> => {
  const { tenants } = await readDemo(url);
  const [person] = tenants.find((tenant) => tenant.code === code)?.registrable ?? [];
  if (person === undefined) throw new Error(`${code} has nobody to register.`);
  return person;
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The steps' lines are level, and each name has room in its column. */
const expectStepsInPlace = async (page: Page, locale: Locale): Promise<void> => {
  const steps = page.getByRole('list', { name: wordsOf(locale, 'registration').steps.label }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  const measured = await steps.evaluateAll((items) =>
    items.map((item) => ({
      top: item.getBoundingClientRect().top,
      isTooNarrow: item.scrollWidth > item.clientWidth,
    })),
  );
  const [first] = measured;
  for (const step of measured) expect(step).toEqual({ top: first?.top, isTooNarrow: false });
};

/** The letters of a fund, newest first. */
const lettersOf = async (code: string): Promise<readonly Message[]> => {
  const messages = await readOutbox(url);
  return messages.filter(({ channel, tenant }) => channel === 'post' && tenant === code);
};

/** Enters an unknown address at the login, and opens the link from the mail. */
const openMailedLink = async (page: Page, code: string, locale: Locale, emailAddress: string): Promise<void> => {
  const text = wordsOf(locale, 'login');
  const mails = await readOutbox(url, emailAddress);
  await page.goto(`${url}/${code}/${locale}/login`);
  await page.getByLabel(text.email.label).fill(emailAddress);
  await page.getByRole('button', { name: text.email.submit }).click();
  await expect(heading(page, text.link.title)).toBeVisible();
  const [link = ''] = (await newMessage(url, emailAddress, mails)).links;
  expect(link).toContain(`/${routePath('register', locale)}/`);
  await page.goto(link);
};

/** From the start to the confirmation of the number. */
const registerUpToLetter = async (page: Page, locale: Locale, person: Person): Promise<void> => {
  const text = wordsOf(locale, 'registration');
  await expect(heading(page, text.start.title)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${routePath('register-start', locale)}$`));
  await expectNoBarriers(page);
  await expectStepsInPlace(page, locale);
  await page.getByRole('checkbox', { name: text.start.accept }).check();
  await page.getByRole('button', { name: text.start.submit }).click();

  await expect(heading(page, text.name.title)).toBeVisible();
  await page.getByLabel(text.name.firstname, { exact: true }).fill(person.firstname);
  await page.getByLabel(text.name.lastname, { exact: true }).fill(person.name);
  await expectNoBarriers(page);
  await page.getByRole('button', { name: text.next }).click();

  await expect(heading(page, text.birthday.title)).toBeVisible();
  await page.getByLabel(text.birthday.label, { exact: true }).fill(formatDate(person.birthDate));
  await expectNoBarriers(page);
  await page.getByRole('button', { name: text.next }).click();

  await expect(heading(page, text.ahv.title)).toBeVisible();
  await page.getByLabel(text.ahv.label, { exact: true }).fill(person.socialSecurityNumber.replaceAll('.', ''));
  await page.reload();
  await expect(page.getByLabel(text.ahv.label, { exact: true })).toHaveValue(person.socialSecurityNumber);
  await expectNoBarriers(page);
  await page.getByRole('button', { name: text.next }).click();

  await expect(heading(page, text.phone.title)).toBeVisible();
  const texts = await readOutbox(url, person.mobileNumber);
  await page.getByLabel(text.phone.label, { exact: true }).fill(person.mobileNumber.replace('+41', '0'));
  await expectNoBarriers(page);
  await page.getByRole('button', { name: text.phone.submit }).click();

  await expect(heading(page, text.sms.title)).toBeVisible();
  await expectStepsInPlace(page, locale);
  const { code } = await newMessage(url, person.mobileNumber, texts);
  await expectNoBarriers(page);
  await page.getByLabel(text.sms.label).fill(code ?? '');
  await expect(heading(page, text.message.title)).toBeVisible();
  await expectStepsInPlace(page, locale);
  await expectNoBarriers(page);
};

const enterLetterCode = async (page: Page, code: string, locale: Locale): Promise<void> => {
  const text = wordsOf(locale, 'registration');
  await expect(heading(page, text.code.title)).toBeVisible();
  const [letter] = await lettersOf(code);
  await page.getByLabel(text.code.label).fill(letter?.code ?? '');
  await expectNoBarriers(page);
  await page.getByRole('button', { name: text.code.submit }).click();
};

const isAtDashboard = async (page: Page, code: string, locale: Locale, person: Person): Promise<void> => {
  await expect(page).toHaveURL(new RegExp(`/${code}/${locale}/${routePath('dashboard', locale)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);
};

test.describe('A new member', () => {
  test.beforeEach(() => resetDemo(url));

  test('of bergahorn registers from their mail to their dashboard in de-CH', async ({ page }) => {
    const complaints = complaintsOf(page);
    const person = await registrableOf('bergahorn');
    await openMailedLink(page, 'bergahorn', 'de-CH', 'neu.bergahorn@example.org');
    await registerUpToLetter(page, 'de-CH', person);
    const [letter] = await lettersOf('bergahorn');
    const pdf = await page.request.get(letter?.links[0] ?? '');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('button', { name: wordsOf('de-CH', 'registration').message.enterCode }).click();
    await enterLetterCode(page, 'bergahorn', 'de-CH');
    await isAtDashboard(page, 'bergahorn', 'de-CH', person);
    expect(complaints).toEqual([]);
  });

  test('of ginster orders the letter again and registers in fr-FR', async ({ page }) => {
    const complaints = complaintsOf(page);
    const text = wordsOf('fr-FR', 'registration');
    const person = await registrableOf('ginster');
    await openMailedLink(page, 'ginster', 'fr-FR', 'nouvelle.ginster@example.org');
    await registerUpToLetter(page, 'fr-FR', person);
    const first = await lettersOf('ginster');
    await page.getByRole('button', { name: text.message.enterCode }).click();
    await page.getByRole('link', { name: text.code.order }).click();
    await expect(heading(page, text.send.title)).toBeVisible();
    const order = page.getByRole('button', { name: text.send.submit });
    await order.click();
    await expect(page.getByText(text.send.wait.replace('{{minutes}}', '1'))).toBeVisible();
    await expectNoBarriers(page);
    await expect(order).toBeEnabled({ timeout: 30_000 });
    await order.click();
    await expect(heading(page, text.finish.title)).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: text.finish.ok }).click();
    await expect(heading(page, wordsOf('fr-FR', 'login').email.title)).toBeVisible();
    await expect.poll(async () => (await lettersOf('ginster')).length).toBe(first.length + 1);

    await openMailedLink(page, 'ginster', 'fr-FR', 'nouvelle.ginster@example.org');
    await expect(heading(page, text.code.title)).toBeVisible();
    await page.getByLabel(text.code.label).fill(first[0]?.code ?? '');
    await page.getByRole('button', { name: text.code.submit }).click();
    await expect(page.getByText(wordsOf('fr-FR', 'forms').codeWrong)).toBeVisible();
    await enterLetterCode(page, 'ginster', 'fr-FR');
    await isAtDashboard(page, 'ginster', 'fr-FR', person);
    expect(complaints).toEqual([]);
  });

  test('of castagneto continues in a second browser in it-IT and logs in there', async ({ page, browser }) => {
    const complaints = complaintsOf(page);
    const words = wordsOf('it-IT', 'login');
    const person = await registrableOf('castagneto');
    const emailAddress = 'nuova.castagneto@example.org';
    await openMailedLink(page, 'castagneto', 'it-IT', emailAddress);
    await registerUpToLetter(page, 'it-IT', person);

    const second = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await openMailedLink(second, 'castagneto', 'it-IT', emailAddress);
    await enterLetterCode(second, 'castagneto', 'it-IT');
    await expect(second.getByText(words.email.registered)).toBeVisible();
    await expect(heading(second, words.email.title)).toBeVisible();
    await expectNoBarriers(second);

    const mails = await readOutbox(url, emailAddress);
    await second.getByLabel(words.email.label).fill(emailAddress);
    await second.getByRole('button', { name: words.email.submit }).click();
    await expect(heading(second, words.link.title)).toBeVisible();
    const [link = ''] = (await newMessage(url, emailAddress, mails)).links;
    const texts = await readOutbox(url, person.mobileNumber);
    await second.goto(link);
    await expect(heading(second, words.sms.title)).toBeVisible();
    const { code } = await newMessage(url, person.mobileNumber, texts);
    await second.getByLabel(words.sms.label).fill(code ?? '');
    await isAtDashboard(second, 'castagneto', 'it-IT', person);
    expect(complaints).toEqual([]);
  });
});
