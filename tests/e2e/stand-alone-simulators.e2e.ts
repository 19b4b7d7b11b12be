import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#kernel/locale.ts';
import { routePath, type RouteKey } from '#contract/route-words.ts';
import french from '#words/fr-FR/provider-pages.json' with { type: 'json' };
import german from '#tenants/default/content/de-CH/buy-in.json' with { type: 'json' };
import bergahorn from '#tenants/bergahorn/members.json' with { type: 'json' };
import boxes from '#words/de-CH/provider-pages.json' with { type: 'json' };
import { expectNoBarriers } from '../support/barriers.ts';
import { logInBrowser } from '../support/browser-session.ts';
import { complaintsOf } from '../support/complaints.ts';
import { newMessage, readOutbox, resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import { scrollTo } from '../support/scroll-to.ts';
import { wordsOf } from '../support/words.ts';

const tenant = 'bergahorn';

const recordOf = (id: string) => {
  const record = bergahorn.find((member) => member.id === id);
  if (record === undefined) throw new Error(`Nobody is called ${id}.`);
  return record;
};
const anna = recordOf('anna-keller');
const claire = recordOf('claire-bonvin');

const logIn = (
  page: Page,
  { emailAddress = '', mobileNumber = '' }: { emailAddress?: string; mobileNumber?: string },
) => logInBrowser(page.context(), url, { tenant, locale: 'de-CH', member: { emailAddress, mobileNumber } });

const addressOf = (key: RouteKey, locale: Locale) => `${url}/${tenant}/${locale}/${routePath(key, locale)}`;

test.beforeEach(() => resetDemo(url));

for (const [locale, box] of [
  ['de-CH', boxes.simulation.retirement],
  ['fr-FR', french.simulation.retirement],
] as const) {
  test(`a member follows a box to the simulator, tries something out, and comes back, in ${locale}`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const text = wordsOf(locale, 'simulation');
    await logIn(page, anna);
    await page.goto(addressOf('insurance-overview', locale));
    await page.getByRole('button', { name: box.linkText }).click();
    await expect(page).toHaveURL(/\/simulators\/bergahorn\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.entry.titles.retirementsimulation);
    const panel = page.getByRole('region', { name: text.retirement.title });
    await panel.getByRole('textbox', { name: text.years }).first().fill('62');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('status').filter({ hasText: 'CHF' })).toBeAttached();
    await expectNoBarriers(page);
    await page.getByRole('link', { name: text.entry.back }).click();
    await expect(page).toHaveURL(addressOf('insurance-overview', locale));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('the figure’s button leads to the simulator of the page, and the editors’ card doesn’t repeat it', async ({
  page,
}) => {
  const text = wordsOf('de-CH', 'simulation');
  await logIn(page, anna);
  await page.goto(addressOf('buy-in', 'de-CH'));
  await page
    .getByRole('main')
    .getByRole('button', { name: wordsOf('de-CH', 'buy-in').buyIn.simulate })
    .press('Enter');
  await expect(page.getByRole('heading', { name: text.buyIn.title })).toBeFocused();
  await expect(page).toHaveURL(addressOf('buy-in', 'de-CH'));
  await expect(page.getByRole('button', { name: german.page.simulationBox.linkText })).toHaveCount(0);
});

test('nothing in the simulator names the member of a support view in which personal data are hidden', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const text = wordsOf('de-CH', 'simulation');
  const support = wordsOf('de-CH', 'support');
  const kept = wordsOf('de-CH', 'scenarios');
  const near = (part: Locator) => scrollTo(page, part);
  const buyIn = page.getByRole('region', { name: text.buyIn.title });
  const scenarios = page.getByRole('region', { name: kept.title, exact: true });
  // The member keeps a scenario that names somebody.
  await logIn(page, anna);
  await page.goto(addressOf('buy-in', 'de-CH'));
  await near(buyIn);
  await buyIn.getByRole('textbox', { name: text.buyIn.amount }).fill('5000');
  await near(scenarios);
  await scenarios.getByRole('button', { name: kept.keep }).click();
  await scenarios.getByRole('textbox', { name: kept.name }).fill(`Haus mit ${anna.partner?.firstname}`);
  await scenarios.getByRole('button', { name: kept.submit, exact: true }).click();
  await expect(scenarios.getByText(String(anna.partner?.firstname)).first()).toBeVisible();

  await logIn(page, claire);
  await page.goto(addressOf('dashboard', 'de-CH'));
  await page.getByRole('button', { name: support.panel.open }).click();
  await page.getByLabel(support.panel.ahvNumber).fill(anna.ahvNumber);
  await page.getByLabel(support.panel.reason).selectOption('memberRequest');
  await page.getByRole('button', { name: support.panel.submit }).click();
  await expect(page.getByRole('region', { name: support.banner.label })).toContainText('Anna Keller');
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) answers.push(response.text().catch(() => ''));
  });
  await page.goto(`${addressOf('retirement', 'de-CH')}?anonymize=true`);
  const simulator = page.getByRole('region', { name: text.retirement.title });
  await near(simulator);
  await simulator.getByRole('textbox', { name: text.years }).first().fill('62');
  await expect(simulator.getByRole('status').filter({ hasText: 'CHF' })).toBeAttached();
  const seen = [await page.content()];
  // The family, and what the member has kept.
  await page.goto(`${addressOf('death-benefit', 'de-CH')}?anonymize=true`);
  const protection = page.getByRole('region', { name: text.protection.title });
  await near(protection);
  await protection.getByRole('radio', { name: text.protection.events.disability }).check();
  await protection.getByRole('radio', { name: text.protection.events.death }).check();
  await expect(protection.getByRole('heading', { name: text.protection.who.spouse })).toBeVisible();
  seen.push(await page.content());
  await page.goto(`${addressOf('buy-in', 'de-CH')}?anonymize=true`);
  await near(scenarios);
  await expect(scenarios.getByRole('listitem')).toHaveCount(1);
  seen.push(await page.content());
  await page.goto(`${addressOf('retirement', 'de-CH')}?anonymize=true`);
  const back = encodeURIComponent(page.url());
  await page.goto(`${url}/simulators/${tenant}/de-CH/retirementsimulation?anonymize=true&portal=${back}`);
  await expect(page.getByRole('region', { name: text.retirement.title })).toBeVisible();
  await expect(page.getByRole('region', { name: support.banner.label })).toContainText('einer anderen Person');
  seen.push(await page.content());
  // The simulator that names people, alone.
  await page.goto(`${url}/simulators/${tenant}/de-CH/protectionsimulation?anonymize=true&portal=${back}`);
  await protection.getByRole('button', { name: text.protection.examples.deathNow }).click();
  await expect(protection.getByRole('heading', { name: text.protection.who.spouse })).toBeVisible();
  const salary = String(anna.employments.at(-1)?.salary);
  const family = [...(anna.partner ? [anna.partner] : []), ...(anna.children ?? [])];
  const born = family.flatMap((person) => ('birthDate' in person ? [person.birthDate] : []));
  const secrets = [
    ...family.map(({ firstname }) => firstname),
    ...born,
    ...born.map((day) => day.split('-').toReversed().join('.')),
    anna.firstname,
    anna.lastname,
    anna.ahvNumber,
    anna.birthDate,
    '12.03.1985',
    'Nordlicht Optik AG',
    salary,
  ];
  expect(secrets).toEqual(expect.arrayContaining(['Matthias', 'Lena', 'Finn']));
  for (const each of [...seen, await page.content(), ...(await Promise.all(answers))]) {
    expect(secrets.filter((secret) => each.includes(secret))).toEqual([]);
  }
  await expectNoBarriers(page);
  await page.getByRole('link', { name: text.entry.back }).click();
  await expect(page).toHaveURL(`${addressOf('retirement', 'de-CH')}?anonymize=true`);
  expect(complaints).toEqual([]);
});

test('the button next to the figure leads to the simulator of the page, whose scenarios load at the page’s end', async ({
  page,
}) => {
  const text = wordsOf('de-CH', 'simulation');
  await logIn(page, anna);
  await page.goto(addressOf('buy-in', 'de-CH'));
  // Before the page knows that it has the simulator itself, the button leads to the one on its own.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: wordsOf('de-CH', 'buy-in').buyIn.simulate }).press('Enter');
  const heading = page.getByRole('heading', { name: text.buyIn.title });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(addressOf('buy-in', 'de-CH'));
  await page.getByRole('button', { name: text.buyIn.examples.most }).press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: wordsOf('de-CH', 'scenarios').title })).toBeAttached();
});

for (const [route, name, panel, column] of [
  ['death-benefit', 'protectionsimulation', 'protection', 'radio'],
  ['unpaid-leave', 'leavesimulation', 'leave', 'slider'],
] as const) {
  test(`${name} is at the figure of its page, and at an address of its own that leads back`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const text = wordsOf('de-CH', 'simulation');
    await logIn(page, anna);
    await page.goto(addressOf(route, 'de-CH'));
    const box = { protectionsimulation: boxes.simulation.protection, leavesimulation: boxes.simulation.unpaidLeave }[
      name
    ];
    await page.getByRole('button', { name: box.linkText }).press('Enter');
    await expect(page.getByRole('heading', { name: text[panel].title })).toBeFocused();
    await expect(page).toHaveURL(addressOf(route, 'de-CH'));
    const back = encodeURIComponent(page.url());
    await page.goto(`${url}/simulators/${tenant}/de-CH/${name}?portal=${back}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.entry.titles[name]);
    await expect(page.getByRole('region', { name: text[panel].title }).getByRole(column).first()).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('link', { name: text.entry.back }).click();
    await expect(page).toHaveURL(addressOf(route, 'de-CH'));
    expect(complaints).toEqual([]);
  });
}

test('a simulator without a session comes back after the login', async ({ page }) => {
  const text = wordsOf('de-CH', 'simulation');
  const { emailAddress = '', mobileNumber } = anna;
  const simulator = `${url}/simulators/${tenant}/de-CH/buyinsimulation?portal=${encodeURIComponent(addressOf('buy-in', 'de-CH'))}`;
  await page.goto(simulator);
  await expect(page).toHaveURL(addressOf('login', 'de-CH'));
  await page.getByRole('textbox').fill(emailAddress);
  await page.getByRole('textbox').press('Enter');
  await page.waitForURL('**/login/link');
  const [link = ''] = (await newMessage(url, emailAddress)).links;
  const seen = await readOutbox(url, mobileNumber);
  await page.goto(link);
  await page.waitForURL('**/login/sms');
  // A whole code sends itself.
  await page.getByRole('textbox').fill((await newMessage(url, mobileNumber, seen)).code ?? '');
  await expect(page).toHaveURL(simulator);
  await expect(page.getByRole('region', { name: text.buyIn.title })).toBeVisible();
});

for (const query of ['', '?anonymize=true']) {
  test(`a fund’s own simulator elsewhere is told where one came from${query === '' ? '' : ' and what is hidden'}, and leads back there`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await logIn(page, anna);
    const own = 'https://rechner.example';
    await page.route('**/api/v1/pages/buyinsimulation*', (route) =>
      route.fulfill({ json: { data: `${own}/einkauf?fonds=${tenant}` } }),
    );
    // Another origin, which leads back as the specification says.
    await page.route(`${own}/**`, (route) => {
      const back = new URL(route.request().url()).searchParams.get('portal') ?? '';
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="de"><title>Rechner</title><h1>Rechner</h1><a href="${back}">Zurück</a></html>`,
      });
    });
    const from = `${addressOf('buy-in', 'de-CH')}${query}`;
    await page.goto(from);
    await page.getByRole('button', { name: wordsOf('de-CH', 'buy-in').buyIn.simulate }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rechner');
    const { origin, pathname, searchParams } = new URL(page.url());
    expect([origin, pathname]).toEqual([own, '/einkauf']);
    expect(Object.fromEntries(searchParams)).toEqual({
      fonds: tenant,
      portal: from,
      ...(query !== '' && { anonymize: 'true' }),
    });
    await page.getByRole('link', { name: 'Zurück' }).click();
    // Still logged in, on the page that one came from.
    await expect(page).toHaveURL(from);
    await expect(page.getByRole('button', { name: wordsOf('de-CH', 'buy-in').buyIn.simulate })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
