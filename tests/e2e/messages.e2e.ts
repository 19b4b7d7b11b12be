import { expect, test } from '@playwright/test';
import { routePath, type RouteKey } from '#contract/route-words.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { logInBrowser } from '../support/browser-session.ts';
import { readOutbox, resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import demo from '#words/de-CH/provider-demo.json' with { type: 'json' };
import { wordsOf } from '../support/words.ts';

const locale = 'de-CH';
const member = { emailAddress: 'anna.keller@example.org', mobileNumber: '+41790000004' };
const contact = wordsOf(locale, 'contact');
const questions = wordsOf(locale, 'questions');
const addressOf = (key: RouteKey) => `${url}/bergahorn/${locale}/${routePath(key, locale)}`;

test.beforeEach(async ({ context }) => {
  await resetDemo(url);
  await logInBrowser(context, url, { tenant: 'bergahorn', locale, member });
});

test('A member asks, the fund answers in the outbox, and the member reads the answer and replies', async ({ page }) => {
  await page.goto(addressOf('buy-in'));
  await page
    .locator(`a[href$="/${routePath('contact', locale)}?from=buy-in"]`)
    .first()
    .click();
  await expect(page).toHaveURL(`${addressOf('contact')}?from=buy-in`);
  await page.getByLabel(contact.form.subject).fill('Frage zum Einkauf');
  await page.getByLabel(contact.form.body, { exact: true }).fill('Guten Tag\n\nWie viel darf ich einkaufen?');
  await expectNoBarriers(page);
  await page.reload();
  await expect(page.getByLabel(contact.form.subject)).toHaveValue('Frage zum Einkauf');
  await page.getByRole('button', { name: contact.form.send }).click();
  await expect(page.getByRole('button', { name: contact.sent })).toBeVisible();
  const thread = page.getByRole('button', { name: 'Frage zum Einkauf' });
  await expect(thread).toContainText(contact.threads.received);

  const outbox = await page.context().newPage();
  await outbox.goto(`${url}/dev/outbox?lang=${locale}`);
  await outbox.getByText(demo.answerAsFund).click();
  await outbox.getByLabel(demo.answerLabel).fill('Guten Tag\n\nHöchstens CHF 48’250.');
  await outbox.getByRole('button', { name: demo.answerSend }).click();
  await expect(outbox.getByText(demo.answerSent)).toBeVisible();
  const [notice] = await readOutbox(url, member.emailAddress);
  expect(notice?.links).toEqual([expect.stringContaining(`${addressOf('contact')}?thread=`)]);
  expect(notice?.text).not.toMatch(/48’250|Einkauf/);

  await page.goto(notice?.links[0] ?? '');
  await expect(page.getByText('Höchstens CHF 48’250.')).toBeVisible();
  await expect(thread).toContainText(contact.threads.new);
  await expectNoBarriers(page);
  await page.reload();
  await expect(thread).toContainText(contact.threads.answered);
  await expectNoBarriers(page);
  await page.getByRole('button', { name: contact.threads.reply }).click();
  await expect(page.getByLabel(contact.form.body, { exact: true })).toBeFocused();
  await page.keyboard.type('Danke!');
  await page.getByRole('button', { name: contact.form.send }).click();
  await expect(thread).toContainText(contact.threads.received);
});

test('A prepared message is in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const prepared = [
    ['birthDate', contact.openings.birthDate],
    ['retirement', contact.orders.retirement],
  ] as const;
  for (const [topic, body] of prepared) {
    await page.goto(`${addressOf('contact')}?topic=${topic}&from=retirement`);
    await expect(page.getByLabel(contact.form.body, { exact: true })).toHaveValue(body);
    await expect(page.getByLabel(contact.form.subject)).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(contact.form.body, { exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test('A stranger’s page cannot answer as the fund', async ({ page, request }) => {
  await page.goto(addressOf('contact'));
  await page.getByLabel(contact.form.subject).fill('Frage');
  await page.getByLabel(contact.form.body, { exact: true }).fill('Guten Tag');
  await page.getByRole('button', { name: contact.form.send }).click();
  await expect(page.getByRole('button', { name: contact.sent }).first()).toBeVisible();
  const [mail] = await readOutbox(url, 'nachrichten@bergahorn.example');
  const answer = (headers: Record<string, string>) =>
    request.post(`${url}/dev/outbox/${mail?.id}/answer`, { headers, form: { text: 'x' }, maxRedirects: 0 });
  for (const headers of [
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
    { Origin: 'null' },
    { 'X-Forwarded-For': '203.0.113.9' },
  ])
    expect((await answer(headers)).status()).toBe(403);
  expect((await answer({ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' })).status()).toBe(303);
});

test('A member searches the questions, opens one and follows its link later', async ({ page }) => {
  await page.goto(addressOf('questions'));
  const search = page.getByRole('searchbox', { name: questions.search.label });
  await search.fill('auffangeinrichtung');
  const question = page.getByRole('button', { name: /wenn ich die Stelle wechsle/ });
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('mark').first()).toHaveText('Auffangeinrichtung');
  await expectNoBarriers(page);
  await page.goto(`${addressOf('questions')}?question=new-job`);
  await expect(question).toBeFocused();
  await expect(question).toBeInViewport();
  await search.fill('Raketenstufe');
  await expect(page.getByText(questions.none.title.replace('{{term}}', 'Raketenstufe'))).toBeVisible();
});

test('The terms have contents that lead to their sections', async ({ page }) => {
  await page.goto(addressOf('terms'));
  await page
    .getByRole('navigation', { name: wordsOf(locale, 'terms').contents })
    .getByRole('link')
    .last()
    .click();
  await expect(page.getByRole('heading', { name: 'Planung mit Dritten' })).toBeInViewport();
  await expectNoBarriers(page);
});
