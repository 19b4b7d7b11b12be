import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#kernel/locale.ts';
import { openMuster } from '../support/open-muster.ts';
import { setUpProfile } from '../support/profile.ts';
import { inTurn, never, ok, offline, refused, type Script, raw } from '../support/scripted-provider.ts';

const left: string[] = [];

const open = (word: string, script: Script, locale: Locale = 'de-CH', query = '') =>
  openMuster(`${locale}/${word}${query}`, script, { leave: (address) => void left.push(address) });
const openBuyIn = (data: unknown, script: Script = {}) => open('altersleistung', { buyIn: raw(data), ...script });
const openExit = (data: unknown, locale?: Locale) =>
  open(locale === 'fr-FR' ? 'sortie' : 'austritt', { exitBenefit: raw(data) }, locale);

const region = (name: string) => screen.findByRole('region', { name });
const inside = async (name: string) => within(await region(name));

/** A member who withdrew 80,000 for their home, so that no buy-in is possible. */
const sandra = { tenant: 'schiefer', emailAddress: 'sandra.hurlimann@example.org', mobileNumber: '+41790000018' };

const chf = (words: string | null) =>
  Number(/CHF.([\d’.-]+)/.exec(words ?? '')?.[1]?.replaceAll('’', '') ?? Number.NaN);

const purchaseBox = {
  maxPurchaseAmount: 41_599.5,
  currentCreditBalance: 182_400.5,
  maxBalanceAmount: 243_000,
  balanceMaxRatio: 75.06,
  homeOwnershipBalance: 19_000,
  planName: 'Plan Plus',
  subTitle: 'Zahlen Sie bis Mitte Dezember ein.',
  tooltipTitle: 'Einkaufspotenzial',
  tooltipSubtitle: 'Was noch fehlt',
  tooltipLabel: '{0} sind angespart',
  defaultRetirementAge: 64.5,
  link: 'buyinsimulation',
};

const actions = {
  title: 'So kaufen Sie ein',
  text: 'Zuerst rechnen.',
  actions: [
    { text: 'Der Antrag', link: 'https://fund.example/antrag', linkText: 'Antrag öffnen' },
    { text: 'Ohne Ziel', link: 'javascript:alert(1)', linkText: 'Nirgendwohin' },
  ],
};

describe('A member whose early withdrawal is open', () => {
  it('comes from the dashboard, reads why no buy-in is possible, how that is calculated, and the exit benefit', async () => {
    const world = await setUpProfile(sandra);
    const { portal, user: person } = await world.open('dashboard');
    // The exit benefit is all of the balance, and the balance's card says how much.
    within(await screen.findByRole('article', { name: 'Austrittsleistung' })).getByText('Ihr ganzes Guthaben');
    const balance = within(screen.getByRole('article', { name: 'Ihr Altersguthaben' }));
    const onCard = chf((await balance.findByText(/^CHF/)).textContent);
    await person.click(within(screen.getByRole('article', { name: 'Einkauf' })).getByRole('link'));

    const figure = await inside('Möglicher Einkauf');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Altersleistung erhöhen und Steuern sparen');
    expect(figure.getByText('Zurzeit nicht möglich')).toBeTruthy();
    expect(figure.queryByText('CHF 0.00')).toBeNull();
    expect(figure.getByText(/Vorbezug.*CHF.80’000\.00, mindestens CHF.10’000\.00 auf einmal/)).toBeTruthy();
    const table = (await inside('Was den möglichen Einkauf verkleinert')).getByRole('table');
    expect(within(table).getByRole('row', { name: /Offener Vorbezug.*−80’000\.00/ })).toBeTruthy();
    const amount = (row: RegExp) =>
      Number(
        within(within(table).getByRole('row', { name: row }))
          .getByRole('cell')
          .textContent.replaceAll('’', '')
          .replace('−', '-'),
      );
    const left = amount(/^Höchstmögliches/) + amount(/^Altersguthaben heute/) + amount(/^Offener/);
    expect(amount(/^Lücke, die nach der Rückzahlung bleibt/)).toBeCloseTo(Math.max(left, 0), 2);
    expect(amount(/^Möglicher Einkauf/)).toBe(0);

    const how = figure.getByRole('button', { name: /Wie wird das berechnet/ });
    await person.click(how);
    const panel = within(await screen.findByRole('dialog'));
    expect(panel.getAllByText(/BVG/).length).toBeGreaterThan(0);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(how));

    await person.click(screen.getByRole('link', { name: 'Zur Übersicht' }));
    await waitFor(() => expect(portal.router.address()).toBe(world.at('dashboard')));
    await person.click(within(await screen.findByRole('article', { name: 'Austrittsleistung' })).getByRole('link'));
    const exit = await inside('Austrittsleistung');
    const [whole, ...parts] = exit.getAllByText(/^CHF/).map(({ textContent }) => chf(textContent));
    expect(whole).toBe(onCard);
    expect(parts).toHaveLength(2);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(whole ?? Number.NaN, 2);
    expect(exit.getByText('Bei einem Austritt am 10.03.2026')).toBeTruthy();
    // The short answer, and the editors' text about it.
    await person.click(screen.getByRole('button', { name: 'Nach 58 vom Arbeitgeber entlassen' }));
    await waitFor(() => expect(screen.getAllByText(/Nur wenn Sie über 58 sind und Ihr Arbeitgeber/)).toHaveLength(2));
    await person.click(screen.getByRole('button', { name: 'Austritt nach dem frühesten Rentenalter' }));
    expect(screen.getAllByText(/zwischen dem frühesten Rentenalter und dem Referenzalter/)).toHaveLength(2);
  }, 30_000);
});

describe('The page on buy-ins', () => {
  it('the page on buy-ins shows every field that the provider sends', async () => {
    const { user: person } = await openBuyIn({ purchaseBox, buyInActionsShortBox: actions });
    const figure = await inside('Möglicher Einkauf');
    expect(figure.getByText('CHF 41’599.50', { selector: 'span' })).toBeTruthy();
    expect(figure.getByText('Zahlen Sie bis Mitte Dezember ein.')).toBeTruthy();
    expect(figure.getByText(/Noch nicht zurückbezahlter Vorbezug.*CHF.19’000\.00/)).toBeTruthy();
    expect(figure.getByText('Plan Plus')).toBeTruthy();
    expect(figure.getByText('64 Jahre und 6 Monate')).toBeTruthy();
    expect(figure.getByText('CHF 243’000.00')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Was den möglichen Einkauf verkleinert' })).toBeNull();
    await person.click(figure.getByRole('button', { name: 'Als Tabelle zeigen' }));
    const ring = within(await figure.findByRole('table', { name: /Altersguthaben im Vergleich/ }));
    expect(ring.getByRole('row', { name: /Angespart CHF.182’400\.50/ })).toBeTruthy();
    expect(ring.getByRole('row', { name: /Nicht als Einkauf möglich CHF.19’000\.00/ })).toBeTruthy();
    expect(screen.queryByText(/undefined|NaN|null/)).toBeNull();
  });

  it('names the open withdrawal unless the provider already says that it blocks the buy-in', async () => {
    const withdrawal = /Noch nicht zurückbezahlter Vorbezug/;
    const reason = { ...purchaseBox, maxPurchaseAmount: 0, subTitle: 'Zuerst ist der Vorbezug zurückzuzahlen.' };
    const { close } = await openBuyIn({ purchaseBox: reason, blocked: 'earlyWithdrawalOpen' });
    const figure = await inside('Möglicher Einkauf');
    expect(figure.getByText('Zuerst ist der Vorbezug zurückzuzahlen.')).toBeTruthy();
    expect(figure.queryByText(withdrawal)).toBeNull();
    close();

    await openBuyIn({ purchaseBox: reason, blocked: 'drawingDisabilityPension' });
    expect((await inside('Möglicher Einkauf')).getByText(withdrawal)).toBeTruthy();
  });

  it('opens the actions in the same window, and omits those that lead nowhere', async () => {
    await openBuyIn({ purchaseBox, buyInActionsShortBox: actions });
    const box = await inside('So kaufen Sie ein');
    const link = box.getByRole('link', { name: 'Antrag öffnen' });
    expect(link.getAttribute('href')).toBe('https://fund.example/antrag');
    expect(link.getAttribute('target') ?? '_self').toBe('_self');
    expect(box.queryByText('Nirgendwohin')).toBeNull();
  });

  it('finds the page’s own action, while the way to its simulator is the button at the figure', async () => {
    const simulator = { text: 'Zuerst berechnen', link: 'buyinsimulation', linkText: 'Einkauf simulieren' };
    const buyInActionsShortBox = { ...actions, actions: [simulator, ...actions.actions.slice(0, 1)] };
    await openBuyIn({ purchaseBox, buyInActionsShortBox }, { simulationBasis: never });
    const box = await inside('So kaufen Sie ein');
    expect(box.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Der AntragAntrag öffnen']);
    (await inside('Möglicher Einkauf')).getByRole('button', { name: 'Jetzt simulieren' });
  });

  it('opens the simulation with the return address, and reports if it cannot be found', async () => {
    const { user: person } = await openBuyIn(
      { purchaseBox },
      { pageLink: inTurn(offline, ok('https://simulator.example/einkauf')) },
    );
    const figure = await inside('Möglicher Einkauf');
    await person.click(figure.getByRole('button', { name: 'Jetzt simulieren' }));
    // Announced, and shown as soon as the stack of toasts has arrived.
    await screen.findAllByText(/Keine Verbindung zum Portal/);
    expect(left).toEqual([]);
    await person.click(figure.getByRole('button', { name: 'Jetzt simulieren' }));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(new URL(left[0] ?? '').searchParams.get('portal')).toBe('http://localhost/musterfund/de-CH/altersleistung');
  });

  it('says that nothing is missing, and that an earlier buy-in is locked only as long as it is', async () => {
    const full = { maxPurchaseAmount: 0, currentCreditBalance: 243_000, maxBalanceAmount: 243_000 };
    await openBuyIn({ purchaseBox: full, capitalLockedUntil: '2999-03-15' });
    const figure = await inside('Möglicher Einkauf');
    expect(figure.getByText(/höchstmögliche Altersguthaben nach Reglement erreicht/)).toBeTruthy();
    expect(screen.getByText('Einkäufe: kein Kapitalbezug bis 15.03.2999')).toBeTruthy();
    expect(figure.queryByRole('button', { name: 'Jetzt simulieren' })).toBeNull();
  });

  it.each([
    ['its box is null', { purchaseBox: null, simulationBox: null, financeExpertBox: null, derivations: null }],
    ['there is no answer to speak of', {}],
    ['its fields are of another kind', { purchaseBox: { maxPurchaseAmount: 'viel', graphData: 7 }, derivations: [7] }],
  ])('the page on buy-ins is complete and says what is missing where %s', async (_, data) => {
    await openBuyIn(data);
    expect((await inside('Möglicher Einkauf')).getByText('Zurzeit nicht verfügbar')).toBeTruthy();
    expect(screen.queryByText(/undefined|NaN|null/)).toBeNull();
    expect(screen.getAllByRole('heading').filter(({ textContent }) => textContent.trim() === '')).toEqual([]);
  });

  it('shows no figure that the fund hides', async () => {
    await openBuyIn({ purchaseBox: { ...purchaseBox, isVisible: false }, buyInActionsShortBox: actions });
    await region('So kaufen Sie ein');
    expect(screen.queryByRole('region', { name: 'Möglicher Einkauf' })).toBeNull();
  });

  it('keeps the member logged in if the figures fail to load, and offers a retry', async () => {
    const { user: person } = await open('altersleistung', {
      buyIn: inTurn(refused(500, 'err_internal', 'Etwas ging schief.'), raw({ purchaseBox })),
    });
    await person.click(await screen.findByRole('button', { name: 'Nochmals versuchen' }));
    await region('Möglicher Einkauf');
  });
});

describe('The page on leaving', () => {
  it('the page on leaving explains in the member’s language what happens to the money, and how to stay insured', async () => {
    const { user } = await openExit({ leavingBenefitBox: { value: 120_000 } }, 'fr-FR');
    const where = await inside('Ce que devient votre prestation de sortie');
    await user.click(where.getByRole('button', { name: /^Licenciement/ }));
    expect(
      await where.findByText(/plus de 58 ans et que votre employeur a mis fin aux rapports de travail/),
    ).toBeTruthy();
    for (const situation of ['Nouvel emploi en Suisse', 'Activité indépendante', 'Départ à l’étranger']) {
      expect(where.getByText(situation)).toBeTruthy();
    }
    await user.click(where.getByRole('button', { name: 'Activité indépendante' }));
    expect(where.getByText('À vous, en espèces')).toBeTruthy();
    expect(where.getByText('Au début de l’activité indépendante')).toBeTruthy();
    expect(where.getByText(/consentement écrit/)).toBeTruthy();
    const benefit = await inside('Prestation de sortie');
    expect(benefit.getByText('CHF 120’000.00')).toBeTruthy();
    expect(benefit.queryByText(/part légale/)).toBeNull();
  });

  it.each([
    [0, 'CHF 0.00'],
    [-12.5, 'CHF −12.50'],
    [1_234_567_890_123.45, 'CHF 1’234’567’890’123.45'],
    [null, 'Zurzeit nicht verfügbar'],
    ['viel', 'Zurzeit nicht verfügbar'],
  ])('shows %s as %s', async (value, words) => {
    await openExit({ leavingBenefitBox: { value }, lawfulPart: 1, actionsBox: { actions: null } });
    expect((await inside('Austrittsleistung')).getByText(words)).toBeTruthy();
    expect(screen.queryByText(/undefined|NaN|null/)).toBeNull();
  });

  it('shows no split that does not add up', async () => {
    await openExit({ leavingBenefitBox: { value: 100 }, lawfulPart: 500 });
    expect((await inside('Austrittsleistung')).queryByText(/gesetzlicher Teil/)).toBeNull();
  });

  it('leads in each case to a message about it, with its subject filled in', async () => {
    const { user } = await openExit({ leavingBenefitBox: { value: 100 } });
    const where = await inside('Was mit Ihrer Austrittsleistung geschieht');
    expect(where.getByRole('link').textContent).toBe('Zahlungsverbindung mitteilen');
    await user.click(where.getByRole('button', { name: 'Noch keine neue Stelle' }));
    expect(where.getByRole('link').textContent).toBe('Freizügigkeitskonto angeben');
    await user.click(where.getByRole('button', { name: 'Nach 58 vom Arbeitgeber entlassen' }));
    await user.click(where.getByRole('link', { name: 'Weiterversicherung verlangen' }));
    expect(await screen.findByDisplayValue('Weiterversicherung nach der Entlassung')).toBe(
      screen.getByRole('textbox', { name: 'Betreff' }),
    );
    expect(screen.getByText('Wir schicken mit, dass Sie von der Seite «Austritt» kommen.')).toBeTruthy();
  });
});
