import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import calculation from '#words/de-CH/calculation.json';
import detail from '#words/de-CH/detail.json';
import pageWords from '#words/de-CH/retirement.json';
import scenarios from '#words/de-CH/scenarios.json';
import words from '#words/de-CH/simulation.json';
import { draftKeys } from '#state/session/draft-keys.ts';
import { memoryStorage } from '../support/open-portal.tsx';
import { anna, setUpSimulator } from '../support/profile.ts';
import { saying } from '../support/words.ts';

const world = await setUpSimulator();
// Transformed before the first page is timed.
await import('#simulators/retirement/RetirementSimulator.tsx');
const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** The table by age, which is folded beside the chart. */
const byAge = async () => {
  const name = 'Früher oder später in Pension';
  fireEvent.click(await screen.findByRole('button', { name }));
  return region(name);
};
const slider = (panel: Awaited<ReturnType<typeof region>>, name: string) =>
  panel.getByRole<HTMLInputElement>('slider', { name });
/** An amount of the table. */
const amount = (text = '') => Number.parseFloat(text.replaceAll('’', ''));
const figure = () => region('Ihre Altersrente pro Monat');

/** The page with its simulator. */
const open = async (options: Parameters<typeof world.open>[1] = {}) => {
  const { user } = await world.open('retirement', options);
  return { user, panel: await region(words.retirement.title) };
};

describe('A member who tries out retirement', () => {
  it('moves the age, and the page’s figure and table follow; starting over restores them', async () => {
    const { user, panel } = await open();
    const before = (await figure()).getAllByText(/^rund CHF/)[0]?.textContent;
    expect((await figure()).queryByText(pageWords.tried.badge)).toBeNull();
    const age = slider(panel, words.retirement.age);
    // As an example, which the page doesn't follow.
    expect(age.getAttribute('aria-valuetext')).toBe('63\u00a0Jahre');
    fireEvent.change(age, { target: { value: 62 * 12 + 6 } });
    expect(age.getAttribute('aria-valuetext')).toBe('62\u00a0Jahre und 6\u00a0Monate');
    await (await figure()).findByText(pageWords.tried.badge);
    (await figure()).getByText(
      /^Ohne Ihre Änderungen wären es rund CHF\s4’\d\d0 pro Monat bei der Pensionierung mit 65\.$/,
    );
    (await figure()).getByText(/^Pensionierung mit 62 Jahren und 6 Monaten/);
    const ages = await byAge();
    await ages.findByRole('row', { name: /^62\sJ\.\s6\sMt\. \(Alter der Schätzung oben\)/ });
    await user.click(panel.getByRole('button', { name: words.reset }));
    expect(document.activeElement).toBe(panel.getByRole('heading', { name: words.retirement.title }));
    await waitFor(() => expect(panel.getAllByRole('status').at(-1)?.textContent).toBe(words.resetDone));
    await waitFor(async () => expect((await figure()).getAllByText(/^rund CHF/)[0]?.textContent).toBe(before));
    expect(slider(panel, words.retirement.age).getAttribute('aria-valuetext')).toBe('63\u00a0Jahre');
  });

  it('sees that the headline is a trial with a lump sum, and starts over from there', async () => {
    const { user, panel } = await open();
    fireEvent.change(slider(panel, words.retirement.lumpSum), { target: { value: 40 } });
    await (await figure()).findByText(/^Dazu kommen rund CHF\s\d{3}’000 als Kapital\.$/);
    await user.click((await figure()).getByRole('button', { name: pageWords.tried.reset }));
    expect(document.activeElement).toBe((await figure()).getByRole('group', { name: pageWords.pension.label }));
    await waitFor(async () => expect((await figure()).queryByText(pageWords.tried.badge)).toBeNull());
    expect(slider(panel, words.retirement.lumpSum).value).toBe('0');
    await waitFor(() => expect(panel.getAllByRole('status').at(-1)?.textContent).toBe(words.resetDone));
  });

  it('enters years in the field; what is out of reach stays there with the reason', async () => {
    const { user, panel } = await open();
    const years = panel.getByRole<HTMLInputElement>('textbox', { name: words.years });
    await user.clear(years);
    await user.type(years, '71');
    await user.tab();
    expect(years.value).toBe('71');
    panel.getByText('Höchstens 70 Jahre.');
    expect(slider(panel, words.retirement.age).value).toBe(String(63 * 12));
    await user.clear(years);
    await user.type(years, '64');
    expect(slider(panel, words.retirement.age).value).toBe(String(64 * 12));
    expect(panel.queryByText('Höchstens 70 Jahre.')).toBeNull();
  });

  it('reads what the rules say about steps and a lump sum, with the article', async () => {
    const { user, panel } = await open();
    await user.click(panel.getByRole('button', { name: words.retirement.addStep }));
    // The plan wants at least 20 % first, and leaves something to the next step.
    panel.getByText(/^20\s% bis 95\s%$/);
    await user.click(panel.getByRole('button', { name: words.retirement.addAnother }));
    const [lumpSum] = panel.getAllByRole('slider', { name: words.retirement.lumpSum });
    fireEvent.change(lumpSum ?? document.body, { target: { value: 100 } });
    panel.getAllByText(/^1\. Schritt am \d\d\.\d\d\.\d{4}$/);
    panel.getAllByText(/Art\.\s37\sAbs\.\s4\sBVG/);
    expect(document.activeElement).toBe(panel.getByRole('heading', { name: '1. Schritt' }));
    await user.click(panel.getByRole('button', { name: '1. Schritt weglassen' }));
    await user.click(panel.getByRole('button', { name: '1. Schritt weglassen' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(panel.getByRole('button', { name: words.retirement.addStep })),
    );
    expect(panel.queryByText(/1\. Schritt am \d/)).toBeNull();
    expect(panel.queryByText(words.retirement.taxes)).toBeNull();
    fireEvent.change(slider(panel, words.retirement.lumpSum), { target: { value: 100 } });
    panel.getByText(saying(words.findingsWithValues.lumpSumNotice));
    panel.getByText(words.retirement.taxes);
    await (await figure()).findByText(/^Keine Rente, dafür rund CHF\s[\d’]{7,} als Kapital$/);
    panel.getByText(/^Je nach Zins \(1 bis 3\s%\) beträgt das Kapital rund CHF/);
    expect(panel.queryByText(/beträgt die Altersrente pro Monat/)).toBeNull();
    const ages = await byAge();
    const row = await ages.findByRole('row', { name: /\(Alter der Schätzung oben\)/ });
    expect(within(row).getAllByRole('cell').at(-1)?.textContent).toMatch(/^–/);
  });

  it('sees at every age what remains if a part is taken as a lump sum, and until when to announce it', async () => {
    const { panel } = await open();
    const ages = await byAge();
    const cells = (age: string) =>
      within(ages.getByRole('row', { name: new RegExp(`^${age}`) }))
        .getAllByRole('cell')
        .map(({ firstChild }) => firstChild?.textContent ?? '');
    const [savings, rate, , pension] = cells('60');
    const further = await region('Was Sie dabei wissen sollten');
    const notice = further.getByText(/^bis \d/).textContent;
    fireEvent.change(slider(panel, words.retirement.age), { target: { value: 62 * 12 } });
    fireEvent.change(slider(panel, words.retirement.lumpSum), { target: { value: 50 } });
    await ages.findByText(/50\s% des Guthabens als Kapital/);
    ages.getByRole('columnheader', { name: /^Altersguthaben/ });
    await waitFor(() => {
      const [savingsThen, rateThen, , pensionThen] = cells('60');
      expect(rateThen).toBe(rate);
      expect(amount(savingsThen) / amount(savings)).toBeCloseTo(1, 2);
      expect(amount(pensionThen) / amount(pension)).toBeCloseTo(0.5, 2);
      expect(cells('62')[1]).toMatch(/%$/);
    });
    await waitFor(() => expect(further.getByText(/^bis \d/).textContent).not.toBe(notice));
    await further.findByText(/^Bei der Pensionierung mit 62/);
  });

  it('is told nothing about a lump sum in francs while a step is added', async () => {
    const tab = memoryStorage();
    const lumpSum = { unit: 'chf', value: 50_000 };
    const draft = { retirement: { retirement: { steps: [{ month: 780, share: 100, lumpSum }] } } };
    const { tenant: fund, emailAddress: author } = anna;
    tab.setItem(draftKeys.simulations, JSON.stringify({ draft, fund, author, until: Number.MAX_SAFE_INTEGER }));
    const { user, panel } = await open({ tab });
    const field = panel.getByRole('textbox', { name: words.retirement.lumpSum });
    const own = slider(panel, words.retirement.lumpSum);
    const watching = new MutationObserver(() => undefined);
    for (const watched of [field, own]) watching.observe(watched, { attributeFilter: ['aria-invalid', 'disabled'] });
    await user.click(panel.getByRole('button', { name: words.retirement.addStep }));
    expect(panel.getAllByRole('slider', { name: words.retirement.lumpSum })).toContain(own);
    expect(watching.takeRecords()).toEqual([]);
    watching.disconnect();
  });

  it('is told at the field that a step has to follow the one before', async () => {
    const { user, panel } = await open();
    await user.click(panel.getByRole('button', { name: words.retirement.addStep }));
    const [first, second] = panel.getAllByRole<HTMLInputElement>('slider', { name: words.retirement.age });
    if (first === undefined || second === undefined) throw new Error('There are two steps.');
    const told = 'Dieser Schritt folgt auf den 1. Schritt: Wählen Sie ein höheres Alter.';
    expect(panel.queryByText(told)).toBeNull();
    fireEvent.change(first, { target: { value: second.value } });
    panel.getByText(told);
    fireEvent.change(first, { target: { value: Number(second.value) - 1 } });
    expect(panel.queryByText(told)).toBeNull();
    // The other way round brings as little as both at once.
    fireEvent.change(first, { target: { value: Number(second.value) + 1 } });
    panel.getByText(told);
    await panel.findByText(words.findings.stepNotLater);
    panel.getByText(new RegExp(`^${words.severity.broken} · 2\\. Schritt`));
    for (const name of [scenarios.keep, scenarios.write]) {
      const button = await panel.findByRole<HTMLButtonElement>('button', { name, description: scenarios.ruledOut });
      expect(button.disabled).toBe(true);
    }
    expect(panel.getByRole('row', { name: new RegExp(`^${words.retirement.pension}`) }).textContent).toMatch(/–$/);
  });

  it('adds a step to the earliest retirement, which makes room for it', async () => {
    const { user, panel } = await open();
    fireEvent.change(slider(panel, words.retirement.age), { target: { value: 58 * 12 } });
    await user.click(panel.getByRole('button', { name: words.retirement.addStep }));
    const ages = panel.getAllByRole('slider', { name: words.retirement.age });
    expect(ages.map((age) => age.getAttribute('aria-valuetext'))).toEqual(['58\u00a0Jahre', '60\u00a0Jahre']);
    expect(panel.queryByText(new RegExp(words.severity.broken))).toBeNull();
  });

  it('keeps what is marked as wrong in its step while others are added and removed', async () => {
    const { user, panel } = await open();
    const typed = (name: string) => panel.getAllByRole<HTMLInputElement>('textbox', { name }).map(({ value }) => value);
    const [years] = panel.getAllByRole('textbox', { name: words.years });
    await user.clear(years ?? document.body);
    await user.paste('99');
    await user.click(panel.getByRole('button', { name: words.retirement.addStep }));
    expect(typed(words.years)[1]).toBe('99');
    const [share] = panel.getAllByRole('textbox', { name: words.retirement.share });
    await user.clear(share ?? document.body);
    await user.paste('120');
    await user.click(panel.getByRole('button', { name: words.retirement.addAnother }));
    expect(typed(words.retirement.share)[1]).toBe('120');
    expect(typed(words.years)[2]).toBe('99');
    await user.click(panel.getByRole('button', { name: '2. Schritt weglassen' }));
    expect(typed(words.retirement.share)[0]).not.toBe('120');
    expect(typed(words.years)[1]).toBe('99');
    await user.click(panel.getByRole('button', { name: '1. Schritt weglassen' }));
    expect(typed(words.years)).toEqual(['99']);
    panel.getByText(/^Höchstens 70 Jahre/);
  });

  it('hears the result once the sliders rest, and can ask how it is calculated', async () => {
    const { user, panel } = await open();
    // The chart and the list of scenarios have a status of their own.
    const spoken = () => panel.getAllByRole('status').map(({ textContent }) => textContent);
    const result = expect.stringMatching(/^Ihre Altersrente beträgt damit rund CHF\s[\d’]+ pro\sMonat\.$/);
    expect(spoken()).not.toContainEqual(result);
    fireEvent.change(slider(panel, words.retirement.age), { target: { value: 62 * 12 } });
    await waitFor(() => expect(spoken()).toContainEqual(result));
    await user.click(await panel.findByRole('button', { name: /^Wie wird das berechnet/ }));
    expect(within(await screen.findByRole('dialog')).getAllByText(/62 Jahr/)).not.toEqual([]);
  });

  it('is told the most capital of all steps together', async () => {
    const { user, panel } = await open();
    fireEvent.change(slider(panel, words.retirement.lumpSum), { target: { value: 50 } });
    await panel.findByText(new RegExp(`^${calculation.figures.lumpSumAtMost}: rund CHF`));
    await user.click(panel.getByRole('button', { name: words.retirement.addStep }));
    await panel.findByText(new RegExp(`^${calculation.figures.lumpSumsAtMost}: rund CHF`));
    expect(panel.queryByText(new RegExp(`^${calculation.figures.lumpSumAtMost}: rund CHF`))).toBeNull();
  });

  it('sees what changes, and unfolds what stays as it is', async () => {
    const { user, panel } = await open();
    // Without the question how it is calculated, which comes once the slider rests.
    const rows = () =>
      within(panel.getByRole('table', { name: words.comparison.title }))
        .getAllByRole('rowheader')
        .map((header) => document.createTreeWalker(header, NodeFilter.SHOW_TEXT).nextNode()?.textContent);
    // What is equal is not compared: until something changes an example is.
    panel.getByRole('table', { name: 'Beispiel: Mit 63 in Pension' });
    expect(panel.queryByRole('table', { name: words.comparison.title })).toBeNull();
    fireEvent.change(slider(panel, words.retirement.age), { target: { value: 65 * 12 } });
    fireEvent.change(slider(panel, words.retirement.lumpSum), { target: { value: 50 } });
    await waitFor(() => expect(rows()).toContain(words.retirement.capital));
    const all = rows();
    // Also a main figure that stays is folded.
    expect(all).not.toContain(words.retirement.age);
    await user.click(panel.getByRole('button', { name: /^2\sunveränderte Werte$/, expanded: false }));
    expect(rows()).toContain(words.retirement.age);
    await user.click(panel.getByRole('button', { name: /^2\sunveränderte Werte$/, expanded: true }));
    // What has changed once stays, so that no line comes and goes while the slider moves.
    fireEvent.change(slider(panel, words.retirement.lumpSum), { target: { value: 0 } });
    expect(rows()).toEqual(all);
    await user.click(panel.getByRole('button', { name: words.reset }));
    await waitFor(() => expect(panel.queryByRole('table', { name: words.comparison.title })).toBeNull());
    fireEvent.change(slider(panel, words.retirement.age), { target: { value: 64 * 12 } });
    expect(rows().slice(0, 2)).toEqual([words.retirement.age, words.retirement.pension]);
  });

  it('finds each line where it was while all are unfolded, also one that begins to differ', async () => {
    const { user, panel } = await open();
    const rows = () =>
      within(panel.getByRole('table', { name: words.comparison.title }))
        .getAllByRole('rowheader')
        .map((header) => document.createTreeWalker(header, NodeFilter.SHOW_TEXT).nextNode()?.textContent);
    fireEvent.change(slider(panel, words.retirement.age), { target: { value: 65 * 12 } });
    fireEvent.change(slider(panel, words.retirement.lumpSum), { target: { value: 50 } });
    await waitFor(() => expect(rows()).toContain(words.retirement.capital));
    await user.click(panel.getByRole('button', { name: /unverändert/, expanded: false }));
    const all = rows();
    expect(all[0]).not.toBe(words.retirement.age);
    fireEvent.change(slider(panel, words.retirement.age), { target: { value: 63 * 12 } });
    await waitFor(() => expect(panel.queryByRole('button', { name: /unverändert/ })).toBeNull());
    // A line of its own may come.
    expect(rows().filter((row) => all.includes(row))).toEqual(all);
  });

  it('begins with the estimated AHV pension and the shares of the dashboard, and says that it is estimated', async () => {
    await world.open('dashboard');
    const share = await screen.findByText(/^\d+\s?% Ihres heutigen Lohns, rund CHF.\S+ weniger als heute$/);
    const [all] = share.textContent?.match(/\d+(?=\s?%)/g) ?? [];
    const { user, panel } = await open();
    fireEvent.change(slider(panel, words.retirement.age), { target: { value: 65 * 12 } });
    // No line with the AHV pension is unfolded yet.
    expect(panel.queryByText(words.retirement.ahvIsEstimated)).toBeNull();
    await user.click(panel.getByRole('button', { name: /unveränderte Werte$/ }));
    const row = panel.getByRole('row', { name: /^Anteil am heutigen Lohn ab [\d.]+, mit AHV/ });
    expect(row.textContent?.match(/\d+(?=\s%)/g)).toEqual([all, all]);
    panel.getByText(words.retirement.ahvIsEstimated);
    const income = panel.getByRole('heading', { name: words.retirement.income.title }).parentElement;
    // One bar a phase: the salary, and from retirement on the pensions.
    const phases = await within(income ?? document.body).findAllByRole('listitem');
    expect(phases.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Heute.*100\s%Lohn$/),
      expect.stringMatching(/^Ab 01\.04\.2050, mit 65rund CHF.*Rente CHF.*AHV, Schätzung CHF/),
    ]);
    // Rounded like the page's figure, and to be recounted.
    const [sum, pension = 1, ahv = 1] = [...(phases[1]?.textContent ?? '').matchAll(/CHF\s([\d’]+)/g)].map(
      ([, amount]) => Number(amount?.replaceAll('’', '')),
    );
    expect(sum).toBe(pension + ahv);
    expect([pension % 10, ahv % 10]).toEqual([0, 0]);
    // The table has whole francs, and says so.
    await user.click(within(income ?? document.body).getByRole('button', { name: detail.asTable }));
    within(income ?? document.body).getByText(words.comparison.head);
    expect(panel.queryByText(words.retirement.ahvMissing)).toBeNull();
    // Nothing that the member has changed.
    fireEvent.click(panel.getByRole('button', { name: words.reset }));
    panel.getByRole('textbox', { name: words.retirement.ahvEstimated, description: /ohne Beitragslücken/ });
  });

  it('adds their own AHV pension to the share of today’s salary', async () => {
    const { user, panel } = await open();
    fireEvent.change(slider(panel, words.retirement.age), { target: { value: 65 * 12 } });
    await user.click(panel.getByRole('button', { name: /unveränderte Werte$/ }));
    const ratio = (name: RegExp) =>
      panel
        .getByRole('row', { name })
        .textContent?.match(/\d+(?=\s%)/g)
        ?.map(Number);
    fireEvent.change(slider(panel, words.retirement.ahvEstimated), { target: { value: 0 } });
    const [alone] = ratio(/^Anteil am heutigen Lohn, ohne AHV/) ?? [];
    panel.getByText(words.retirement.ahvMissing);
    fireEvent.change(slider(panel, words.retirement.ahv), { target: { value: 2_400 } });
    const [withAhv] = ratio(/^Anteil am heutigen Lohn ab [\d.]+, mit AHV/) ?? [];
    expect(withAhv).toBeGreaterThan((alone ?? 0) + 10);
    panel.getByText(/^Alle Renten pro Monat ab \d\d\.\d\d\.\d{4}, mit AHV$/);
    expect(panel.queryByText(words.retirement.ahvMissing)).toBeNull();
    panel.getByText(/ab Ihrem Referenzalter: 65 Jahre/);
    // Retired earlier, what comes before the AHV pension has a line of its own.
    expect(panel.queryByText(/^Anteil am heutigen Lohn vor dem /)).toBeNull();
    fireEvent.change(slider(panel, words.retirement.age), { target: { value: 63 * 12 } });
    panel.getByText(/^Anteil am heutigen Lohn vor dem [\d.]+, ohne AHV$/);
  });

  it('can enter an AHV pension up to the highest one, as on the dashboard', async () => {
    const { user, panel } = await open();
    const enter = async (text: string) => {
      const field = panel.getByRole('textbox', { name: new RegExp(`^${words.retirement.ahv}`) });
      await user.clear(field);
      await user.paste(text);
      return field.ariaInvalid;
    };
    expect(await enter('3313.80')).toBeNull();
    panel.getByText(/^CHF\s0 bis CHF\s3’313\.80/);
    expect(await enter('3313.81')).toBe('true');
    panel.getByText(/^Höchstens CHF\s3’313\.80\./);
  });

  it('reads from when the data are, that it is no promise, and the disclaimer', async () => {
    const { user, panel } = await open();
    const { promise, disclaimer, title } = words.assumptions;
    fireEvent.change(slider(panel, words.retirement.age), { target: { value: 64 * 12 } });
    expect(panel.getByText(/^Stand der Daten: \d\d\.\d\d\.\d{4}\./).textContent).toContain(`${promise} ${disclaimer}`);
    const fold = panel.getByRole('button', { name: title });
    expect(fold.ariaExpanded).toBe('false');
    await user.click(fold);
    panel.getByText(/ 2\s% Zins.* 1, 2 und 3\s%\..* bis 2026 bekannt/);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    panel.getByRole('heading', { name: title });
    panel.getByText(disclaimer);
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('begins with examples, of which one fills the fields, is spoken and followed by the page', async () => {
    const { user, panel } = await open();
    const examples = within(panel.getByRole('group', { name: words.examples.label }));
    const names = examples.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Mit 63 in Pension', words.retirement.examples.half, words.retirement.examples.steps]);
    for (const name of [words.print, words.reset]) expect(panel.queryByRole('button', { name })).toBeNull();
    // What the first one does is shown, and named as an example.
    const shown = () => examples.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(shown()).toEqual(['Mit 63 in Pension']);
    // Marked as one once, and answered in a line, also at a phone's window edge.
    expect(panel.getAllByText(words.examples.badge)).toHaveLength(1);
    const answer = /^Rund CHF\s[\d’]+0 Altersrente im Monat statt rund CHF\s[\d’]+0 mit 65$/;
    within(panel.getByRole('region', { name: 'Beispiel: Mit 63 in Pension' })).getByText(answer);
    panel.getByText(`Beispiel: ${words.retirement.pension}`);
    await user.click(examples.getByRole('button', { name: 'Mit 63 in Pension' }));
    expect(shown()).toEqual(['Mit 63 in Pension']);
    panel.getByText(answer);
    expect(slider(panel, words.retirement.age).getAttribute('aria-valuetext')).toBe('63\u00a0Jahre');
    panel.getByRole('table', { name: words.comparison.title });
    // It stays where it is, with the others, and has the focus.
    expect(document.activeElement).toBe(examples.getByRole('button', { name: 'Mit 63 in Pension' }));
    await user.click(examples.getByRole('button', { name: words.retirement.examples.half }));
    expect(slider(panel, words.retirement.age).getAttribute('aria-valuetext')).toBe('65\u00a0Jahre');
    expect(shown()).toEqual([words.retirement.examples.half]);
    panel.getByText(/^Dazu rund CHF\s[\d’]+000 als Kapital$/);
    // What somebody changes is no example any more.
    fireEvent.change(slider(panel, words.retirement.lumpSum), { target: { value: 40 } });
    // Examples make room for it: a button at the end shows them again.
    expect(panel.queryByRole('group', { name: words.examples.label })).toBeNull();
    await user.click(panel.getByRole('button', { name: words.examples.label }));
    const again = within(panel.getByRole('group', { name: words.examples.label }));
    expect(again.queryByRole('button', { pressed: true })).toBeNull();
    await user.click(again.getByRole('button', { name: 'Mit 63 in Pension' }));
    expect(document.activeElement).toBe(again.getByRole('button', { name: 'Mit 63 in Pension', pressed: true }));
    await (await figure()).findByText(pageWords.tried.badge);
    const said = () => panel.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(said()).toContainEqual(
        expect.stringMatching(/^Eingesetzt: Mit 63 in Pension\. Ihre Altersrente beträgt damit rund/),
      ),
    );
    await user.click(panel.getByRole('button', { name: words.reset }));
    expect(document.activeElement).toBe(panel.getByRole('heading', { name: words.retirement.title }));
    await user.click(await panel.findByRole('button', { name: words.retirement.examples.steps }));
    panel.getByRole('heading', { name: words.retirement.step.replace('{{number}}', '2') });
  });

  it('simulates on the provider where personal data are hidden', async () => {
    const { panel } = await open({ query: '?anonymize=true' });
    fireEvent.change(slider(panel, words.retirement.age), { target: { value: 62 * 12 } });
    await (await figure()).findByText(/^rund CHF/);
    expect(panel.queryByText(/^Anteil am (heutigen )?Lohn/)).toBeNull();
  });
});
