import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Fetch } from '#api/fetch-adapter.ts';
import calculation from '#words/de-CH/calculation.json';
import scenarios from '#words/de-CH/scenarios.json';
import words from '#words/de-CH/simulation.json';
import { pensionInstead } from '../support/pension-instead.ts';
import { setUpSimulator } from '../support/profile.ts';
import { saying } from '../support/words.ts';

const world = await setUpSimulator();
// Transformed before the first page is timed.
await import('#simulators/buy-in/BuyInSimulator.tsx');

/** The provider, and what it is asked to simulate. */
const watching =
  (asked: unknown[]): Fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    if (request.url.includes('simulations/results')) asked.push(await request.clone().json());
    return world.fetch(request);
  };

const open = async (query = '', through = world.fetch, of = world) => {
  const { user, portal } = await of.open('buy-in', { query, through });
  const panel = within(await screen.findByRole('region', { name: words.buyIn.title }));
  const slider = (name: string) => panel.getByRole<HTMLInputElement>('slider', { name });
  /** The amounts of a line: before, after, and by how much they differ. */
  const amounts = (name: string) =>
    panel
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .textContent?.match(/CHF\s[\d’]+/g)
      ?.map((text) => Number(text.replaceAll(/\D/g, '')));
  /** Fills in one of the typical marginal rates. */
  const takeRate = (percent: number) =>
    user.click(
      within(panel.getByRole('group', { name: words.buyIn.typicalRate })).getByRole('button', {
        name: new RegExp(`^${percent}\\s%$`),
      }),
    );
  return { user, portal, panel, slider, amounts, takeRate };
};

/** What the tax is in its line, which asks how that is calculated. */
const taxed = (amount: string) => new RegExp(`^${words.buyIn.effects.tax} Wie wird das berechnet\\? – CHF${amount}`);

describe('A member who tries out a buy-in', () => {
  it('sees what it does to savings, pension and taxes, and until when it is locked', async () => {
    const { user, panel, slider, amounts, takeRate } = await open();
    // Equal figures are not compared.
    expect(panel.queryByRole('table', { name: words.comparison.title })).toBeNull();
    fireEvent.change(slider(words.buyIn.amount), { target: { value: 20_000 } });
    for (const name of [words.buyIn.effects.savings, words.buyIn.effects.pension]) {
      const [before = 0, after = 0] = amounts(name) ?? [];
      expect(after, name).toBeGreaterThan(before);
    }
    panel.getByText(saying(words.findingsWithValues.buyInLocked));
    panel.getByText(/Art\.\s79b\sAbs\.\s3/);
    // What is only good to know comes after the chart.
    await panel.findByRole('heading', { name: words.band.title });
    const headings = panel.getAllByRole('heading').map(({ textContent }) => textContent);
    const about = [words.band.title, words.notesTitle];
    expect(headings.filter((heading) => [...about, words.findingsTitle].includes(heading ?? ''))).toEqual(about);
    // The rate that the page's sentence reckons with.
    await panel.findByRole('row', { name: taxed('\\s5’000$') });
    fireEvent.change(slider(words.buyIn.rate), { target: { value: 0 } });
    panel.getByRole('row', { name: new RegExp(`${words.buyIn.taxPrompt}$`) });
    // Paper asks for nothing.
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    panel.getByRole('row', { name: new RegExp(`^${words.buyIn.effects.pension}`) });
    expect(panel.queryByRole('row', { name: new RegExp(`^${words.buyIn.effects.tax}`) })).toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await takeRate(30);
    expect(slider(words.buyIn.rate).value).toBe('30');
    await panel.findByRole('row', { name: taxed('\\s6’000$') });
    fireEvent.change(slider(words.buyIn.rate), { target: { value: 25 } });
    within(panel.getByRole('group', { name: words.buyIn.typicalRate })).getByRole('button', {
      name: /^25\s%$/,
      pressed: true,
    });
    await user.selectOptions(panel.getByRole('combobox', { name: words.buyIn.instalments }), '4');
    const payments = within(panel.getByRole('table', { name: words.buyIn.payments.title }));
    // The header, and each payment.
    expect(payments.getAllByRole('row')).toHaveLength(5);
    payments.getAllByText(/CHF\s1’250/);
    const question = await panel.findByRole('button', { description: words.buyIn.effects.tax });
    expect(panel.getAllByRole('button', { name: /^Wie wird das berechnet/ })).toHaveLength(3);
    // In the line of its figure.
    expect(question.closest('tr')).toBe(panel.getByRole('row', { name: new RegExp(`^${words.buyIn.effects.tax}`) }));
    await user.click(question);
    within(await screen.findByRole('dialog')).getAllByText(calculation.quantities.marginalRate);
  });

  it('keeps their tax rate with an example that says nothing of it', async () => {
    const { user, panel, slider, takeRate } = await open();
    await takeRate(30);
    await user.click(await panel.findByRole('button', { name: words.examples.label }));
    await user.click(panel.getByRole('button', { name: words.buyIn.examples.most }));
    expect(slider(words.buyIn.rate).value).toBe('30');
    await panel.findByRole('row', { name: taxed('') });
  });

  it('begins with the maximum as an example, and is back at the examples after starting over', async () => {
    const { user, panel, slider } = await open();
    const { max } = slider(words.buyIn.amount);
    await user.click(panel.getByRole('button', { name: words.buyIn.examples.most }));
    expect(slider(words.buyIn.amount).value).toBe(max);
    panel.getByRole('table', { name: words.buyIn.payments.title });
    await user.click(panel.getByRole('button', { name: words.reset }));
    await panel.findByRole('region', { name: /^Beispiel: / });
    expect(slider(words.buyIn.amount).value).toBe('10000');
    await user.click(panel.getByRole('button', { name: /in fünf Raten$/ }));
    expect(panel.getByRole<HTMLSelectElement>('combobox', { name: words.buyIn.instalments }).value).toBe('5');
  });

  it('reads in the fields what the example does, and tries that out with what they change of it', async () => {
    const { panel, slider, amounts } = await open();
    const example = within(panel.getByRole('region', { name: /^Beispiel: CHF\s10’000 einkaufen/ }));
    panel.getByRole('button', { name: /^CHF\s10’000 einkaufen/, pressed: true });
    expect([slider(words.buyIn.amount).value, slider(words.buyIn.rate).value]).toEqual(['10000', '25']);
    example.getByRole('row', { name: new RegExp(`^${words.buyIn.effects.tax} – CHF\\s2’500$`) });
    // The answer in a line, before and after somebody has touched a field.
    example.getByText(/^CHF\s[\d’]+ mehr Altersrente im Monat$/);
    example.getByText(/^Rund CHF\s2’500 weniger Steuern$/);
    expect(panel.queryByRole('button', { name: scenarios.keep })).toBeNull();
    const inExample = amounts(words.buyIn.effects.savings);
    fireEvent.change(slider(words.buyIn.rate), { target: { value: 20 } });
    expect(panel.queryByRole('region', { name: /^Beispiel: / })).toBeNull();
    expect(slider(words.buyIn.amount).value).toBe('10000');
    expect(amounts(words.buyIn.effects.savings)).toEqual(inExample);
    await panel.findByRole('row', { name: taxed('\\s2’000$') });
    const answer = panel.getByText(new RegExp(`^${pensionInstead(amounts(words.buyIn.effects.pension))}$`));
    const besides = panel.getByText(/^Rund CHF\s2’000 weniger Steuern$/);
    // Directly below it, before any picture.
    expect(answer.nextElementSibling).toBe(besides);
    expect(panel.queryByRole('button', { name: /^CHF\s10’000 einkaufen/, pressed: true })).toBeNull();
    // Nothing is a value, too, and brings no example back.
    fireEvent.change(slider(words.buyIn.amount), { target: { value: 0 } });
    expect(panel.queryByRole('region', { name: /^Beispiel: / })).toBeNull();
  });

  it('reads by how much a figure changes: by what is left when one shown amount is taken from the other', async () => {
    const { panel, slider, amounts } = await open();
    for (const value of [6_000, 9_000, 13_000, 17_000]) {
      fireEvent.change(slider(words.buyIn.amount), { target: { value } });
      for (const name of [words.buyIn.effects.pension, words.buyIn.effects.savings]) {
        panel.getByRole('row', { name: new RegExp(`^${name}.* \\+CHF\\s[\\d’]+$`) });
        const [before = 0, after = 0, difference = 0] = amounts(name) ?? [];
        expect(difference).toBeGreaterThan(0);
        expect(after - before, name).toBe(difference);
      }
    }
    panel.getByRole('columnheader', { name: words.comparison.head });
  });

  it('chooses the day of the first payment, which lies between today and retirement', async () => {
    const { user, panel, slider } = await open();
    const field = () => panel.getByRole<HTMLInputElement>('textbox', { name: words.buyIn.from });
    // It stands there from the start, and who asks for it can write in it.
    const first = field().value;
    await user.click(field());
    await waitFor(() => expect(field().readOnly).toBe(false));
    expect(document.activeElement).toBe(field());
    fireEvent.change(slider(words.buyIn.amount), { target: { value: 5_000 } });
    const day = field();
    expect(day.value).toBe(first);
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

  it('keeps the focus where it is by then, once the field for the day is there', async () => {
    const { panel } = await open();
    const field = () => panel.getByRole<HTMLInputElement>('textbox', { name: words.buyIn.from });
    const next = panel.getByRole('combobox', { name: words.buyIn.instalments });
    act(() => field().focus());
    act(() => next.focus());
    await waitFor(() => expect(field().readOnly).toBe(false));
    expect(document.activeElement).toBe(next);
  });

  it('asks the provider once for each pause where personal data are hidden', async () => {
    const asked: unknown[] = [];
    const { panel, slider } = await open('?anonymize=true', watching(asked));
    expect(asked).toEqual([{}]);
    fireEvent.change(slider(words.buyIn.amount), { target: { value: 5_000 } });
    await panel.findByRole('table', { name: words.buyIn.payments.title });
    expect(asked).toEqual([{}, { buyIn: expect.objectContaining({ amount: 5_000 }) }]);
  });

  it('keeps the most that fits into several payments while they move the amount and personal data are hidden', async () => {
    const { user, panel, slider } = await open('?anonymize=true');
    const amount = () => slider(words.buyIn.amount);
    const once = amount().max;
    await user.selectOptions(panel.getByRole('combobox', { name: words.buyIn.instalments }), '3');
    await waitFor(() => expect(amount().max).not.toBe(once));
    const { max } = amount();
    for (const value of ['5000', '6000']) {
      fireEvent.change(amount(), { target: { value } });
      expect([amount().max, amount().value]).toEqual([max, value]);
      await panel.findByRole('table', { name: words.buyIn.payments.title });
      expect([amount().max, amount().value]).toEqual([max, value]);
    }
    await user.selectOptions(panel.getByRole('combobox', { name: words.buyIn.instalments }), '1');
    expect(amount().max).toBe(once);
  });

  it('begins with the record of the day each time personal data are hidden', async () => {
    const asked: unknown[] = [];
    const { panel, slider, portal } = await open('?anonymize=true', watching(asked));
    fireEvent.change(slider(words.buyIn.amount), { target: { value: 5_000 } });
    await panel.findByRole('table', { name: words.buyIn.payments.title });
    const starts = () => asked.filter((body) => JSON.stringify(body) === '{}').length;
    expect(starts()).toBe(1);
    act(() => portal.router.navigate(world.at('buy-in')));
    // Only the browser draws the band.
    await panel.findByRole('heading', { name: words.band.title });
    act(() => portal.router.navigate(`${world.at('buy-in')}?anonymize=true`));
    await waitFor(() => expect(starts()).toBe(2));
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

  it('is told at the field, in sight and aloud that fewer francs fit into several payments', async () => {
    const { user, panel, slider } = await open();
    const field = panel.getByRole<HTMLInputElement>('textbox', { name: words.buyIn.amount });
    const once = Number(slider(words.buyIn.amount).max);
    await user.clear(field);
    await user.paste(String(once));
    await user.tab();
    expect(field.ariaInvalid).toBeNull();
    await user.selectOptions(panel.getByRole('combobox', { name: words.buyIn.instalments }), '10');
    expect(Number(slider(words.buyIn.amount).max)).toBeLessThan(once);
    expect(field.ariaInvalid).toBe('true');
    panel.getByText(/In so vielen Raten ist weniger möglich als auf einmal \(CHF/);
    panel.getByText(/^Höchstens CHF/);
    // Nothing is shown for it, kept or asked for, until it is possible.
    panel.getByRole('row', { name: new RegExp(`^${words.buyIn.effects.savings} CHF\\s[\\d’]+ –$`) });
    expect(panel.queryByRole('table', { name: words.buyIn.payments.title })).toBeNull();
    for (const name of [scenarios.keep, scenarios.write]) {
      const button = await panel.findByRole<HTMLButtonElement>('button', { name, description: scenarios.ruledOut });
      expect(button.disabled).toBe(true);
    }
    // In the band at the window's edge, and above the article.
    expect(panel.getAllByText(new RegExp(words.severity.broken)).length).toBeGreaterThan(1);
    await panel.findByText(words.spoken.broken, {}, { timeout: 4_000 });
    await user.click(panel.getByRole('button', { name: /^CHF\s[\d’.]+ übernehmen$/ }));
    expect(document.activeElement).toBe(field);
    expect(field.ariaInvalid).toBeNull();
    panel.getByRole('table', { name: words.buyIn.payments.title });
    await waitFor(() =>
      expect(panel.getByRole<HTMLButtonElement>('button', { name: scenarios.write }).disabled).toBe(false),
    );
  });

  it('sees payments that add up to what was entered', async () => {
    const { user, panel } = await open();
    const field = panel.getByRole<HTMLInputElement>('textbox', { name: words.buyIn.amount });
    await user.clear(field);
    await user.paste('1000.01');
    await user.selectOptions(panel.getByRole('combobox', { name: words.buyIn.instalments }), '3');
    const payments = within(panel.getByRole('table', { name: words.buyIn.payments.title }));
    const paid = payments.getAllByText(/^CHF\s[\d’]+\.\d\d$/).map((cell) => cell.textContent);
    expect(paid.map((text) => text?.replace(/\s/, ' '))).toEqual(['CHF 333.33', 'CHF 333.33', 'CHF 333.35']);
  });

  it('keeps an amount above the maximum in the field and says what is possible', async () => {
    const { user, panel, slider } = await open();
    const field = panel.getByRole<HTMLInputElement>('textbox', { name: words.buyIn.amount });
    await user.clear(field);
    await user.paste('9999999');
    await user.tab();
    expect(field.value).toBe('9999999');
    panel.getByText(/^Höchstens CHF\s[\d’]+(?:\.\d\d)?\.$/);
    expect(slider(words.buyIn.amount).value).toBe('10000');
  });
});

describe('A divorced member who tries out a buy-in', () => {
  it('reads that only what goes beyond a divorce’s share is locked', async () => {
    const divorced = await setUpSimulator({
      tenant: 'fadental',
      emailAddress: 'martin.oberholzer@example.org',
      mobileNumber: '+41790000034',
    });
    const { panel, slider } = await open('', divorced.fetch, divorced);
    const payments = () => within(panel.getByRole('table', { name: words.buyIn.payments.title }));
    const lock = () => payments().getAllByRole('cell')[1]?.textContent;
    fireEvent.change(slider(words.buyIn.amount), { target: { value: 50_000 } });
    expect(lock()).toBe('–');
    expect(panel.queryByText(saying(words.findingsWithValues.buyInPartlyLocked))).toBeNull();
    fireEvent.change(slider(words.buyIn.amount), { target: { value: 65_000 } });
    expect(lock()).toMatch(/^\d\d\.\d\d\.\d{4}, für CHF\s15’000\.00 davon$/);
    panel.getByText(/ können Sie vom Einkauf CHF\s15’000\.00 nicht als Kapital beziehen; der Rest gleicht /);
    expect(panel.queryByText(saying(words.findingsWithValues.buyInLocked))).toBeNull();
  });
});
