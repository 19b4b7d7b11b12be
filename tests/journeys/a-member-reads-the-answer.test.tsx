import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Fetch } from '#api/fetch-adapter.ts';
import ahv from '#words/de-CH/ahv-pension.json';
import calculation from '#words/de-CH/calculation.json';
import common from '#words/de-CH/common.json';
import buyIn from '#words/de-CH/buy-in.json';
import disability from '#words/de-CH/disability.json';
import errors from '#words/de-CH/errors.json';
import simulation from '#words/de-CH/simulation.json';
import words from '#words/de-CH/dashboard.json';
import detail from '#words/de-CH/detail.json';
import death from '#words/de-CH/death-benefit.json';
import exit from '#words/de-CH/exit-benefit.json';
import home from '#words/de-CH/home-ownership.json';
import hints from '#words/de-CH/hints.json';
import overview from '#words/de-CH/insurance-overview.json';
import retirement from '#words/de-CH/retirement.json';
import { onPhone } from '../support/phone.ts';
import { raw, refused, scriptedProvider } from '../support/scripted-provider.ts';
import { anna, setUpProfile, type Member } from '../support/profile.ts';
import { throughFault } from '../support/through-fault.ts';

const of = (tenant: string, name: string, phone: string): Member => ({
  tenant,
  emailAddress: `${name}@example.org`,
  mobileNumber: phone,
});
const werner = of('bergahorn', 'werner.zumbuhl', '+41790000006');
const tiago = of('bergahorn', 'tiago.moreira-lopes', '+41790000005');
const heidi = of('schiefer', 'heidi.arnold', '+41790000019');
const sebastien = of('ginster', 'sebastien.rochat', '+41790000013');
const luca = of('fadental', 'luca.morandini', '+41790000035');
/** `CHF 4’480` → 4480. */
const francsOf = (text: string | null): number => Number(text?.replaceAll(/[^\d.]/g, ''));
const headingLike = (name: RegExp) => screen.findByRole('heading', { level: 2, name });
const answerOf = async (name: RegExp) => {
  await headingLike(name);
  return within(screen.getByRole('region', { name }));
};

/** The answer's own way to the retirement page. */
const way = () =>
  within(screen.getByRole('region', { name: /^Mit \d\d rund/ })).getByRole('link', { name: words.answer.wayOn });

const inside = (title: string) => within(screen.getByRole('article', { name: title }));

/** A card's text, in which amounts stand out and are elements of their own. */
const textOf = (title: string) => screen.getByRole('article', { name: title }).textContent?.replaceAll('\u00a0', ' ');

describe('The answer above the cards', () => {
  it('is figure, share and AHV, and another age moves all of them, by keyboard too', async () => {
    const world = await setUpProfile(anna);
    const { user: person } = await world.open('dashboard');
    const answer = await answerOf(/^Mit 65 rund CHF.4’480 im.Monat$/);
    answer.getByText(/^Das sind 51\s?% Ihres heutigen Lohns\.$/);
    answer.getByText(/^Mit AHV rund CHF.7’000 im Monat$/);
    answer.getByText(/^80\s?% Ihres heutigen Lohns, rund CHF.1’730 weniger als heute$/);
    answer.getByText(words.answer.ahvEstimate);
    expect(answer.getByText('CHF 8’733')).toBeTruthy();
    const savings = within(screen.getByRole('article', { name: words.savings.title }));
    savings.getByText(/rund CHF.997’000 am 31\.03\.2050/);

    const stepper = answer.getByRole('spinbutton', { name: words.answer.stepper });
    expect(stepper.getAttribute('aria-valuetext')).toBe('65\u00a0Jahre');
    stepper.focus();
    await person.keyboard('{ArrowDown}{ArrowDown}');
    await headingLike(/^Mit 63 rund CHF.\S+ im.Monat$/);
    screen.getByText(`${words.answer.ahvEstimate}, ab 65`);
    screen.getByText(/^Mit AHV ab 65 rund CHF.\d’\d+ im Monat$/);
    await waitFor(() => savings.getByText(/am 31\.03\.2048/));
    await person.keyboard('{End}');
    await headingLike(/^Mit 70 rund/);
    await waitFor(() => savings.getByText(/am 31\.03\.2055/));
    await person.click(screen.getByRole('button', { name: words.answer.earlier }));
    await headingLike(/^Mit 69 rund/);
  });

  it('stays at the age that was chosen, with which the planning begins', async () => {
    const world = await setUpProfile(anna);
    const { user: person, portal } = await world.open('dashboard');
    await headingLike(/^Mit 65 rund/);
    expect(way().getAttribute('href')).toMatch(/pensionierung$/);
    await person.click(screen.getByRole('button', { name: words.answer.earlier }));
    await person.click(screen.getByRole('button', { name: words.answer.earlier }));
    await headingLike(/^Mit 63 rund/);
    await person.click(way());
    const age = await screen.findByRole('slider', { name: simulation.retirement.age });
    await waitFor(() => expect(age.getAttribute('aria-valuetext')).toBe('63\u00a0Jahre'));
    await screen.findByText(retirement.tried.badge);
    await waitFor(() => expect(portal.router.address()).toBe(world.at('retirement')));
    await person.click(screen.getByRole('link', { name: detail.toDashboard }));
    await headingLike(/^Mit 63 rund/);

    // Another age takes the place of what the simulator has kept, and goes along from the card, too.
    await person.click(screen.getByRole('button', { name: words.answer.later }));
    await headingLike(/^Mit 64 rund/);
    const card = inside(words.retirement.title).getByRole('link', { name: words.retirement.wayOn });
    await waitFor(() => expect(card.getAttribute('href')).toMatch(/pensionierung\?simulate=64$/));
    await person.click(card);
    const again = await screen.findByRole('slider', { name: simulation.retirement.age });
    await waitFor(() => expect(again.getAttribute('aria-valuetext')).toBe('64\u00a0Jahre'));
  });

  it('takes the member’s own figure of the AHV, says what can’t be one, and the simulator begins with it', async () => {
    const world = await setUpProfile(anna);
    const { user: person } = await world.open('dashboard');
    await person.click(await screen.findByRole('button', { name: words.answer.enterAhv }));
    const dialog = within(await screen.findByRole('dialog', { name: ahv.title }));
    const field = dialog.getByRole('textbox', { name: ahv.label });
    await person.type(field, '27000');
    await person.click(dialog.getByRole('button', { name: ahv.save }));
    dialog.getByText(/für einen Monat ein, höchstens 3’313\.80\./);
    await person.clear(field);
    await person.type(field, '2’137.50');
    await person.click(dialog.getByRole('button', { name: ahv.save }));
    await screen.findByText(words.answer.ahvOwn);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByText(/^76\s?% Ihres heutigen Lohns, rund CHF/);

    await world.open('retirement');
    const entered = await screen.findByRole<HTMLInputElement>('textbox', { name: simulation.retirement.ahv });
    expect(entered.value).toBe('2’137.50');
  });

  it('says that the AHV pension is kept where the figures with it could not be loaded', async () => {
    const world = await setUpProfile(anna);
    let isCut = false;
    const { user: person } = await world.open('dashboard', {
      through: throughFault(world.fetch, (called) =>
        isCut && called.endsWith('/dashboard') ? Response.json({ errors: [] }, { status: 500 }) : null,
      ),
    });
    await person.click(await screen.findByRole('button', { name: words.answer.enterAhv }));
    const dialog = within(await screen.findByRole('dialog', { name: ahv.title }));
    await person.type(dialog.getByRole('textbox', { name: ahv.label }), '2137');
    isCut = true;
    await person.click(dialog.getByRole('button', { name: ahv.save }));
    await dialog.findByText(ahv.notLoaded);
    isCut = false;
    await person.click(dialog.getByRole('button', { name: ahv.save }));
    await screen.findByText(words.answer.ahvOwn);
  });

  it('is said for who retires in a few months', async () => {
    const world = await setUpProfile(werner);
    await world.open('dashboard');
    const answer = await answerOf(/^Mit 65 rund CHF/);
    expect(answer.getByRole('spinbutton').getAttribute('aria-valuemin')).toBe('65');
  });

  it('says first which disability pension is paid and until when, estimates no AHV, and asks for it', async () => {
    const world = await setUpProfile(of('rivelac', 'alessio.bernasca', '+41790000024'));
    await world.open('dashboard');
    const answer = await answerOf(/^Mit 65 rund CHF/);
    const paid = await headingLike(
      /^Heute erhalten Sie CHF.1’145 Invalidenrente im.Monat, solange Sie invalid sind, längstens bis Alter.65$/,
    );
    const later = await headingLike(/^Mit 65 rund CHF.2’310 im.Monat$/);
    expect(paid.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    answer.getByRole('button', { name: words.answer.enterAhv });
    expect(answer.queryByText(words.answer.ahvEstimate)).toBeNull();
    answer.getByText(words.answer.noAhvDisabled);
    const ofFund = answer.getByText(words.answer.fund).closest('li');
    expect(ofFund?.textContent).toMatch(/^Pensionskasse\s*CHF.2’310$/);
    expect(answer.queryByText(/Ihres heutigen Lohns/)).toBeNull();
  });

  it('says no age until which a disability pension is paid, if the fund sends no usual age', async () => {
    const world = await setUpProfile(of('rivelac', 'alessio.bernasca', '+41790000024'));
    const { data }: { data: { outlookBox: object } } = await (
      await world.fetch(`${world.provider.origin}/api/v1/dashboard`)
    ).json();
    const dashboard = raw({ ...data, outlookBox: { ...data.outlookBox, usualAge: null } });
    await world.open('dashboard', { through: scriptedProvider({ dashboard }, world.fetch) });
    await headingLike(/^Heute erhalten Sie CHF.1’145 Invalidenrente im.Monat, solange Sie invalid sind$/);
  });

  it('says what the family would receive, and one would oneself when disabled, and leads to both', async () => {
    const world = await setUpProfile(anna);
    await world.open('dashboard');
    const answer = await answerOf(/^Mit 65 rund CHF/);
    const line = (name: string) => answer.getByRole('link', { name }).closest('li')?.lastElementChild?.textContent;
    expect(line(words.answer.family)).toMatch(/^CHF.4’049.im.Monat und CHF.157’775.einmalig$/);
    expect(line(words.answer.disabilityWithChildren_other)).toMatch(/^CHF.5’669.im.Monat$/);
    expect(answer.getByRole('link', { name: words.answer.family }).getAttribute('href')).toMatch(/\/todesfall$/);
    answer.getByText('Matthias, Lena und Finn');
  });

  it('names nobody of the family where personal data are hidden or the provider has no names', async () => {
    const world = await setUpProfile(anna);
    const { data }: { data: { fatalityBox: object } } = await (
      await world.fetch(`${world.provider.origin}/api/v1/dashboard?anonymize=true`)
    ).json();
    expect(JSON.stringify(data)).not.toContain('Matthias');
    const dashboard = raw({ ...data, fatalityBox: { ...data.fatalityBox, receivers: null } });
    await world.open('dashboard', { through: scriptedProvider({ dashboard }, world.fetch) });
    const answer = await answerOf(/^Mit 65 rund CHF/);
    answer.getByRole('link', { name: words.answer.family });
    expect(answer.queryByText(/Matthias/)).toBeNull();
  });

  it('says that a lump sum alone goes to the beneficiaries, where no family is known, as its page does', async () => {
    const world = await setUpProfile(tiago);
    const { close } = await world.open('dashboard');
    const answer = await answerOf(/^Mit 65 rund CHF/);
    expect(answer.queryByRole('link', { name: words.answer.family })).toBeNull();
    const line = answer.getByRole('link', { name: words.answer.beneficiaries }).closest('li');
    expect(line?.lastElementChild?.textContent).toMatch(/^CHF.111’\d\d\d.einmalig$/);
    within(line ?? document.body).getByRole('button', { name: /^Im Todesfall an Ihre Begünstigten: / });
    close();
    await world.open('death-benefit');
    await screen.findByRole('heading', { name: death.nobody.title });
  });

  it('says on a phone what comes with the AHV, then what the family would receive, before the bars', async () => {
    onPhone(360);
    const world = await setUpProfile(anna);
    await world.open('dashboard');
    const answer = await answerOf(/^Mit 65 rund CHF/);
    const sum = answer.getByText(/^Mit AHV rund CHF/);
    const family = answer.getByRole('link', { name: words.answer.deathShort });
    const salary = answer.getByText(words.answer.salary);
    expect(sum.compareDocumentPosition(family)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(family.compareDocumentPosition(salary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('soothes nobody whose partnership is not declared', async () => {
    const world = await setUpProfile(sebastien);
    await world.open('dashboard');
    const answer = await answerOf(/^Mit 65 rund/);
    await answer.findByText(words.answer.withoutPartner);
    answer.getByText(/^CHF.\d+ im Monat$/);
    answer.getByText(/^CHF.\S+ einmalig$/);
    inside(words.deathBenefit.title).getByText(words.answer.withoutPartner);
  });

  it('names the partner who gets nothing among those who get something, right below the warning', async () => {
    const world = await setUpProfile(sebastien);
    await world.open('death-benefit');
    const list = within(await screen.findByRole('region', { name: death.beneficiaries.title }));
    expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      death.partner.name,
      expect.stringContaining('Zoé'),
    ]);
    list.getByText(death.partner.nothing);
    const toDeclare = list.getByRole('link', { name: hints.partnerNotDeclared.action });
    expect(toDeclare.getAttribute('href')).toMatch(/\/dokumente\?form=partner$/);
  });

  it('says to who is dismissed past 58 that they can stay insured, until when, and explains that first', async () => {
    const world = await setUpProfile(heidi);
    const { close } = await world.open('dashboard');
    const important = within(await screen.findByRole('region', { name: hints.title }));
    important.getByText(hints.stayInsured.sentence);
    important.getByText('Bis 31.12.2026');
    const href = important.getByRole('link', { name: hints.stayInsured.action }).getAttribute('href');
    expect(href).toMatch(/\/austritt$/);
    close();
    await world.open('exit-benefit');
    await screen.findByText(/^Ihr Arbeitgeber hat Ihnen nach Ihrem 58\. Geburtstag gekündigt \(Art\.\s47a\sBVG\)\./);
    const cases = within(screen.getByRole('region', { name: exit.where.title })).getAllByRole('button');
    expect(cases.map(({ textContent }) => textContent)[0]).toBe(exit.where.dismissed.title);
    expect(cases.map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', ...Array(5).fill('false')]);
  });

  it('says to who leaves that it holds only for who stays insured, and so does every page that looks ahead', async () => {
    const world = await setUpProfile(heidi);
    let { close } = await world.open('dashboard');
    (await answerOf(/^Mit 65 rund /)).getByText(words.answer.leaving);
    for (const [page, figure, said] of [
      ['retirement', retirement.pension.label, detail.leaving.projection],
      ['insurance-overview', overview.savings.title, detail.leaving.projection],
      ['buy-in', buyIn.buyIn.label, detail.leaving.projection],
      ['home-ownership', home.amount.label, detail.leaving.projection],
      ['death-benefit', death.family.label, detail.leaving.cover],
      ['disability', disability.figure.insured.label, detail.leaving.cover],
    ] as const) {
      close();
      ({ close } = await world.open(page));
      within(await screen.findByRole('region', { name: figure })).getByText(said);
    }
    close();
    const { user: person } = await world.open('insurance-overview');
    await person.click(await screen.findByRole('button', { name: new RegExp(`^${overview.retirement.title}`) }));
    await screen.findByText(new RegExp(`^Ihr voraussichtliches Kapital .* ${detail.leaving.projection}$`));
  });

  it('says first what comes, then which part of it is drawn already, and the page of retirement comes to the same sum', async () => {
    const world = await setUpProfile(of('rivelac', 'marianne.fehlmann', '+41790000023'));
    const { user: person } = await world.open('dashboard');
    const answer = await answerOf(/^Mit 64.Jahren und 6.Monaten rund CHF.2’880 im.Monat$/);
    const drawn = await headingLike(/^Heute erhalten Sie CHF.574 Altersrente im.Monat, lebenslang$/);
    const whole = await headingLike(/^Mit 64.Jahren und 6.Monaten rund CHF.2’880 im.Monat$/);
    expect(whole.compareDocumentPosition(drawn)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    answer.getByText(/CHF.574 enthalten, die Sie schon jeden Monat erhalten/);
    await person.click(answer.getByRole('button', { name: /^CHF.2’880$/ }));
    const panel = within(await screen.findByRole('dialog', { name: new RegExp(`${calculation.figures.pension}$`) }));
    panel.getByText(calculation.rules.withPensionDrawn);
    panel.getAllByText(/^CHF.2’8[78]\d\.\d\d$/);
    await person.click(panel.getAllByRole('button', { name: common.close })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await world.open('retirement');
    await screen.findByText(
      /^Dazu kommen CHF.57\d aus Ihrer laufenden Teilrente, zusammen rund CHF.2’880 pro Monat\.$/,
    );
  });

  it('says of each of its figures how it is calculated when it is pressed, also at another age', async () => {
    const world = await setUpProfile(anna);
    const { user: person } = await world.open('dashboard');
    const answer = await answerOf(/^Mit 65 rund CHF/);
    const explained = async (figure: HTMLElement, name: string, result: RegExp | ((francs: number) => boolean)) => {
      await person.click(figure);
      const panel = within(await screen.findByRole('dialog', { name: new RegExp(`${name}$`) }));
      panel.getAllByText(
        result instanceof RegExp ? result : (text) => /^CHF.[\d’]+\.\d\d$/.test(text) && result(francsOf(text)),
      );
      await person.click(panel.getAllByRole('button', { name: common.close })[0] ?? figure);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const { figures } = calculation;
    await explained(answer.getByRole('button', { name: /^CHF.4’480$/ }), figures.pension, /^CHF.4’48\d\.\d\d$/);
    await explained(
      answer.getByRole('button', { name: /^Im Todesfall für Ihre Familie: .*im.Monat, Wie wird das berechnet\?$/ }),
      figures.familyPensions,
      /^CHF.4’049\.30$/,
    );
    await explained(
      answer.getByRole('button', { name: /^Im Todesfall für Ihre Familie: .*einmalig, Wie wird das berechnet\?$/ }),
      figures.deathLumpSum,
      /^CHF.157’774\.80$/,
    );
    await explained(
      answer.getByRole('button', { name: /^Bei Invalidität für Sie und Ihre Kinder: .*, Wie wird das berechnet\?$/ }),
      figures.disabilityPensions,
      /^CHF.5’669\.02$/,
    );
    await person.click(answer.getByRole('button', { name: words.answer.earlier }));
    const later = await answerOf(/^Mit 64 rund CHF/);
    const at64 = later.getByRole('button', { name: /^CHF.[\d’]+$/ });
    const shown = francsOf(at64.textContent);
    expect(shown).toBeLessThan(4_480);
    await explained(at64, figures.pension, (francs) => Math.round(francs / 10) * 10 === shown);
  });

  it('asks for a calculation once, and says if there is none for the amount that was pressed', async () => {
    const world = await setUpProfile(anna);
    const asked: string[] = [];
    const through: Fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      if (pathname.endsWith('/pages/fatality')) asked.push(pathname);
      return world.fetch(input, init);
    };
    const { data }: { data: { disabilityBox: { children: { together: number } } } } = await (
      await world.fetch(`${world.provider.origin}/api/v1/dashboard`)
    ).json();
    const { children } = data.disabilityBox;
    const more = {
      ...data,
      disabilityBox: { ...data.disabilityBox, children: { ...children, together: children.together + 100 } },
    };
    const script = { dashboard: () => Response.json({ data: more }) };
    const { user: person } = await world.open('dashboard', { through: scriptedProvider(script, through) });
    const answer = await answerOf(/^Mit 65 rund CHF/);
    await person.click(answer.getByRole('button', { name: /^Bei Invalidität für Sie und Ihre Kinder: / }));
    await screen.findByText(calculation.unavailable);
    const ofFamily = answer.getByRole('button', { name: /^Im Todesfall für Ihre Familie: .*im.Monat/ });
    for (const time of [1, 2]) {
      await person.click(ofFamily);
      const panel = within(await screen.findByRole('dialog'));
      const [close] = panel.getAllByRole('button', { name: common.close });
      if (close === undefined) throw new Error(`The panel can't be closed, time ${time}.`);
      await person.click(close);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(asked).toHaveLength(1);
  });

  it('says that a calculation could not be loaded', async () => {
    const world = await setUpProfile(anna);
    const through = scriptedProvider({ disability: refused(404, 'err_not_found', '') }, world.fetch);
    const { user: person } = await world.open('dashboard', { through });
    const answer = await answerOf(/^Mit 65 rund CHF/);
    await person.click(answer.getByRole('button', { name: /^Bei Invalidität für Sie und Ihre Kinder: / }));
    await screen.findAllByText(errors.unexpected);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('without a birth date says what is missing and what to do, once, and each card without a figure what will stand there', async () => {
    const world = await setUpProfile(luca);
    await world.open('dashboard');
    const answer = await answerOf(/^Was Sie im Alter und Ihre Familie .* sobald wir Ihr Geburtsdatum kennen\.$/);
    expect(
      answer.getByText((_, element) => element?.tagName === 'P' && /18’241/.test(element.textContent)).textContent,
    ).toMatch(/^Am 01\.03\.2022 betrug Ihr Altersguthaben CHF.18’241; /);
    expect(answer.getByRole('link', { name: 'Geburtsdatum melden' }).getAttribute('href')).toMatch(
      /\/kontakt\?topic=birthDate$/,
    );
    for (const name of ['savings', 'retirement', 'disability', 'deathBenefit'] as const) {
      const card = within(screen.getByRole('article', { name: words[name].title }));
      card.getByText(words.waiting[name]);
      card.getByRole('link');
    }
    expect(screen.queryByText(words.comingSoon)).toBeNull();
    expect(inside(words.savings.title).getByText(new RegExp(words.savings.undated))).toBeTruthy();
    expect(screen.queryByText(new RegExp(words.savings.dashed))).toBeNull();
  });

  it('does without the savings on record if these are broken, and says them only where the birth date is missing', async () => {
    const world = await setUpProfile(luca);
    const { data }: { data: { outlookBox: object } } = await (
      await world.fetch(`${world.provider.origin}/api/v1/dashboard`)
    ).json();
    const answering = (change: object) =>
      scriptedProvider({ dashboard: raw({ ...data, outlookBox: { ...data.outlookBox, ...change } }) }, world.fetch);
    const { close } = await world.open('dashboard', { through: answering({ opening: { date: 'soon' } }) });
    (await answerOf(/ sobald wir Ihr Geburtsdatum kennen\.$/)).getByRole('link', { name: 'Geburtsdatum melden' });
    close();
    await world.open('dashboard', { through: answering({ obstacle: 'notOnRecord' }) });
    const answer = await answerOf(new RegExp(words.answer.none.notOnRecord.text));
    expect(answer.queryByText(/betrug Ihr Altersguthaben/)).toBeNull();
  });
});

describe('The cards below the answer', () => {
  it.each([
    [words.savings, calculation.figures.savings],
    [words.exitBenefit, calculation.figures.exitBenefit],
    [words.additionalSavings, calculation.figures.savingsContributions],
    [words.buyIn, calculation.figures.buyIn],
    [words.homeOwnership, calculation.figures.homeOwnership],
    [words.retirement, calculation.figures.pension],
    [words.disability, calculation.figures.disabilityPension],
    [words.deathBenefit, calculation.figures.familyPensions],
    [words.unpaidLeave, calculation.figures.unpaidLeave],
  ])('say what $title is, and from there how its figure is calculated', async ({ title }, figure) => {
    const world = await setUpProfile(anna);
    const { user: person } = await world.open('dashboard');
    await headingLike(/^Mit 65 rund/);
    const how = `${title}, ${common.howCalculated}`;
    expect(inside(title).queryByRole('button', { name: how })).toBeNull();
    await person.click(inside(title).getByRole('button', { name: words.whatIsThis }));
    await person.click(inside(title).getByRole('button', { name: how }));
    await screen.findByRole('dialog', { name: new RegExp(`${figure}$`) });
  });

  it('say no headline figure twice, how often an amount is paid, and lead to disability', async () => {
    const world = await setUpProfile(anna);
    await world.open('dashboard');
    await headingLike(/^Mit 65 rund/);
    const balance =
      inside(words.savings.title)
        .getAllByText(/^CHF.\d/)[0]
        ?.textContent?.replace('\u00a0', ' ') ?? '';
    expect(screen.getAllByText(balance)).toHaveLength(1);
    inside(words.exitBenefit.title).getByText(words.allSavings);
    expect(textOf(words.exitBenefit.title)).toContain(words.exitBenefit.all);
    inside(words.homeOwnership.title).getByText('Bis Alter 62 möglich');
    expect(textOf(words.homeOwnership.title)).toContain(words.homeOwnership.upTo);
    inside(words.retirement.title).getByText('Zwischen 58 und 70');
    // The answer says both, to the franc.
    inside(words.deathBenefit.title).getByText(words.deathBenefit.pensionsAndOnce);
    expect(textOf(words.deathBenefit.title)).toContain(
      'CHF 4’049.30 im Monat für Ihre Familie, dazu einmalig CHF 157’774.80',
    );
    inside(words.unpaidLeave.title).getByText(words.unpaidLeave.insured);
    expect(textOf(words.unpaidLeave.title)).toMatch(/CHF.[\d’.]+ im Monat während des Urlaubs/);
    inside(words.buyIn.title).getByText(words.unit.once);
    const disability = inside(words.disability.title);
    disability.getByText(words.disability.pension);
    expect(textOf(words.disability.title)).toContain('CHF 4’049.30 im Monat, mit den Kinderrenten CHF 5’669.02');
    expect(disability.getByRole('link').getAttribute('href')).toMatch(/\/bergahorn\/de-CH\/invaliditaet$/);
  });

  const { divorce, marry, home, hours, leave, retire } = words.events;
  it.each([
    [
      'who is married',
      anna,
      [home, 'wohneigentum'],
      [hours, 'planwahl?simulate=here'],
      [leave, 'austritt'],
      [divorce, 'zivilstand'],
    ],
    [
      'who is single',
      tiago,
      [marry, 'zivilstand'],
      [home, 'wohneigentum'],
      [hours, 'planwahl?simulate=here'],
      [leave, 'austritt'],
    ],
    [
      'about to retire',
      werner,
      [retire, 'pensionierung'],
      [hours, 'planwahl?simulate=here'],
      [leave, 'austritt'],
      [divorce, 'zivilstand'],
    ],
    ['whose exit is known', heidi, [marry, 'zivilstand'], [home, 'wohneigentum']],
  ] as const)('lead on by what may happen in the life of somebody %s', async (_, member, ...expected) => {
    const world = await setUpProfile(member);
    await world.open('dashboard');
    const events = within(await screen.findByRole('navigation', { name: words.events.title }));
    expect(
      events.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')?.split('/').at(-1)]),
    ).toEqual(expected);
  });

  it('lead to the simulator of a workload also where the fund lets nobody choose a savings plan', async () => {
    const world = await setUpProfile(of('ginster', 'nadja.wyss', '+41790000011'));
    const { user: person } = await world.open('dashboard');
    const events = within(await screen.findByRole('navigation', { name: words.events.title }));
    await person.click(events.getByRole('link', { name: hours }));
    const panel = within(await screen.findByRole('region', { name: simulation.savings.titleWithoutOptions }));
    const heading = panel.getByRole('heading', { name: simulation.savings.titleWithoutOptions });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    panel.getByRole('slider', { name: simulation.savings.workload });
  });
});
