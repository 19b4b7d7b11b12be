import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import words from '#words/de-CH/simulation.json';
import { setUpSimulator } from '../support/profile.ts';

/** Nothing is open yet. */
const world = await setUpSimulator();
// Transformed before the first page is timed.
await import('#simulators/home/HomeSimulator.tsx');

const { home, findings } = words;

describe('A member who pays back before they withdraw', () => {
  it('keeps what they entered, reads why it is not possible, and takes the first day that is', async () => {
    const { user } = await world.open('home-ownership');
    const panel = within(await screen.findByRole('region', { name: home.title }));
    const field = (name: string) => panel.getByRole<HTMLInputElement>('textbox', { name });
    const enter = async (name: string, text: string) => {
      await user.clear(field(name));
      await user.paste(text);
      await user.tab();
    };
    fireEvent.change(panel.getByRole('slider', { name: home.amount.withdrawal }), { target: { value: 30_000 } });
    await user.click(panel.getByRole('checkbox', { name: home.repay }));
    await enter(home.amount.repayment, '12345');
    await enter(home.day.repayment, '31.12.2028');
    await waitFor(() => expect(panel.queryByText(words.severity.broken)).toBeNull());
    await enter(home.day.withdrawal, '30.06.2030');
    await panel.findByText(findings.repaymentBeforeWithdrawal);
    panel.getByText('Möglich ab: 30.06.2030');
    expect(panel.queryByText(findings.repaymentAboveOpen)).toBeNull();
    expect(field(home.amount.repayment).value).toBe('12’345');
    expect(field(home.day.repayment).value).toBe('31.12.2028');
    panel.getByText('Frühestens am 30.06.2030.');
    // Nothing else is offered than the day.
    const [take, ...others] = panel.getAllByRole('button', { name: /übernehmen$/ });
    expect([take?.textContent, others]).toEqual(['30.06.2030 übernehmen', []]);
    await user.click(take ?? document.body);
    expect(document.activeElement).toBe(field(home.day.repayment));
    expect(field(home.day.repayment).value).toBe('30.06.2030');
    expect(field(home.amount.repayment).value).toBe('12’345');
    await waitFor(() => expect(panel.queryByText(findings.repaymentBeforeWithdrawal)).toBeNull());
    panel.getByText(/^Mit der Rückzahlung ist die Altersrente/);
  });
});
