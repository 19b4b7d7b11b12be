import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import calculation from '#words/de-CH/calculation.json';
import words from '#words/de-CH/simulation.json';
import { setUpProfile } from '../support/profile.ts';

const world = await setUpProfile();
// Transformed before the first page is timed.
await import('#simulators/buy-in/BuyInSimulator.tsx');

const open = async () => {
  const { user } = await world.open('buy-in');
  const panel = within(await screen.findByRole('region', { name: words.buyIn.title }));
  const slider = (name: string) => panel.getByRole<HTMLInputElement>('slider', { name });
  /** The rounded amounts of a line, before and after. */
  const amounts = (name: string) =>
    panel
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .textContent?.match(/CHF\s[\d’]+/g)
      ?.map((text) => Number(text.replaceAll(/\D/g, '')));
  return { user, panel, slider, amounts };
};

describe('A member who tries out a buy-in', () => {
  it('sees what it does to savings, pension and taxes, and until when it is locked', async () => {
    const { user, panel, slider, amounts } = await open();
    expect(amounts(words.buyIn.effects.savings)?.[0]).toBe(amounts(words.buyIn.effects.savings)?.[1]);
    fireEvent.change(slider(words.buyIn.amount), { target: { value: 20_000 } });
    for (const name of [words.buyIn.effects.savings, words.buyIn.effects.pension]) {
      const [before = 0, after = 0] = amounts(name) ?? [];
      expect(after, name).toBeGreaterThan(before);
    }
    panel.getByText(words.findings.buyInLocked);
    panel.getByText(/Art\.\s79b\sAbs\.\s3/);
    await user.selectOptions(panel.getByRole('combobox', { name: words.buyIn.typicalRate }), '25');
    panel.getByText(/sparen Sie rund CHF\s5’000 Steuern/);
    await user.selectOptions(panel.getByRole('combobox', { name: words.buyIn.instalments }), '4');
    const payments = within(panel.getByRole('table', { name: words.buyIn.payments.title }));
    // The header, and each payment.
    expect(payments.getAllByRole('row')).toHaveLength(5);
    payments.getAllByText(/CHF\s1’250/);
    const questions = await panel.findAllByRole('button', { name: /^Wie wird das berechnet/ });
    expect(questions).toHaveLength(3);
    await user.click(panel.getByRole('button', { description: calculation.figures.taxSaving }));
    within(await screen.findByRole('dialog')).getAllByText(calculation.quantities.marginalRate);
  });

  it('chooses the day of the first payment, which lies between today and retirement', async () => {
    const { user, panel, slider } = await open();
    fireEvent.change(slider(words.buyIn.amount), { target: { value: 5_000 } });
    await user.selectOptions(panel.getByRole('combobox', { name: words.buyIn.typicalRate }), '25');
    const day = await panel.findByRole<HTMLInputElement>('textbox', { name: words.buyIn.from });
    const [, , year = ''] = day.value.split('.');
    await user.clear(day);
    await user.type(day, `31.12.${Number(year) + 1}`);
    panel.getByRole('row', { name: new RegExp(`^31\\.12\\.${Number(year) + 1}`) });
    await user.clear(day);
    await user.type(day, '01.01.2020');
    await user.tab();
    expect(day.value).toBe('01.01.2020');
    panel.getByText(/^Frühestens/);
  });

  it('can buy in to the centime what all payments allow, and sees until when each is locked', async () => {
    const { user, panel, slider } = await open();
    const once = Number(slider(words.buyIn.amount).max);
    await user.selectOptions(panel.getByRole('combobox', { name: words.buyIn.instalments }), '3');
    const most = Number(slider(words.buyIn.amount).max);
    // Both are limited by the gap of their days.
    expect(most).not.toBe(once);
    const field = panel.getByRole<HTMLInputElement>('textbox', { name: words.buyIn.amount });
    await user.clear(field);
    await user.type(field, String(most));
    await user.tab();
    expect(panel.queryByText(words.findings.buyInAboveMaximum)).toBeNull();
    const payments = within(panel.getByRole('table', { name: words.buyIn.payments.title }));
    expect(payments.getAllByRole('row')).toHaveLength(4);
    payments.getByRole('columnheader', { name: words.buyIn.payments.locked });
  });

  it('keeps an amount above the maximum in the field and says what is possible', async () => {
    const { user, panel, slider } = await open();
    const field = panel.getByRole<HTMLInputElement>('textbox', { name: words.buyIn.amount });
    await user.clear(field);
    await user.paste('9999999');
    await user.tab();
    expect(field.value).toBe('9999999');
    panel.getByText(/^Höchstens CHF\s[\d’]+(?:\.\d\d)?\.$/);
    expect(slider(words.buyIn.amount).value).toBe('0');
  });
});
