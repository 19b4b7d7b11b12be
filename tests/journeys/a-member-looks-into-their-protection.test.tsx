import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { roughAmount } from '#kernel/rough-amount.ts';
import detail from '#words/de-CH/detail.json';
import disability from '#words/de-CH/disability.json';
import hints from '#words/de-CH/hints.json';
import words from '#words/de-CH/simulation.json';
import { setUpProfile, setUpSimulator } from '../support/profile.ts';
import { throughFault } from '../support/through-fault.ts';

const world = await setUpSimulator();
// Transformed before the first page is timed.
await import('#simulators/protection/ProtectionSimulator.tsx');
const { protection } = words;
const becoming = (percent: string) => protection.examples.disabled.replace('{{percent}}', percent);
const examples = { half: becoming('50\u00a0%'), whole: becoming('100\u00a0%') };

const open = async (query = '') => {
  const { user } = await world.open('death-benefit', { query });
  const panel = within(await screen.findByRole('region', { name: protection.title }));
  /** What a person receives, by their heading. */
  const linesOf = (name: string): string =>
    panel.getByRole('heading', { name }).closest('li')?.textContent?.replaceAll('\u00a0', ' ') ?? '';
  const monthly = (name: string): number =>
    Number(/rund CHF ([\d’]+) pro.Monat/.exec(linesOf(name))?.[1]?.replaceAll('’', ''));
  const event = (name: string) => user.click(panel.getByRole('radio', { name }));
  /** A death today, tried out. */
  const dead = () => user.click(panel.getByRole('button', { name: protection.examples.deathNow }));
  /** A disability from today on. */
  const disabled = async () => {
    await dead();
    await event(protection.events.disability);
  };
  return { user, panel, linesOf, monthly, disabled, dead };
};

describe('A member who looks into their protection', () => {
  it('reads what each named person receives if they die, from when to when and why it ends', async () => {
    const { user, panel, linesOf, monthly, dead } = await open();
    // What happens today the page says already.
    const example = within(panel.getByRole('region', { name: `Beispiel: ${protection.examples.deathLater}` }));
    example.getByText(
      /^Ihre Familie erhält zuerst rund CHF.[\d’]+ pro.Monat, ab 01\.02\.2037 rund CHF.[\d’]+, dazu beim Todesfall einmalig rund CHF.[\d’]+$/,
    );
    expect(panel.queryByRole('heading', { name: 'Lena' })).toBeNull();
    expect(panel.getAllByText(words.examples.badge)).toHaveLength(1);
    // At a phone's window edge, too.
    panel.getByText(`Beispiel: ${protection.months.total}`);
    await dead();
    // The last of three phases.
    panel.getByText(
      /^Ihre Familie erhält zuerst rund CHF.[\d’]+ pro.Monat, zuletzt, ab 01\.02\.2037, rund CHF.[\d’]+, dazu beim Todesfall einmalig rund CHF.[\d’]+$/,
    );
    expect(linesOf('Matthias Keller')).toMatch(
      /^Matthias KellerEhe.*pro MonatAb 01\.04\.2026\. Lebenslang, ausser bei einer neuen Heirat\./,
    );
    expect(linesOf('Matthias Keller')).toMatch(/Todesfallkapitalrund CHF [\d’]+, einmalig$/);
    expect(linesOf('Lena')).toMatch(
      /Kind, geboren am 04\.05\.2016Waisenrente.*01\.04\.2026 bis 31\.05\.2034\. Bis 18;/,
    );
    expect(linesOf('Finn')).toMatch(/01\.04\.2026 bis 31\.01\.2037/);
    // One bar a phase, and the same as a table.
    const title = panel.getByRole('heading', { name: protection.months.title });
    const bars = await within(title.parentElement ?? document.body).findAllByRole('listitem');
    expect(bars.map(({ textContent }) => textContent?.slice(0, 13))).toEqual([
      'Ab 01.04.2026',
      'Ab 01.06.2034',
      'Ab 01.02.2037',
    ]);
    await user.click(panel.getByRole('button', { name: detail.asTable }));
    const months = within(panel.getByRole('table', { name: protection.months.title })).getAllByRole('row');
    expect(months.map(({ textContent }) => textContent?.slice(0, 10))).toEqual([
      'AbAlle Ren',
      '01.04.2026',
      '01.06.2034',
      '01.02.2037',
    ]);
    expect(months[3]?.textContent?.replaceAll(/^.*CHF|\D/g, '')).toBe(String(monthly('Matthias Keller')));
    panel.getByText(protection.besides);
  });

  it('becomes disabled by half and receives half, until the old-age pension; below 40 % nothing', async () => {
    const { panel, linesOf, monthly, disabled } = await open();
    await disabled();
    const [whole, child] = [monthly('Sie'), monthly('Lena')];
    expect(linesOf('Sie')).toMatch(/Invalidenrente.*bis 31\.03\.2050\..*Altersrente.*Ab 01\.04\.2050\. Lebenslang\.$/);
    panel.getByText(
      /^Sie erhalten vom 01\.\d\d\.2028 bis zum 31\.03\.2050 rund CHF.[\d’]+ pro.Monat, mit Kinderrenten zuerst rund CHF.[\d’]+$/,
    );
    expect(panel.queryByRole('heading', { name: 'Matthias Keller' })).toBeNull();
    const degree = panel.getByRole<HTMLInputElement>('slider', { name: protection.degree });
    fireEvent.change(degree, { target: { value: 50 } });
    await waitFor(() => expect(Math.abs(monthly('Sie') - whole / 2)).toBeLessThan(6));
    expect(Math.abs(monthly('Lena') - child / 2)).toBeLessThan(1);
    fireEvent.change(degree, { target: { value: 39 } });
    await panel.findByText(/besteht kein Anspruch auf eine Rente/);
    // As the answer, and at a phone's window edge.
    await waitFor(() => expect(panel.getAllByText(protection.nothing.disability)).toHaveLength(2));
  });

  it('reads on the page about disability what they would receive a month, and tries it out there', async () => {
    const { user } = await world.open('disability');
    const pension = within(await screen.findByRole('region', { name: disability.figure.insured.label }));
    pension.getByText(/^Bei voller Invalidität, ab dem Monat, in dem die Wartefrist von \d+ Monaten endet,/);
    const perMonth = Number(pension.getByText(/^CHF [\d’.]+$/).textContent?.replaceAll(/\D/g, '')) / 100;
    pension.getByText(/^Dazu CHF.1’619\.72 im Monat für Ihre 2 Kinder$/);
    const course = within(pension.getByRole('list', { name: disability.phases.label })).getAllByRole('listitem');
    expect(course.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Bis \d\d\.\d\d\.2028\s*Lohn oder Taggeld/),
      expect.stringMatching(/^Danach, ab 01\.\d\d\.2028.*CHF.4’049\.30 im.Monat, mit den Kinderrenten CHF.5’669\.02$/),
      expect.stringContaining(disability.phases.retirement.what),
    ]);
    const panel = within(await screen.findByRole('region', { name: protection.title }));
    // The page says what a whole disability brings.
    within(panel.getByRole('region', { name: `Beispiel: ${examples.half}` })).getByRole('heading', {
      name: 'Sie',
    });
    await user.click(panel.getByRole('button', { name: examples.half }));
    expect(panel.getByRole<HTMLInputElement>('radio', { name: protection.events.disability }).checked).toBe(true);
    const half = panel.getByRole('slider', { name: protection.degree });
    expect(half).toHaveProperty('value', '50');
    const explained = await panel.findByText(/^Invalidenrente pro Jahr: rund /);
    const perYear = Number(explained.textContent?.replaceAll(/^.*CHF|[^\d.]/g, ''));
    expect(perYear).toBe(roughAmount(perMonth * 6));
    // The page's own figure follows.
    const follows = await pension.findByText(/^rund CHF [\d’]+$/);
    expect(Math.abs(Number(follows.textContent?.replaceAll(/\D/g, '')) - perMonth / 2)).toBeLessThan(6);
    pension.getByText(disability.tried.badge);
    pension.getByText(/^Bei voller Invalidität wären es heute CHF [\d’]+ pro Monat\.$/);
    fireEvent.change(half, { target: { value: 100 } });
    await waitFor(() => expect(panel.getByRole('heading', { name: 'Sie' }).closest('li')?.textContent).not.toBe(''));
    const own = panel.getByRole('heading', { name: 'Sie' }).closest('li')?.textContent?.replaceAll('\u00a0', ' ') ?? '';
    const rough = Number(/rund CHF ([\d’]+) pro.Monat/.exec(own)?.[1]?.replaceAll('’', ''));
    expect(Math.abs(rough - perMonth)).toBeLessThan(6);
    await user.click(pension.getByRole('button', { name: disability.tried.reset }));
    await pension.findByText(/^CHF [\d’.]+$/);
    expect(pension.queryByText(disability.tried.badge)).toBeNull();
    await user.click(screen.getByRole('button', { name: disability.benefits }));
    expect(within(screen.getByRole('region', { name: disability.benefits })).getAllByText(/^CHF/)).toHaveLength(2);
  });

  it('tries out what the fields say already: by Enter in one of them, or by choosing what is chosen', async () => {
    const { user } = await world.open('disability');
    const panel = within(await screen.findByRole('region', { name: protection.title }));
    const example = () => panel.queryByRole('region', { name: `Beispiel: ${examples.half}` });
    const reset = () => user.click(panel.getByRole('button', { name: words.reset }));
    const degree = panel.getByRole('textbox', { name: protection.degree });
    expect(degree).toHaveProperty('value', '50');
    // Who writes in a field hasn't chosen yet.
    await user.click(degree);
    expect(example()).not.toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(example()).toBeNull());
    const whole = panel.getByRole('heading', { name: 'Sie' }).closest('li')?.textContent ?? '';
    expect(whole).toMatch(/^SieInvalidenrenterund CHF.[\d’]+ pro.Monat/);
    await reset();
    await waitFor(() => expect(example()).not.toBeNull());
    await user.click(panel.getByRole('radio', { name: protection.events.disability }));
    await waitFor(() => expect(example()).toBeNull());
    expect(panel.getByRole('heading', { name: 'Sie' }).closest('li')?.textContent).toBe(whole);
    await reset();
    await user.type(panel.getByRole('textbox', { name: protection.on }), '{Enter}');
    await waitFor(() => expect(example()).toBeNull());
    expect(panel.getByRole('heading', { name: 'Sie' }).closest('li')?.textContent).toBe(whole);
  });

  it('keeps a day in the past in its field and says which day is the first', async () => {
    const { user, panel, linesOf, dead } = await open();
    const day = () => panel.getByRole<HTMLInputElement>('textbox', { name: protection.on });
    const exampleDay = day().value;
    await dead();
    const today = day().value;
    await user.clear(day());
    await user.type(day(), '01.01.2020');
    panel.getByText(`Frühestens am ${today}.`);
    expect(linesOf('Matthias Keller')).toContain('Ab 01.04.2026');
    await user.clear(day());
    await user.type(day(), '15.06.2034');
    await waitFor(() => expect(linesOf('Matthias Keller')).toContain('Ab 01.07.2034'));
    // Grown up by then.
    expect(panel.queryByRole('heading', { name: 'Lena' })).toBeNull();
    await user.click(panel.getByRole('button', { name: words.reset }));
    expect(day().value).toBe(exampleDay);
  });

  it('reads relations in place of names and no days where personal data are hidden', async () => {
    const { panel, linesOf, monthly, disabled, dead } = await open('?anonymize=true');
    await dead();
    await panel.findByRole('heading', { name: 'Ehegattin oder Ehegatte' });
    expect(linesOf('Ehegattin oder Ehegatte')).toContain('Lebenslang, ausser');
    expect(linesOf('1. Kind')).toContain('Bis 18;');
    // The answer sums up the list below it.
    const inAnswer = (of: RegExp): number =>
      Number(of.exec(panel.getByText(of).textContent ?? '')?.[1]?.replaceAll('’', ''));
    const sumOf = (names: readonly string[]) => names.reduce((sum, name) => sum + monthly(name), 0);
    const together = inAnswer(
      /^Ihre Familie erhält zuerst rund CHF.([\d’]+) pro.Monat, dazu beim Todesfall einmalig rund CHF.[\d’]+$/,
    );
    expect(Math.abs(together - sumOf(['Ehegattin oder Ehegatte', '1. Kind', '2. Kind']))).toBeLessThan(20);
    await disabled();
    await panel.findByRole('heading', { name: 'Sie' });
    const withChildren = inAnswer(
      /^Sie erhalten rund CHF.[\d’]+ pro.Monat, mit Kinderrenten zuerst rund CHF.([\d’]+)$/,
    );
    expect(Math.abs(withChildren - sumOf(['Sie', '1. Kind', '2. Kind']))).toBeLessThan(20);
    expect(panel.queryByText(/Keller|Lena|\d\d\.\d\d\.20[3-9]\d/)).toBeNull();
  });
});

describe('A member with a disability of 48 %', () => {
  it('reads first what a full disability would bring, and that some points more change nothing', async () => {
    const disabled = await setUpSimulator({
      tenant: 'rivelac',
      emailAddress: 'alessio.bernasca@example.org',
      mobileNumber: '+41790000024',
    });
    const { user } = await disabled.open('disability');
    const inPayment = within(await screen.findByRole('region', { name: disability.figure.inPayment.label }));
    inPayment.getByText(/^Nach Ihrem heutigen Invaliditätsgrad von 48.%$/);
    const phases = within(inPayment.getByRole('list', { name: disability.phases.label })).getAllByRole('listitem');
    expect(phases.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Heute\s*InvalidenrenteCHF.1’145\.36 im.Monat, mit den Kinderrenten CHF.1’374\.43$/),
      expect.stringMatching(/^Ab der Pensionierung, 01\.07\.2049\s*Altersrenterund CHF.2’310 im.Monat\. Lebenslang/),
    ]);
    const panel = within(await screen.findByRole('region', { name: protection.title }));
    // As the fields say.
    panel.getByRole('region', { name: `Beispiel: ${examples.whole}` });
    const degree = () => panel.getByRole('textbox', { name: protection.degree });
    expect(degree()).toHaveProperty('value', '100');
    expect(panel.queryByRole('button', { name: examples.half })).toBeNull();
    const notRevised = words.findings.degreeNotRevised.replaceAll('\u00a0', ' ');
    const enter = async (percent: string) => {
      await user.clear(degree());
      await user.type(degree(), percent);
    };
    /** The disability pensions, one after another, CHF a month. */
    const paid = (): readonly number[] =>
      Array.from(
        (panel.getByRole('heading', { name: 'Sie' }).closest('li')?.textContent ?? '').matchAll(
          /Invalidenrenterund CHF.([\d’]+) pro.Monat/g,
        ),
        ([, amount = '']) => Number(amount.replaceAll('’', '')),
      );
    await enter('52');
    await panel.findByText(notRevised);
    const [running = 0, ...later] = paid();
    expect(later).toEqual([]);
    await enter('53');
    await waitFor(() => expect(panel.queryByText(notRevised)).toBeNull());
    expect(paid()).toEqual([running, expect.any(Number)]);
    await user.click(panel.getByRole('button', { name: words.examples.label }));
    await user.click(panel.getByRole('button', { name: becoming('60\u00a0%') }));
    await waitFor(() => expect(degree()).toHaveProperty('value', '60'));
    const [, more = 0] = paid();
    expect(more / running).toBeCloseTo(60 / 45, 1);
    // The page's own figure follows, with what is paid until then.
    const pension = within(screen.getByRole('region', { name: disability.figure.insured.label }));
    const follows = await pension.findByText(/^rund CHF [\d’]+$/);
    expect(Number(follows.textContent?.replaceAll(/\D/g, ''))).toBe(more);
    const course = within(pension.getByRole('list', { name: disability.phases.label })).getAllByRole('listitem');
    expect(course.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Heute\s*Invalidenrente/),
      expect.stringMatching(/^Danach, ab 01\.\d\d\.2028\s*Invalidenrente/),
      expect.stringContaining(disability.phases.retirement.what),
    ]);
  });
});

describe('A member who retires before the waiting period would end', () => {
  it('reads why they receive no disability pension, and nothing of one', async () => {
    const retiring = await setUpSimulator({
      tenant: 'bergahorn',
      emailAddress: 'werner.zumbuhl@example.org',
      mobileNumber: '+41790000006',
    });
    const { user } = await retiring.open('death-benefit');
    const panel = within(await screen.findByRole('region', { name: protection.title }));
    await user.click(panel.getByRole('button', { name: examples.half }));
    expect(await panel.findAllByText(protection.nothing.disability)).toHaveLength(2);
    // With the answer, and not again as a note.
    panel.getByText(words.findings.waitingEndsTooLate);
    expect(panel.queryByText(protection.waiting)).toBeNull();
    expect(panel.queryByText(/^Invalidenrente pro Jahr: /)).toBeNull();
    panel.getByText(protection.besides);
  });
});

describe('A member whose fund sends nothing for the page about disability', () => {
  it('reads where the pension stands, with the way there, and nothing of a failure', async () => {
    const fund = await setUpProfile({
      tenant: 'urgestein',
      emailAddress: 'hansruedi.bieri@example.org',
      mobileNumber: '+41790000043',
    });
    const { user } = await fund.open('disability');
    const pension = within(await screen.findByRole('region', { name: disability.figure.insured.label }));
    pension.getByText(disability.elsewhere.fact);
    pension.getByText(disability.elsewhere.meaning);
    expect(screen.queryByText(detail.notAvailable)).toBeNull();
    await user.click(pension.getByRole('link', { name: disability.elsewhere.wayOn }));
    // What the page before has promised is there.
    await screen.findByText(/Invalidenrente/);
  });
});

describe('A member whose partner the fund does not know', () => {
  it('is warned by the hint of the page, and not again by its simulator', async () => {
    const partnered = await setUpSimulator({
      tenant: 'ginster',
      emailAddress: 'sebastien.rochat@example.org',
      mobileNumber: '+41790000013',
    });
    const { user } = await partnered.open('death-benefit');
    await screen.findByText(hints.partnerNotDeclared.sentence);
    const panel = within(await screen.findByRole('region', { name: protection.title }));
    await user.click(panel.getByRole('radio', { name: protection.events.disability }));
    await user.click(panel.getByRole('radio', { name: protection.events.death }));
    panel.getByText(protection.besides);
    expect(panel.queryByText(words.findings.partnerNotDeclared)).toBeNull();
    expect(panel.queryByText(words.findingsTitle)).toBeNull();
    // Where nobody receives anything, it is the reason, with the way on.
    await user.click(panel.getByRole('button', { name: words.examples.label }));
    await user.click(panel.getByRole('button', { name: protection.examples.deathRetired }));
    expect(await panel.findAllByText(protection.nothing.death)).toHaveLength(2);
    expect(await panel.findAllByText(words.findings.partnerNotDeclared)).toHaveLength(1);
    const way = panel.getByRole('link', { name: hints.partnerNotDeclared.action });
    expect(way.getAttribute('href')).toMatch(/\/dokumente\?/);
  });
});

describe('A member of a fund that may have no simulators', () => {
  it('finds no button to a simulator that the fund does not name, as long as it may have none', async () => {
    const hansruedi = {
      tenant: 'urgestein',
      emailAddress: 'hansruedi.bieri@example.org',
      mobileNumber: '+41790000043',
    };
    const fund = await setUpProfile(hansruedi);
    await fund.open('death-benefit', {
      through: throughFault(fund.fetch, (called) =>
        called.endsWith('/simulations/basis') ? new Promise<Response>(() => undefined) : null,
      ),
    });
    await screen.findAllByText(/CHF/);
    expect(screen.queryByRole('button', { name: /simulieren/i })).toBeNull();
    expect(screen.queryByRole('link', { name: /simulieren/i })).toBeNull();
  });
});
