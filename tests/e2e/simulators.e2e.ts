import { join } from 'node:path';
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { formatRough } from '#kernel/rough-amount.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import type { Locale } from '#kernel/locale.ts';
import { routePath, type RouteKey } from '#contract/route-words.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import type { Plan } from '#pension/plan.ts';
import { createFunds } from '#server/model/funds.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { logInBrowser } from '../support/browser-session.ts';
import { resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import { paperDisability, paperPartnerPension, paperUnpaidLeave } from '../support/paper-benefits.ts';
import { half, lastDayAt, paperPension, paperSavings, planOn, referenceMonths } from '../support/paper-figures.ts';
import { silentLog } from '../support/silent-log.ts';
import { wordsOf } from '../support/words.ts';

const funds = createFunds({ root: join(import.meta.dirname, '../../tenants'), log: silentLog });
const today = swissDay(new Date());

type Person = { readonly tenant: string; readonly locale: Locale; readonly id: string };

/** Three members of three funds, each in a language of their own. */
const cohort: readonly Person[] = [
  { tenant: 'bergahorn', locale: 'de-CH', id: 'anna-keller' },
  { tenant: 'rivelac', locale: 'fr-FR', id: 'elodie-jaquier' },
  { tenant: 'neuschnee', locale: 'pt-BR', id: 'beatriz-nogueira' },
];

const fileOf = async ({ tenant, id }: Person): Promise<{ plan: Plan; record: MemberRecord }> => {
  const fund = await funds.find(tenant);
  const plan = fund?.tenant.plan ?? null;
  const record = fund?.tenant.members.find((member) => member.id === id);
  if (plan === null || record === undefined) throw new Error(`${tenant} has no member ${id} with a plan`);
  return { plan, record };
};

const usualMonths = (plan: Plan, record: MemberRecord): number => {
  const { ordinaryAge } = planOn(plan, today).retirement;
  return ordinaryAge === 'reference' ? referenceMonths(record) : ordinaryAge * 12;
};

const firstOfNextMonth = (): string => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
};

/** Scrolls on until a part is there that is loaded near it. */
const scrollTo = (page: Page, part: Locator): Promise<void> =>
  expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(part).toBeVisible({ timeout: 1_000 });
  }).toPass();

const open = async (page: Page, { tenant, locale }: Person, route: RouteKey, title: string): Promise<Locator> => {
  await page.goto(`${url}/${tenant}/${locale}/${routePath(route, locale)}`);
  const simulator = page.getByRole('region', { name: title, exact: true });
  await scrollTo(page, simulator);
  return simulator;
};

const enter = async (field: Locator, text: string): Promise<void> => {
  await field.fill(text);
  await field.press('Tab');
};

/** What a line says after the change. */
const after = (simulator: Locator, line: string): Locator =>
  simulator
    .getByRole('row')
    .filter({ has: simulator.page().getByRole('rowheader', { name: line }) })
    .getByRole('cell')
    .last();

const rough = (centimes: number): string => formatRough(centimes / 100);

test.beforeAll(() => resetDemo(url));

for (const person of cohort) {
  test.describe(`${person.id}, ${person.locale}`, () => {
    const words = wordsOf(person.locale, 'simulation');

    let context: BrowserContext;

    // One log-in for all, because a member has few of them in ten minutes.
    test.beforeAll(async ({ browser }) => {
      context = await browser.newContext();
      const { record } = await fileOf(person);
      const { emailAddress = '', mobileNumber = '' } = record;
      await logInBrowser(context, url, { ...person, member: { emailAddress, mobileNumber } });
    });

    test.afterAll(() => context.close());

    test('retires at 63', async () => {
      const page = await context.newPage();
      const { plan, record } = await fileOf(person);
      const simulator = await open(page, person, 'retirement', words.retirement.title);
      await enter(simulator.getByRole('textbox', { name: words.years }).first(), '63');
      await simulator.getByRole('combobox', { name: words.months }).first().selectOption('0');
      const months = 63 * 12;
      await expect(after(simulator, words.retirement.pension)).toHaveText(
        rough(paperPension(plan, record, months, today)),
      );
      await expect(after(simulator, words.retirement.savings)).toHaveText(
        rough(paperSavings(plan, record, lastDayAt(record, months), today)),
      );
      if (person === cohort[0]) await expectNoBarriers(page);
    });

    if (person === cohort[0]) {
      test('retires with the keyboard alone, and hears the result', async () => {
        const page = await context.newPage();
        const simulator = await open(page, person, 'retirement', words.retirement.title);
        const age = simulator.getByRole('slider', { name: words.retirement.age });
        const before = await age.getAttribute('aria-valuetext');
        await simulator.getByRole('heading').first().click();
        await expect(async () => {
          await page.keyboard.press('Tab');
          await expect(age).toBeFocused({ timeout: 100 });
        }).toPass({ intervals: [0] });
        await page.keyboard.press('ArrowLeft');
        await expect(age).not.toHaveAttribute('aria-valuetext', before ?? '');
        const [beforeAmount = '', afterAmount = ''] = words.spoken.pension.split('{{amount}}');
        const heard = simulator.getByRole('status').filter({ hasText: `${beforeAmount}CHF` });
        await expect(heard).toContainText(afterAmount);
        for (const field of await simulator.locator('input:visible, select:visible, button:visible').all()) {
          expect(await field.ariaSnapshot()).toMatch(/"[^"]+"/);
        }
        await page.close();
      });
    }

    test('buys in CHF 5,000', async () => {
      const page = await context.newPage();
      const { plan, record } = await fileOf(person);
      const simulator = await open(page, person, 'buy-in', words.buyIn.title);
      await enter(simulator.getByRole('textbox', { name: words.buyIn.amount }), '5000');
      const changed: MemberRecord = {
        ...record,
        moneyEvents: [...record.moneyEvents, { kind: 'buyIn', date: today, amount: 5_000, afterDivorce: false }],
      };
      await expect(after(simulator, words.buyIn.effects.pension)).toHaveText(
        rough(paperPension(plan, changed, usualMonths(plan, record), today)),
      );
      if (person === cohort[0]) await expectNoBarriers(page);
    });

    test('withdraws CHF 20,000 for a home', async () => {
      const page = await context.newPage();
      const { plan, record } = await fileOf(person);
      const simulator = await open(page, person, 'home-ownership', words.home.title);
      await enter(simulator.getByRole('textbox', { name: words.home.amount.withdrawal }), '20000');
      const changed: MemberRecord = {
        ...record,
        moneyEvents: [...record.moneyEvents, { kind: 'earlyWithdrawal', date: today, amount: 20_000 }],
      };
      await expect(after(simulator, words.home.effects.pension)).toHaveText(
        rough(paperPension(plan, changed, usualMonths(plan, record), today)),
      );
      if (person === cohort[0]) await expectNoBarriers(page);
    });

    test('earns CHF 60,000 from next month on', async () => {
      const page = await context.newPage();
      const { plan, record } = await fileOf(person);
      const simulator = await open(page, person, 'additional-savings', words.savings.title);
      await enter(simulator.getByRole('textbox', { name: words.savings.salary }), '60000');
      const activityRate = record.employments.at(-1)?.activityRate ?? 100;
      const changed: MemberRecord = {
        ...record,
        employments: [...record.employments, { employer: '', from: firstOfNextMonth(), salary: 60_000, activityRate }],
      };
      await expect(after(simulator, words.savings.effects.pension)).toHaveText(
        rough(paperPension(plan, changed, usualMonths(plan, record), today)),
      );
      if (person === cohort[0]) await expectNoBarriers(page);
    });

    test('takes three months of unpaid leave', async () => {
      const page = await context.newPage();
      const { plan, record } = await fileOf(person);
      const simulator = await open(page, person, 'unpaid-leave', words.leave.title);
      await enter(simulator.getByRole('textbox', { name: words.leave.months }), '3');
      await expect(simulator).toContainText(rough(paperUnpaidLeave(plan, record, today)));
      if (person === cohort[0]) await expectNoBarriers(page);
    });

    test('becomes disabled, and dies', async () => {
      const page = await context.newPage();
      const { plan, record } = await fileOf(person);
      const { protection } = words;
      const simulator = await open(page, person, 'death-benefit', protection.title);
      const receiving = (name: string) =>
        simulator.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
      const { partner, children } = record;
      const spouse = partner && `${partner.firstname} ${partner.lastname}`;
      if (spouse !== undefined) {
        await expect(receiving(spouse)).toContainText(rough(half(paperPartnerPension(plan, record, today) / 12)));
      }
      await simulator.getByRole('radio', { name: protection.events.disability }).check();
      await expect(receiving(protection.who.self)).toContainText(
        rough(half(paperDisability(plan, record, today) / 12)),
      );
      for (const { firstname } of children) await expect(receiving(firstname)).toBeVisible();
      if (spouse !== undefined) await expect(receiving(spouse)).toHaveCount(0);
      await enter(simulator.getByRole('textbox', { name: protection.degree }), '39');
      await expect(simulator).toContainText(words.findings.degreeTooLow);
      if (person === cohort[0]) await expectNoBarriers(page);
    });
  });
}

test('a member keeps two scenarios, compares them, downloads one, and takes it to the fund', async ({
  page,
  context,
}) => {
  const person = { tenant: 'bergahorn', locale: 'de-CH', id: 'anna-keller' } as const;
  const { buyIn, print } = wordsOf(person.locale, 'simulation');
  const words = wordsOf(person.locale, 'scenarios');
  const { form } = wordsOf(person.locale, 'contact');
  const { record } = await fileOf(person);
  const { emailAddress = '', mobileNumber = '' } = record;
  await logInBrowser(context, url, { ...person, member: { emailAddress, mobileNumber } });
  const simulator = await open(page, person, 'buy-in', buyIn.title);
  const scenarios = simulator.getByRole('region', { name: words.title, exact: true });
  const keep = async (amount: string, name: string): Promise<void> => {
    await enter(simulator.getByRole('textbox', { name: buyIn.amount }), amount);
    await scrollTo(page, scenarios);
    await scenarios.getByRole('button', { name: new RegExp(`^(${words.keep}|${words.keepNew})$`) }).click();
    await scenarios.getByRole('textbox', { name: words.name }).fill(name);
    await scenarios.getByRole('button', { name: words.submit, exact: true }).click();
    await scenarios.getByRole('button', { name: words.compareThis.replace('{{name}}', name) }).click();
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  };
  await keep('5000', 'Klein');
  await keep('10000', 'Gross');
  await expectNoBarriers(page);

  // The system's dialog can't be seen: the sheet is what the page looks like meanwhile.
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await simulator.getByRole('button', { name: print }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: words.compared.title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(scenarios.getByRole('button', { includeHidden: false })).toHaveCount(0);
  expect((await page.pdf()).byteLength).toBeGreaterThan(10_000);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const download = page.waitForEvent('download');
  await scenarios.getByRole('button', { name: words.pdfThis.replace('{{name}}', 'Klein') }).click();
  expect((await download).suggestedFilename()).toMatch(/^Szenario Klein \d.*\.pdf$/);

  await page.reload();
  await scrollTo(page, scenarios);
  await scenarios.getByRole('button', { name: words.openThis.replace('{{name}}', 'Klein') }).click();
  await expect(simulator.getByRole('textbox', { name: buyIn.amount })).toHaveValue(/^5.000$/);
  await scenarios.getByRole('button', { name: words.write }).click();
  await expect(page.getByRole('textbox', { name: form.subject })).toHaveValue(/Klein$/);
  await expect(page.getByRole('textbox', { name: form.body })).toHaveValue(/5.000/);
});
