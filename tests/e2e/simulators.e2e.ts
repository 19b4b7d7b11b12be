import { join } from 'node:path';
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { formatAmount } from '#kernel/money.ts';
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
import {
  half,
  lastDayAt,
  paperAccount,
  paperContribution,
  paperConverted,
  paperPension,
  paperSavings,
  planOn,
  referenceMonths,
} from '../support/paper-figures.ts';
import { scrollTo } from '../support/scroll-to.ts';
import { silentLog } from '../support/silent-log.ts';
import { wordsOf } from '../support/words.ts';

const funds = createFunds({ root: join(import.meta.dirname, '../../tenants'), log: silentLog });
type Person = { readonly tenant: string; readonly locale: Locale; readonly id: string };

/** Three members of three funds, each in a language of their own. */
const cohort: readonly Person[] = [
  { tenant: 'bergahorn', locale: 'de-CH', id: 'anna-keller' },
  { tenant: 'rivelac', locale: 'fr-FR', id: 'elodie-jaquier' },
  { tenant: 'neuschnee', locale: 'pt-BR', id: 'beatriz-nogueira' },
];

/** A member's record and plan, and the day in Switzerland, which a walk reads once: it may change while they run. */
const fileOf = async ({ tenant, id }: Person): Promise<{ plan: Plan; record: MemberRecord; today: string }> => {
  const fund = await funds.find(tenant);
  const plan = fund?.tenant.plan ?? null;
  const record = fund?.tenant.members.find((member) => member.id === id);
  if (plan === null || record === undefined) throw new Error(`${tenant} has no member ${id} with a plan`);
  return { plan, record, today: swissDay(new Date()) };
};

const usualMonths = (plan: Plan, record: MemberRecord, today: string): number => {
  const { ordinaryAge } = planOn(plan, today).retirement;
  return ordinaryAge === 'reference' ? referenceMonths(record) : ordinaryAge * 12;
};

const firstOfNextMonth = (today: string): string => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
};

const monthsAfter = (day: string, count: number): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + count, date)).toISOString().slice(0, 10);
};
const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The first day of a savings plan that is chosen today. */
const choiceFrom = (today: string): string =>
  `${Number(today.slice(0, 4)) + (today.slice(5) <= '10-31' ? 1 : 2)}-01-01`;

/** A share of savings and their BVG part. */
const partOf = ({ savings, bvgPart }: { savings: number; bvgPart: number }, percent: number) => ({
  savings: half((savings * percent) / 100),
  bvgPart: half((bvgPart * percent) / 100),
});

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

/** What a line says after the change, without the difference below it. */
const after = (simulator: Locator, line: string): Locator =>
  simulator
    .getByRole('row')
    .filter({ has: simulator.page().getByRole('rowheader', { name: line }) })
    .getByRole('cell')
    .last()
    .locator('span')
    .first();

/** Undoes all changes once the chart is there, which comes last and moves the button down. */
const startOver = async (simulator: Locator, words: { band: { title: string }; reset: string }): Promise<void> => {
  await expect(simulator.getByRole('heading', { name: words.band.title })).toBeVisible();
  await simulator.getByRole('button', { name: words.reset }).click();
};

/** Presses Tab, or another key, until something has the focus. */
const tabTo = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
};

const rough = (centimes: number): string => formatRough(centimes / 100);
const francs = (centimes: number): string => `CHF\u00a0${formatAmount(centimes / 100, 0)}`;

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

    // A page that stays open works on.
    test.beforeEach(() => Promise.all(context.pages().map((page) => page.close())));

    test.afterAll(() => context.close());

    test('retires at 63', async () => {
      const page = await context.newPage();
      const { plan, record, today } = await fileOf(person);
      const simulator = await open(page, person, 'retirement', words.retirement.title);
      await enter(simulator.getByRole('textbox', { name: words.years }).first(), '63');
      await simulator.getByRole('combobox', { name: words.months }).first().selectOption('0');
      const months = 63 * 12;
      await expect(after(simulator, words.retirement.pension)).toHaveText(
        francs(paperPension(plan, record, months, today)),
      );
      await expect(after(simulator, words.retirement.savings)).toHaveText(
        francs(paperSavings(plan, record, lastDayAt(record, months), today)),
      );
      if (person === cohort[0]) await expectNoBarriers(page);

      await enter(simulator.getByRole('textbox', { name: words.retirement.lumpSum }), '25');
      const at63 = paperAccount(plan, record, lastDayAt(record, months), today);
      const capital = half(at63.savings / 4);
      await expect(after(simulator, words.retirement.capital)).toHaveText(francs(capital));
      const kept = { savings: at63.savings - capital, bvgPart: at63.bvgPart - half(at63.bvgPart / 4) };
      await expect(after(simulator, words.retirement.pension)).toHaveText(
        francs(half(paperConverted(plan, record, months, kept) / 12)),
      );
    });

    test('retires in two steps', async () => {
      const page = await context.newPage();
      const { plan, record, today } = await fileOf(person);
      const simulator = await open(page, person, 'retirement', words.retirement.title);
      const last = usualMonths(plan, record, today);
      await simulator.getByRole('button', { name: words.retirement.addStep }).click();
      // The fields begin with an earlier retirement.
      await enter(simulator.getByRole('textbox', { name: words.years }).last(), String(Math.trunc(last / 12)));
      await simulator
        .getByRole('combobox', { name: words.months })
        .last()
        .selectOption(String(last % 12));
      await enter(simulator.getByRole('textbox', { name: words.years }).first(), '63');
      await simulator.getByRole('combobox', { name: words.months }).first().selectOption('0');
      await enter(simulator.getByRole('textbox', { name: words.retirement.share }).first(), '40');
      // The salary falls by as much.
      const date = lastDayAt(record, 63 * 12);
      const job = record.employments.at(-1);
      if (job === undefined) throw new Error('Nobody is employed.');
      const left = {
        ...job,
        from: dayAfter(date),
        salary: half(job.salary * 60) / 100,
        activityRate: job.activityRate * 0.6,
      };
      const reduced: MemberRecord = { ...record, employments: [...record.employments, left] };
      const first = partOf(paperAccount(plan, record, date, today), 40);
      const step = { kind: 'partialRetirement', date, percent: 40, lumpSum: 0 } as const;
      const rest = paperAccount(plan, reduced, lastDayAt(record, last), today, [step]);
      await expect(after(simulator, words.retirement.savings)).toHaveText(francs(first.savings + rest.savings));
      const perYear = paperConverted(plan, record, 63 * 12, first) + paperConverted(plan, reduced, last, rest);
      await expect(after(simulator, words.retirement.pension)).toHaveText(francs(half(perYear / 12)));
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
      });
    }

    test('buys in CHF 5,000', async () => {
      const page = await context.newPage();
      const { plan, record, today } = await fileOf(person);
      const simulator = await open(page, person, 'buy-in', words.buyIn.title);
      await enter(simulator.getByRole('textbox', { name: words.buyIn.amount }), '5000');
      const changed: MemberRecord = {
        ...record,
        moneyEvents: [...record.moneyEvents, { kind: 'buyIn', date: today, amount: 5_000, afterDivorce: false }],
      };
      await expect(after(simulator, words.buyIn.effects.pension)).toHaveText(
        francs(paperPension(plan, changed, usualMonths(plan, record, today), today)),
      );
      if (person === cohort[0]) await expectNoBarriers(page);

      await simulator.getByRole('combobox', { name: words.buyIn.instalments, exact: true }).selectOption('2');
      await enter(simulator.getByRole('textbox', { name: words.buyIn.rate }), '25');
      const payments = [today, monthsAfter(today, 12)].map((date) => ({ kind: 'buyIn', date, amount: 2_500 }) as const);
      await expect(after(simulator, words.buyIn.effects.pension)).toHaveText(
        francs(paperPension(plan, record, usualMonths(plan, record, today), today, payments)),
      );
      await expect(after(simulator, words.buyIn.effects.tax)).toHaveText(francs(1_250_00));
    });

    if (person === cohort[0]) {
      test('keeps a slider where it is while lines of its results appear', async () => {
        const page = await context.newPage();
        const simulator = await open(page, person, 'home-ownership', words.home.title);
        const amount = simulator.getByRole('slider', { name: words.home.amount.withdrawal });
        // Scrolled to by the browser, as for whoever uses the keyboard.
        await amount.focus();
        const place = () => amount.locator('xpath=..').boundingBox();
        const before = await place();
        const lines = await simulator.getByRole('row').count();
        await amount.press('End');
        await expect.poll(() => simulator.getByRole('row').count()).toBeGreaterThan(lines);
        await expect.poll(async () => (await place())?.y).toBeCloseTo(before?.y ?? Number.NaN, 0);
      });
    }

    if (person === cohort[0]) {
      test('keeps the fields where they are while the results appear, and prints nothing before', async () => {
        const page = await context.newPage();
        const simulator = await open(page, person, 'retirement', words.retirement.title);
        await page.emulateMedia({ media: 'print' });
        await expect(simulator).toBeHidden();
        await page.emulateMedia({ media: null });
        const age = simulator.getByRole('slider', { name: words.retirement.age });
        const ahv = simulator.getByRole('textbox', { name: words.retirement.ahvEstimated });
        await age.focus();
        // Of what is above only the foot is in sight, which stays where it is while the figures above it grow.
        await age.evaluate((slider) => window.scrollBy(0, slider.getBoundingClientRect().y - 400));
        const places = async () => [(await age.boundingBox())?.y, (await ahv.boundingBox())?.y];
        const before = await places();
        await age.press('ArrowLeft');
        await expect(simulator.getByRole('table', { name: words.comparison.title })).toBeVisible();
        // The figures above follow last; the browser scrolls along in its next frame.
        await expect(page.getByText(wordsOf(person.locale, 'retirement').tried.badge)).toBeAttached();
        await expect.poll(places).toEqual(before);
        await page.emulateMedia({ media: 'print' });
        await expect(simulator).toBeVisible();
      });
    }

    test('withdraws CHF 20,000 for a home', async () => {
      const page = await context.newPage();
      const { plan, record, today } = await fileOf(person);
      const simulator = await open(page, person, 'home-ownership', words.home.title);
      await enter(simulator.getByRole('textbox', { name: words.home.amount.withdrawal }), '20000');
      const changed: MemberRecord = {
        ...record,
        moneyEvents: [...record.moneyEvents, { kind: 'earlyWithdrawal', date: today, amount: 20_000 }],
      };
      await expect(after(simulator, words.home.effects.pension)).toHaveText(
        francs(paperPension(plan, changed, usualMonths(plan, record, today), today)),
      );
      await expect(after(simulator, words.home.effects.open)).toHaveText(francs(20_000_00));
      if (person === cohort[0]) await expectNoBarriers(page);

      // Paid back five years later, or on the last day before retirement.
      await simulator.getByRole('checkbox', { name: words.home.repay }).check();
      const ends = lastDayAt(record, usualMonths(plan, record, today));
      const date = [monthsAfter(today, 60), ends].toSorted()[0] ?? ends;
      const moved = [
        { kind: 'earlyWithdrawal', date: today, amount: 20_000 },
        { kind: 'repayment', date, amount: 20_000 },
      ] as const;
      await expect(after(simulator, words.home.effects.pension)).toHaveText(
        francs(paperPension(plan, record, usualMonths(plan, record, today), today, [...moved])),
      );

      await startOver(simulator, words);
      const kind = simulator.getByRole('combobox', { name: words.home.kind });
      await kind.selectOption('pledge');
      await enter(simulator.getByRole('textbox', { name: words.home.amount.pledge }), '20000');
      await expect(simulator).toContainText(words.findings.pledgeChangesNothing);
      await simulator.getByRole('checkbox', { name: words.home.realised }).check();
      await expect(after(simulator, words.home.effects.pension)).toHaveText(
        francs(paperPension(plan, changed, usualMonths(plan, record, today), today)),
      );
    });

    test('earns CHF 60,000 from next month on', async () => {
      const page = await context.newPage();
      const { plan, record, today } = await fileOf(person);
      const simulator = await open(page, person, 'additional-savings', words.savings.title);
      await enter(simulator.getByRole('textbox', { name: words.savings.salary }), '60000');
      const activityRate = record.employments.at(-1)?.activityRate ?? 100;
      const changed: MemberRecord = {
        ...record,
        employments: [
          ...record.employments,
          { employer: '', from: firstOfNextMonth(today), salary: 60_000, activityRate },
        ],
      };
      await expect(after(simulator, words.savings.effects.pension)).toHaveText(
        francs(paperPension(plan, changed, usualMonths(plan, record, today), today)),
      );
      await expect(after(simulator, words.savings.effects.contribution)).toHaveText(
        francs(paperContribution(plan, changed, firstOfNextMonth(today))),
      );
      if (person === cohort[0]) await expectNoBarriers(page);

      const { options } = planOn(plan, choiceFrom(today)).savings;
      const [most] = options.toSorted((a, b) => b.additionalPercent - a.additionalPercent);
      if (most === undefined || options.length < 2) return;
      await startOver(simulator, words);
      await simulator.getByRole('combobox', { name: words.savings.option }).selectOption(most.id);
      const chosen: MemberRecord = {
        ...record,
        planChoices: [...record.planChoices, { from: choiceFrom(today), id: most.id }],
      };
      await expect(after(simulator, words.savings.effects.contribution)).toHaveText(
        francs(paperContribution(plan, chosen, choiceFrom(today))),
      );
      await expect(after(simulator, words.savings.effects.pension)).toHaveText(
        francs(paperPension(plan, chosen, usualMonths(plan, record, today), today)),
      );
    });

    test('takes three months of unpaid leave', async () => {
      const page = await context.newPage();
      const { plan, record, today } = await fileOf(person);
      const simulator = await open(page, person, 'unpaid-leave', words.leave.title);
      await enter(simulator.getByRole('textbox', { name: words.leave.months }), '3');
      await expect(simulator).toContainText(francs(paperUnpaidLeave(plan, record, today)));
      if (person === cohort[0]) await expectNoBarriers(page);

      const { covers, freeMonths } = planOn(plan, today).unpaidLeave;
      const cover = covers.find((each) => each !== 'full');
      if (cover === undefined) return;
      await simulator.getByRole('combobox', { name: words.leave.cover }).selectOption(cover);
      // Nothing is earned in the months after the free ones.
      const job = record.employments.at(-1);
      if (job === undefined) throw new Error('Nobody is employed.');
      const away: MemberRecord = {
        ...record,
        employments: [
          ...record.employments,
          { ...job, from: monthsAfter(firstOfNextMonth(today), freeMonths), salary: 0 },
          { ...job, from: monthsAfter(firstOfNextMonth(today), 3) },
        ],
      };
      const usual = usualMonths(plan, record, today);
      await expect(after(simulator, words.leave.effects.savings)).toHaveText(
        francs(paperSavings(plan, away, lastDayAt(record, usual), today)),
      );
      await expect(after(simulator, words.leave.effects.pension)).toHaveText(
        francs(paperPension(plan, away, usual, today)),
      );
    });

    test('becomes disabled, and dies', async () => {
      const page = await context.newPage();
      const { plan, record, today } = await fileOf(person);
      const { protection } = words;
      const simulator = await open(page, person, 'death-benefit', protection.title);
      const receiving = (name: string) =>
        simulator.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
      // The page has told this death, so that its simulator looks at another case first.
      await simulator.getByRole('button', { name: protection.examples.deathNow, exact: true }).click();
      const { partner, children } = record;
      const spouse = partner && `${partner.firstname} ${partner.lastname}`;
      if (spouse !== undefined) {
        await expect(receiving(spouse)).toContainText(rough(half(paperPartnerPension(plan, record, today) / 12)));
      }
      await simulator.getByRole('radio', { name: protection.events.disability }).check();
      await expect(receiving(protection.who.self)).toContainText(
        rough(half(paperDisability(plan, record, today) / 12)),
      );
      const { childPercent } = planOn(plan, today).disability;
      const forChild = (percent: number) =>
        rough(half(half((half((paperDisability(plan, record, today) * childPercent) / 100) * percent) / 100) / 12));
      for (const { firstname } of children) await expect(receiving(firstname)).toContainText(forChild(100));
      if (spouse !== undefined) await expect(receiving(spouse)).toHaveCount(0);
      await enter(simulator.getByRole('textbox', { name: protection.degree }), '60');
      await expect(receiving(protection.who.self)).toContainText(
        rough(half(half(paperDisability(plan, record, today) * 0.6) / 12)),
      );
      for (const { firstname } of children) await expect(receiving(firstname)).toContainText(forChild(60));
      await enter(simulator.getByRole('textbox', { name: protection.degree }), '39');
      await expect(simulator).toContainText(words.findings.degreeTooLow);
      if (person !== cohort[0]) return;
      await expectNoBarriers(page);
      // Paper says in words what was chosen.
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await expect(simulator.getByRole('heading', { name: words.paper.title })).toBeVisible();
      await expect(simulator.getByText(/^39.%$/)).toBeVisible();
      for (const role of ['radio', 'textbox', 'slider'] as const)
        await expect(simulator.getByRole(role)).toHaveCount(0);
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
    await scenarios.getByRole('checkbox', { name: words.compareThis.replace('{{name}}', name) }).click();
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  };
  await keep('5000', 'Klein');
  await keep('10000', 'Gross');
  const compared = page.getByRole('table', { name: words.compared.title });
  await expect(compared.getByRole('row', { name: /^Einkauf insgesamt – 5.000 10.000$/ })).toBeVisible();
  await expectNoBarriers(page);

  // The system's dialog can't be seen: the sheet is what the page looks like meanwhile.
  await page.evaluate(() => Object.assign(window, { print: () => window.dispatchEvent(new Event('beforeprint')) }));
  await simulator.getByRole('button', { name: print }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: words.compared.title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(scenarios).toBeHidden();
  await expect(simulator.getByRole('textbox')).toHaveCount(0);
  await expect(simulator.getByText(`· ${record.firstname} ${record.lastname} ·`)).toBeVisible();
  await expect(simulator.getByText(/^CHF.10.000\.00$/).first()).toBeVisible();
  expect((await page.pdf()).byteLength).toBeGreaterThan(10_000);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const download = page.waitForEvent('download');
  await scenarios.getByRole('button', { name: words.more.replace('{{name}}', 'Klein') }).click();
  await scenarios.getByRole('button', { name: words.pdfThis.replace('{{name}}', 'Klein') }).click();
  expect((await download).suggestedFilename()).toMatch(/^Szenario Klein \d.*\.pdf$/);

  // With nothing tried out the sheet has the simulator only for what is compared in it.
  const other = await context.newPage();
  const untried = await open(other, person, 'buy-in', buyIn.title);
  const listed = untried.getByRole('region', { name: words.title, exact: true });
  await scrollTo(other, listed);
  await other.emulateMedia({ media: 'print' });
  await expect(untried).toBeHidden();
  await other.emulateMedia({ media: null });
  for (const name of ['Klein', 'Gross'])
    await listed.getByRole('checkbox', { name: words.compareThis.replace('{{name}}', name) }).click();
  await other.emulateMedia({ media: 'print' });
  await other.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(untried.getByRole('table', { name: words.compared.title })).toBeVisible();
  await expect(untried.getByRole('slider')).toHaveCount(0);
  await other.close();

  await page.reload();
  await scrollTo(page, scenarios);
  await scenarios.getByRole('button', { name: words.openThis.replace('{{name}}', 'Klein') }).click();
  await expect(simulator.getByRole('textbox', { name: buyIn.amount })).toHaveValue(/^5.000$/);
  await simulator.getByRole('button', { name: `${words.write}: Klein` }).click();
  await expect(page.getByRole('textbox', { name: form.subject })).toHaveValue(/Klein$/);
  await expect(page.getByRole('textbox', { name: form.body })).toHaveValue(/5.000/);
});

test.describe('with the keyboard alone', () => {
  const person = { tenant: 'bergahorn', locale: 'de-CH', id: 'anna-keller' } as const;
  const words = wordsOf(person.locale, 'simulation');
  const scenarioWords = wordsOf(person.locale, 'scenarios');
  let context: BrowserContext;

  test.beforeAll(async ({ browser }) => {
    await resetDemo(url);
    context = await browser.newContext();
    const { record } = await fileOf(person);
    const { emailAddress = '', mobileNumber = '' } = record;
    await logInBrowser(context, url, { ...person, member: { emailAddress, mobileNumber } });
  });

  // A page that stays open works on.
  test.beforeEach(() => Promise.all(context.pages().map((page) => page.close())));

  test.afterAll(() => context.close());

  test('a member keeps a buy-in, opens it again, compares it, and writes to the fund', async () => {
    const page = await context.newPage();
    const { buyIn, print } = words;
    await page.goto(`${url}/${person.tenant}/${person.locale}/${routePath('buy-in', person.locale)}`);
    await tabTo(page, page.getByRole('button', { name: wordsOf(person.locale, 'buy-in').buyIn.simulate }));
    await page.keyboard.press('Enter');
    const simulator = page.getByRole('region', { name: buyIn.title, exact: true });
    await expect(simulator.getByRole('heading', { name: buyIn.title })).toBeFocused();
    const amount = simulator.getByRole('textbox', { name: buyIn.amount });
    const type = async (chf: string, key?: string) => {
      await tabTo(page, amount, key);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(chf);
      await expect(amount).toBeFocused();
      // The slider says the same, and goes on from there.
      await page.keyboard.press('Tab');
      const slider = simulator.getByRole('slider', { name: buyIn.amount });
      await expect(slider).toBeFocused();
      await expect(slider).toHaveAttribute('aria-valuenow', chf);
    };
    await type('5000');
    await tabTo(page, simulator.getByRole('button', { name: print }));
    const scenarios = simulator.getByRole('region', { name: scenarioWords.title, exact: true });
    await expect(scenarios).toBeVisible();
    await tabTo(page, scenarios.getByRole('button', { name: scenarioWords.keep }));
    await page.keyboard.press('Enter');
    await expect(scenarios.getByRole('textbox', { name: scenarioWords.name })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Klein');
    await page.keyboard.press('Enter');
    await expect(scenarios.getByRole('button', { name: scenarioWords.keepNew })).toBeFocused();

    await type('10000', 'Shift+Tab');
    const openIt = scenarios.getByRole('button', { name: scenarioWords.openThis.replace('{{name}}', 'Klein') });
    await tabTo(page, openIt);
    await page.keyboard.press('Enter');
    await expect(amount).toHaveValue(/^5.000$/);
    // What was opened is read from the start.
    await expect(simulator.getByRole('heading', { name: buyIn.title })).toBeFocused();
    const compareIt = scenarios.getByRole('checkbox', { name: scenarioWords.compareThis.replace('{{name}}', 'Klein') });
    await tabTo(page, compareIt);
    await page.keyboard.press('Space');
    await expect(page.getByRole('columnheader', { name: 'Klein' })).toBeVisible();
    await expect(compareIt).toBeFocused();
    await expect(compareIt).toBeChecked();
    await tabTo(page, simulator.getByRole('button', { name: `${scenarioWords.write}: Klein` }));
    await page.keyboard.press('Enter');
    const { form } = wordsOf(person.locale, 'contact');
    await expect(page.getByRole('textbox', { name: form.subject })).toHaveValue(/Klein$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, page.getByRole('textbox', { name: form.body }));
  });

  test('a member looks at their protection, and hears the result', async () => {
    const page = await context.newPage();
    const { protection } = words;
    const simulator = await open(page, person, 'death-benefit', protection.title);
    await tabTo(page, simulator.getByRole('radio', { name: protection.events.death }));
    await page.keyboard.press('ArrowDown');
    const disability = simulator.getByRole('radio', { name: protection.events.disability });
    await expect(disability).toBeFocused();
    await expect(disability).toBeChecked();
    const degree = simulator.getByRole('slider', { name: protection.degree });
    await tabTo(page, degree);
    await page.keyboard.press('ArrowLeft');
    await expect(degree).toHaveAttribute('aria-valuenow', '99');
    await expect(degree).toBeFocused();
    const [heard = ''] = words.spoken.figure.split('{{name}}').slice(-1);
    await expect(simulator.getByRole('status').filter({ hasText: 'CHF' })).toContainText(
      protection.what.disabilityPension + heard.split('{{amount}}')[0],
    );
  });

  test('a member saves more and earns more, and hears the result', async () => {
    const page = await context.newPage();
    const { savings } = words;
    const simulator = await open(page, person, 'additional-savings', savings.title);
    const option = simulator.getByRole('combobox', { name: savings.option });
    const before = await option.inputValue();
    await tabTo(page, option);
    // The example has the last one.
    await page.keyboard.press('Home');
    await expect(option).not.toHaveValue(before);
    await expect(option).toBeFocused();
    await tabTo(page, simulator.getByRole('textbox', { name: savings.optionFrom }));
    const workload = simulator.getByRole('slider', { name: savings.workload });
    await tabTo(page, workload);
    const percent = Number(await workload.getAttribute('aria-valuenow'));
    await page.keyboard.press('ArrowRight');
    await expect(workload).toHaveAttribute('aria-valuenow', String(percent + 1));
    await expect(workload).toBeFocused();
    // The salary follows, until it is typed.
    const salary = simulator.getByRole('textbox', { name: savings.salary });
    await tabTo(page, salary);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('120000');
    await expect(salary).toBeFocused();
    await tabTo(page, simulator.getByRole('slider', { name: savings.salary }));
    await page.keyboard.press('ArrowRight');
    await expect(salary).toHaveValue(/^120.100$/);
    const heard = simulator.getByRole('status').filter({ hasText: 'CHF' });
    for (const key of ['contribution', 'pension'] as const) await expect(heard).toContainText(savings.effects[key]);
    const reset = simulator.getByRole('button', { name: words.reset });
    await tabTo(page, reset);
    await page.keyboard.press('Enter');
    await expect(simulator.getByRole('heading', { name: savings.title })).toBeFocused();
    await expect(simulator.getByRole('status').filter({ hasText: words.resetDone })).toBeAttached();
    await expect(option).toHaveValue(before);
  });

  test('a member begins with an example of an unpaid leave, goes on from there, and hears the result', async () => {
    const page = await context.newPage();
    const { leave, examples } = words;
    const simulator = await open(page, person, 'unpaid-leave', leave.title);
    const example = simulator
      .getByRole('group', { name: examples.label })
      .getByRole('button', { name: leave.examples.three });
    const preview = examples.preview.replace('{{example}}', leave.examples.three);
    await expect(simulator.getByRole('table', { name: preview })).toBeVisible();
    await tabTo(page, example);
    await page.keyboard.press('Enter');
    await expect(simulator.getByRole('table', { name: words.comparison.title })).toBeVisible();
    await expect(example).toBeFocused();
    const status = simulator.getByRole('status');
    await expect(status.filter({ hasText: examples.taken.replace('{{example}}', leave.examples.three) })).toContainText(
      leave.effects.cost,
    );
    const months = simulator.getByRole('slider', { name: leave.months });
    await expect(months).toHaveAttribute('aria-valuenow', '3');
    await tabTo(page, months, 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(months).toHaveAttribute('aria-valuetext', words.monthsOf_other.replace('{{count}}', '4'));
    await expect(months).toBeFocused();
    const from = simulator.getByRole('combobox', { name: leave.from });
    await tabTo(page, from);
    const first = await from.inputValue();
    await page.keyboard.press('ArrowDown');
    await expect(from).not.toHaveValue(first);
    const cover = simulator.getByRole('combobox', { name: leave.cover });
    await tabTo(page, cover);
    await page.keyboard.press('End');
    await expect(cover).toBeFocused();
    await expect(simulator.getByRole('table', { name: leave.periods.title })).toBeVisible();
    await tabTo(page, simulator.getByRole('button', { name: words.print }));
  });

  test('a member who presses an example on a phone sees what it does, and can press the next', async () => {
    const page = await context.newPage();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { leave, examples } = words;
    const simulator = await open(page, person, 'unpaid-leave', leave.title);
    const group = simulator.getByRole('group', { name: examples.label });
    await group.getByRole('button', { name: leave.examples.three }).click();
    const cost = simulator
      .getByRole('table', { name: words.comparison.title })
      .getByRole('row', { name: new RegExp(`^${leave.effects.cost}`) });
    await expect(cost).toBeInViewport({ ratio: 1 });
    const three = await cost.textContent();
    await group.getByRole('button', { name: leave.examples.year }).click();
    await expect(cost).not.toHaveText(three ?? '');
    await expect(cost).toBeInViewport({ ratio: 1 });
  });

  test('a member pledges savings for a home, and lets the pledge be realised', async () => {
    const page = await context.newPage();
    const { home } = words;
    const simulator = await open(page, person, 'home-ownership', home.title);
    const kind = simulator.getByRole('combobox', { name: home.kind });
    await tabTo(page, kind);
    await page.keyboard.press('ArrowDown');
    await expect(kind).toHaveValue('pledge');
    await expect(kind).toBeFocused();
    const day = simulator.getByRole('textbox', { name: home.day.pledge });
    await tabTo(page, day);
    await page.keyboard.press('ControlOrMeta+A');
    const later = monthsAfter(firstOfNextMonth(swissDay(new Date())), 3)
      .split('-')
      .toReversed()
      .join('.');
    await page.keyboard.type(later);
    const amount = simulator.getByRole('slider', { name: home.amount.pledge });
    await tabTo(page, amount);
    await page.keyboard.press('End');
    await expect(amount).not.toHaveAttribute('aria-valuenow', '0');
    const realised = simulator.getByRole('checkbox', { name: home.realised });
    await tabTo(page, realised);
    await page.keyboard.press('Space');
    await expect(realised).toBeChecked();
    await expect(realised).toBeFocused();
    await expect(simulator.getByRole('textbox', { name: home.realisedOn })).toHaveValue(later);
  });
});
