import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Fetch } from '#api/fetch-adapter.ts';
import scenarios from '#words/de-CH/scenarios.json';
import words from '#words/de-CH/simulation.json';
import { sentSimulation, simulationBasisSchema } from '#contract/simulations.ts';
import { changesSchema, type Changes } from '#pension/simulation/changes.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { memoryStorage } from '../support/open-portal.tsx';
import { setUpSimulator } from '../support/profile.ts';
import { ok, raw, scriptedProvider, type Answer } from '../support/scripted-provider.ts';

const world = await setUpSimulator();
// Transformed before the first page is timed.
await Promise.all([
  import('#simulators/buy-in/BuyInSimulator.tsx'),
  import('#simulators/home/HomeSimulator.tsx'),
  import('#simulators/leave/LeaveSimulator.tsx'),
  import('#simulators/retirement/RetirementSimulator.tsx'),
  import('#simulators/savings/SavingsSimulator.tsx'),
]);

const named = (text: string, name: string) => text.replace('{{name}}', name);

type MoneyEvent = { readonly kind: string; readonly date: string; readonly amount: number };
type Basis = {
  readonly today: string;
  readonly record: { readonly moneyEvents?: readonly MoneyEvent[]; readonly openingBalance?: object };
};

/** The provider, with another record to simulate from. */
const withRecord =
  (change: (basis: Basis) => object, through: Fetch = world.fetch): Fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const answer = await through(request);
    if (!request.url.includes('simulations/basis')) return answer;
    const { data, ...rest }: { readonly data: Basis } = await answer.json();
    return Response.json({ ...rest, data: { ...data, record: { ...data.record, ...change(data) } } });
  };

/** Has taken money out for a home, so that no buy-in is possible until it is paid back. */
const withdrawn = withRecord(({ record: { moneyEvents = [] } }) => ({
  moneyEvents: [...moneyEvents, { kind: 'earlyWithdrawal', date: '2024-03-01', amount: 30_000 }],
}));

/** The page says so, too, and has no way to a simulation. */
const noneLeft: Fetch = async (input, init) => {
  const answer = await withdrawn(input, init);
  if (!new URL(new Request(input, init).url).pathname.endsWith('/pages/buyin')) return answer;
  const { data, ...rest }: { readonly data: { readonly purchaseBox: object } } = await answer.json();
  const purchaseBox = { ...data.purchaseBox, maxPurchaseAmount: 0 };
  return Response.json({ ...rest, data: { ...data, purchaseBox, blocked: 'earlyWithdrawalOpen' } });
};

/** Has saved little, and has paid in this year what newcomers can. */
const capped = withRecord(({ today, record: { moneyEvents = [], openingBalance } }) => ({
  arrivalFromAbroad: '2024-02-01',
  firstAdmission: '2024-02-01',
  openingBalance: { ...openingBalance, savings: 10_000 },
  moneyEvents: [...moneyEvents, { kind: 'buyIn', date: `${today.slice(0, 4)}-01-15`, amount: 25_000 }],
}));

/** Has left. */
const left = withRecord(() => ({ exit: { date: '2025-01-31', reason: 'resignation' } }));

const region = async (title: string) => within(await screen.findByRole('region', { name: title }));

/** Answers the question whether to delete. */
const confirm = async () => {
  const question = within(await screen.findByRole('alertdialog', { name: scenarios.question.title }));
  fireEvent.click(question.getByRole('button', { name: scenarios.question.confirm }));
};

const lines = /^Ihr Szenario vom \d\d\.\d\d\.\d{4}: /;

describe('A member to whom a buy-in is not possible today', () => {
  it('still renames, opens and deletes what they kept when it was', async () => {
    const before = await world.open('buy-in');
    const trying = await region(words.buyIn.title);
    fireEvent.change(trying.getByRole('slider', { name: words.buyIn.amount }), { target: { value: 5_000 } });
    fireEvent.click(await trying.findByRole('button', { name: scenarios.keep }));
    fireEvent.change(trying.getByRole('textbox', { name: scenarios.name }), { target: { value: 'Bonus' } });
    fireEvent.click(trying.getByRole('button', { name: scenarios.submit }));
    await trying.findByText('Bonus');
    before.close();

    const { user, portal } = await world.open('buy-in', { through: withdrawn });
    const panel = await region(words.buyIn.title);
    panel.getByText(words.findings.buyInBeforeRepayment);
    await user.click(await panel.findByRole('button', { name: named(scenarios.more, 'Bonus') }));
    await user.click(panel.getByRole('button', { name: named(scenarios.renameThis, 'Bonus') }));
    fireEvent.change(panel.getByRole('textbox', { name: scenarios.name }), { target: { value: 'Alter Bonus' } });
    await user.click(panel.getByRole('button', { name: scenarios.submit }));
    await panel.findByText('Alter Bonus');
    panel.getByRole('button', { name: named(scenarios.pdfThis, 'Alter Bonus') });
    // There is nothing to compare it with.
    expect(panel.queryByRole('checkbox')).toBeNull();
    // From the page's figure, too.
    await user.click(await screen.findByRole('link', { name: lines }));
    const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: words.buyIn.amount });
    expect(amount.value).toBe('5’000');
    const opened = await region(words.buyIn.title);
    expect((await opened.findAllByText(words.findings.buyInBeforeRepayment)).length).toBeGreaterThan(0);
    await waitFor(() => expect(portal.router.address()).toBe(world.at('buy-in')));
    await waitFor(() => expect(document.activeElement).toBe(opened.getByRole('heading', { name: words.buyIn.title })));
    await opened.findByText(scenarios.openedAs.kept);
    await user.click(opened.getByRole('button', { name: words.reset }));
    await waitFor(() => expect(screen.queryByRole('slider', { name: words.buyIn.amount })).toBeNull());
    const again = await region(words.buyIn.title);
    expect(document.activeElement).toBe(again.getByRole('heading', { name: words.buyIn.title }));
    await user.click(await again.findByRole('button', { name: named(scenarios.more, 'Alter Bonus') }));
    await user.click(again.getByRole('button', { name: named(scenarios.removeThis, 'Alter Bonus') }));
    await confirm();
    await waitFor(() => expect(again.queryByText('Alter Bonus')).toBeNull());
    expect(screen.queryByRole('link', { name: lines })).toBeNull();
  });

  it('finds what they kept on a page that offers no simulation, and nothing there once it is deleted', async () => {
    const before = await world.open('buy-in');
    const trying = await region(words.buyIn.title);
    fireEvent.change(trying.getByRole('slider', { name: words.buyIn.amount }), { target: { value: 5_000 } });
    fireEvent.click(await trying.findByRole('button', { name: scenarios.keep }));
    fireEvent.change(trying.getByRole('textbox', { name: scenarios.name }), { target: { value: 'Erbe' } });
    fireEvent.click(trying.getByRole('button', { name: scenarios.submit }));
    await trying.findByText('Erbe');
    before.close();

    const { user, close } = await world.open('buy-in', { through: noneLeft });
    const panel = await region(words.buyIn.title);
    panel.getByText(words.findings.buyInBeforeRepayment);
    await panel.findByRole('button', { name: named(scenarios.openThis, 'Erbe') });
    await user.click(panel.getByRole('button', { name: named(scenarios.more, 'Erbe') }));
    await user.click(panel.getByRole('button', { name: named(scenarios.removeThis, 'Erbe') }));
    await confirm();
    await waitFor(() => expect(panel.queryByText('Erbe')).toBeNull());
    close();

    await world.open('buy-in', { through: noneLeft });
    await screen.findByRole('region', { name: 'Möglicher Einkauf' });
    expect(screen.queryByRole('region', { name: words.buyIn.title })).toBeNull();
  });

  it('tries one out from next year on, when newcomers may pay in again', async () => {
    await world.open('buy-in', { through: capped });
    const panel = await region(words.buyIn.title);
    const amount = await panel.findByRole<HTMLInputElement>('slider', { name: words.buyIn.amount });
    expect(Number(amount.max)).toBeGreaterThan(1_000);
    panel.getByText(/^Wer aus dem Ausland zugezogen ist/);
    fireEvent.change(amount, { target: { value: 1_000 } });
    const day = await panel.findByRole<HTMLInputElement>('textbox', { name: words.buyIn.from });
    expect(day.value).toMatch(/^01\.01\.20\d\d$/);
    await panel.findByRole('table', { name: words.buyIn.payments.title });
    expect(panel.queryByText(words.severity.broken)).toBeNull();
  });

  it('tries one out from next year on with hidden data, without reading first that nothing is possible', async () => {
    const answer = await capped(`${world.provider.origin}/api/v1/simulations/basis`);
    const { data }: { readonly data: z.input<typeof simulationBasisSchema> } = await answer.json();
    const basis = z.decode(simulationBasisSchema, data);
    if (basis === null) throw new Error('There is nothing to simulate from.');
    const { promise: isNextYearComputed, resolve: computeNextYear } = Promise.withResolvers<void>();
    const asked: Changes[] = [];
    const answerFrom: Answer = async (request, to) => {
      const changes = z.parse(changesSchema, request.body);
      asked.push(changes);
      if (changes.buyIn !== undefined) await isNextYearComputed;
      return ok(sentSimulation(simulate(basis, changes)))(request, to);
    };
    const through = scriptedProvider({ simulate: answerFrom }, world.fetch);
    await world.open('buy-in', { through, query: '?anonymize=true' });
    await waitFor(() => expect(asked).toEqual([{}, { buyIn: expect.anything() }]));
    expect(screen.queryByText(words.findings.buyInAboveArrivalCap)).toBeNull();
    const before = document.activeElement;
    computeNextYear();
    const panel = await region(words.buyIn.title);
    const amount = panel.getByRole<HTMLInputElement>('slider', { name: words.buyIn.amount });
    expect(Number(amount.max)).toBeGreaterThan(1_000);
    expect(document.activeElement).toBe(before);
  });

  it('tries one out together with the repayment that makes it possible', async () => {
    const tab = memoryStorage();
    const home = await world.open('home-ownership', { tab, through: withdrawn, query: '?simulate=repayment' });
    const first = await region(words.home.title);
    await waitFor(() =>
      expect(first.getByRole<HTMLInputElement>('slider', { name: words.home.amount.repayment }).value).toBe('30000'),
    );
    home.close();
    const retirement = await world.open('retirement', { tab });
    const second = await region(words.retirement.title);
    fireEvent.change(second.getByRole('slider', { name: words.retirement.age }), { target: { value: 63 * 12 } });
    retirement.close();
    const { user } = await world.open('buy-in', { tab, through: withdrawn });
    const panel = await region(words.buyIn.title);
    panel.getByText(words.findings.buyInBeforeRepayment);
    await panel.findByRole('checkbox', { name: scenarios.names.home });
    // Nothing else makes it possible.
    expect(panel.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(await panel.findByRole('checkbox', { name: scenarios.names.home }));
    const amount = await screen.findByRole<HTMLInputElement>('slider', { name: words.buyIn.amount });
    const together = await region(words.buyIn.title);
    expect(document.activeElement).toBe(together.getByRole('heading', { name: words.buyIn.title }));
    expect(Number(amount.max)).toBeGreaterThan(0);
    fireEvent.change(amount, { target: { value: 1_000 } });
    await together.findByRole('table', { name: words.buyIn.payments.title });
    expect(together.queryByText(words.findings.buyInBeforeRepayment)).toBeNull();
    await user.click(together.getByRole('button', { name: words.reset }));
    await screen.findByText(words.findings.buyInBeforeRepayment);
  });
});

describe('A member to whom a simulator no longer applies', () => {
  it.each([
    ['retirement', 'retirement', words.retirement.title],
    ['home', 'home-ownership', words.home.title],
    ['leave', 'unpaid-leave', words.leave.title],
    ['savings', 'additional-savings', words.savings.title],
    ['protection', 'death-benefit', words.protection.title],
  ] as const)('still has what was kept in %s, to delete but not to open', async (simulator, page, title) => {
    const kept = {
      id: 'a',
      simulator,
      name: 'Von früher',
      // A page about a death offers only what is about one.
      changes: { buyIn: { amount: 1_000, from: '2030-01-01' }, risk: { event: 'death', on: '2030-02-01' } },
      keptAt: '2024-01-01T08:00:00Z',
      changed: true,
      planChosen: false,
      nameSays: [],
    };
    const through = scriptedProvider({ scenarios: raw([kept]) }, left);
    const { user, portal } = await world.open(page, { through, query: '?scenario=a' });
    const panel = await region(title);
    await user.click(await panel.findByRole('button', { name: named(scenarios.more, kept.name) }));
    panel.getByRole('button', { name: named(scenarios.removeThis, kept.name) });
    panel.getByRole('button', { name: named(scenarios.renameThis, kept.name) });
    expect(panel.queryByRole('button', { name: named(scenarios.openThis, kept.name) })).toBeNull();
    expect(screen.queryByRole('link', { name: lines })).toBeNull();
    await screen.findByText(scenarios.unreadable);
    await waitFor(() => expect(portal.router.address()).toBe(world.at(page)));
  });
});
