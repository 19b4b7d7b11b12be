import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { contentSchemas } from '#contract/content.ts';
import { routePath, type RouteKey } from '#contract/route-words.ts';
import bergahorn from '#tenants/bergahorn/members.json' with { type: 'json' };
import fadental from '#tenants/fadental/members.json' with { type: 'json' };
import { expectNoBarriers } from '../support/barriers.ts';
import { logInBrowser } from '../support/browser-session.ts';
import { resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import { impersonationMatrix, type Act, type Whom } from '../support/impersonation-matrix.ts';
import { wordsOf } from '../support/words.ts';

const tenant = 'bergahorn';
const locale = 'de-CH';
const text = wordsOf(locale, 'support');
const addressOf = (key: RouteKey) => `${url}/${tenant}/${locale}/${routePath(key, locale)}`;

const recordOf = (id: string) => {
  const record = bergahorn.find((member) => member.id === id);
  if (record === undefined) throw new Error(`Nobody is called ${id}.`);
  return record;
};
const anna = recordOf('anna-keller');
const claire = recordOf('claire-bonvin');

type Person = { readonly emailAddress?: string; readonly mobileNumber?: string };

const enter = (context: BrowserContext, { emailAddress = '', mobileNumber = '' }: Person) =>
  logInBrowser(context, url, { tenant, locale, member: { emailAddress, mobileNumber } });

/** Fills in the panel, and waits for the member's portal. */
const startView = async (page: Page, ahvNumber = anna.ahvNumber) => {
  await page.goto(addressOf('dashboard'));
  await page.getByRole('button', { name: text.panel.open }).click();
  await page.getByLabel(text.panel.ahvNumber).fill(ahvNumber);
  await page.getByLabel(text.panel.reason).selectOption('memberRequest');
  await page.getByRole('button', { name: text.panel.submit }).click();
};

const banner = (page: Page) => page.getByRole('region', { name: text.banner.label });

test.beforeEach(() => resetDemo(url));

test('support staff view a member’s portal, and the member finds it in their profile', async ({ page, browser }) => {
  await enter(page.context(), claire);
  await startView(page, '7560000000041');
  await expect(page.getByText(text.panel.invalid)).toBeVisible();
  await page.getByLabel(text.panel.ahvNumber).fill(fadental[0]?.ahvNumber ?? '');
  await page.getByRole('button', { name: text.panel.submit }).click();
  await expect(page.getByText(text.panel.unknown)).toBeVisible();
  await expectNoBarriers(page);
  const second = await page.context().newPage();
  await second.goto(addressOf('profile'));
  await expect(second.getByText(claire.ahvNumber).first()).toBeVisible();
  await startView(page);
  await expect(banner(page)).toContainText('Sie sehen das Portal von Anna Keller');
  await expect(page.getByRole('timer')).toContainText('Noch');
  await expect(page.getByText(text.switched).first()).toBeVisible();
  await expectNoBarriers(page);

  // Another tab of the same browser shows the same portal, and leaves it to the first one to say so.
  await expect(second.getByText(anna.ahvNumber).first()).toBeVisible();
  await expect(banner(second)).toBeVisible();
  await expect(second.getByRole('link', { name: wordsOf(locale, 'profile').address.edit })).toHaveCount(0);

  const other = await browser.newContext();
  await enter(other, anna);
  const hers = await other.newPage();
  await hers.goto(addressOf('profile'));
  await expect(hers.getByRole('region', { name: text.viewer.label })).toContainText('Claire Bonvin vom Support');
  await expectNoBarriers(hers);
  await banner(page).getByRole('button', { name: text.banner.close }).click();
  await expect(page.getByRole('button', { name: 'Konto von Claire Bonvin' })).toBeVisible();
  await expect(banner(second)).toBeHidden();
  await hers.reload();
  const accesses = hers.getByRole('region', { name: text.accesses.title });
  await expect(accesses.getByRole('listitem').first()).toContainText('Claire Bonvin');
  await expect(accesses.getByRole('listitem').first()).toContainText(text.reasons.memberRequest);
  const proof = accesses.getByText('Ihr Browser hat das Protokoll geprüft.');
  await expect(proof).toBeHidden();
  await accesses.getByRole('button', { name: text.accesses.proof }).click();
  await expect(proof).toBeVisible();
  await expect(hers.getByRole('region', { name: text.viewer.label })).toBeHidden();
  await other.close();
});

test('with hidden personal data no answer and no page names the member, whatever way is taken', async ({ page }) => {
  await enter(page.context(), claire);
  await startView(page);
  await expect(banner(page)).toBeVisible();
  const answers: Promise<readonly [string, string]>[] = [];
  // Back leads to an address without the flag, and keeps it.
  await page.getByRole('button', { name: 'Konto von Anna Keller' }).click();
  await page.getByRole('link', { name: 'Profil' }).click();
  // The banner of the view names the number, too.
  await expect(page.getByRole('main').getByText(anna.ahvNumber)).toBeVisible();
  await page.getByRole('button', { name: text.anonymize }).click();
  await expect(page).toHaveURL(/profil\?anonymize=true/);
  await page.goBack();
  await expect(page).toHaveURL(/dashboard\?anonymize=true/);
  await expect(page.getByText('Keller')).toHaveCount(0);
  await expect(banner(page)).toContainText('Sie sehen das Portal einer anderen Person');
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/'))
      answers.push(
        response.text().then(
          (body) => [pathname, body] as const,
          () => [pathname, ''],
        ),
      );
  });
  const secrets = [
    anna.firstname,
    anna.lastname,
    anna.ahvNumber,
    anna.birthDate,
    anna.id,
    'anna.keller@example.org',
    '+41790000004',
    'Ahornweg 7',
    'Waldikon',
    '12.03.1985',
    'Nordlicht Optik AG',
    'Matthias',
  ];
  const seen: string[] = [];
  const look = async (where: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(page.url(), where).toContain('anonymize=true');
    seen.push(await page.content());
  };
  // Reload, a new address, and back: early calls have the flag, too.
  await page.reload();
  await look('dashboard');
  for (const key of contentSchemas) {
    await page.goto(`${addressOf(key)}?anonymize=true`);
    await look(key);
  }
  await page.goBack();
  await look('back');
  // Only the eye shows them again: neither does an address from before it, typed or in the history.
  await page.goto(addressOf('profile'));
  await look('a typed address');
  await page.getByRole('button', { name: 'Konto', exact: true }).click();
  await page.getByRole('link', { name: 'Profil' }).click();
  await look('a link');
  for (const [path, body] of await Promise.all(answers)) {
    expect([path, secrets.filter((secret) => body.includes(secret))]).toEqual([path, []]);
  }
  for (const html of seen) expect(secrets.filter((secret) => html.includes(secret))).toEqual([]);
  // The banner ends the view although the number is hidden.
  await banner(page).getByRole('button', { name: text.banner.close }).click();
  await expect(banner(page)).toBeHidden();
});

/** A call from within the page, as the portal makes it. */
const callFrom = (page: Page, method: string, path: string, body: unknown) =>
  page.evaluate(
    async ([m, p, b]) => {
      const first = await fetch('/api/v1/isvalidtenantcode/?tenantName=bergahorn');
      const answer = await fetch(`/api/v1/${p}`, {
        method: m,
        headers: { 'content-type': 'application/json', 'x-csrf-token': first.headers.get('x-csrf-token') ?? '' },
        ...(m === 'GET' ? {} : { body: JSON.stringify(b ?? null) }),
      });
      const said: { errors?: { code: string }[] } = await answer.json();
      return { status: answer.status, code: said.errors?.[0]?.code };
    },
    [method, path, body] as const,
  );

const bodies: { readonly [A in Act]?: unknown } = {
  changeAddress: { addressRow1: 'Seeweg 1', zipCode: '8000', city: 'Zürich', countryCode: 'CH' },
  changeCivilStatus: { status: 1 },
  updateLoginData: { restoreEmailAddress: 'other@example.org' },
  confirmEmail: { token: 'x'.repeat(43), code: '000000' },
  confirmMobileNumber: { token: 'x'.repeat(43), code: '000000' },
  simulate: {},
};

/** One person of each kind; nobody in the fund is locked. */
const numbers: { readonly [W in Whom]?: string } = {
  member: anna.ahvNumber,
  oneself: claire.ahvNumber,
  'other support': recordOf('regula-hofstetter').ahvNumber,
  'member of another fund': fadental[0]?.ahvNumber ?? '',
  departed: recordOf('paul-frei').ahvNumber,
  unregistered: recordOf('livia-brandli').ahvNumber,
  'no one': '756.9217.0769.85',
};

test('who may do what to whom: the provider answers a browser as the table says', async ({ browser }) => {
  for (const { who, whom, act, status, code } of impersonationMatrix) {
    const ahvNumber = numbers[whom];
    if (ahvNumber === undefined) continue;
    // Each case starts from the seeded data, with no login counted yet.
    await resetDemo(url);
    const context = await browser.newContext();
    if (who !== 'nobody') await enter(context, who === 'member' ? anna : claire);
    const page = await context.newPage();
    await page.goto(`${url}/healthz`);
    if (who === 'support in a view') await callFrom(page, 'POST', `impersonated/${anna.ahvNumber}?isActive=true`, null);
    const endpoint: Endpoint = endpoints[act === 'start' || act === 'end' ? 'impersonate' : act];
    const query = { start: '?isActive=true', end: '?isActive=false', changeMyLanguage: '?newLanguage=fr-FR' };
    const path =
      endpoint.path.replace(/\{\w+\}/, endpoint === endpoints.impersonate ? ahvNumber : 'a'.repeat(36)) +
      (Object.entries(query).find(([name]) => name === act)?.[1] ?? '');
    expect([who, whom, act, await callFrom(page, endpoint.method, path, bodies[act])]).toEqual([
      who,
      whom,
      act,
      { status, code },
    ]);
    await context.close();
  }
});
