import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { formatChf } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { signOutDelay } from '#state/session/session.ts';
import { openMuster } from '../support/open-muster.ts';
import { handClock, type HandClock } from '../support/hand-clock.ts';
import {
  brokenJson,
  html,
  inTurn,
  never,
  offline,
  refused,
  type Answer,
  type Script,
  raw,
} from '../support/scripted-provider.ts';

/** Points of a curve, by both date and age. */
const points = (count: number, value: number) =>
  Array.from({ length: count }, (_, index) => ({
    age: 20 + index / 100,
    date: new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10),
    value: value + index,
  }));

type Figures = { readonly amount: unknown; readonly graph: unknown };

/** A detail page: its address, its call, the title of its key figure, and an answer with given figures. */
type DetailPage = {
  readonly word: string;
  readonly call: keyof Script;
  readonly title: string;
  readonly panel: string;
  /** Shown instead of the figure if it was not sent. */
  readonly missing: string;
  /** Shown if nothing at all was sent, if that differs. */
  readonly nothing?: string;
  /** Shown instead of zero, if words say it better. */
  readonly zero?: string;
  /** Shown instead of a negative amount, if it means the same as zero. */
  readonly negative?: string;
  /** Whether the figure is a projection, which is shown rounded. */
  readonly isProjected?: boolean;
  readonly data: (figures: Figures) => unknown;
};

const unavailable = 'Zurzeit nicht verfügbar';
const notPossible = 'Zurzeit nicht möglich';
const others = { simulationBox: null, financeExpertBox: 'soon', actionsBox: { actions: [null, { link: 7 }] } };

const exit: DetailPage = {
  word: 'austritt',
  call: 'exitBenefit',
  title: 'Austritt aus der Pensionskasse',
  panel: 'Austrittsleistung',
  missing: unavailable,
  data: ({ amount }) => ({ ...others, leavingBenefitBox: { value: amount }, lawfulPart: amount }),
};

const amountPages = [
  {
    word: 'versicherungen',
    call: 'insuranceOverview',
    title: 'Vorsorgeübersicht',
    panel: 'Ihr Altersguthaben',
    missing: unavailable,
    nothing: 'Hier erscheint Ihre Vorsorge.',
    data: ({ amount, graph }) => ({
      ...others,
      graphBox: { value: amount, historicalGraph: graph, futureGraph: graph },
      personalInformation: { firstname: 'Anna', birthdate: 'gestern', activityRate: amount, civilStatusName: 5 },
      creditbalanceDetailsBox: { creditBalanceDetailsList: [{ text: 'Zins', value: amount }, { text: null }, null] },
      payrollAndContributionBox: {
        payrollDetailsBox: { value: amount, payrollDetailsList: [{ text: 'Lohn', valuePerMonth: amount }] },
        contributionDetailsBox: {
          labels: [null],
          contributionDetailsList: [{ text: 'Sparen', valuePerMonth: amount, payer: 'somebody', part: 'luck' }],
        },
      },
      regularRetirementBox: { annuityDetailsObject: { annuityPerMonth: amount, conversionRate: amount, age: amount } },
      invalidityAndDeathBenefitBox: {
        invalidityBenefitsList: [{ label: 'Rente', value: amount, period: 'sometimes', figure: 'unheardOf' }],
      },
    }),
  },
  {
    word: 'altersleistung',
    call: 'buyIn',
    title: 'Altersleistung erhöhen und Steuern sparen',
    panel: 'Möglicher Einkauf',
    missing: unavailable,
    zero: notPossible,
    data: ({ amount, graph }) => ({
      ...others,
      purchaseBox: {
        maxPurchaseAmount: amount,
        currentCreditBalance: amount,
        maxBalanceAmount: amount,
        balanceMaxRatio: amount,
        homeOwnershipBalance: amount,
        defaultRetirementAge: amount,
        tooltipLabel: '{0} {1}',
        graphData: graph,
        link: 'unheardof',
      },
    }),
  },
  {
    word: 'pensionierung',
    call: 'retirement',
    title: 'Pensionierung',
    panel: 'Ihre Altersrente pro Monat',
    missing: unavailable,
    isProjected: true,
    data: ({ amount, graph }) => ({
      ...others,
      retirementBox: { amount, projectedGraph: graph, defaultRetirementAge: 'soon' },
      benefitsByAge: graph,
      drawnPerMonth: amount,
      lumpSumAtMost: amount,
      capitalLockedUntil: 'never',
    }),
  },
  {
    word: 'wohneigentum',
    call: 'homeOwnership',
    title: 'Wohneigentum',
    panel: 'Höchstmöglicher Vorbezug',
    missing: unavailable,
    zero: notPossible,
    negative: notPossible,
    data: ({ amount, graph }) => ({
      ...others,
      homeOnwershipBox: { maxAmount: amount, maxAge: amount, projectedGraph: graph },
      fundingRequestBox: { title: null, link: 'javascript:alert(1)', linkText: 'Antrag' },
    }),
  },
  exit,
  {
    word: 'todesfall',
    call: 'deathBenefit',
    title: 'Leistungen im Todesfall',
    panel: 'Leistung im Todesfall',
    missing: unavailable,
    zero: 'Keine Leistung',
    data: ({ amount }) => ({
      ...others,
      fatalityBox: { amount, kind: 'unheardOf' },
      beneficariesList: [
        null,
        { fullName: 'Beat Muster', ratio: amount, birthDate: 'gestern', pensionPerYear: amount },
      ],
      fatalityBenefitsList: [{ label: 'Rente', value: amount, period: 'sometimes' }],
    }),
  },
  {
    word: 'invaliditaet',
    call: 'disability',
    title: 'Leistungen bei Invalidität',
    panel: 'Ihre Invalidenrente pro Monat',
    missing: unavailable,
    nothing: 'Die Rente steht in der Vorsorgeübersicht',
    zero: 'Nicht versichert',
    data: ({ amount }) => ({
      ...others,
      disability: { kind: 'unheardOf', perMonth: amount, waitingMonths: amount },
      benefits: [{ label: 'Rente', value: amount, period: 'sometimes' }],
    }),
  },
  {
    word: 'urlaub',
    call: 'unpaidLeave',
    title: 'Unbezahlter Urlaub',
    panel: 'Beitrag pro Monat, Stand heute',
    missing: unavailable,
    zero: 'Keine Beiträge',
    data: ({ amount }) => ({
      ...others,
      unpaidVacationBox: { amount },
      covers: [{ cover: 'unheardOf', label: null, amount }, 'full'],
      freeMonths: amount,
      atMostMonths: amount,
    }),
  },
] as const satisfies readonly DetailPage[];

const pages: readonly DetailPage[] = [
  ...amountPages,
  {
    word: 'zivilstand',
    call: 'civilStatus',
    title: 'Zivilstand',
    panel: 'Ihr Zivilstand',
    missing: 'Noch nicht eingetragen',
    nothing: unavailable,
    data: ({ amount }) => ({
      ...others,
      civilStatusBox: { civilStatus: typeof amount === 'number' ? 'In der Schwebe' : amount, subTitle: 12 },
    }),
  },
];

let errors: MockInstance;
beforeEach(() => {
  errors = vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(errors.mock.calls, 'the page breaks without a word on the console').toEqual([]);
});

const open = ({ word, call }: DetailPage, answer: Answer, clock?: HandClock) =>
  openMuster(`de-CH/${word}`, { [call]: answer }, clock === undefined ? {} : { clock });

const panelOf = ({ panel }: DetailPage) => screen.findByRole('region', { name: panel });

/** What every page must show whatever was sent: headline, back link, the portal's own words, and no machine text. */
const expectStanding = async ({ title }: DetailPage): Promise<void> => {
  await screen.findByRole('heading', { level: 1, name: title });
  const main = screen.getByRole('main');
  expect(within(main).getByRole('link', { name: 'Zur Übersicht' })).toBeTruthy();
  await waitFor(() => {
    expect(main.querySelectorAll('p').length).toBeGreaterThan(1);
  });
  expect(main.textContent).not.toMatch(/undefined|null|NaN|Infinity|\[object|\{\{|\{\d\}|unheardOf/);
  expect(document.querySelector('a[href^="javascript:"]')).toBeNull();
};

const failed = () => screen.findByText('Diese Angaben lassen sich gerade nicht anzeigen');

/** The failures of each page's call; all other failures concern the transport, which the pages share. */
const troubles: readonly (readonly [string, Answer])[] = [
  ['refuses with 500', refused(500, 'err_internal', 'Ein Fehler.')],
  ['has had too many questions', refused(429, 'err_too_many', 'Zu viele Anfragen.', { retryAfter: 30 })],
];
const rareTroubles: typeof troubles = [
  ['refuses with 400', refused(400, 'err_validation', 'Falsch gefragt.')],
  ['is a gateway without it', html(502)],
  ['breaks off', brokenJson],
  ['cannot be reached', offline],
];

describe.each(pages)('$title', (page) => {
  const whole = raw(page.data({ amount: 1_234.5, graph: points(12, 1_000) }));

  it.each(page === exit ? [...troubles, ...rareTroubles] : troubles)(
    'says that the figures are missing while the provider %s, and shows them after a retry',
    async (_, trouble) => {
      const { user: person } = await open(page, inTurn(trouble, whole));
      await failed();
      await expectStanding(page);
      expect(screen.queryByRole('region', { name: page.panel })).toBeNull();
      await person.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
      await panelOf(page);
      expect(screen.queryByText('Diese Angaben lassen sich gerade nicht anzeigen')).toBeNull();
      await expectStanding(page);
    },
  );

  it('shows headline and back link while it waits for an answer, but does not wait for ever', async () => {
    const clock = handClock();
    await open(page, never, clock);
    await screen.findByRole('heading', { level: 1, name: page.title });
    expect(await screen.findByText('Ihre Angaben werden geladen')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zur Übersicht' })).toBeTruthy();
    act(() => clock.pass(60_000));
    await failed();
    await expectStanding(page);
  });

  it('leads to the login when the session is over', async () => {
    const clock = handClock();
    const { portal } = await open(page, refused(401, 'err_unauthorized', 'Bitte melden Sie sich an.'), clock);
    // Announced, and shown as soon as the stack of toasts has arrived.
    await screen.findAllByText('Bitte melden Sie sich an.');
    act(() => clock.pass(signOutDelay));
    await waitFor(() => {
      expect(portal.router.address()).toContain('/login');
    });
  });

  it.each([
    ['nothing', {}],
    ['holes', page.data({ amount: undefined, graph: undefined })],
    ['nulls', page.data({ amount: null, graph: null })],
    ['other kinds of values', page.data({ amount: ['1'], graph: { 0: 1 } })],
  ] as const)('says what is missing where the provider sends %s', async (sent, data) => {
    await open(page, raw(data));
    if (sent === 'nothing' && page.nothing !== undefined) await screen.findByText(page.nothing);
    else expect(within(await panelOf(page)).getByText(page.missing)).toBeTruthy();
    await expectStanding(page);
  });
});

describe.each<DetailPage>(amountPages)('$title', (page) => {
  it.each([
    ['zero', 0, points(12, 0)],
    ['a negative amount', -1_234.5, points(12, -5_000)],
    ['a huge amount', 987_654_321_098.75, points(12, 987_654_321_098)],
    ['one point', 1_234.5, points(1, 1_000)],
    ['ten thousand points', 1_234.5, points(10_000, 1_000)],
    ['points without sense', 1_234.5, [{ age: 'old', date: 'gestern', value: null }, null, 7, ...points(2, 3)]],
  ] as const)('shows %s as what it is', async (_, amount, graph) => {
    await open(page, raw(page.data({ amount, graph })));
    const words = amount === 0 ? page.zero : amount < 0 ? page.negative : undefined;
    const inWords = page.isProjected && amount !== 0 ? `rund ${formatRough(amount)}` : formatChf(amount);
    const shown = words ?? inWords.replace('\u00a0', ' ');
    expect(within(await panelOf(page)).getAllByText(shown).length).toBeGreaterThan(0);
    await expectStanding(page);
  });
});

describe('A failure that a member left behind', () => {
  it('a failure is gone when the member comes back and it loads', async () => {
    const { portal } = await open(exit, inTurn(refused(500, 'err_internal', 'Ein Fehler.'), never));
    await failed();
    act(() => portal.router.navigate('/musterfund/de-CH/profil'));
    await waitFor(() => {
      expect(screen.queryByRole('heading', { level: 1, name: exit.title })).toBeNull();
    });
    act(() => portal.router.navigate(`/musterfund/de-CH/${exit.word}`));
    expect(await screen.findByText('Ihre Angaben werden geladen')).toBeTruthy();
    expect(screen.queryByText('Diese Angaben lassen sich gerade nicht anzeigen')).toBeNull();
  });
});
