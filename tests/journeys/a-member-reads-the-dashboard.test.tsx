import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemClock } from '#api/clock.ts';
import type { Locale } from '#kernel/locale.ts';
import { musterFund } from '../support/muster-fund.ts';
import { openMuster } from '../support/open-muster.ts';
import { html, inTurn, ok, offline, raw, refused, type Answer, type Script } from '../support/scripted-provider.ts';

const shown = { isVisible: true, isActive: true, hideAwaitBox: false };

/** Unmistakable figures. */
const whole = {
  savings: {
    ...shown,
    value: 251_567.5,
    historicalGraph: [
      { date: '2024-12-31', value: 200_000 },
      { date: '2025-12-31', value: 230_000 },
    ],
    futureGraph: [{ date: '2050-03-31', value: 1_060_098.4 }],
  },
  documents: { ...shown, unreadDocuments: 3 },
  exitBenefit: { ...shown, amount: 240_000 },
  additionalSavings: { ...shown, planName: 'Sparplan Plus' },
  buyIn: { ...shown, atMost: 84_210.35, savings: 60_000, savingsAtMost: 144_210.35 },
  homeOwnership: { ...shown, maxAmount: 131_000, maxAge: 62 },
  retirement: { ...shown, amount: 4_770.4, defaultRetirementAge: 65 },
  civilStatus: { ...shown, civilStatus: 'verheiratet', subTitle: 'seit 20.08.2016' },
  deathBenefit: { ...shown, amount: 29_154.9, kind: 'partnerPension' },
  unpaidLeave: { ...shown, amount: 1_660.2 },
  questions: { isVisible: true },
  processing: { date: '2026-11-20', isShown: true },
};

const open = (dashboard: Answer, script: Script = {}, locale: Locale = 'de-CH') =>
  openMuster(`${locale}/dashboard`, { dashboard, ...script });

const card = (name: string) => screen.findByRole('article', { name });
const cardNames = () =>
  screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
const inside = async (name: string) => within(await card(name));

describe('The dashboard', () => {
  it('the dashboard greets the member and shows every card in its order', async () => {
    await open(ok(whole));
    await screen.findByRole('heading', { level: 1, name: 'Guten Tag, Anna Muster' });
    await card('Ihr Altersguthaben');
    expect(cardNames()).toEqual([
      'Ihr Altersguthaben',
      'Dokumente',
      'Austrittsleistung',
      'Sparplan',
      'Einkauf',
      'Wohneigentum',
      'Pensionierung',
      'Zivilstand',
      'Todesfall',
      'Unbezahlter Urlaub',
    ]);
  });

  it('shows each figure in CHF with its meaning', async () => {
    await open(ok(whole));
    // The space between currency and amount is non-breaking.
    expect((await inside('Ihr Altersguthaben')).getByText('CHF 251’567.50').textContent).toBe('CHF\u00A0251’567.50');
    expect(
      (await inside('Ihr Altersguthaben')).getByText(/Voraussichtlich rund CHF.1’060’000 am 31\.03\.2050/),
    ).toBeTruthy();
    expect((await inside('Dokumente')).getByText('3 neue Dokumente')).toBeTruthy();
    expect((await inside('Einkauf')).getByText('CHF 84’210.35')).toBeTruthy();
    const home = await inside('Wohneigentum');
    expect(home.getByText('Vorbezug möglich')).toBeTruthy();
    expect(home.getByText(/, bis Alter 62$/).textContent).toMatch(/^Höchstens CHF.[\d’.]+, bis Alter 62$/);
    expect((await inside('Zivilstand')).getByText('seit 20.08.2016')).toBeTruthy();
    expect((await inside('Todesfall')).getByText(/^im Jahr an Ihre Partnerin oder Ihren Partner$/)).toBeTruthy();
  });

  it('leads from each card to its page by a real link', async () => {
    await open(ok(whole));
    const goals = {
      'Ihr Altersguthaben': 'versicherungen',
      Dokumente: 'dokumente',
      Austrittsleistung: 'austritt',
      Sparplan: 'planwahl',
      Einkauf: 'altersleistung',
      Wohneigentum: 'wohneigentum',
      Pensionierung: 'pensionierung',
      Zivilstand: 'zivilstand',
      Todesfall: 'todesfall',
      'Unbezahlter Urlaub': 'urlaub',
    };
    for (const [name, word] of Object.entries(goals)) {
      const link = within(await card(name)).getByRole('link');
      expect(link.getAttribute('href')).toBe(`/musterfund/de-CH/${word}`);
    }
  });

  it('offers help only where the questions are visible', async () => {
    await open(ok(whole));
    const help = await screen.findByRole('link', { name: 'Fragen und Antworten' });
    expect(help.getAttribute('href')).toBe('/musterfund/de-CH/fragen');
  });

  it('has no help, no processing date and no message if the provider hides them', async () => {
    await open(
      ok({
        ...whole,
        questions: { isVisible: false },
        processing: { date: '2026-11-20', isShown: false },
      }),
    );
    await card('Ihr Altersguthaben');
    expect(screen.queryByRole('link', { name: 'Fragen und Antworten' })).toBeNull();
    expect(screen.queryByText(/20\.11\.2026/)).toBeNull();
  });

  it.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])('counts days by Swiss time for a member in %s', async (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    // Half past midnight in Switzerland is the day before in Honolulu; at noon it is the day after in Kiritimati.
    const now = zone === 'Pacific/Honolulu' ? '2026-11-20T23:30:00Z' : '2026-11-21T11:00:00Z';
    expect(new Date(now).getDate()).not.toBe(21);
    const { user: person } = await openMuster(
      'de-CH/dashboard',
      { dashboard: ok(whole) },
      { clock: { ...systemClock, now: () => Date.parse(now) } },
    );
    await person.click(await screen.findByRole('button', { name: 'Als Tabelle zeigen' }));
    expect(
      within(await screen.findByRole('table')).getByRole('row', { name: /^21\.11\.2026.*251’567\.50/ }),
    ).toBeTruthy();
  });

  it('shows the processing date and the fund’s message', async () => {
    await open(ok(whole, { message: { isVisible: true, title: 'Neuer Ausweis', text: 'Er liegt bereit.' } }));
    expect(await screen.findByText(/20\.11\.2026/)).toBeTruthy();
    expect(await screen.findByText('Neuer Ausweis')).toBeTruthy();
    expect(await screen.findByText('Er liegt bereit.')).toBeTruthy();
  });

  it('hides a card whose box is not visible', async () => {
    await open(ok({ ...whole, exitBenefit: { ...shown, isVisible: false, amount: 1 }, deathBenefit: null }));
    await card('Ihr Altersguthaben');
    expect(cardNames()).not.toContain('Austrittsleistung');
    expect(cardNames()).not.toContain('Todesfall');
  });

  it('keeps an inactive card out of reach and says that it is coming, unless the box hides that', async () => {
    await open(
      ok({
        ...whole,
        retirement: { ...whole.retirement, isActive: false },
        deathBenefit: { ...whole.deathBenefit, isActive: false, hideAwaitBox: true },
      }),
    );
    const retirement = within(await card('Pensionierung'));
    expect(retirement.getByText('Demnächst verfügbar')).toBeTruthy();
    expect(retirement.queryByRole('link')).toBeNull();
    expect(retirement.queryByRole('button')).toBeNull();
    const death = within(await card('Todesfall'));
    expect(death.queryByText('Demnächst verfügbar')).toBeNull();
    expect(death.getByText('Zurzeit nicht verfügbar')).toBeTruthy();
    // Not to its page, but to whom one can ask.
    const links = death.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([['Nachricht schreiben', expect.stringMatching(/\/kontakt$/)]]);
    expect(document.body.textContent).not.toMatch(/4’770|29’154/);
  });

  it('gives an age with months as years and months', async () => {
    const retirement = { ...whole.retirement, defaultRetirementAge: 64.5 };
    await open(ok({ ...whole, retirement, homeOwnership: { ...whole.homeOwnership, maxAge: 61.08 } }));
    expect(
      (await inside('Pensionierung')).getByText('Voraussichtliche Rente pro Monat mit 64 Jahren und 6 Monaten'),
    ).toBeTruthy();
    expect((await inside('Wohneigentum')).getByText(/, bis zum Alter von 61 Jahren und 1 Monat$/)).toBeTruthy();
  });

  it('says how much of the possible savings has been saved, not the balance again', async () => {
    await open(ok({ ...whole, buyIn: { ...whole.buyIn, ratio: 66.6, tooltipLabel: '{0} sind angespart' } }));
    expect((await inside('Einkauf')).getByText(/^67\s% des Möglichen angespart$/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('sind angespart');
  });

  it('gives the provider’s reason why no buy-in is possible, whatever else is open', async () => {
    const subTitle = 'Solange Sie eine volle Invalidenrente beziehen, ist kein Einkauf möglich.';
    await open(ok({ ...whole, buyIn: { ...shown, atMost: 0, openWithdrawals: 19_000, subTitle } }));
    const buyIn = await inside('Einkauf');
    expect(buyIn.getByText(subTitle)).toBeTruthy();
    expect(buyIn.queryByText(/zurückzuzahlen/)).toBeNull();
  });

  it('doesn’t call a possible buy-in one that is paid once beside a limit of the provider’s, which may be one a year', async () => {
    const subTitle = 'In den ersten fünf Jahren höchstens CHF 84’210.35 pro Jahr.';
    await open(ok({ ...whole, buyIn: { ...whole.buyIn, subTitle } }));
    const buyIn = await inside('Einkauf');
    buyIn.getByText(subTitle);
    expect(buyIn.queryByText('einmalig')).toBeNull();
  });

  it('calls nothing one that is paid once that additional savings of no plan are at most', async () => {
    await open(ok({ ...whole, additionalSavings: { ...shown, atMost: 12_345.6 } }));
    const additional = await inside('Sparplan');
    expect(additional.getByText('Höchstens').textContent).toMatch(/^Höchstens CHF.12’345\.60$/);
    expect((await inside('Einkauf')).getByText('einmalig')).toBeTruthy();
  });

  it('asks for the early withdrawal to be repaid if the provider gives no reason', async () => {
    await open(ok({ ...whole, buyIn: { ...shown, atMost: 0, openWithdrawals: 19_000 } }));
    expect(
      (await inside('Einkauf')).getByText(/Vorbezug für Wohneigentum von CHF.19’000\.00 zurückzuzahlen/),
    ).toBeTruthy();
  });

  it('leads to the rules of a home, not to its financing, where nothing can be withdrawn', async () => {
    await open(ok({ ...whole, homeOwnership: { ...whole.homeOwnership, maxAmount: 0 } }));
    const home = await inside('Wohneigentum');
    home.getByText('Zurzeit nicht möglich');
    home.getByText('Was für Wohneigentum gilt');
    expect(home.queryByText('Wohneigentum finanzieren')).toBeNull();
  });

  it('answers "what is this?" next to each figure', async () => {
    const { user: person } = await open(ok(whole));
    const exit = within(await card('Austrittsleistung'));
    const question = exit.getByRole('button', { name: 'Was ist das?' });
    expect(question.getAttribute('aria-expanded')).toBe('false');
    await person.click(question);
    expect(question.getAttribute('aria-expanded')).toBe('true');
    expect(exit.getByText(/Freizügigkeitskonto/)).toBeTruthy();
  });

  it('shows the curve as a table with the projection marked', async () => {
    const { user: person } = await open(ok(whole));
    await person.click(await screen.findByRole('button', { name: 'Als Tabelle zeigen' }));
    const table = within(await screen.findByRole('table', { name: 'Verlauf Ihres Altersguthabens' }));
    expect(table.getByRole('row', { name: /31\.12\.2025 Bisher CHF.230’000\.00/ })).toBeTruthy();
    expect(table.getByRole('row', { name: /31\.03\.2050 Hochrechnung CHF.1’060’098\.40/ })).toBeTruthy();
  });

  it('takes the number of unread documents from the documents if the box does not say', async () => {
    await open(ok({ ...whole, documents: { ...shown } }), {
      documentsSummary: ok({ unreadDocuments: 1, labels: [], canOrderDocuments: true }),
    });
    expect(await within(await card('Dokumente')).findByText('1 neues Dokument')).toBeTruthy();
  });

  it('is complete in French, with the terms of the second pillar', async () => {
    await open(ok(whole), {}, 'fr-FR');
    await screen.findByRole('heading', { level: 1, name: 'Bonjour Anna Muster' });
    expect(await card('Rachat')).toBeTruthy();
    expect(await card('Prestation de sortie')).toBeTruthy();
  });
});

describe('A provider', () => {
  it('a malformed box affects only its card, which can be retried', async () => {
    const { user: person } = await open(
      inTurn(
        raw({ quittingBox: { ...shown, amount: 'many' }, purchaseBox: { ...shown, maxPurchaseAmount: 84_210.35 } }),
        ok(whole),
      ),
    );
    const exit = within(await card('Austrittsleistung'));
    expect(exit.getByText(/konnte nicht geladen werden/)).toBeTruthy();
    expect(within(await card('Einkauf')).getByText('CHF 84’210.35')).toBeTruthy();
    await person.click(exit.getByRole('button', { name: 'Nochmals versuchen' }));
    await waitFor(() => expect(exit.getByText('CHF 240’000.00')).toBeTruthy());
  });

  it('says what failed, whom to call, and offers a retry when the provider is unreachable', async () => {
    const fund = musterFund({ configurations: { contact: { phoneNumber: '+41 44 000 00 10' } } });
    const { user: person } = await openMuster('de-CH/dashboard', { dashboard: inTurn(offline, ok(whole)) }, { fund });
    const failure = within(await screen.findByRole('alert'));
    failure.getByText('Ihre Vorsorgedaten konnten nicht geladen werden.');
    expect(failure.getByRole('link', { name: '+41 44 000 00 10' }).getAttribute('href')).toBe('tel:+41440000010');
    await person.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    expect(await card('Ihr Altersguthaben')).toBeTruthy();
  });

  it('says whom to write to at a fund without a number, also if its address is none that a link can be made of', async () => {
    for (const [emailAddress, href] of [
      ['info@muster.example', 'mailto:info@muster.example'],
      ['info (at) muster.example', undefined],
    ] as const) {
      const fund = musterFund({ configurations: { contact: { emailAddress } } });
      const { close } = await openMuster('de-CH/dashboard', { dashboard: offline }, { fund });
      const failure = await screen.findByRole('alert');
      expect(failure.textContent).toMatch(`schreiben Sie Ihrer Pensionskasse: ${emailAddress}`);
      expect(failure.querySelector('a')?.getAttribute('href')).toBe(href);
      close();
    }
  });

  it('shows the last answer on a later visit, and says so if the newest fails to load', async () => {
    const { user: person, portal } = await openMuster('de-CH/dashboard', {
      dashboard: inTurn(ok(whole), offline, ok(whole)),
    });
    await card('Ihr Altersguthaben');
    act(() => {
      portal.router.navigate('/musterfund/de-CH/kontakt');
    });
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    act(() => {
      portal.router.navigate('/musterfund/de-CH/dashboard');
    });
    await screen.findByText(/Die neuesten Angaben konnten nicht geladen werden/);
    expect(await card('Ihr Altersguthaben')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    await waitFor(() => expect(screen.queryByText(/Die neuesten Angaben/)).toBeNull());
  });

  it.each([
    ['answers a page of its gateway', html()],
    ['is out of order', refused(503, 'err_unavailable', 'Der Dienst steht gerade nicht zur Verfügung.')],
  ])('shows a page with a link back when the provider %s', async (_, answer) => {
    await open(answer);
    expect(await screen.findByRole('button', { name: 'Nochmals versuchen' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Guten Tag, Anna Muster' })).toBeTruthy();
  });

  it('cards of empty boxes say what they will show', async () => {
    const { questions: _, processing: __, ...cards } = whole;
    await open(ok(Object.fromEntries(Object.keys(cards).map((name) => [name, shown]))), {
      documentsSummary: refused(503, 'err_unavailable', 'Der Dienst steht gerade nicht zur Verfügung.'),
    });
    expect(await within(await card('Einkauf')).findByText(/Sobald Ihr Einkaufspotenzial berechnet ist/)).toBeTruthy();
    expect(screen.queryByText(/undefined|NaN|null/)).toBeNull();
  });

  it('a dashboard without boxes says what it will show', async () => {
    await open(ok({}));
    expect(await screen.findByText('Hier erscheinen Ihre Vorsorgedaten.')).toBeTruthy();
  });

  it('assumes the default retirement age if the provider names none', async () => {
    await open(ok({ retirement: { ...shown, amount: 3_000 } }));
    expect(await within(await card('Pensionierung')).findByText(/ab Alter 65/)).toBeTruthy();
  });
});
