import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import buyIn from '#words/de-CH/buy-in.json';
import contact from '#words/de-CH/contact.json';
import page from '#words/de-CH/home-ownership.json';
import texts from '#words/de-CH/provider-pages.json';
import scenarios from '#words/de-CH/scenarios.json';
import words from '#words/de-CH/simulation.json';
import french from '#words/fr-FR/simulation.json';
import italian from '#words/it-IT/simulation.json';
import { pensionInstead } from '../support/pension-instead.ts';
import { setUpSimulator } from '../support/profile.ts';
import { raw, scriptedProvider } from '../support/scripted-provider.ts';

/** Withdrew CHF 80'000 in June 2023; born in May 1988, married. */
const sandra = { tenant: 'schiefer', emailAddress: 'sandra.hurlimann@example.org', mobileNumber: '+41790000018' };
const world = await setUpSimulator(sandra);
// Transformed before the first page is timed.
await import('#simulators/home/HomeSimulator.tsx');

const { home, findings } = words;

const open = async (query = '', through = world.fetch) => {
  const { user } = await world.open('home-ownership', { query, through });
  const panel = within(await screen.findByRole('region', { name: home.title }));
  const slider = (name: string) => panel.getByRole<HTMLInputElement>('slider', { name });
  const field = (name: string) => panel.getByRole<HTMLInputElement>('textbox', { name });
  const row = (name: string) => panel.getByRole('row', { name: new RegExp(`^${name}`) });
  /** The rounded amounts of a line, before and after. */
  const amounts = (name: string): readonly number[] =>
    row(name)
      .textContent?.match(/(?<![+−])CHF\s[\d’]+/g)
      ?.map((text) => Number(text.replaceAll(/\D/g, ''))) ?? [];
  const choose = (kind: keyof typeof home.kinds) =>
    user.selectOptions(panel.getByRole('combobox', { name: home.kind }), home.kinds[kind]);
  const enter = async (name: string, text: string) => {
    await user.clear(field(name));
    await user.paste(text);
    await user.tab();
  };
  return { user, panel, slider, field, row, amounts, choose, enter };
};

describe('A member who tries out what to use for a home', () => {
  it('withdraws after the five years: savings, pension and exit benefit fall, what is open rises', async () => {
    const { user, panel, slider, field, row, amounts, choose, enter } = await open();
    await choose('withdrawal');
    expect(field(home.day.withdrawal).value).toBe('15.06.2028');
    panel.getByText(/^CHF\s20’000 bis CHF\s[\d’]+(?:\.\d\d)?\./);
    expect(field(home.amount.withdrawal).value).toBe('20’000');
    expect(slider(home.amount.withdrawal).min).toBe('20000');
    fireEvent.change(slider(home.amount.withdrawal), { target: { value: 30_000 } });
    for (const name of [home.effects.savings, home.effects.pension, home.effects.exit]) {
      const [before = 0, after = 0] = amounts(name);
      expect(after, name).toBeLessThan(before);
    }
    expect(amounts(home.effects.open)).toEqual([80_000, 110_000]);
    panel.getByText(new RegExp(`^${pensionInstead(amounts(home.effects.pension))}$`));
    panel.getByText(/^CHF\s30’000 für Ihr Zuhause$/);
    expect(row(home.effects.again).textContent).toContain('15.06.2033');
    panel.getByText(findings.spouseConsent);
    panel.getByText(findings.withdrawalBlocksBuyIn);
    await enter(home.amount.withdrawal, '19000');
    panel.getByText(/^Mindestens CHF\s20’000/);
    expect(slider(home.amount.withdrawal).value).toBe('30000');
    await user.click(panel.getByRole('button', { name: words.reset }));
    await waitFor(() => expect(panel.queryByRole('table', { name: words.comparison.title })).toBeNull());
    // What can be done today, as an example.
    expect(slider(home.amount.repayment).value).toBe('80000');
    panel.getByRole('region', { name: `Beispiel: ${home.examples.repayment}` });
  });

  it('keeps a day or an amount that is not possible in the field, with the reason', async () => {
    const { panel, slider, field, choose, enter } = await open();
    await choose('withdrawal');
    await enter(home.day.withdrawal, '14.06.2028');
    expect(field(home.day.withdrawal).value).toBe('14.06.2028');
    panel.getByText('Frühestens am 15.06.2028.');
    await enter(home.day.withdrawal, '02.05.2050');
    panel.getByText('Spätestens am 01.05.2050.');
    await enter(home.day.withdrawal, '31.02.2030');
    panel.getByText('Geben Sie ein Datum ein, zum Beispiel 15.06.2028.');
    await enter(home.amount.withdrawal, '9999999');
    panel.getByText(/^Höchstens CHF\s[\d’]+/);
    expect(slider(home.amount.withdrawal).value).toBe('20000');
  });

  it('is told at the field of an opened withdrawal that it is below the least one, and takes that', async () => {
    const scenario = {
      id: 'a',
      simulator: 'home',
      name: 'Balkon',
      changes: { home: { withdrawal: { amount: 5_000, on: '2028-06-15' } } },
      keptAt: '2026-01-01T08:00:00Z',
      changed: false,
      planChosen: false,
      nameSays: [],
    };
    const through = scriptedProvider({ scenarios: raw([scenario]) }, world.fetch);
    const { user, panel, slider, field } = await open('', through);
    await user.click(await panel.findByRole('button', { name: scenarios.openThis.replace('{{name}}', 'Balkon') }));
    expect(field(home.amount.withdrawal).value).toBe('5’000');
    panel.getByText(/^Mindestens CHF\s20’000/);
    await user.click(panel.getByRole('button', { name: /^CHF\s20’000 übernehmen$/ }));
    expect(field(home.amount.withdrawal).value).toBe('20’000');
    expect(slider(home.amount.withdrawal).value).toBe('20000');
    expect(panel.queryByText(/^Mindestens CHF/)).toBeNull();
  });

  it('reads that the pension stays the same as long as nothing is withdrawn', async () => {
    const changes = { home: { withdrawal: { amount: 0, on: '2028-06-15' } } };
    const scenario = {
      id: 'a',
      simulator: 'home',
      name: 'Balkon',
      changes,
      keptAt: '2026-01-01T08:00:00Z',
      changed: false,
      planChosen: false,
      nameSays: [],
    };
    const through = scriptedProvider({ scenarios: raw([scenario]) }, world.fetch);
    const { user, panel, field } = await open('', through);
    await user.click(await panel.findByRole('button', { name: scenarios.openThis.replace('{{name}}', 'Balkon') }));
    expect(field(home.amount.withdrawal).value).toBe('0');
    await panel.findByText(words.inSight.same);
  });

  it('reads that a pledge changes nothing, and what it does once it is realised', async () => {
    const { user, panel, slider, amounts, choose } = await open();
    await choose('pledge');
    fireEvent.change(slider(home.amount.pledge), { target: { value: 10_000 } });
    panel.getByText(findings.pledgeChangesNothing);
    expect(panel.queryByText(findings.withdrawalBelowMinimum)).toBeNull();
    expect(amounts(home.effects.pension)[0]).toBe(amounts(home.effects.pension)[1]);
    await user.click(panel.getByRole('checkbox', { name: home.realised }));
    expect(panel.queryByText(findings.pledgeChangesNothing)).toBeNull();
    expect(amounts(home.effects.open)).toEqual([80_000, 90_000]);
  });

  it('pays back what is open, and sees what that restores', async () => {
    const { user, panel, slider, amounts, choose } = await open();
    expect(panel.getByRole<HTMLSelectElement>('combobox', { name: home.kind }).value).toBe('repayment');
    fireEvent.change(slider(home.amount.repayment), { target: { value: 80_000 } });
    expect(amounts(home.effects.open)).toEqual([80_000, 0]);
    const [before = 0, after = 0] = amounts(home.effects.pension);
    expect(after).toBeGreaterThan(before);
    await choose('withdrawal');
    fireEvent.change(slider(home.amount.withdrawal), { target: { value: 30_000 } });
    await user.click(panel.getByRole('checkbox', { name: home.repay }));
    expect(amounts(home.effects.open)).toEqual([80_000, 80_000]);
    panel.getByText(/^Mit der Rückzahlung ist die Altersrente rund CHF\s\d+ pro Monat höher/);
  });

  it('does not read the last day, which tells the age, where personal data are hidden', async () => {
    const { panel, slider, amounts, choose } = await open('?anonymize=true');
    await choose('withdrawal');
    panel.getByText(`${words.day.from.replace('{{min}}', '15.06.2028')}. ${home.fiveYears}.`);
    fireEvent.change(slider(home.amount.withdrawal), { target: { value: 30_000 } });
    await waitFor(() => expect(amounts(home.effects.open)).toEqual([80_000, 110_000]));
  });
});

const repaidField = () => screen.findByRole<HTMLInputElement>('textbox', { name: home.amount.repayment });

describe('A member whose early withdrawal is open', () => {
  it('is led from the buy-in to the repayment of all that is open, and to no simulation of a buy-in', async () => {
    const { user } = await world.open('buy-in');
    const link = await screen.findByRole('link', { name: buyIn.buyIn.repay });
    await screen.findByText(buyIn.potential.gapAfterRepayment);
    screen.getByText(buyIn.potential.coveredAfterRepayment);
    expect(screen.queryByRole('region', { name: words.buyIn.title })).toBeNull();
    expect(screen.queryAllByRole('button', { name: /simulieren$/ })).toEqual([]);
    await user.click(link);
    const panel = within(await screen.findByRole('region', { name: home.title }));
    await waitFor(() => {
      expect(panel.getByRole<HTMLInputElement>('textbox', { name: home.amount.repayment }).value).toBe('80’000');
    });
    await waitFor(() => {
      expect(document.activeElement).toBe(panel.getByRole('heading', { name: home.title }));
    });
  });

  it('finds it on the page itself, where nothing more can be withdrawn, before the ways to a home', async () => {
    const { user } = await world.open('home-ownership');
    await user.click(await screen.findByRole('link', { name: page.repay }));
    expect((await repaidField()).value).toBe('80’000');
    expect(screen.queryByRole('button', { name: page.simulate })).toBeNull();
    const withdrawal = await screen.findByRole('region', { name: texts.withdrawalRequest.title });
    expect(within(withdrawal).queryByRole('link')).toBeNull();
    const simulator = screen.getByRole('region', { name: home.title });
    expect(simulator.compareDocumentPosition(withdrawal)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const pledge = within(screen.getByRole('region', { name: texts.pledgeRequest.title }));
    await user.click(pledge.getByRole('link', { name: texts.pledgeRequest.linkText }));
    await screen.findByDisplayValue(contact.homeOrders.pledge.subject);
    screen.getByDisplayValue(/das Antragsformular für die Verpfändung\.$/);
  });

  it('keeps what they try out instead after a reload, and is led to the repayment again when they ask for it', async () => {
    const tab = world.openTab();
    const first = await world.open('home-ownership', { tab, query: '?simulate=repayment' });
    expect((await repaidField()).value).toBe('80’000');
    const address = () => new URL(first.portal.router.address(), 'https://fund.test');
    await waitFor(() => expect(address().search).toBe(''));
    const panel = within(await screen.findByRole('region', { name: home.title }));
    await first.user.selectOptions(panel.getByRole('combobox', { name: home.kind }), home.kinds.withdrawal);
    fireEvent.change(panel.getByRole('slider', { name: home.amount.withdrawal }), { target: { value: 30_000 } });
    first.close();
    const { portal } = await world.open('home-ownership', { tab, query: address().search });
    const withdrawn = await screen.findByRole<HTMLInputElement>('textbox', { name: home.amount.withdrawal });
    expect(withdrawn.value).toBe('30’000');
    for (const value of [30_000, 20_000]) {
      portal.router.navigate(`${address().pathname}?simulate=repayment`);
      await waitFor(async () => expect((await repaidField()).value).toBe('80’000'));
      await waitFor(() => expect(portal.router.address()).toBe(address().pathname));
      fireEvent.change(screen.getByRole('slider', { name: home.amount.repayment }), { target: { value } });
    }
  });
});

describe('A member who reads French or Italian', () => {
  it.each([
    ['fr-FR', french, 'Du', 'au', 'De'],
    ['it-IT', italian, 'Dal', 'al', 'Da'],
  ] as const)('reads from when to when as %s says it of days, and of amounts', async (locale, own, from, to, least) => {
    // Of a fund with these languages.
    const anna = await setUpSimulator();
    await anna.open('home-ownership', { locale });
    const panel = within(await screen.findByRole('region', { name: own.home.title }));
    panel.getByText(new RegExp(`^${from} \\d\\d\\.\\d\\d\\.\\d{4} ${to} \\d\\d\\.\\d\\d\\.\\d{4}`));
    panel.getByText(new RegExp(`^${least} CHF\\s20’000 `));
  });
});
