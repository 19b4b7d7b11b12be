import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Provider } from '#server/http/provider.ts';
import { resetDemo } from '#server/model/seed.ts';
import type { Store } from '#server/store/store.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { dataOf, type Browser } from './browser.ts';
import { databases, providerOn, startDatabase, TestClock, type TestDatabase } from './fixture.ts';
import { browserOf, membersOfTwoFunds, peopleOf, sentTo, type Person } from './people.ts';

const pageOf = async (browser: Browser) =>
  dataOf(await browser.call('GET', 'pages/additionalsavings'), endpoints.additionalSavings.data);
const plansOf = async (browser: Browser) =>
  dataOf(await browser.call('GET', 'additionalsavings/customize'), endpoints.savingsPlans.data).options;
const choose = async (browser: Browser, planId: string, startDate?: string) =>
  dataOf(
    await browser.call(
      'POST',
      `additionalsavings/apply/${planId}${startDate === undefined ? '' : `?startDate=${startDate}`}`,
    ),
    endpoints.applyPlan.data,
  );
/** The confirmations of choices made in the portal; the one on record is of another day. */
const confirmationsOf = async (browser: Browser) =>
  dataOf(await browser.call('GET', 'documents'), endpoints.documents.data).filter(
    ({ type, date }) => type === 'Bestätigung der Planwahl' && date !== null && date >= '2026-11-01',
  );
const pensionOf = async (browser: Browser) =>
  dataOf(await browser.call('GET', 'pages/retirement'), endpoints.retirement.data).retirement?.amount ?? 0;

/** What the certificate of January says, printed when it is first opened. */
const certificate = async (browser: Browser): Promise<readonly string[]> => {
  const list = dataOf(await browser.call('GET', 'documents'), endpoints.documents.data);
  const issued = list.find(({ type, date }) => type === 'Vorsorgeausweis' && date?.startsWith('2026-01') === true);
  const texts = pdfTexts((await browser.call('GET', issued?.pdfLink ?? '')).bytes);
  expect(texts.join(' ')).toContain('Altersrente');
  return texts;
};

const day = 24 * 3600;

describe.each(databases)('the choice of a savings plan on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let provider: Provider;
  let clock: TestClock;
  let anna: Person;
  let colleague: Person;

  const visit = async (person: Person): Promise<Browser> => {
    const browser = await browserOf(provider, store, person);
    clock.pass(61);
    return browser;
  };

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    ({ anna, colleague } = await membersOfTwoFunds());
  }, 60_000);
  beforeEach(async () => {
    await resetDemo(store);
    clock = new TestClock();
    provider = providerOn({ store, clock });
  });
  afterAll(() => database.stop());

  test('reading what is confirmed is a line of the access log, also without the list of plans', async () => {
    const browser = await visit(anna);
    await browser.call('GET', 'additionalsavings/confirmation/02');
    const newest = await store.withTenant('bergahorn', (tx) =>
      tx
        .selectFrom('access_log')
        .select(['act', 'object'])
        .where('subject', '=', anna.id)
        .orderBy('position', 'desc')
        .executeTakeFirst(),
    );
    expect(newest).toEqual({ act: 'read', object: 'savings plans' });
  });

  test('a choice starts on the second 1 January after 31 October, shows as pending, and lasts from its start', async () => {
    const browser = await visit(anna);
    const before = await pensionOf(browser);
    expect((await pageOf(browser)).selectedPlan).toBe('01');
    const confirmation = dataOf(
      await browser.call('GET', 'additionalsavings/confirmation/02'),
      endpoints.planConfirmation.data,
    );
    expect(confirmation.plan).toMatchObject({ title: 'Basissparen\u00a0+2\u00a0%', startDate: '2028-01-01' });
    expect(confirmation.text).toContain('{1}');
    const applied = await choose(browser, '02', '2028-01-01');
    expect(applied).toMatchObject({ isError: false, text: expect.stringContaining('01.01.2028') });

    const file = await browser.call('GET', applied.pdfDownloadLink ?? '');
    expect(pdfTexts(file.bytes).join(' ')).toContain('Basissparen\u00a0+2');
    expect(
      (await plansOf(browser)).map(({ status, chosenFrom, isActualPlan }) => [status, chosenFrom, isActualPlan]),
    ).toEqual([
      ['Ab 01.01.2028', null, false],
      ['Aktuell', null, true],
      ['Ab 01.01.2028', '2028-01-01', false],
    ]);
    expect(await pensionOf(browser)).toBeGreaterThan(before);

    clock.pass(406 * day);
    const later = await visit(anna);
    expect((await pageOf(later)).selectedPlan).toBe('02');
    expect(await confirmationsOf(later)).toHaveLength(1);
    const others = await visit(colleague);
    expect((await pageOf(others)).options.some(({ chosenFrom }) => chosenFrom === '2028-01-01')).toBe(false);
  });

  test('until 31 October, Swiss time, a choice starts next year; a second one takes the place of the first', async () => {
    clock.pass(344 * day + 12 * 3600);
    const browser = await visit(anna);
    const first = await choose(browser, '00');
    // Once more, as after an answer that was lost: the same choice, with the same confirmation.
    expect(await choose(browser, '00')).toEqual(first);
    expect(await confirmationsOf(browser)).toHaveLength(1);
    await choose(browser, '02');
    expect(
      (await plansOf(browser)).map(({ id, chosenFrom, changeableUntil }) => [id, chosenFrom, changeableUntil]),
    ).toEqual([
      ['00', null, null],
      ['01', null, null],
      ['02', '2028-01-01', '2027-10-31'],
    ]);
    expect((await confirmationsOf(browser)).map(({ stateLabel }) => stateLabel)).toEqual(
      expect.arrayContaining(['Ersetzt', null]),
    );
    // The first confirmation says what was chosen then, although the choice is replaced.
    const file = await browser.call('GET', first.pdfDownloadLink ?? '');
    const printed = pdfTexts(file.bytes).join(' ');
    expect(printed).toMatch(/Sparplan Basissparen\u00a0\+1.% Basissparen\s/);
    // When it was made decides whether it is in time.
    expect(printed).toMatch(/Gewählt am 31\.10\.2027, gültig ab 01\.01\.2028/);
    expect(printed).toMatch(/Diese Wahl können Sie bis zum 31\.10\.2027 noch ändern/);

    clock.pass(2 * 3600);
    const late = await visit(anna);
    expect(await choose(late, '00', '2028-01-01')).toMatchObject({
      isError: true,
      text: expect.stringContaining('01.01.2029'),
    });
    await choose(late, '00');
    expect((await plansOf(late)).map(({ id, chosenFrom }) => [id, chosenFrom])).toEqual([
      ['00', '2029-01-01'],
      ['01', null],
      ['02', '2028-01-01'],
    ]);
  });

  test('a stored choice is mailed once: its first day, until when it can be changed, and neither the plan nor a figure', async () => {
    clock.pass(344 * day);
    const browser = await visit(anna);
    const mails = async () =>
      (await sentTo(store, anna.emailAddress)).filter(({ subject }) =>
        subject.startsWith('Ihre Planwahl ist gespeichert'),
      );
    // Neither a day that has passed, nor what is in force already, is stored.
    expect((await choose(browser, '00', '2027-01-01')).isError).toBe(true);
    expect((await choose(browser, '01')).isError).toBe(true);
    expect(await mails()).toEqual([]);
    await Promise.all([choose(browser, '00', '2028-01-01'), choose(browser, '00', '2028-01-01')]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Ihre Wahl gilt ab dem 01.01.2028; bis zum 31.10.2027 können Sie noch anders wählen.');
    expect(mail?.text).toMatch(/\/bergahorn\/de-CH\/planwahl$/m);
    expect(mail?.text).not.toMatch(/Basissparen|CHF|Anna|\d %/);
    await choose(browser, '02');
    expect(await mails()).toHaveLength(2);
  });

  test('a certificate that is first opened after a choice says what it would have said before it', async () => {
    const before = await certificate(await visit(anna));

    await resetDemo(store);
    clock = new TestClock();
    provider = providerOn({ store, clock });
    const browser = await visit(anna);
    await choose(browser, '02');
    expect(await certificate(browser)).toEqual(before);
  });

  test('a choice that is taken back by choosing what is in force leaves nothing pending', async () => {
    const browser = await visit(anna);
    const before = (await pageOf(browser)).additionalSavings?.subTitle;
    await choose(browser, '02');
    expect((await pageOf(browser)).additionalSavings?.subTitle).toContain('01.01.2028');
    const back = await choose(browser, '01');
    const { additionalSavings, options } = await pageOf(browser);
    expect(additionalSavings?.subTitle).toBe(before);
    expect(options.map(({ chosenFrom, startDate }) => [chosenFrom, startDate])).toEqual([
      [null, '2028-01-01'],
      [null, null],
      [null, '2028-01-01'],
    ]);
    expect(await choose(browser, '01')).toEqual(back);
    // Next year it is a choice of its own, which would change nothing.
    clock.pass(406 * day);
    expect((await choose(await visit(anna), '01')).isError).toBe(true);
  });

  test('a member whose insurance ends before a new choice would apply is offered no start date or pension', async () => {
    const heidi = (await peopleOf('schiefer', 'active')).find(({ id }) => id === 'heidi-arnold');
    if (heidi === undefined) throw new Error('Nobody is about to leave.');
    const browser = await visit(heidi);
    const { options } = await pageOf(browser);
    const others = options.filter(({ isActualPlan }) => !isActualPlan);
    expect(others.length).toBeGreaterThan(0);
    for (const plan of others) {
      expect(plan).toMatchObject({ isDisabled: true, startDate: null, status: null, pensionPerMonth: null });
      expect(plan.savingsAtRetirement).toBeNull();
      expect(plan.reason).toMatch(/endet, bevor eine neue Wahl/);
      expect(await choose(browser, plan.id)).toMatchObject({ isError: true });
    }
    // How a figure is calculated is the page's to say.
    expect(options).toMatchObject(await plansOf(browser));
  });

  test('a plan that isn’t offered is not found, and two choices at once leave one', async () => {
    const browser = await visit(anna);
    expect((await browser.call('GET', 'additionalsavings/confirmation/07')).status).toBe(404);
    expect((await browser.call('POST', 'additionalsavings/apply/07')).status).toBe(404);
    expect((await choose(browser, '01')).isError).toBe(true);
    const both = await Promise.all([choose(browser, '02'), choose(browser, '02')]);
    expect(both.map(({ isError, pdfDownloadLink }) => [isError, pdfDownloadLink])).toEqual([
      [false, both[0].pdfDownloadLink],
      [false, both[0].pdfDownloadLink],
    ]);
    expect(await confirmationsOf(browser)).toHaveLength(1);
  });
});
