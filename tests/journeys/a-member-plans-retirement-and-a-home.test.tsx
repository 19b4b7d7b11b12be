import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#kernel/locale.ts';
import detail from '#words/de-CH/detail.json';
import shell from '#words/de-CH/shell.json';
import { openMuster } from '../support/open-muster.ts';
import { setUpSimulator } from '../support/profile.ts';
import { inTurn, offline, raw, type Script } from '../support/scripted-provider.ts';
import { asksHow } from '../support/words.ts';

const open = (word: string, script: Script, locale: Locale = 'de-CH') => openMuster(`${locale}/${word}`, script);
const openRetirement = (data: unknown, locale?: Locale) =>
  open(locale === 'fr-FR' ? 'retraite' : 'pensionierung', { retirement: raw(data) }, locale);
const openHome = (data: unknown) => open('wohneigentum', { homeOwnership: raw(data) });

const region = (name: string) => screen.findByRole('region', { name });
const inside = async (name: string) => within(await region(name));

/** Her withdrawal for a home is open. */
const sandra = { tenant: 'schiefer', emailAddress: 'sandra.hurlimann@example.org', mobileNumber: '+41790000018' };
/** A woman born in 1962, partly retired, with a buy-in of 2024. */
const marianne = { tenant: 'rivelac', emailAddress: 'marianne.fehlmann@example.org', mobileNumber: '+41790000023' };

const retirement = {
  retirementBox: {
    amount: 4_770.4,
    defaultRetirementAge: 65,
    projectedGraph: [
      { age: 64, value: 4_512.1, date: '2049-04-01' },
      { age: 65, value: 4_770.4, date: '2050-04-01' },
    ],
    link: 'retirementsimulation',
  },
};

const home = {
  homeOnwershipBox: {
    maxAmount: 131_000,
    maxAge: 62,
    projectedGraph: [
      { age: 42, value: 139_500, date: '2027-03-12' },
      { age: 43, value: 148_200, date: '2028-03-12' },
    ],
    link: 'homeownershipsimulation',
  },
  fundingRequestBox: {
    title: 'Vorbezug',
    text: 'Sie beziehen.',
    link: 'documentordering',
    linkText: 'Antrag bestellen',
  },
  mortageRequestBox: { title: 'Verpfändung', text: 'Sie verpfänden.', link: '/kontakt', linkText: 'Uns schreiben' },
  financeExpertBox: { title: 'Fragen Sie uns', text: 'Wir helfen.', link: '/kontakt', linkText: 'Nachricht schreiben' },
};

describe('A member who plans their retirement', () => {
  it('reads their pension, what it assumes, each age, and the effect of their buy-in and first step', async () => {
    const world = await setUpSimulator(marianne);
    const { user: person } = await world.open('retirement');
    const pension = await inside('Ihre Altersrente pro Monat');
    // Its bar has it as well, once the chart is there.
    expect(pension.getAllByText(/^rund CHF/)).not.toEqual([]);
    expect(pension.getByText('Pensionierung mit 64 Jahren und 6 Monaten, ab 01.04.2027')).toBeTruthy();
    expect(pension.getByText(/^Schätzung bei 2.% Zins pro Jahr/)).toBeTruthy();

    const ages = await inside('Früher oder später in Pension');
    await person.click(screen.getByRole('button', { name: 'Früher oder später in Pension' }));
    expect(
      ages.getByRole('row', { name: /^64\sJ\.\s6\sMt\. \(Alter der Schätzung oben\) ?01\.04\.2027/ }),
    ).toBeTruthy();
    expect(ages.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'AlterAb',
      'AltersguthabenUmwandlungssatz',
      'Umwandlungssatz',
      'Rente pro Jahr',
      'Rente pro Monatpro\u00A0Jahr',
    ]);

    const further = await inside('Was Sie dabei wissen sollten');
    expect(further.getByText('Bereits laufende Rente pro Monat')).toBeTruthy();
    expect(further.getByText('bis 15.03.2027')).toBeTruthy();
    // The pension begins on 1 April 2027, and the plan wants six months’ notice.
    expect(further.getByText('bis 01.10.2026')).toBeTruthy();
    expect(further.getByText(/mindestens 20.% der Altersleistung\..+Bereits vollzogen: 1 Schritt\.$/)).toBeTruthy();

    await person.click(pension.getByRole('button', { name: asksHow() }));
    await screen.findByRole('dialog');
  });

  it('reads until when to announce a lump sum while there is time', async () => {
    await openRetirement({ ...retirement, lumpSumAtMost: 100_000, lumpSumNoticeUntil: '2999-10-01' });
    const further = await inside('Was Sie dabei wissen sollten');
    expect(further.getByText('bis 01.10.2999')).toBeTruthy();
    expect(
      further.getByText(/^So viel können Sie bei der Pensionierung mit 65 höchstens auf einmal beziehen\./),
    ).toBeTruthy();
  });

  it('reads that the time to announce a lump sum has passed, and who decides now', async () => {
    await openRetirement({ ...retirement, lumpSumAtMost: 100_000, lumpSumNoticeUntil: '2001-10-01' });
    const further = await inside('Was Sie dabei wissen sollten');
    expect(
      further.getByText(/^Die Frist ist am 01\.10\.2001 abgelaufen\..+entscheidet die Pensionskasse\./),
    ).toBeTruthy();
    expect(
      further.getByText(/^So viel wäre bei der Pensionierung mit 65 höchstens als Kapital möglich gewesen\./),
    ).toBeTruthy();
  });

  it('reads that only a pension is left after more than two years of continued insurance', async () => {
    await openRetirement({ ...retirement, lumpSumAtMost: 0, isPensionOnly: true });
    const further = await inside('Was Sie dabei wissen sollten');
    expect(further.getByText(/mehr als zwei Jahre weiterversichert.+nur als Rente/)).toBeTruthy();
  });

  it('can switch the bars to a table with one key', async () => {
    const { user: person } = await openRetirement(retirement);
    const pension = await inside('Ihre Altersrente pro Monat');
    await person.click(pension.getByRole('button', { name: 'Als Tabelle zeigen' }));
    const table = within(pension.getByRole('table', { name: 'Rente pro Monat nach Alter bei der Pensionierung' }));
    expect(table.getByRole('row', { name: /^64 01\.04\.2049 CHF.4’510$/ })).toBeTruthy();
  });

  it('is told 65 and 2 % if the provider names neither, and sees no gap for what was not sent', async () => {
    await openRetirement({ retirementBox: { amount: 3_000 } });
    const pension = await inside('Ihre Altersrente pro Monat');
    expect(pension.getByText('Pensionierung mit 65')).toBeTruthy();
    expect(pension.getByText(/^Schätzung bei 2.% Zins pro Jahr, keine Zusage\./)).toBeTruthy();
    expect(pension.getByText('Für einen Vergleich nach Alter liegen noch keine Angaben vor.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Früher oder später in Pension' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Was Sie dabei wissen sollten' })).toBeNull();
    expect(screen.queryByRole('button', { name: asksHow() })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pensionierung simulieren' })).toBeNull();
  });

  it('finds one button to the simulator, introduced by the provider’s words', async () => {
    await openRetirement({
      ...retirement,
      simulationBox: {
        title: 'Simulieren',
        text: 'Was Rente und Kapital ausmachen.',
        link: 'retirementsimulation',
        linkText: 'Los',
      },
    });
    const pension = await inside('Ihre Altersrente pro Monat');
    expect(pension.getByText('Was Rente und Kapital ausmachen.')).toBeTruthy();
    expect(pension.getByRole('button', { name: 'Pensionierung simulieren' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Los' })).toBeNull();
  });

  it.each([null, {}, { amount: 'much' }])('reads that the pension is not available if the box is %j', async (box) => {
    await openRetirement({ retirementBox: box });
    expect((await inside('Ihre Altersrente pro Monat')).getByText('Zurzeit nicht verfügbar')).toBeTruthy();
    expect(screen.queryByText(/undefined|NaN|null/)).toBeNull();
  });

  it('sees a pension of zero as zero', async () => {
    await openRetirement({ retirementBox: { ...retirement.retirementBox, amount: 0 } });
    expect((await inside('Ihre Altersrente pro Monat')).getByText('CHF 0.00')).toBeTruthy();
  });

  it('reads the fund’s words if the fund hides the pension', async () => {
    await openRetirement({ ...retirement, retirementBox: { isVisible: false, amount: 1 } });
    expect(await screen.findByText(/Das Referenzalter ist 65/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Ihre Altersrente pro Monat' })).toBeNull();
  });

  it('can try again if the figures fail to load, while the fund’s words stay on screen', async () => {
    const { user: person } = await open('pensionierung', { retirement: inTurn(offline, raw(retirement)) });
    expect(await screen.findByText(/Das Referenzalter ist 65/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    // The chart says the figure, too, as soon as it is drawn.
    expect((await inside('Ihre Altersrente pro Monat')).getAllByText('rund CHF 4’770')).not.toEqual([]);
  });

  it('reads it in French, with the terms of the second pillar', async () => {
    const { user: person } = await openRetirement(
      { ...retirement, benefitsByAge: [{ age: 64.5, capital: 1, conversionRate: 5.4 }] },
      'fr-FR',
    );
    const pension = await inside('Votre rente de vieillesse par mois');
    expect(pension.getByText('Retraite à 65 ans, dès le 01.04.2050')).toBeTruthy();
    const ages = await inside('Partir plus tôt ou plus tard');
    await person.click(screen.getByRole('button', { name: 'Partir plus tôt ou plus tard' }));
    expect(ages.getByRole('row', { name: /^64\sans\s6\smois 1 5\.40.%$/ })).toBeTruthy();
  });
});

describe('A member who plans to buy a home', () => {
  it('reads how much they may withdraw, until when, how the amount develops, and the two ways to get it', async () => {
    const { user: person } = await openHome(home);
    const amount = await inside('Höchstmöglicher Vorbezug');
    expect(amount.getByText('CHF 131’000.00')).toBeTruthy();
    expect(amount.getByText('Ab Alter 62 ist kein Vorbezug mehr möglich.')).toBeTruthy();
    expect(amount.getByRole('button', { name: 'Vorbezug simulieren' })).toBeTruthy();
    await person.click(amount.getByRole('button', { name: 'Als Tabelle zeigen' }));
    const table = within(
      amount.getByRole('table', { name: 'Geschätzter höchstmöglicher Vorbezug in den kommenden Jahren' }),
    );
    expect(table.getByRole('row', { name: /^42 12\.03\.2027 CHF.139’500\.00$/ })).toBeTruthy();
    expect((await inside('Vorbezug')).getByRole('button', { name: 'Antrag bestellen' })).toBeTruthy();
    const pledge = (await inside('Verpfändung')).getByRole('link', { name: 'Uns schreiben' });
    expect(pledge.getAttribute('href')).toBe('/musterfund/de-CH/kontakt?from=home-ownership');
    expect((await inside('Fragen Sie uns')).getByText('Wir helfen.')).toBeTruthy();
  });

  it.each([
    ['below it, where the curve marks a day beyond the last row', 44.5, ['42', '43'], 1],
    ['in its last row, where that is the next birthday', 44, ['42', '43', '44'], 0],
  ])('reads in the table, too, until when: %s', async (_, maxAge, rows, below) => {
    const { user: person } = await openHome({ homeOnwershipBox: { ...home.homeOnwershipBox, maxAge } });
    const amount = await inside('Höchstmöglicher Vorbezug');
    await person.click(amount.getByRole('button', { name: 'Als Tabelle zeigen' }));
    expect(amount.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(rows);
    expect(amount.queryAllByText(`Ab ${maxAge} nicht mehr möglich`)).toHaveLength(below);
  });

  it('reads why nothing is possible and why there is no curve', async () => {
    await openHome({
      homeOnwershipBox: {
        maxAmount: 0,
        maxAge: 62,
        projectedGraph: [],
        noDataInfo: 'In Ihrem Alter nicht mehr möglich.',
        projectedGraphUnavailable: 'Kein Verlauf.',
      },
    });
    const amount = await inside('Höchstmöglicher Vorbezug');
    expect(amount.getByText('Zurzeit nicht möglich')).toBeTruthy();
    expect(amount.queryByText('CHF 0.00')).toBeNull();
    expect(amount.getByText('In Ihrem Alter nicht mehr möglich.')).toBeTruthy();
    expect(amount.getByText('Kein Verlauf.')).toBeTruthy();
    expect(amount.queryByRole('button', { name: 'Als Tabelle zeigen' })).toBeNull();
  });

  it.each([
    [
      'dates',
      [
        { age: 56, date: '2027-01-24', value: 239_322.85 },
        { age: 57, date: '2028-01-24', value: 239_322.85 },
      ],
      /^Zwischen dem 24\.01\.2027 und dem 24\.01\.2028 bleibt .* bei CHF.239’322\.85\.$/,
    ],
    [
      'ages alone',
      [
        { age: 56, value: 239_322.85 },
        { age: 57, value: 239_322.85 },
      ],
      /^Zwischen 56 und 57 Jahren bleibt .* bei CHF.239’322\.85\.$/,
    ],
  ])(
    'reads in a sentence that the amount stays as it is, by %s, and sees no curve',
    async (_, projectedGraph, said) => {
      await openHome({ homeOnwershipBox: { maxAmount: 239_322.85, maxAge: 62, projectedGraph } });
      const amount = await inside('Höchstmöglicher Vorbezug');
      expect(amount.getByText(said)).toBeTruthy();
      expect(amount.queryByRole('button', { name: 'Als Tabelle zeigen' })).toBeNull();
    },
  );

  it('is told if nothing is possible and the fund gives no reason', async () => {
    await openHome({ homeOnwershipBox: { maxAmount: 0 } });
    const amount = await inside('Höchstmöglicher Vorbezug');
    expect(amount.getByText('Zurzeit nicht möglich')).toBeTruthy();
    expect(amount.queryByText(/Ab Alter/)).toBeNull();
  });

  it('reads that the amount is not available if none was sent, and still sees the two ways', async () => {
    await openHome({ ...home, homeOnwershipBox: null });
    expect((await inside('Höchstmöglicher Vorbezug')).getByText('Zurzeit nicht verfügbar')).toBeTruthy();
    expect(await region('Verpfändung')).toBeTruthy();
  });

  it('sees no box that is hidden or empty', async () => {
    await openHome({ ...home, fundingRequestBox: { isVisible: false, title: 'Vorbezug' }, mortageRequestBox: {} });
    await region('Höchstmöglicher Vorbezug');
    expect(screen.queryByRole('region', { name: 'Vorbezug' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Verpfändung' })).toBeNull();
  });

  it('sees no link for an invalid address', async () => {
    await openHome({ homeOnwershipBox: { ...home.homeOnwershipBox, link: 'javascript:alert(1)' } });
    const amount = await inside('Höchstmöglicher Vorbezug');
    expect(amount.queryByRole('button', { name: 'Vorbezug simulieren' })).toBeNull();
    expect(amount.queryByRole('link')).toBeNull();
  });

  it('sees the amount until the day from which no withdrawal is possible', async () => {
    const { user: person } = await openHome({
      homeOnwershipBox: {
        ...home.homeOnwershipBox,
        projectedGraph: [
          { age: 60, value: 139_500, date: '2045-03-12' },
          { age: 61, value: 148_200, date: '2046-03-12' },
        ],
      },
    });
    const amount = await inside('Höchstmöglicher Vorbezug');
    await person.click(amount.getByRole('button', { name: 'Als Tabelle zeigen' }));
    const rows = within(amount.getByRole('table')).getAllByRole('row');
    expect(rows.at(-2)?.textContent).toContain('148’200.00');
    expect(rows.at(-1)?.textContent).toMatch(/^6212\.03\.2047CHF.0\.00$/);
  });

  it('is led on to another page than the buy-in while an earlier withdrawal is open', async () => {
    const world = await setUpSimulator(sandra);
    await world.open('home-ownership');
    const next = within(await screen.findByRole('region', { name: detail.next }));
    expect(next.queryByRole('link', { name: new RegExp(shell.titles['buy-in']) })).toBeNull();
    expect(next.getAllByRole('link')).toHaveLength(2);
  });

  it('goes to the form for messages, which is filled in, to order the form for a withdrawal', async () => {
    const { user: person } = await open('wohneigentum', {
      homeOwnership: raw(home),
      pageLink: raw('http://localhost/musterfund/de-CH/kontakt?topic=documents'),
    });
    const box = await inside('Vorbezug');
    await person.click(box.getByRole('button', { name: 'Antrag bestellen' }));
    expect(await screen.findByDisplayValue('Unterlagen bestellen')).toBe(
      screen.getByRole('textbox', { name: 'Betreff' }),
    );
    expect(screen.getByText('Wir schicken mit, dass Sie von der Seite «Wohneigentum» kommen.')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nachricht' }).value).toContain(
      'Bitte senden Sie mir die Formulare für den Vorbezug und die Verpfändung.',
    );
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nachricht senden' }).disabled).toBe(false);
  });

  it('leaves for the simulator, whose address is looked up by name', async () => {
    const asked: string[] = [];
    const { user: person } = await open('wohneigentum', {
      homeOwnership: raw(home),
      pageLink: ({ url }) => {
        asked.push(url.pathname);
        return Response.json({ errors: [{ code: 'err_not_found', detail: 'Unbekannt.' }] }, { status: 404 });
      },
    });
    const amount = await inside('Höchstmöglicher Vorbezug');
    await person.click(amount.getByRole('button', { name: 'Vorbezug simulieren' }));
    await waitFor(() => {
      expect(asked).toEqual(['/api/v1/pages/homeownershipsimulation']);
    });
  });
});
