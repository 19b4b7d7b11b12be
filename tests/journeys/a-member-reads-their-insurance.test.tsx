import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#kernel/locale.ts';
import insurance from '#words/de-CH/insurance-overview.json';
import { openMuster } from '../support/open-muster.ts';
import { anna, setUpProfile } from '../support/profile.ts';
import { inTurn, offline, refused, type Answer, type ScriptedRequest, raw } from '../support/scripted-provider.ts';
import { asksHow } from '../support/words.ts';

/** A fund that sends nothing beyond the specification. */
const hansruedi = {
  tenant: 'urgestein',
  emailAddress: 'hansruedi.bieri@example.org',
  mobileNumber: '+41790000043',
};

const openWith = (insuranceOverview: Answer, locale: Locale = 'de-CH', query = '') =>
  openMuster(`${locale}/${locale === 'fr-FR' ? 'assurance' : 'versicherungen'}${query}`, { insuranceOverview });
const open = (data: unknown, locale?: Locale, query?: string) => openWith(raw(data), locale, query);

const region = (name: string) => screen.findByRole('region', { name });
const inside = async (name: string) => within(await region(name));

/** The header of a box, which opens and closes it. */
const header = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title}`) });

/** The cells of the row with a name. */
const lineOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr');
  if (row === null) throw new Error(`${name} is in no row.`);
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

const whole = {
  graphBox: {
    value: 251_567.5,
    historicalGraph: [{ date: '2024-12-31', value: 200_000 }],
    futureGraph: [{ date: '2050-03-31', value: 1_060_098.4 }],
  },
  personalInformation: {
    firstname: 'Anna',
    lastname: 'Muster',
    birthdate: '0001-01-01T00:00:00',
    admissionDate: '2011-05-01',
    companyName: 'Uhrenhof AG',
    civilStatusName: 'verheiratet',
    activityRate: 80,
    socialSecurityNumber: '7560000000019',
    showTenantPlanInfo: true,
    tenantName: 'Pensionskasse Musterfund',
    planName: 'Plan Plus',
  },
  certificateBox: { downloadLink: 'documents/download?fileCode=abc_123', orderLink: 'documentordering' },
  simulationBox: { isVisible: true, link: 'retirementsimulation' },
  creditbalanceDetailsBox: {
    creditBalanceDetailsList: [
      { text: 'Altersgutschriften', value: 12_400 },
      { text: 'Zins', value: null },
    ],
  },
  payrollAndContributionBox: {
    payrollDetailsBox: {
      value: 96_000,
      payrollDetailsList: [{ text: 'Versicherter Lohn', helpText: 'Darauf beruht alles.', valuePerMonth: 5_795 }],
    },
    contributionDetailsBox: {
      labels: ['monatlich', 'jährlich'],
      contributionDetailsList: [{ text: 'Sparbeitrag, Ihr Anteil', valuePerMonth: 410, valuePerYear: 4_920 }],
    },
  },
  regularRetirementBox: {
    annuityDetailsObject: {
      annuityPerYear: 57_245.3,
      annuityPerMonth: 4_770.45,
      capital: 1_060_098.4,
      conversionRate: 5.3667,
      age: 64.08,
    },
  },
  invalidityAndDeathBenefitBox: {
    invalidityBenefitsList: [{ label: 'Invalidenrente', helpText: 'Bei voller Invalidität.', value: 48_000 }],
    fatalityBenefitsList: [{ label: 'Ehegattenrente', value: 0 }],
  },
};

describe('The insurance overview', () => {
  it('the insurance overview shows the savings, the insured person, and in expandable boxes their parts', async () => {
    const { user: person } = await open(whole);
    const savings = await inside(insurance.savings.title);
    expect(savings.getByText('CHF 251’567.50')).toBeTruthy();
    expect(savings.getByText(/Voraussichtlich rund CHF.1’060’000 am 31\.03\.2050/)).toBeTruthy();
    expect(savings.getByText(/Zins von 2 % pro Jahr/)).toBeTruthy();

    const card = await inside(insurance.personal.title);
    const facts = card.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual([
      'Anna',
      'Muster',
      'unbekannt',
      '756.0000.0000.19',
      'verheiratet',
      'Uhrenhof AG',
      '01.05.2011',
      '80\u00a0%',
      'Pensionskasse Musterfund',
      'Plan Plus',
    ]);

    const salary = await header(insurance.salaryAndContributions.title);
    expect(salary.textContent).toContain('CHF\u00a096’000.00');
    expect(screen.queryByRole('rowheader', { name: /^Versicherter Lohn/ })).toBeNull();
    await person.click(salary);
    expect(lineOf('Versicherter Lohn')).toEqual(['5’795.00']);
    expect(lineOf('Sparbeitrag, Ihr Anteil')).toEqual(['410.00', '4’920.00']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['pro\u00A0Monat', 'monatlich', 'jährlich']),
    );
    await person.click(screen.getByRole('button', { name: 'Was ist das: Versicherter Lohn?' }));
    expect(screen.getByText('Darauf beruht alles.')).toBeTruthy();

    await person.click(screen.getByRole('button', { name: insurance.expandAll }));
    expect(lineOf('Zins')).toEqual(['–']);
    expect(lineOf('Alter bei der Pensionierung')).toEqual(['64\u00a0Jahre und 1\u00a0Monat']);
    expect(lineOf('Umwandlungssatz')).toEqual(['5.3667\u00a0%']);
    expect(lineOf('Rente pro Monat')).toEqual(['CHF\u00a04’770.45']);
    expect(lineOf('Ehegattenrente')).toEqual(['0.00']);
    const heads = Array.from(document.querySelectorAll('main th'), (head) => head.getAttribute('scope'));
    expect([heads.length > 0, new Set(heads)]).toEqual([true, new Set(['col', 'row'])]);
    await person.click(screen.getByRole('button', { name: insurance.collapseAll }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('names neither fund nor plan if the provider hides them', async () => {
    await open({ ...whole, personalInformation: { ...whole.personalInformation, showTenantPlanInfo: false } });
    const card = await inside(insurance.personal.title);
    expect(card.getByText('Uhrenhof AG')).toBeTruthy();
    for (const term of [insurance.personal.fundName, insurance.personal.planName, 'Plan Plus']) {
      expect(card.queryByText(term)).toBeNull();
    }
  });

  it('shows the provider’s total of the benefits, or the fixed one if it sends none', async () => {
    const first = await open(whole);
    expect((await header(insurance.benefits.title)).textContent).toContain('CHF\u00a031’214.20');
    first.close();
    await open({
      ...whole,
      invalidityAndDeathBenefitBox: { ...whole.invalidityAndDeathBenefitBox, total: 0, totalLabel: 'Im Jahr' },
    });
    await waitFor(async () => {
      expect((await header(insurance.benefits.title)).textContent).toMatch(/CHF\u00a00\.00Im Jahr$/);
    });
  });

  it('links to the certificate, which hides personal data if they are hidden here', async () => {
    const asked: ScriptedRequest[] = [];
    await openWith(
      (request, endpoint) => {
        asked.push(request);
        return raw({ ...whole, personalInformation: { civilStatusName: 'verheiratet' } })(request, endpoint);
      },
      'de-CH',
      '?anonymize=true',
    );
    const certificate = await inside(insurance.certificate.title);
    expect(certificate.getByRole('link', { name: insurance.certificate.download }).getAttribute('href')).toMatch(
      /\/api\/v1\/documents\/download\?fileCode=abc_123&anonymize=true$/,
    );
    expect(certificate.getByRole('button', { name: insurance.certificate.order })).toBeTruthy();
    expect(asked.map(({ url }) => url.searchParams.get('anonymize'))).toEqual(['true']);
    const card = await inside(insurance.personal.title);
    expect(card.getAllByText(insurance.personal.hidden)).toHaveLength(5);
  });

  it('shows only what was sent: no box without content, a dash for a missing figure', async () => {
    await open({
      graphBox: { value: null },
      creditbalanceDetailsBox: { isVisible: false, creditBalanceDetailsList: [{ text: 'Zins', value: 1 }] },
      payrollAndContributionBox: { payrollDetailsBox: null, contributionDetailsBox: { contributionDetailsList: 7 } },
      regularRetirementBox: { annuityDetailsObject: {} },
      certificateBox: { isVisible: false, downloadLink: 'documents/download?fileCode=abc' },
      projectedInterest: 1.5,
    });
    const savings = await inside(insurance.savings.title);
    expect(savings.getByText('Zurzeit nicht verfügbar')).toBeTruthy();
    expect(savings.getByText(/Zins von 1.5 % pro Jahr/)).toBeTruthy();
    expect(screen.queryByRole('button', { expanded: false, name: /Lohn|Altersleistung|Gutschriften/ })).toBeNull();
    expect(screen.queryByRole('region', { name: insurance.personal.title })).toBeNull();
    expect(screen.queryByRole('link', { name: insurance.certificate.download })).toBeNull();
  });

  it('says that there is nothing yet if the fund sends nothing', async () => {
    await open({}, 'fr-FR');
    expect(await screen.findByText('Votre prévoyance apparaîtra ici.')).toBeTruthy();
  });

  it('reads that there is no lump sum, instead of nothing paid once', async () => {
    const { user: person } = await open({
      invalidityAndDeathBenefitBox: {
        isVisible: true,
        fatalityBenefitsList: [{ label: 'Todesfallkapital', value: 0, period: 'once' }],
      },
    });
    await person.click(await header(insurance.benefits.title));
    expect(lineOf('Todesfallkapital').at(-1)).toBe(insurance.benefits.noLumpSum);
  });

  it.each([
    ['is out of reach', offline],
    ['breaks', refused(500, 'err_internal', 'Kaputt')],
  ])('can be retried if the provider %s, and keeps the member logged in', async (_, trouble) => {
    const { user: person } = await openWith(inTurn(trouble, raw(whole)));
    await person.click(await screen.findByRole('button', { name: 'Nochmals versuchen' }));
    expect((await inside(insurance.savings.title)).getByText('CHF 251’567.50')).toBeTruthy();
  });
});

describe('In their own fund a member', () => {
  it('finds each benefit with the link to its calculation, and the boxes as they left them', async () => {
    const world = await setUpProfile(anna);
    const { user: person, portal } = await world.open('insurance-overview');
    await person.click(await header(insurance.benefits.title));
    const disability = await inside(insurance.benefits.disability);
    const ways = disability.getAllByRole('button', { name: asksHow() });
    expect(ways).toHaveLength(3);
    // A lump sum isn't paid by the month, which that column says to who can't see its dash.
    const death = await inside(insurance.benefits.death);
    const lumpSum = death.getByRole('row', { name: /^Todesfallkapital/ });
    expect(within(lumpSum).getAllByRole('cell').at(-2)?.textContent).toBe('–einmalig');
    const [first] = ways;
    if (first === undefined) throw new Error('There is no way to a calculation.');
    await person.click(first);
    const panel = await screen.findByRole('dialog');
    expect(panel.textContent).toContain('48’591.60');
    await person.keyboard('{Escape}');

    portal.router.navigate(world.at('profile'));
    await screen.findByRole('heading', { level: 1, name: 'Profil' });
    portal.router.navigate(world.at('insurance-overview'));
    expect(await inside(insurance.benefits.disability)).toBeTruthy();
    expect((await header(insurance.credits.title)).getAttribute('aria-expanded')).toBe('false');
  });

  it('reads the same page from a fund that sends only the specification’s fields', async () => {
    const world = await setUpProfile(hansruedi);
    const { user: person } = await world.open('insurance-overview');
    const benefits = await header(insurance.benefits.title);
    expect(benefits.textContent).toContain('CHF\u00a031’214.20');
    await person.click(screen.getByRole('button', { name: insurance.expandAll }));
    expect(screen.queryByRole('button', { name: asksHow() })).toBeNull();
    expect(screen.getAllByRole('table').length).toBeGreaterThan(4);
  });
});
