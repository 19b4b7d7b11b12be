import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { subjectProblem } from '#domain/message-rules.ts';
import calculation from '#words/de-CH/calculation.json';
import common from '#words/de-CH/common.json';
import contact from '#words/de-CH/contact.json';
import errors from '#words/de-CH/errors.json';
import scenarios from '#words/de-CH/scenarios.json';
import words from '#words/de-CH/simulation.json';
import shell from '#words/de-CH/shell.json';
import { memoryStorage } from '../support/open-portal.tsx';
import { anna, setUpSimulator } from '../support/profile.ts';
import { noted, ok, raw, refused, scriptedProvider, type Answer, type Script } from '../support/scripted-provider.ts';
import { saying } from '../support/words.ts';

const world = await setUpSimulator();
// Transformed before the first page is timed.
await import('#simulators/buy-in/BuyInSimulator.tsx');

const named = (text: string, name: string) => text.replace('{{name}}', name);

const find = (role: 'button' | 'checkbox', text: string, name: string) =>
  screen.findByRole(role, { name: named(text, name) });

/** Answers the question whether to delete. */
const answer = async (name: string) => {
  const question = within(await screen.findByRole('alertdialog', { name: scenarios.question.title }));
  fireEvent.click(question.getByRole('button', { name }));
};

/** A kept buy-in as a provider sends it where names are hidden. */
const unnamed = (id: string, keptAt: string, amount: number) => ({
  id,
  simulator: 'buyIn',
  name: '',
  changes: { buyIn: { amount, from: '2030-01-01', instalments: 1 } },
  keptAt,
  changed: false,
  planChosen: false,
  nameSays: [],
});

/** What a buy-in of 20'000 francs is called. */
const inOnce = 'Einkauf CHF 20’000, auf einmal';

/** A kept buy-in in some payments, which has the name of its id. */
const inPayments = (id: string, instalments: number) => {
  const scenario = unnamed(id, '2026-01-01T08:00:00Z', 7_000);
  return { ...scenario, name: id, changes: { buyIn: { ...scenario.changes.buyIn, instalments } } };
};

/** Opens the page; with an amount it is tried out, without one there is a section only if something is kept. */
const open = async (options: Parameters<typeof world.open>[1] = {}, tried?: number) => {
  const { user, portal, close } = await world.open('buy-in', options);
  const page = within(await screen.findByRole('region', { name: words.buyIn.title }));
  const amount = page.getByRole<HTMLInputElement>('slider', { name: words.buyIn.amount });
  if (tried !== undefined) fireEvent.change(amount, { target: { value: tried } });
  // Nearer than the page, which is long.
  const panel = within(await page.findByRole('region', { name: scenarios.title }));
  const set = (value: number) => fireEvent.change(amount, { target: { value } });
  const press = async (name: string) => fireEvent.click(await panel.findByRole('button', { name }));
  const choose = async (name: string) => fireEvent.click(await panel.findByRole('checkbox', { name }));
  const type = (name: string) =>
    fireEvent.change(panel.getByRole('textbox', { name: scenarios.name }), { target: { value: name } });
  const keep = async (name?: string) => {
    fireEvent.click(
      await panel.findByRole('button', { name: new RegExp(`^(${scenarios.keep}|${scenarios.keepNew})$`) }),
    );
    if (name !== undefined) type(name);
    await press(scenarios.submit);
    if (name !== undefined) await panel.findByText(name);
  };
  return { user, portal, close, page, panel, amount, set, press, choose, type, keep };
};

describe('A member who keeps scenarios', () => {
  it('keeps one under a suggested name, opens it again in another visit, renames and deletes it', async () => {
    const first = await open({}, 5_000);
    // Back where it was: there is nothing to keep.
    first.set(0);
    await first.panel.findByText(scenarios.nothing);
    expect(first.panel.getByRole<HTMLButtonElement>('button', { name: scenarios.keep }).disabled).toBe(true);
    first.set(20_000);
    await first.keep();
    await first.panel.findByText(inOnce);
    first.close();

    const { page, panel, amount, press, type } = await open();
    expect(amount.value).toBe('10000');
    // What is kept is listed, and nothing can be kept yet.
    await panel.findByText(inOnce);
    expect(panel.queryByRole('button', { name: scenarios.keep })).toBeNull();
    expect(page.queryByRole('table', { name: words.comparison.title })).toBeNull();
    await press(named(scenarios.openThis, inOnce));
    expect(page.getByRole<HTMLInputElement>('slider', { name: words.buyIn.amount }).value).toBe('20000');
    expect(document.activeElement).toBe(page.getByRole('heading', { name: words.buyIn.title }));
    await waitFor(() => {
      const said = page.getAllByRole('status').map(({ textContent }) => textContent);
      expect(said).toContainEqual(
        expect.stringMatching(/^Einkauf CHF 20’000, auf einmal ist geöffnet\. Ihre Altersrente beträgt damit rund/),
      );
    });
    await press(named(scenarios.more, inOnce));
    await press(named(scenarios.renameThis, inOnce));
    type('Grosser Einkauf');
    await press(scenarios.submit);
    await panel.findByText('Grosser Einkauf');
    await press(named(scenarios.removeThis, 'Grosser Einkauf'));
    await answer(scenarios.question.confirm);
    await waitFor(() => {
      expect(panel.queryByText('Grosser Einkauf')).toBeNull();
      expect(document.activeElement).toBe(panel.getByRole('heading', { name: scenarios.title }));
    });
  });

  it('keeps the focus at one whose rest they fold while they rename it', async () => {
    const { panel, keep, press, type } = await open({}, 1_000);
    await keep('Vorher');
    await press(named(scenarios.more, 'Vorher'));
    await press(named(scenarios.renameThis, 'Vorher'));
    await press(named(scenarios.more, 'Vorher'));
    await press(scenarios.cancel);
    expect(document.activeElement).toBe(panel.getByRole('button', { name: named(scenarios.more, 'Vorher') }));
    await press(named(scenarios.more, 'Vorher'));
    await press(named(scenarios.renameThis, 'Vorher'));
    await press(named(scenarios.more, 'Vorher'));
    type('Nachher');
    await press(scenarios.submit);
    await panel.findByText('Nachher');
    expect(document.activeElement).toBe(panel.getByRole('button', { name: named(scenarios.more, 'Nachher') }));
  });

  it('keeps one under the name of what is set by then, if they leave the suggested name as it is', async () => {
    const { panel, set, press } = await open({}, 5_000);
    await press(scenarios.keep);
    set(20_000);
    await press(scenarios.submit);
    await panel.findByText(inOnce);
    expect(panel.queryByText(/^Einkauf CHF 5’000/)).toBeNull();
  });

  it('finds the one that was kept last at the page’s figure, at once and in another visit, and opens it there', async () => {
    const line = /^Ihr Szenario vom \d\d\.\d\d\.\d{4}: Am Jahresende$/;
    const first = await open({}, 5_000);
    expect(screen.queryByRole('link', { name: line })).toBeNull();
    first.set(20_000);
    await first.keep('Am Jahresende');
    await screen.findByRole('link', { name: line });
    first.close();
    const { user, portal, page, amount, press } = await open();
    expect(amount.value).toBe('10000');
    const link = await screen.findByRole('link', { name: line });
    expect(link.getAttribute('href')).toMatch(/\?scenario=[\w-]+$/);
    await user.click(link);
    await waitFor(() =>
      expect(page.getByRole<HTMLInputElement>('slider', { name: words.buyIn.amount }).value).toBe('20000'),
    );
    await waitFor(() => expect(document.activeElement).toBe(page.getByRole('heading', { name: words.buyIn.title })));
    await waitFor(() => expect(portal.router.address()).toBe(world.at('buy-in')));
    await press(named(scenarios.more, 'Am Jahresende'));
    await press(named(scenarios.removeThis, 'Am Jahresende'));
    await answer(scenarios.question.confirm);
    await waitFor(() => expect(screen.queryByRole('link', { name: line })).toBeNull());
  });

  it('is told if an address leads to a scenario that is gone, or that can’t be read any more', async () => {
    const unreadable = { ...unnamed('a', '2026-01-01T08:00:00Z', 7_000), name: 'Von früher', changes: null };
    for (const [id, script, listed] of [
      ['gone', {}, 0],
      ['a', { scenarios: raw([unreadable]) }, 1],
    ] as const satisfies readonly (readonly [string, Script, number])[]) {
      const through = scriptedProvider(script, world.fetch);
      const { portal, close } = await world.open('buy-in', { query: `?scenario=${id}`, through });
      await waitFor(() => expect(screen.getAllByText(scenarios.unreadable)).toHaveLength(listed + 1));
      await waitFor(() => expect(portal.router.address()).toBe(world.at('buy-in')));
      const page = within(await screen.findByRole('region', { name: words.buyIn.title }));
      expect(page.getByRole<HTMLInputElement>('slider', { name: words.buyIn.amount }).value).toBe('10000');
      close();
    }
  });

  it('is told at the field what is wrong with a name', async () => {
    const { panel, set, keep, press, type } = await open({}, 1_000);
    set(5_000);
    await keep('Mein Einkauf');
    set(6_000);
    await press(scenarios.keepNew);
    for (const [name, said] of [
      ['MEIN EINKAUF', 'Diesen Namen hat schon ein anderes Szenario.'],
      ['   ', scenarios.problems.empty],
      ['x'.repeat(81), scenarios.problems.tooLong.replace('{{most}}', '80')],
      ['a\u202eb', scenarios.problems.oddCharacters],
    ] as const) {
      type(name);
      await press(scenarios.submit);
      await panel.findByText(said);
    }
    await press(scenarios.cancel);
    expect(panel.queryByRole('textbox', { name: scenarios.name })).toBeNull();
  });

  it('compares two kept ones with the present one, figure by figure', async () => {
    const { page, set, keep, choose } = await open({}, 1_000);
    for (const amount of [10_000, 22_000]) {
      set(amount);
      await keep(`Mit ${amount}`);
    }
    set(1_000);
    for (const amount of [10_000, 22_000]) await choose(named(scenarios.compareThis, `Mit ${amount}`));
    const table = within(await page.findByRole('table', { name: scenarios.compared.title }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      scenarios.compared.head,
      named(scenarios.compared.currentOf, 'Mit 22000'),
      'Mit 10000',
      'Mit 22000',
    ]);
    const pensions = () =>
      within(table.getByRole('row', { name: new RegExp(`^${calculation.figures.pension}`) }))
        .getAllByRole('cell')
        .map(({ firstChild }) => Number(firstChild?.textContent?.replaceAll(/\D/g, '')));
    const [now = 0, ten = 0, twenty = 0] = pensions();
    expect(now).toBeLessThan(ten);
    expect(ten).toBeLessThan(twenty);
    // Seen as a number with its sign, and heard in words.
    const more = `CHF ${ten - now}`;
    table.getByText(`+${ten - now}`);
    table.getByText(`(${scenarios.compared.more.replace('{{amount}}', more)})`);
    page.getByText(scenarios.compared.differences);
    // Drawn from zero, also where they are close: the longer bar is the higher pension.
    const bars = page
      .getAllByRole('listitem')
      .filter(
        (item) => item.querySelector('[data-look]') !== null && within(item).queryAllByRole('button').length === 0,
      );
    expect(bars.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Mit 22000, geändertCHF\s[\d’]+$/),
      expect.stringMatching(new RegExp(`^Mit 10000CHF\\s[\\d’]+CHF\\s${ten - now} mehr$`)),
      expect.stringMatching(new RegExp(`^Mit 22000CHF\\s[\\d’]+CHF\\s${twenty - now} mehr$`)),
    ]);
    const lengths = bars.map((bar) =>
      [...bar.querySelectorAll<HTMLElement>('[data-look]')].reduce(
        (sum, { style }) => sum + Number.parseFloat(style.inlineSize),
        0,
      ),
    );
    const [shortest = 0, middle = 0, longest = 0] = lengths;
    expect(shortest).toBeGreaterThan(90);
    expect(shortest).toBeLessThan(middle);
    expect(middle).toBeLessThan(longest);
    expect(longest).toBeCloseTo(100);
    set(2_000);
    await waitFor(() => expect(pensions()[0]).toBeGreaterThan(now));
    set(22_000);
    // What is set is in the comparison already, and makes room for the member as they are.
    await waitFor(() => expect(pensions().slice(1)).toEqual([ten, twenty]));
    expect(pensions()[0]).toBeLessThan(ten);
    set(10_000);
    // The other one, too, though it isn't the open one.
    await waitFor(() =>
      expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        scenarios.compared.head,
        words.comparison.before,
        'Mit 10000',
        'Mit 22000',
      ]),
    );
    // Drawn above the table, because the pensions differ.
    await waitFor(() =>
      expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(/^Mit 10000CHF/),
      ),
    );
    set(22_000);
    await choose(named(scenarios.compareThis, 'Mit 10000'));
    const today = page.getByRole<HTMLInputElement>('checkbox', { name: scenarios.compared.withToday });
    expect(today.checked).toBe(true);
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      scenarios.compared.head,
      words.comparison.before,
      'Mit 22000',
    ]);
    fireEvent.click(today);
    expect(table.getAllByRole('columnheader')).toHaveLength(2);
  });

  it('compares three with nothing tried out, and reads why no fourth one can be, until they take one out', async () => {
    const all = [6_000, 7_000, 8_000, 9_000].map((amount) => `Mit ${amount}`);
    const kept = all.map((name, id) => ({ ...unnamed(String(id), '2026-01-01T08:00:00Z', 6_000 + id * 1_000), name }));
    const { page, panel, choose } = await open({
      through: scriptedProvider({ scenarios: raw(kept) }, world.fetch),
    });
    const box = (name: string) =>
      panel.getByRole<HTMLInputElement>('checkbox', { name: named(scenarios.compareThis, name) });
    const boxes = () => all.map((name) => [box(name).checked, box(name).disabled]);
    await choose(named(scenarios.compareThis, 'Mit 6000'));
    await choose(named(scenarios.compareThis, 'Mit 7000'));
    expect(panel.queryByText(scenarios.mostPicked)).toBeNull();
    const table = within(await page.findByRole('table', { name: scenarios.compared.title }));
    const columns = () => table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    // Untouched, the present one is the member as they are.
    expect(columns()).toEqual([scenarios.compared.head, words.comparison.before, 'Mit 6000', 'Mit 7000']);
    await choose(named(scenarios.compareThis, 'Mit 8000'));
    panel.getByRole('checkbox', { description: scenarios.mostPicked, name: named(scenarios.compareThis, 'Mit 9000') });
    expect(boxes()).toEqual([
      [true, false],
      [true, false],
      [true, false],
      [false, true],
    ]);
    expect(columns()).toEqual([scenarios.compared.head, 'Mit 6000', 'Mit 7000', 'Mit 8000']);
    await choose(named(scenarios.compareThis, 'Mit 6000'));
    expect(box('Mit 9000').disabled).toBe(false);
    expect(panel.queryByText(scenarios.mostPicked)).toBeNull();
  });

  it('compares what they have set with two, and reads why no third one can be', async () => {
    const { panel, set, keep, choose } = await open({}, 1_000);
    for (const amount of [7_000, 8_000, 9_000]) {
      set(amount);
      await keep(`Mit ${amount}`);
    }
    set(1_000);
    await choose(named(scenarios.compareThis, 'Mit 7000'));
    expect(panel.queryByText(scenarios.mostPicked)).toBeNull();
    await choose(named(scenarios.compareThis, 'Mit 8000'));
    const third = { description: scenarios.mostPicked, name: named(scenarios.compareThis, 'Mit 9000') };
    expect(panel.getByRole<HTMLInputElement>('checkbox', third).disabled).toBe(true);
  });

  it('reads no name any more once personal data are hidden, not even of what is compared and open', async () => {
    const told: Answer = raw([{ ...unnamed('a', '2026-01-01T08:00:00Z', 7_000), name: 'Nach der Scheidung' }]);
    const hidden: Answer = raw([unnamed('a', '2026-01-01T08:00:00Z', 7_000)]);
    const script: Script = {
      scenarios: (...about) => (about[0].url.searchParams.has('anonymize') ? hidden : told)(...about),
    };
    const { portal, close } = await world.open('buy-in', { through: scriptedProvider(script, world.fetch) });
    const show = (query: string) => act(() => portal.router.navigate(world.at('buy-in') + query));
    const hiddenName = scenarios.unnamed.replace('{{date}}', '01.01.2026');
    await find('checkbox', scenarios.compareThis, 'Nach der Scheidung');
    // Known from then on.
    show('?anonymize=true');
    await find('checkbox', scenarios.compareThis, hiddenName);
    show('');
    fireEvent.click(await find('checkbox', scenarios.compareThis, 'Nach der Scheidung'));
    fireEvent.click(await find('button', scenarios.openThis, 'Nach der Scheidung'));
    await screen.findByRole('columnheader', { name: 'Nach der Scheidung' });
    show('?anonymize=true');
    await find('checkbox', scenarios.compareThis, hiddenName);
    expect(screen.queryByText(/Nach der Scheidung/)).toBeNull();
    close();
  });

  it('tells scenarios of one day apart while their names are hidden', async () => {
    const hidden = raw([
      unnamed('later', '2026-01-01T09:00:00Z', 8_000),
      unnamed('first', '2026-01-01T08:00:00Z', 7_000),
      unnamed('another day', '2026-01-02T08:00:00Z', 9_000),
    ]);
    const through = scriptedProvider({ scenarios: hidden }, world.fetch);
    const { panel, close } = await open({ query: '?anonymize=true', through });
    const names = ['01.01.2026 (2)', '01.01.2026', '02.01.2026'].map((day) =>
      scenarios.unnamed.replace('{{date}}', day),
    );
    for (const name of names) await panel.findByRole('checkbox', { name: named(scenarios.compareThis, name) });
    close();
  });

  it('keeps a tick that they set while another name is being stored', async () => {
    const kept = [7_000, 8_000].map((amount, id) => ({
      ...unnamed(String(id), '2026-01-01T08:00:00Z', amount),
      name: `Mit ${amount}`,
    }));
    const stored = Promise.withResolvers<null>();
    const script: Script = {
      scenarios: raw(kept),
      changeScenario: async (...about) => {
        await stored.promise;
        return raw({ ...kept[0], name: 'Umbenannt' })(...about);
      },
    };
    const { panel, press, choose, type } = await open({ through: scriptedProvider(script, world.fetch) });
    await press(named(scenarios.more, 'Mit 7000'));
    await press(named(scenarios.renameThis, 'Mit 7000'));
    type('Umbenannt');
    await press(scenarios.submit);
    await choose(named(scenarios.compareThis, 'Mit 8000'));
    stored.resolve(null);
    await screen.findByText(scenarios.saved);
    expect(
      panel.getByRole<HTMLInputElement>('checkbox', { name: named(scenarios.compareThis, 'Mit 8000') }).checked,
    ).toBe(true);
  });

  it('reads what was entered in each, and only then what that does', async () => {
    const kept = scriptedProvider(
      { scenarios: raw([inPayments('Auf einmal', 1), inPayments('In Raten', 3)]) },
      world.fetch,
    );
    const { page, choose } = await open({ through: kept });
    for (const name of ['Auf einmal', 'In Raten']) await choose(named(scenarios.compareThis, name));
    const table = within(await page.findByRole('table', { name: scenarios.compared.title }));
    const rows = table.getAllByRole('row').map((row) => Array.from(row.children, ({ textContent }) => textContent));
    expect(rows.slice(0, 4)).toEqual([
      [scenarios.compared.head, words.comparison.before, 'Auf einmal', 'In Raten'],
      [words.paper.title],
      [words.buyIn.instalments, '–', 'auf einmal', 'in 3\u00a0Jahresraten'],
      [scenarios.compared.results],
    ]);
    // What is the same in both is said once, also on paper.
    const said = `${scenarios.compared.inAll}: ${words.buyIn.amount}: CHF 7’000 · ${words.buyIn.from}: 01.01.2030`;
    page.getByText(said);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    page.getByText(said.replace('7’000', '7’000.00'));
    act(() => void window.dispatchEvent(new Event('afterprint')));
    // Of one alone all is in the table.
    await choose(named(scenarios.compareThis, 'In Raten'));
    table.getByRole('row', { name: `${words.buyIn.amount} – 7’000` });
    expect(page.queryByText(new RegExp(`^${scenarios.compared.inAll}`))).toBeNull();
  });

  it('sees differences from the first column only, and none of what that has none of', async () => {
    const [once, twice] = [inPayments('Auf einmal', 1), inPayments('Mit mehr Steuern', 1)];
    const taxed = ({ changes, ...scenario }: typeof once, marginalRate: number) => ({
      ...scenario,
      changes: { buyIn: { ...changes.buyIn, marginalRate } },
    });
    const kept = scriptedProvider({ scenarios: raw([taxed(once, 20), taxed(twice, 30)]) }, world.fetch);
    const { page, choose } = await open({ through: kept });
    for (const { name } of [once, twice]) await choose(named(scenarios.compareThis, name));
    const table = within(await page.findByRole('table', { name: scenarios.compared.title }));
    const saved = within(await table.findByRole('row', { name: new RegExp(`^${calculation.figures.taxSaving}`) }));
    expect(saved.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['–', '1’400', '2’100']);
  });

  it('reads below a name what was entered, unless the name says it', async () => {
    const second = {
      ...inPayments('a', 1),
      name: 'Einkauf CHF 7’000, auf einmal (2)',
      nameSays: ['buyIn', 'instalments'],
    };
    const hidden = { ...inPayments('b', 3), name: '' };
    const through = scriptedProvider({ scenarios: raw([second, inPayments('Bonus', 3), hidden]) }, world.fetch);
    const { panel } = await open({ through });
    await panel.findByText(second.name);
    for (const button of panel.getAllByRole('button', { expanded: false, name: /^Mehr zu/ })) fireEvent.click(button);
    const lines = panel
      .getAllByRole('listitem')
      .map((item) => within(item).getByText(/^(Einkauf insg|Erste)/).textContent);
    const whole = /^Einkauf insgesamt: CHF\s7’000 · Erste Zahlung am: 01\.01\.2030 · Zahlung: in 3\sJahresraten$/;
    expect(lines).toEqual(['Erste Zahlung am: 01.01.2030', expect.stringMatching(whole), expect.stringMatching(whole)]);
  });

  it('reads there the day of another savings option, but not its number where hidden data keep its name back', async () => {
    const kept = unnamed('a', '2026-01-01T08:00:00Z', 7_000);
    const changes = { ...kept.changes, savings: { option: { id: '02', from: '2031-01-01' } } };
    const through = scriptedProvider({ scenarios: raw([{ ...kept, changes }]) }, world.fetch);
    const lineOf = async (query: string) => {
      const { panel, close } = await open({ through, query });
      fireEvent.click(await panel.findByRole('button', { expanded: false, name: /^Mehr zu/ }));
      const line = (await panel.findByText(/^Einkauf insgesamt: /)).textContent;
      close();
      return line;
    };
    expect(await lineOf('')).toMatch(/ · Sparplan: Basissparen\u00a0\+[\d.]+\s% · Sparplan gilt ab: 01\.01\.2031$/);
    expect(await lineOf('?anonymize=true')).toMatch(/ · Zahlung: auf einmal · Sparplan gilt ab: 01\.01\.2031$/);
  });

  it('reads once what several have in common: that the data have changed, and the remarks', async () => {
    const kept = [7_000, 8_000].map((amount) => ({
      ...unnamed(String(amount), '2026-01-01T08:00:00Z', amount),
      name: `Mit ${amount}`,
      changed: true,
    }));
    const { page, panel, choose, press } = await open({
      through: scriptedProvider({ scenarios: raw(kept) }, world.fetch),
    });
    await panel.findByText('Mit 7000 · Mit 8000');
    expect(panel.getAllByText(scenarios.changed)).toHaveLength(1);
    for (const { name } of kept) await choose(named(scenarios.compareThis, name));
    const locked = saying(words.findingsWithValues.buyInLocked);
    const both = within(await page.findByRole('region', { name: scenarios.compared.remarksBoth }));
    both.getByText(locked);
    expect(page.getAllByText(locked)).toHaveLength(1);
    // Opened, one is the present one, whose remarks stand above.
    await press(named(scenarios.openThis, 'Mit 7000'));
    await page.findByText(scenarios.compared.asAboveBoth);
    expect(page.getAllByText(locked)).toHaveLength(1);
    expect(page.queryByRole('region', { name: scenarios.compared.remarksBoth })).toBeNull();
    await choose(named(scenarios.compareThis, 'Mit 8000'));
    await page.findByText(named(scenarios.compared.asAbove, 'Mit 7000'));
    fireEvent.change(page.getByRole('slider', { name: words.buyIn.amount }), { target: { value: 0 } });
    await page.findByRole('region', { name: named(scenarios.compared.remarks, 'Mit 7000') });
  });

  it('reads on the button which one goes to the fund, once there are several', async () => {
    const through = scriptedProvider({ scenarios: raw([inPayments('Bonus', 3)]) }, world.fetch);
    const { page, choose, press } = await open({ through }, 5_000);
    await page.findByRole('button', { name: scenarios.write });
    await choose(named(scenarios.compareThis, 'Bonus'));
    await page.findByRole('button', { name: /^Das möchte ich umsetzen: Einkauf CHF\s5’000, auf einmal$/ });
    await press(named(scenarios.openThis, 'Bonus'));
    await page.findByRole('button', { name: `${scenarios.write}: Bonus` });
    fireEvent.change(page.getByRole('slider', { name: words.buyIn.amount }), { target: { value: 6_000 } });
    await page.findByRole('button', { name: `${scenarios.write}: Bonus, geändert` });
  });

  it('reads from which day the values are where that differs', async () => {
    const kept = scriptedProvider(
      { scenarios: raw([inPayments('Auf einmal', 1), inPayments('In Raten', 3)]) },
      world.fetch,
    );
    const { page, choose } = await open({ through: kept });
    for (const name of ['Auf einmal', 'In Raten']) await choose(named(scenarios.compareThis, name));
    const table = within(await page.findByRole('table', { name: scenarios.compared.title }));
    const days = within(await table.findByRole('row', { name: new RegExp(`^${scenarios.compared.on}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(new Set(days).size).toBeGreaterThan(1);
    for (const day of days) expect(day).toMatch(/^\d\d\.\d\d\.\d{4}$/);
    // The member as they are has the day of the scenario beside them.
    expect(days[0]).toBe(days[1]);
  });

  it('sees an unpaid leave lower the savings and a buy-in raise them, beyond the ordinary age, too', async () => {
    const leave = { leave: { from: '2027-03-01', months: 6, cover: 'none' } };
    const kept = scriptedProvider({ scenarios: raw([{ ...inPayments('Pause', 1), changes: leave }]) }, world.fetch);
    const through: typeof kept = async (input, init) => {
      const request = new Request(input, init);
      const reply = await kept(request);
      if (!request.url.includes('simulations/basis')) return reply;
      // At a plan that saves until 70.
      const sent = (await reply.text()).replaceAll(/"untilAge":\d+/g, '"untilAge":70');
      return new Response(sent.replace('"birthDate":"1985-03-12"', '"birthDate":"1960-03-10"'), reply);
    };
    const { page, choose } = await open({ through }, 5_000);
    await choose(named(scenarios.compareThis, 'Pause'));
    const table = within(await page.findByRole('table', { name: scenarios.compared.title }));
    const [today = 0, withBuyIn = 0, withLeave = 0] = within(
      await table.findByRole('row', { name: new RegExp(`^${words.retirement.savings}`) }),
    )
      .getAllByRole('cell')
      .map(({ firstChild }) => Number(firstChild?.textContent?.replaceAll(/\D/g, '')));
    expect(withBuyIn - today).toBeGreaterThanOrEqual(5_000);
    expect(withBuyIn - today).toBeLessThan(5_500);
    expect(withLeave).toBeLessThan(today);
  });

  it('reads that a comparison failed where the provider simulates, and compares again', async () => {
    let isBusy = true;
    const [first, second] = [unnamed('a', '2026-01-01T08:00:00Z', 7_000), unnamed('b', '2026-02-02T08:00:00Z', 9_000)];
    const kept = scriptedProvider({ scenarios: raw([first, second]) }, world.fetch);
    const tooMany = scriptedProvider({ simulate: refused(429, 'err_too_many', 'Zu oft.', { retryAfter: 60 }) });
    const asked: string[] = [];
    const through: typeof kept = async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.includes('simulations/results')) return kept(request);
      const body = await request.clone().text();
      asked.push(body);
      return isBusy && body.includes('9000') ? tooMany(request) : kept(request);
    };
    const { page, choose } = await open({ query: '?anonymize=true', through });
    const names = ['01.01.2026', '02.02.2026'].map((date) => scenarios.unnamed.replace('{{date}}', date));
    for (const name of names) await choose(named(scenarios.compareThis, name));
    const table = within(await page.findByRole('table', { name: scenarios.compared.title }));
    const pensions = () =>
      within(table.getByRole('row', { name: new RegExp(`^${calculation.figures.pension}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await page.findByText(words.failed.title);
    await screen.findByText(errors.tooMany.replace('{{wait}}', '1 Minute'));
    await waitFor(() => {
      expect(pensions()).toEqual([expect.stringMatching(/\d/), expect.stringMatching(/\d/), '–']);
    });
    isBusy = false;
    fireEvent.click(page.getByRole('button', { name: common.retry }));
    await waitFor(() => {
      expect(pensions()[2]).toMatch(/\d/);
    });
    expect(page.queryByText(words.failed.title)).toBeNull();
    // The one that was known isn't asked for again.
    expect(asked.filter((body) => body.includes('7000'))).toHaveLength(1);
  });

  it('compares pension with capital, share of the salary and all, and reads the remarks on each', async () => {
    await world.open('retirement');
    const page = within(await screen.findByRole('region', { name: words.retirement.title }));
    const set = (value: number) =>
      fireEvent.change(page.getByRole('slider', { name: words.retirement.lumpSum }), { target: { value } });
    set(100);
    const panel = within(await page.findByRole('region', { name: scenarios.title }));
    fireEvent.click(await panel.findByRole('button', { name: scenarios.keep }));
    fireEvent.change(panel.getByRole('textbox', { name: scenarios.name }), { target: { value: 'Alles Kapital' } });
    fireEvent.click(panel.getByRole('button', { name: scenarios.submit }));
    await panel.findByText('Alles Kapital');
    set(0);
    fireEvent.click(await panel.findByRole('checkbox', { name: named(scenarios.compareThis, 'Alles Kapital') }));
    fireEvent.click(await page.findByRole('checkbox', { name: scenarios.compared.withToday }));
    fireEvent.click(page.getByRole('button', { name: /gleiche Werte$/ }));
    const table = within(await page.findByRole('table', { name: scenarios.compared.title }));
    const cells = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ firstChild }) => firstChild?.textContent);
    const savings = cells(words.retirement.savings);
    expect(cells(words.retirement.capital)).toEqual(['0', savings[1]]);
    // Where no pension is left, its bar says what is taken in its place.
    expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(new RegExp(`CHF.[\\d’]+ weniger${words.retirement.capital}: CHF.${savings[1]}`)),
    );
    expect(cells(words.retirement.ratioWithout)).toEqual([
      expect.stringMatching(/^\d\d\s%$/),
      expect.stringMatching(/^0\s%$/),
    ]);
    const remarks = within(page.getByRole('region', { name: named(scenarios.compared.remarks, 'Alles Kapital') }));
    remarks.getByText(saying(words.findingsWithValues.lumpSumNotice));
  });

  it('compares all pensions with their own and with an estimated AHV pension, and says so', async () => {
    await world.open('retirement');
    const page = within(await screen.findByRole('region', { name: words.retirement.title }));
    const set = (name: string, value: number) =>
      fireEvent.change(page.getByRole('slider', { name }), { target: { value } });
    set(words.retirement.age, 64 * 12);
    const panel = within(await page.findByRole('region', { name: scenarios.title }));
    fireEvent.click(await panel.findByRole('button', { name: scenarios.keep }));
    fireEvent.change(panel.getByRole('textbox', { name: scenarios.name }), { target: { value: 'Geschätzte AHV' } });
    fireEvent.click(panel.getByRole('button', { name: scenarios.submit }));
    await panel.findByText('Geschätzte AHV');
    set(words.retirement.ahvEstimated, 2_000);
    fireEvent.click(await panel.findByRole('checkbox', { name: named(scenarios.compareThis, 'Geschätzte AHV') }));
    fireEvent.click(await page.findByRole('checkbox', { name: scenarios.compared.withToday }));
    fireEvent.click(page.getByRole('button', { name: /gleiche Werte$/ }));
    const table = within(await page.findByRole('table', { name: scenarios.compared.title }));
    const cells = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    const figures = (name: string) => cells(name).map((text) => Number(text?.replaceAll(/\D/g, '')));
    // The bars say all pensions, by how much they differ, and what comes before the AHV; the table doesn't again.
    const bars = within(
      (await page.findByRole('heading', { name: words.retirement.totalWithPartly })).parentElement ?? document.body,
    );
    const [ownBar, estimatedBar] = bars.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(ownBar).toMatch(/CHF.[\d’]+CHF.[\d’]+, bevor die AHV beginnt$/);
    expect(estimatedBar).toMatch(/^Geschätzte AHVCHF.[\d’]+CHF.[\d’]+ mehrCHF.[\d’]+, bevor die AHV beginnt$/);
    for (const said of [words.retirement.totalWithPartly, words.retirement.totalBeforeAhv])
      expect(table.queryByRole('row', { name: new RegExp(`^${said}`) })).toBeNull();
    const [own = 0, estimated = 0] = figures(words.retirement.ratioWithPartly);
    expect(estimated).toBeGreaterThan(own);
    const [now, kept] = cells(words.retirement.ratioWithout);
    expect(now).toBe(kept);
    expect(table.queryByRole('row', { name: new RegExp(`^${words.retirement.totalWithout}`) })).toBeNull();
  });

  it('takes one to a message to the fund, which only they send', async () => {
    const sent: unknown[] = [];
    const { page, set, portal } = await open(
      { through: scriptedProvider({ sendMessage: noted(sent) }, world.fetch) },
      1_000,
    );
    set(20_000);
    fireEvent.click(await page.findByRole('button', { name: scenarios.write }));
    const subject = await screen.findByRole<HTMLInputElement>('textbox', { name: contact.form.subject });
    await waitFor(() => {
      expect(subject.value).toBe('Das möchte ich umsetzen: Einkauf');
    });
    const body = screen.getByRole<HTMLTextAreaElement>('textbox', { name: contact.form.body });
    expect(body.value).toMatch(/– Einkauf insgesamt: CHF\s20’000\.00\n/);
    expect(body.value).toMatch(/– Altersrente pro Monat: CHF\s[\d’]+ statt CHF\s[\d’]+\n/);
    // Nothing that the simulator doesn't show.
    expect(body.value).not.toMatch(/Möglicher/);
    expect(portal.router.address()).toContain('from=buy-in');
    expect(screen.getByRole('link', { name: /^Zurück zu «/ }).getAttribute('href')).toBe(world.at('buy-in'));
    expect(await world.provider.sentTo('nachrichten@bergahorn.example')).toEqual([]);
    // The hint that it is time for a buy-in knows the message by its topic.
    fireEvent.click(screen.getByRole('button', { name: contact.form.send }));
    await screen.findByText(contact.sent);
    expect(sent).toEqual([expect.objectContaining({ topic: 'buyIn' })]);
  });

  it('adds it to a message that they have begun, which tells the fund’s hint what it is about', async () => {
    for (const [begun, subject] of [
      ['', 'Das möchte ich umsetzen: Einkauf'],
      ['Meine Frage', 'Meine Frage'],
    ] as const) {
      const tab = memoryStorage();
      const draft = { subject: begun, body: 'Guten Tag, noch etwas:', from: null, threadId: null };
      tab.setItem(
        'pilaster.messageDraft',
        JSON.stringify({ draft, fund: 'bergahorn', author: anna.emailAddress, until: Number.MAX_SAFE_INTEGER }),
      );
      const sent: unknown[] = [];
      const through = scriptedProvider({ sendMessage: noted(sent) }, world.fetch);
      const { page, close } = await open({ tab, through }, 20_000);
      fireEvent.click(await page.findByRole('button', { name: scenarios.write }));
      await screen.findByDisplayValue(subject);
      fireEvent.click(screen.getByRole('button', { name: contact.form.send }));
      await screen.findByText(contact.sent);
      const body: unknown = expect.stringMatching(/^Guten Tag, noch etwas:\n\nGuten Tag\n[^]*20’000/);
      expect(sent).toEqual([{ subject, body, topic: 'buyIn' }]);
      close();
    }
  });

  it('reads hostile names as words, on the page and in the message', async () => {
    const markup = '<img src=x onerror="window.hacked = true"> {{simulator}} $t(lead)';
    const long = `abc\u202efed\nBcc: b@evil.example ${'😀'.repeat(100)}`;
    const kept = [markup, long].map((name, id) => ({ ...unnamed(String(id), '2026-01-01T08:00:00Z', 9_000), name }));
    for (const [at, said] of [markup, 'abcfed Bcc: b@evil.example 😀'].entries()) {
      const { page, panel, close } = await open({
        through: scriptedProvider({ scenarios: raw(kept) }, world.fetch),
      });
      await panel.findByText(markup);
      const items = panel.getAllByRole('listitem');
      expect(items.map((item) => item.querySelector('bdi')?.textContent)).toEqual([markup, long]);
      expect(panel.queryByRole('img')).toBeNull();
      const item = within(items[at] ?? document.body);
      fireEvent.click(item.getByRole('checkbox', { name: /im Vergleich$/ }));
      const table = within(await page.findByRole('table', { name: scenarios.compared.title }));
      expect(table.getAllByRole('columnheader').at(-1)?.textContent).toBe([markup, long][at]);
      fireEvent.click(item.getByRole('button', { name: /öffnen$/ }));
      const takes = (name: string) => name.startsWith(`${scenarios.write}: ${said}`);
      fireEvent.click(await page.findByRole('button', { name: takes }));
      const subject = await screen.findByRole<HTMLInputElement>('textbox', { name: contact.form.subject });
      await waitFor(() => {
        expect(subject.value).toContain(`Das möchte ich umsetzen: ${said}`);
      });
      expect(subjectProblem(subject.value)).toBeNull();
      close();
    }
    expect('hacked' in window).toBe(false);
  });

  it('gets the PDF of a kept one', async () => {
    const pdf = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="Szenario.pdf"' };
    const script: Script = { scenarioPdf: () => new Response('%PDF-1.7', { headers: pdf }) };
    const { set, keep, press } = await open({ through: scriptedProvider(script, world.fetch) }, 1_000);
    set(15_000);
    await keep('Zum Drucken');
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await press(named(scenarios.more, 'Zum Drucken'));
    await press(named(scenarios.pdfThis, 'Zum Drucken'));
    await waitFor(() => {
      expect(saved).toEqual(['Szenario.pdf']);
    });
    vi.restoreAllMocks();
  });

  it('reads why a change was refused, and what was entered stays', async () => {
    const { set, keep, close } = await open();
    set(17_000);
    await keep('Gut gespeichert');
    close();
    const said = 'So geht es nicht.';
    const fault = refused(400, 'err_validation', said);
    const script: Script = { keepScenario: fault, changeScenario: fault };
    const { page, panel, press, type } = await open({ through: scriptedProvider(script, world.fetch) });
    await press(named(scenarios.openThis, 'Gut gespeichert'));
    await press(scenarios.keepNew);
    type('Ein anderer');
    await press(scenarios.submit);
    await panel.findByText(said);
    await press(scenarios.cancel);
    fireEvent.change(page.getByRole('slider', { name: words.buyIn.amount }), { target: { value: 18_000 } });
    await press(named(scenarios.replace, 'Gut gespeichert'));
    await panel.findByText(said);
    expect(page.getByRole<HTMLInputElement>('slider', { name: words.buyIn.amount }).value).toBe('18000');
  });

  it('reads how long to wait after too many changes', async () => {
    const script: Script = { keepScenario: refused(429, 'err_too_many', 'Zu oft.', { retryAfter: 90 }) };
    const { panel, set, press } = await open({ through: scriptedProvider(script, world.fetch) }, 1_000);
    set(8_000);
    await press(scenarios.keep);
    await press(scenarios.submit);
    await panel.findByText(errors.tooMany.replace('{{wait}}', '2 Minuten'));
  });

  it('reads that their scenarios could not be loaded, and loads them again', async () => {
    let isBroken = true;
    const script: Script = {
      scenarios: () => (isBroken ? Response.json({ errors: [] }, { status: 400 }) : Response.json({ data: [] })),
    };
    const { page, panel } = await open({ through: scriptedProvider(script, world.fetch) });
    await panel.findByText(scenarios.listFailed);
    isBroken = false;
    fireEvent.click(panel.getByRole('button', { name: common.retry }));
    await waitFor(() => {
      expect(page.queryByText(scenarios.listFailed)).toBeNull();
    });
  });

  it('reads that their data have changed since, and opens it with today’s', async () => {
    const changes = { buyIn: { amount: 9_000, from: '2030-01-01' } };
    const kept = { id: 'a', simulator: 'buyIn', name: 'Vor der Heirat', changes, keptAt: '2026-01-01T08:00:00.000Z' };
    const other = { ...kept, id: 'b', name: 'Vor der Wahl', changed: true, planChosen: true };
    const script: Script = { scenarios: raw([{ ...kept, changed: true }, other]) };
    const { page, panel, press } = await open({ through: scriptedProvider(script, world.fetch) });
    await panel.findByText(scenarios.changed);
    panel.getByText(scenarios.planChosen);
    await press(named(scenarios.openThis, kept.name));
    expect(page.getByRole<HTMLInputElement>('slider', { name: words.buyIn.amount }).value).toBe('9000');
    // Nothing is changed, but it can be kept anew, on today's data.
    await panel.findByRole('button', { name: named(scenarios.renew, kept.name) });
    expect(panel.queryByRole('button', { name: named(scenarios.replace, kept.name) })).toBeNull();
  });

  it('reads what each brings, as the comparison draws it', async () => {
    const { page, panel, set, keep, choose } = await open({}, 1_000);
    set(20_000);
    await keep('Mit Betrag');
    const item = within(panel.getByText('Mit Betrag').closest('li') ?? document.body);
    const [amount] = item.getByText(/^CHF\s\S+ im Monat$/).textContent?.match(/^CHF\s\S+/) ?? [];
    await choose(named(scenarios.compareThis, 'Mit Betrag'));
    const bars = await page.findByRole('heading', { name: words.retirement.totalWithout });
    within(bars.parentElement ?? document.body).getByText(amount?.replace('\u00a0', ' ') ?? '');
  });

  it('saves changes under a name that follows them, unless they have written one', async () => {
    const { page, panel, set, keep, press } = await open({}, 1_000);
    set(21_000);
    await keep();
    await panel.findByText('Einkauf CHF 21’000, auf einmal');
    set(22_000);
    await press(named(scenarios.replace, 'Einkauf CHF 21’000, auf einmal'));
    await panel.findByText('Einkauf CHF 22’000, auf einmal');
    expect(panel.queryByText('Einkauf CHF 21’000, auf einmal')).toBeNull();
    set(23_000);
    await keep('Im Frühling');
    set(22_500);
    await press(named(scenarios.replace, 'Im Frühling'));
    await waitFor(() =>
      expect(panel.queryByRole('button', { name: named(scenarios.replace, 'Im Frühling') })).toBeNull(),
    );
    panel.getByText('Im Frühling');
    expect(page.queryByText(/^Einkauf CHF 22’500/)).toBeNull();
  });

  it('sees which one is open, and saves changes to it only once there are some', async () => {
    const { page, panel, set, keep, press } = await open({}, 1_000);
    set(4_000);
    await keep('Klein');
    set(14_000);
    await keep('Gross');
    const chipOf = (name: string) => {
      const item = within(panel.getByText(name).closest('li') ?? document.body);
      return Object.values(scenarios.openedAs).filter((text) => item.queryByText(text) !== null);
    };
    const saves = () => panel.queryByRole('button', { name: /^Änderungen in/ });
    await waitFor(() => expect([chipOf('Klein'), chipOf('Gross')]).toEqual([[], [scenarios.openedAs.kept]]));
    expect(saves()).toBeNull();
    /** All that the list has said since, also for a moment. */
    const said: string[] = [];
    const read = (records: readonly MutationRecord[]) => {
      for (const { addedNodes, oldValue } of records) {
        said.push(oldValue ?? '', ...Array.from(addedNodes, ({ textContent }) => textContent ?? ''));
      }
    };
    const watching = new MutationObserver(read);
    watching.observe(page.getByRole('region', { name: scenarios.title }), {
      childList: true,
      subtree: true,
      characterData: true,
      characterDataOldValue: true,
    });
    await press(named(scenarios.openThis, 'Klein'));
    await waitFor(() => {
      expect([chipOf('Klein'), chipOf('Gross')]).toEqual([[scenarios.openedAs.kept], []]);
    });
    read(watching.takeRecords());
    watching.disconnect();
    expect(said.join(' ')).toContain(scenarios.openedAs.kept);
    expect(said.join(' ')).not.toContain(scenarios.openedAs.changed);
    expect(saves()).toBeNull();
    const amount = page.getByRole('slider', { name: words.buyIn.amount });
    fireEvent.change(amount, { target: { value: 5_000 } });
    await waitFor(() => expect(saves()).not.toBeNull());
    // What overwrites is behind what keeps both.
    const actions = panel.getAllByRole('button').map(({ textContent }) => textContent);
    expect(actions.indexOf(scenarios.keepNew)).toBe(0);
    expect(actions.indexOf(named(scenarios.replace, 'Klein'))).toBe(1);
    await press(named(scenarios.replace, 'Klein'));
    await waitFor(() => expect(document.activeElement).toBe(panel.getByRole('button', { name: scenarios.keepNew })));
    await waitFor(() => {
      expect(saves()).toBeNull();
    });
    fireEvent.change(amount, { target: { value: 6_000 } });
    await waitFor(() => {
      expect(chipOf('Klein')).toEqual([scenarios.openedAs.changed]);
    });
    fireEvent.click(page.getByRole('button', { name: words.reset }));
    await waitFor(() => {
      expect(page.queryByText(scenarios.openedAs.changed)).toBeNull();
    });
    page.getByText('Klein');
  });

  it('prints whose simulation it is, what was chosen in words, and amounts to the centime', async () => {
    const { page, set, keep } = await open({}, 1_000);
    set(20_000);
    await keep('Zum Drucken');
    const amounts = () =>
      within(page.getByRole('row', { name: new RegExp(`^${words.buyIn.effects.pension}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    for (const amount of amounts()) expect(amount).toMatch(/^CHF\s[\d’]+( \+CHF\s[\d’]+)?$/);
    expect(page.queryByText(words.paper.title)).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    for (const amount of amounts()) expect(amount).toMatch(/^CHF\s[\d’]+\.\d\d( \+[\d’]+\.\d\d)?$/);
    page.getByText(/^Pensionskasse Bergahorn · Anna Keller · \d\d\.\d\d\.\d{4}$/);
    page.getByText(words.paper.title);
    page.getByText(scenarios.changes.buyIn, { selector: 'dt, dt *' });
    expect(page.getAllByText(/^CHF\s20’000\.00$/)).not.toEqual([]);
    expect(page.queryByText(words.buyIn.lead)).toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(page.queryByText(words.paper.title)).toBeNull();
    for (const amount of amounts()) expect(amount).toMatch(/^CHF\s[\d’]+( \+CHF\s[\d’]+)?$/);
  });

  it('folds the same lines after printing as before: less than the rounding is no change', async () => {
    const { page, set } = await open({}, 1_000);
    const rows = () =>
      within(page.getByRole('table', { name: words.comparison.title })).getAllByRole('rowheader').length;
    set(100);
    const before = rows();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(rows()).toBeGreaterThan(before);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(rows()).toBe(before);
  });

  it('reads with what is reckoned while the field holds an impossible amount', async () => {
    const { page, set, user } = await open({}, 1_000);
    set(17_000);
    const field = page.getByRole('textbox', { name: words.buyIn.amount });
    await user.clear(field);
    await user.paste('99999999');
    await user.tab();
    const reckoned = /^Gerechnet wird noch mit dem letzten gültigen Wert. Einkauf insgesamt: CHF\s17’000$/;
    await page.findByText(reckoned);
    set(18_000);
    await waitFor(() => expect(page.queryByText(reckoned)).toBeNull());
    // Whatever the interest.
    page.getByText(/^Je nach Zins \(1 bis 3\s%\) beträgt die Altersrente pro Monat rund/);
  });

  it('doesn’t find them at a provider that keeps none', async () => {
    const script: Script = { scenarios: refused(404, 'err_not_found', 'Unbekannt') };
    await world.open('buy-in', { through: scriptedProvider(script, world.fetch) });
    const page = within(await screen.findByRole('region', { name: words.buyIn.title }));
    fireEvent.change(page.getByRole('slider', { name: words.buyIn.amount }), { target: { value: 1_000 } });
    await waitFor(() => {
      expect(page.queryByRole('region', { name: scenarios.title })).toBeNull();
    });
    page.getByRole('button', { name: words.print });
  });

  it('finds what they entered after a reload and after the session has ended, but not after they have logged out', async () => {
    const tab = memoryStorage();
    const before = await open({ tab });
    before.set(12_000);
    await waitFor(() => {
      expect(tab.getItem('pilaster.simulations')).toContain('12000');
    });
    before.close();
    const after = await open({ tab });
    expect(after.amount.value).toBe('12000');
    after.close();
    const ended = await open({
      tab,
      through: scriptedProvider(
        {
          keepScenario: refused(401, 'err_unauthorized', 'Ihre Sitzung ist beendet.'),
          // Only the portal believes that the session is over.
          logOut: ok({ isSuccessful: true }),
        },
        world.fetch,
      ),
    });
    await ended.press(scenarios.keep);
    const name = screen.getByRole('textbox', { name: scenarios.name });
    await ended.user.clear(name);
    await ended.user.type(name, 'Bonus 2027');
    await ended.press(scenarios.submit);
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: words.buyIn.title })).toBeNull();
    });
    ended.close();
    world.browser.local.setItem('pilaster.sessionTenant', anna.tenant);
    const again = await open({ tab });
    expect(again.amount.value).toBe('12000');
    expect(await screen.findByRole('textbox', { name: scenarios.name })).toHaveProperty('value', 'Bonus 2027');
    await again.user.click(screen.getByRole('button', { name: shell.account.open.replace('{{name}}', 'Anna Keller') }));
    await again.user.click(await screen.findByRole('button', { name: shell.account.logOut }));
    await waitFor(() => {
      expect(tab.getItem('pilaster.simulations')).toBeNull();
    });
  });
});
