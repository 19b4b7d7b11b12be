import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Fetch } from '#api/fetch-adapter.ts';
import common from '#words/de-CH/common.json';
import detail from '#words/de-CH/detail.json';
import words from '#words/de-CH/simulation.json';
import { pensionInstead } from '../support/pension-instead.ts';
import { setUpSimulator } from '../support/profile.ts';
import { brokenJson, scriptedProvider } from '../support/scripted-provider.ts';
import { saying } from '../support/words.ts';

const world = await setUpSimulator();
// Transformed before the first page is timed.
await import('#simulators/leave/LeaveSimulator.tsx');

const { leave } = words;

/** Lets the sliders rest, which the chart waits for. */
const rest = () => act(() => world.clock.pass(200));

const open = async (options: Parameters<typeof world.open>[1] = {}) => {
  const { user } = await world.open('unpaid-leave', options);
  const panel = within(await screen.findByRole('region', { name: leave.title }));
  const months = () => panel.getByRole<HTMLInputElement>('slider', { name: leave.months });
  const stay = (count: number) => fireEvent.change(months(), { target: { value: count } });
  const choose = (name: string, option: string) =>
    user.selectOptions(
      panel.getByRole('combobox', { name }),
      within(panel.getByRole('combobox', { name })).getByRole('option', { name: option }),
    );
  /** The texts of the periods, line by line. */
  const periods = () =>
    within(panel.getByRole('table', { name: leave.periods.title }))
      .getAllByRole('row')
      .slice(1)
      // A phone reads the rest below the first cell's own text.
      .map((row) => [...row.children].map((cell) => cell.firstChild?.textContent));
  const amounts = (name: string): readonly number[] =>
    panel
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .textContent?.match(/(?<![+−])CHF\s[\d’]+/g)
      ?.map((text) => Number(text.replaceAll(/\D/g, ''))) ?? [];
  return { user, panel, months, stay, choose, periods, amounts };
};

/** The provider, whose fund knows something else of the member. */
const knowing =
  (own: object): Fetch =>
  async (input, init) => {
    const answer = await world.fetch(input, init);
    if (!new URL(new Request(input, init).url).pathname.endsWith('/simulations/basis')) return answer;
    const { data }: { data: { record: object } } = await answer.json();
    return Response.json({ data: { ...data, record: { ...data.record, ...own } } });
  };

const leavingOn = (date: string): Fetch => knowing({ exit: { date, reason: 'resignation' } });

describe('A member who tries out an unpaid leave', () => {
  it('reads what it costs, what is insured from when to when, and what it does to savings and pension', async () => {
    const { panel, stay, choose, periods, amounts } = await open();
    await choose(leave.from, 'Mai 2026');
    stay(4);
    const { insured, credits, interest, asBefore } = leave.periods;
    expect(periods().map(([period, risk, saving]) => [period, risk, saving])).toEqual([
      ['01.05.2026 bis 31.05.2026', insured, credits],
      ['01.06.2026 bis 31.08.2026', insured, credits],
      ['Ab 01.09.2026', insured, credits],
    ]);
    // What stays as it is, is folded.
    expect(panel.queryByRole('row', { name: new RegExp(`^${leave.effects.savings}`) })).toBeNull();
    panel.getByRole('button', { name: /unveränderte Werte$/ });
    panel.getByText(/^Im ersten Monat bleiben Sie unverändert versichert\. Danach 3 Monate zu CHF\s[\d’.]+,/);
    await panel.findByRole('row', { name: new RegExp(`^${leave.effects.cost} Wie wird das berechnet\\? – CHF`) });
    // In the band at the window's edge as well, and as the answer in a line. Nobody sees what describes the question.
    expect(panel.getAllByText(leave.effects.cost, { ignore: '[hidden]' })).toHaveLength(2);
    panel.getByText(/^Der Urlaub kostet Sie CHF\s[\d’]+$/);
    // The choice leaves the pension as it is, so that what it is at other interest is no answer to it.
    expect(panel.queryByText(/^Je nach Zins/)).toBeNull();
    await choose(leave.cover, leave.covers.riskOnly);
    expect(periods()[1]?.slice(1, 3)).toEqual([insured, interest]);
    expect(periods()[2]?.[3]).toBe(asBefore);
    panel.getByText(/^Der Urlaub kostet Sie CHF\s[\d’]+$/);
    panel.getByText(new RegExp(`^${pensionInstead(amounts(leave.effects.pension))}$`));
    panel.getByText(/^Je nach Zins/);
    for (const name of [leave.effects.savings, leave.effects.exit]) {
      const [before = 0, after = 0] = amounts(name);
      expect(after, name).toBeLessThan(before);
    }
  });

  it('reads why it will cost another amount than the page says', async () => {
    // 45 in 2027
    const { panel, choose } = await open({ through: knowing({ birthDate: '1982-03-12' }) });
    const costs = (description: RegExp) => panel.getByRole('combobox', { name: leave.cover, description });
    costs(/^CHF\s[\d’.]+ pro\sMonat, ab 01\.05\.2026$/);
    await choose(leave.from, 'Dezember 2026');
    costs(
      /^CHF\s[\d’.]+ pro\sMonat, ab 01\.01\.2027\. Heute wären es CHF\s[\d’.]+: .* mit Ihrem Alter der Satz der Sparbeiträge/,
    );
    // What the risks cost depends on no age.
    await choose(leave.cover, leave.covers.riskOnly);
    costs(/^CHF\s[\d’.]+ pro\sMonat, ab 01\.01\.2027$/);
    await choose(leave.cover, leave.covers.none);
    costs(new RegExp(`^${leave.coverFree}$`));
  });

  it('begins with what is known of the present and with examples, and ends there again', async () => {
    const { user, panel, months } = await open({ through: leavingOn('2029-12-31') });
    panel.getByText(words.findings.exitAnnounced);
    expect(panel.queryByRole('table', { name: words.comparison.title })).toBeNull();
    await user.click(panel.getByRole('button', { name: leave.examples.three }));
    expect(months().value).toBe('3');
    panel.getByRole('table', { name: leave.periods.title });
    await user.click(panel.getByRole('button', { name: words.reset }));
    expect(document.activeElement).toBe(panel.getByRole('heading', { name: leave.title }));
    await panel.findByRole('button', { name: leave.examples.three });
    panel.getByText(words.findings.exitAnnounced);
  });

  it('is told when death and disability are not insured, and pays nothing', async () => {
    const { user, panel, months, stay, choose, periods } = await open();
    stay(1);
    await choose(leave.cover, leave.covers.none);
    panel.getByText(leave.coverFree);
    panel.getByText(leave.unchanged);
    // A free month changes nothing that a chart could show.
    rest();
    expect(panel.queryByRole('heading', { name: words.band.title })).toBeNull();
    expect(panel.queryByText(saying(words.findingsWithValues.uninsuredDuringLeave))).toBeNull();
    stay(3);
    panel.getByText(leave.free);
    panel.getByText(saying(words.findingsWithValues.uninsuredDuringLeave));
    expect(panel.queryByText(/^(Von|Bis zum): /)).toBeNull();
    rest();
    // Right after the results, of which the chart is a part.
    await panel.findByRole('heading', { name: words.band.title });
    const headings = panel.getAllByRole('heading').map(({ textContent }) => textContent);
    const about = [words.band.title, words.findingsTitle];
    expect(headings.filter((heading) => about.includes(heading))).toEqual(about);
    expect(periods()[1]?.[1]).toBe(leave.periods.uninsured);
    // Line and table say alike that nothing is due.
    expect(periods()[1]?.[3]).toBe(leave.coverFree);
    panel.getByRole('row', { name: `${leave.effects.cost} – ${leave.coverFree}` });
    await user.click(panel.getByRole('button', { name: words.reset }));
    expect(panel.queryByText(leave.free)).toBeNull();
    expect(months().value).toBe('3');
  });

  it('reads of death alone where a disability pension would begin too late', async () => {
    const { panel, stay } = await open({ through: knowing({ birthDate: '1962-05-20' }) });
    stay(2);
    const table = await panel.findByRole('table', { name: leave.periods.title });
    within(table).getByRole('columnheader', { name: leave.periods.death });
    expect(within(table).queryByText(leave.periods.risk)).toBeNull();
  });

  it.each([
    ['death alone', '1964-01-20', leave.periods.death, ['insured', 'insured', 'insured']],
    ['death alone after it', '1964-03-20', leave.periods.risk, ['insured', 'insured', 'deathOnly']],
    ['both', '1964-09-20', leave.periods.risk, ['insured', 'insured', 'insured']],
  ] as const)('reads that %s is insured by when the leave is, not by today', async (_, birthDate, head, covers) => {
    const { panel, stay, choose, periods } = await open({ through: knowing({ birthDate }) });
    await choose(leave.from, 'Februar 2027');
    stay(7);
    await choose(leave.cover, leave.covers.riskOnly);
    const table = await panel.findByRole('table', { name: leave.periods.title });
    await within(table).findByRole('columnheader', { name: head });
    await waitFor(() => expect(periods().map(([, risk]) => risk)).toEqual(covers.map((cover) => leave.periods[cover])));
  });

  it('is offered only months of the employment', async () => {
    const { panel } = await open({ through: leavingOn('2026-06-30') });
    const months = within(panel.getByRole('combobox', { name: leave.from })).getAllByRole('option');
    expect(months.at(-1)?.textContent).toBe('Juni 2026');
  });

  it('is told that no month is left once they leave', async () => {
    await world.open('unpaid-leave', { through: leavingOn(new Date(world.clock.now()).toISOString().slice(0, 10)) });
    await screen.findByText(leave.noMonthLeft);
  });

  it('keeps months that are not possible in the field, with the reason', async () => {
    const { user, panel, months } = await open();
    const field = panel.getByRole<HTMLInputElement>('textbox', { name: leave.months });
    for (const [typed, said] of [
      ['25', 'Höchstens 24 Monate.'],
      ['2,5', words.problems.months],
      ['lange', words.problems.number.replace('{{example}}', '10')],
    ] as const) {
      await user.clear(field);
      await user.paste(typed);
      panel.getByText(said);
    }
    expect(field.value).toBe('lange');
    expect(months().value).toBe('3');
  });

  it('reads that the simulator could not be loaded, and loads it again', async () => {
    let isBroken = true;
    const broken = scriptedProvider({ simulationBasis: brokenJson }, world.fetch);
    const { user } = await world.open('unpaid-leave', {
      through: (...request) => (isBroken ? broken : world.fetch)(...request),
    });
    await screen.findByText(detail.simulator.failed);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: common.retry }));
    await screen.findByRole('region', { name: leave.title });
  });
});
