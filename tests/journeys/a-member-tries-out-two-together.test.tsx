import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import retirement from '#words/de-CH/retirement.json';
import scenarios from '#words/de-CH/scenarios.json';
import words from '#words/de-CH/simulation.json';
import { draftKeys } from '#state/session/draft-keys.ts';
import { memoryStorage } from '../support/open-portal.tsx';
import { setUpSimulator } from '../support/profile.ts';
import { saying } from '../support/words.ts';

const world = await setUpSimulator();
// Transformed before the first page is timed.
await Promise.all([
  import('#simulators/buy-in/BuyInSimulator.tsx'),
  import('#simulators/home/HomeSimulator.tsx'),
  import('#simulators/retirement/RetirementSimulator.tsx'),
]);

type Tab = ReturnType<typeof memoryStorage>;

const titles = {
  'buy-in': words.buyIn.title,
  'home-ownership': words.home.title,
  retirement: words.retirement.title,
} as const;

/** A simulator's panel on its page, in a tab that is the same from page to page. */
const open = async (page: keyof typeof titles, tab: Tab, query = '') => {
  const { user, close } = await world.open(page, { tab, query });
  const panel = within(await screen.findByRole('region', { name: titles[page] }));
  const slider = (name: string) => panel.getByRole<HTMLInputElement>('slider', { name });
  /** The savings at retirement, before and after; rounded but on paper. */
  const savings = () =>
    panel
      .getByRole('row', { name: new RegExp(`^${words.buyIn.effects.savings}`) })
      .textContent?.match(/(?<![+−])CHF\s[\d’.]+/g)
      ?.map((text) => Number(text.replaceAll(/[^\d.]/g, ''))) ?? [];
  /** By how much the changes raise the savings, to the centime, as paper shows them. */
  const gain = () => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const [before = 0, after = 0] = savings();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    return after - before;
  };
  return { user, close, panel, slider, savings, gain };
};

/** Tries out a buy-in, and leaves the page at once. */
const buyInFirst = async (tab: Tab, amount = 20_000) => {
  const { slider, gain, close } = await open('buy-in', tab);
  fireEvent.change(slider(words.buyIn.amount), { target: { value: amount } });
  const gained = gain();
  close();
  expect(tab.getItem(draftKeys.simulations)).toContain(String(amount));
  return gained;
};

describe('A member who has tried out a buy-in', () => {
  it('tries out retirement together with it, and takes it away again', async () => {
    const tab = memoryStorage();
    const gained = await buyInFirst(tab);
    const { user, panel, savings, gain } = await open('retirement', tab);
    const together = within(await panel.findByRole('group', { name: words.together }));
    const box = together.getByRole<HTMLInputElement>('checkbox', { name: scenarios.names.buyIn });
    expect([box.checked, panel.queryByRole('table', { name: words.comparison.title })]).toEqual([false, null]);
    together.getByText(/Einkauf insgesamt: CHF\s20’000/);
    await user.click(box);
    expect(gained).toBeGreaterThan(20_000);
    await waitFor(() => expect(savings()[1]).toBeGreaterThan(savings()[0] ?? Infinity));
    expect(gain()).toBeCloseTo(gained, 2);
    // What the buy-in alone brings has a column of its own.
    expect(
      panel
        .getAllByRole('columnheader')
        .slice(1, 4)
        .map(({ textContent }) => textContent),
    ).toEqual([
      words.comparison.before,
      scenarios.names.buyIn,
      // Breaks between syllables where there is little room.
      `${scenarios.names.buyIn} + Pensio\u00adnierung`,
    ]);
    expect(savings()[1]).toBe(savings()[2]);
    // The article about the lock of the buy-in.
    panel.getByText(saying(words.findingsWithValues.buyInLocked));
    // Paper has no boxes: this is another one.
    await user.click(panel.getByRole('checkbox', { name: scenarios.names.buyIn }));
    await waitFor(() => expect(panel.queryByRole('table', { name: words.comparison.title })).toBeNull());
    expect(panel.queryByText(saying(words.findingsWithValues.buyInLocked))).toBeNull();
  });

  it('compares the ages with it: whoever retires later has more savings', async () => {
    const tab = memoryStorage();
    await buyInFirst(tab);
    const { user, panel } = await open('retirement', tab);
    const ages = within(await screen.findByRole('region', { name: retirement.byAge.title }));
    await user.click(screen.getByRole('button', { name: retirement.byAge.title }));
    /** The savings at each age, rounded once something is tried out. */
    const savingsByAge = () =>
      ages
        .getAllByRole('row')
        .flatMap((row) => within(row).queryAllByRole('cell').slice(0, 1))
        .map(({ firstChild }) => Number(firstChild?.textContent?.replaceAll('’', '')));
    const alone = savingsByAge();
    await user.click(await panel.findByRole('checkbox', { name: scenarios.names.buyIn }));
    await waitFor(() => {
      const together = savingsByAge();
      expect(together.map((savings, at) => savings > (alone[at] ?? Infinity) + 15_000)).toEqual(alone.map(() => true));
      expect(together).toEqual(together.toSorted((a, b) => a - b));
    });
    expect(alone.length).toBeGreaterThan(5);
  });

  it('keeps both in one scenario, and has both again after it is opened', async () => {
    const both = 'Pensionierung mit 63 + Einkauf CHF 20’000, auf einmal';
    const tab = memoryStorage();
    await buyInFirst(tab);
    const first = await open('retirement', tab);
    await first.user.click(await first.panel.findByRole('checkbox', { name: scenarios.names.buyIn }));
    fireEvent.change(first.slider(words.retirement.age), { target: { value: 63 * 12 } });
    const bar = within(await first.panel.findByRole('region', { name: scenarios.title }));
    await first.user.click(await bar.findByRole('button', { name: scenarios.keep }));
    await first.user.click(await bar.findByRole('button', { name: scenarios.submit }));
    await bar.findByText(both);
    const kept = first.savings();
    await first.user.click(first.panel.getByRole('button', { name: words.reset }));
    expect(first.panel.getByRole<HTMLInputElement>('checkbox', { name: scenarios.names.buyIn }).checked).toBe(false);
    first.close();

    const { user, panel, savings } = await open('retirement', memoryStorage());
    expect(panel.queryByRole('group', { name: words.together })).toBeNull();
    await user.click(await panel.findByRole('button', { name: scenarios.openThis.replace('{{name}}', both) }));
    const box = await panel.findByRole<HTMLInputElement>('checkbox', { name: scenarios.names.buyIn });
    expect(box.checked).toBe(true);
    await waitFor(() => expect(savings()).toEqual(kept));
  });

  it('unfolds what they try out in several, and what they add stays in sight', async () => {
    const tab = memoryStorage();
    await buyInFirst(tab);
    const home = await open('home-ownership', tab);
    fireEvent.change(home.slider(words.home.amount.withdrawal), { target: { value: 30_000 } });
    home.close();
    const { user, panel } = await open('retirement', tab);
    const together = within(await panel.findByRole('group', { name: words.together }));
    expect(together.queryAllByRole('checkbox')).toEqual([]);
    const fold = together.getByRole('button', { name: `${scenarios.names.buyIn} · ${scenarios.names.home}` });
    await user.click(fold);
    expect(together.getAllByRole('checkbox')).toHaveLength(2);
    await user.click(together.getByRole('checkbox', { name: scenarios.names.home }));
    await waitFor(() => expect(together.queryByRole('button')).toBeNull());
    expect(together.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, true]);
  });

  it('is offered what changes something, and nothing where personal data are hidden', async () => {
    const tab = memoryStorage();
    await buyInFirst(tab);
    const home = await open('home-ownership', tab);
    await home.user.click(await home.panel.findByRole('checkbox', { name: scenarios.names.buyIn }));
    await home.user.selectOptions(home.panel.getByRole('combobox', { name: words.home.kind }), 'pledge');
    for (const amount of [30_000, 0]) {
      fireEvent.change(home.slider(words.home.amount.pledge), { target: { value: amount } });
    }
    home.close();
    expect(tab.getItem(draftKeys.simulations)).toContain('"pledge"');
    const { panel, close } = await open('retirement', tab);
    const together = within(await panel.findByRole('group', { name: words.together }));
    expect(together.getAllByRole('checkbox')).toHaveLength(1);
    together.getByRole('checkbox', { name: scenarios.names.buyIn });
    close();
    const hidden = await open('retirement', tab, '?anonymize=true');
    expect(hidden.panel.queryByRole('group', { name: words.together })).toBeNull();
  });

  it('unticks and ticks the amount of the scenario that they have opened, not the one before', async () => {
    const first = memoryStorage();
    await buyInFirst(first, 11_000);
    const before = await open('retirement', first);
    await before.user.click(await before.panel.findByRole('checkbox', { name: scenarios.names.buyIn }));
    const bar = within(await before.panel.findByRole('region', { name: scenarios.title }));
    await before.user.click(await bar.findByRole('button', { name: scenarios.keep }));
    fireEvent.change(bar.getByRole('textbox', { name: scenarios.name }), { target: { value: 'Mit elf' } });
    await before.user.click(bar.getByRole('button', { name: scenarios.submit }));
    await bar.findByText('Mit elf');
    before.close();

    const tab = memoryStorage();
    await buyInFirst(tab);
    const { user, panel } = await open('retirement', tab);
    const together = within(await panel.findByRole('group', { name: words.together }));
    const box = together.getByRole<HTMLInputElement>('checkbox', { name: scenarios.names.buyIn });
    await user.click(box);
    await user.click(await panel.findByRole('button', { name: scenarios.openThis.replace('{{name}}', 'Mit elf') }));
    for (const isTicked of [true, false, true]) {
      expect(box.checked).toBe(isTicked);
      together.getByText(/Einkauf insgesamt: CHF\s11’000/);
      await user.click(box);
    }
  });
});
