import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import words from '#words/de-CH/simulation.json';
import { setUpProfile } from '../support/profile.ts';

/** Withdrew CHF 80'000 in June 2023; born in May 1988, married. */
const sandra = { tenant: 'schiefer', emailAddress: 'sandra.hurlimann@example.org', mobileNumber: '+41790000018' };
const world = await setUpProfile(sandra);
// Transformed before the first page is timed.
await import('#simulators/home/HomeSimulator.tsx');

const { home, findings } = words;

const open = async (query = '') => {
  const { user } = await world.open('home-ownership', { query });
  const panel = within(await screen.findByRole('region', { name: home.title }));
  const slider = (name: string) => panel.getByRole<HTMLInputElement>('slider', { name });
  const field = (name: string) => panel.getByRole<HTMLInputElement>('textbox', { name });
  const row = (name: string) => panel.getByRole('row', { name: new RegExp(`^${name}`) });
  /** The rounded amounts of a line, before and after. */
  const amounts = (name: string): readonly number[] =>
    row(name)
      .textContent?.match(/CHF\s[\d’]+/g)
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
    const { user, panel, slider, field, row, amounts } = await open();
    expect(field(home.day.withdrawal).value).toBe('15.06.2028');
    panel.getByText(/^CHF\s20’000 bis CHF\s[\d’]+(?:\.\d\d)?\./);
    expect(amounts(home.effects.pension)[0]).toBe(amounts(home.effects.pension)[1]);
    fireEvent.change(slider(home.amount.withdrawal), { target: { value: 30_000 } });
    for (const name of [home.effects.savings, home.effects.pension, home.effects.exit]) {
      const [before = 0, after = 0] = amounts(name);
      expect(after, name).toBeLessThan(before);
    }
    expect(amounts(home.effects.open)).toEqual([80_000, 110_000]);
    expect(row(home.effects.again).textContent).toContain('15.06.2033');
    panel.getByText(findings.spouseConsent);
    panel.getByText(findings.withdrawalBlocksBuyIn);
    fireEvent.change(slider(home.amount.withdrawal), { target: { value: 19_000 } });
    panel.getByText(findings.withdrawalBelowMinimum);
    panel.getByText(/Art\.\s5\sAbs\.\s1\sWEFV/);
    await user.click(panel.getByRole('button', { name: words.reset }));
    expect(amounts(home.effects.open)).toEqual([80_000, 80_000]);
  });

  it('keeps a day or an amount that is not possible in the field, with the reason', async () => {
    const { panel, slider, field, enter } = await open();
    await enter(home.day.withdrawal, '14.06.2028');
    expect(field(home.day.withdrawal).value).toBe('14.06.2028');
    panel.getByText('Frühestens am 15.06.2028.');
    await enter(home.day.withdrawal, '02.05.2050');
    panel.getByText('Spätestens am 01.05.2050.');
    await enter(home.day.withdrawal, '31.02.2030');
    panel.getByText('Geben Sie ein Datum ein, zum Beispiel 15.06.2028.');
    await enter(home.amount.withdrawal, '9999999');
    panel.getByText(/^Höchstens CHF\s[\d’]+/);
    expect(slider(home.amount.withdrawal).value).toBe('0');
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
    await choose('repayment');
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
    const { panel, slider, amounts } = await open('?anonymize=true');
    panel.getByText(`${words.day.from.replace('{{min}}', '15.06.2028')}. ${home.fiveYears}`);
    fireEvent.change(slider(home.amount.withdrawal), { target: { value: 30_000 } });
    await waitFor(() => expect(amounts(home.effects.open)).toEqual([80_000, 110_000]));
  });
});
