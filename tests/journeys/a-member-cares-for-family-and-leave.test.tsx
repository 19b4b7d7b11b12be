import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatChf, formatFrancs } from '#kernel/money.ts';
import common from '#words/de-CH/common.json';
import calculation from '#words/de-CH/calculation.json';
import civilStatus from '#words/de-CH/civil-status.json';
import death from '#words/de-CH/death-benefit.json';
import detail from '#words/de-CH/detail.json';
import leave from '#words/de-CH/unpaid-leave.json';
import { noSwitch } from '../support/no-switch.ts';
import { openMuster } from '../support/open-muster.ts';
import { onPhone } from '../support/phone.ts';
import { anna, arrivedAt, dialog, setUpProfile, type Member } from '../support/profile.ts';
import { html, inTurn, ok, refused, scriptedProvider, type Script } from '../support/scripted-provider.ts';
import { asksHow } from '../support/words.ts';

const luca: Member = { tenant: 'fadental', emailAddress: 'luca.morandini@example.org', mobileNumber: '+41790000035' };
const sebastien: Member = {
  tenant: 'ginster',
  emailAddress: 'sebastien.rochat@example.org',
  mobileNumber: '+41790000013',
};
const nadja: Member = { tenant: 'ginster', emailAddress: 'nadja.wyss@example.org', mobileNumber: '+41790000011' };
const elodie: Member = { tenant: 'rivelac', emailAddress: 'elodie.jaquier@example.org', mobileNumber: '+41790000022' };
const selin: Member = { tenant: 'neuschnee', emailAddress: 'selin.aydogan@example.org', mobileNumber: '+41790000038' };
const sandra: Member = {
  tenant: 'schiefer',
  emailAddress: 'sandra.hurlimann@example.org',
  mobileNumber: '+41790000018',
};
const nathalie: Member = {
  tenant: 'urgestein',
  emailAddress: 'nathalie.corbaz@example.org',
  mobileNumber: '+41790000044',
};

/** A part of the page by its heading. */
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const noPart = (name: string) => expect(screen.queryByRole('region', { name })).toBeNull();

/** An amount as read, with a non-breaking space. */
const chf = (amount: number) => formatChf(amount).replace('\u00A0', ' ');

/** The pages of a provider whose answers the test decides. */
const open = (word: string, script: Script) => openMuster(`de-CH/${word}`, script);

const profile = { personalInformation: {}, loginData: {}, address: {}, ...noSwitch };

const centimes = (text: string | null | undefined) => Number((text ?? '').replaceAll(/\D/g, ''));

describe('A member who cares for a family', () => {
  it('reads what would be paid at their death, to whom, in which shares, and how it is calculated', async () => {
    const world = await setUpProfile();
    const { user } = await world.open('death-benefit');
    await screen.findByRole('heading', { level: 1, name: death.title });
    const family = await part(death.family.label);
    family.getByText(/und dazu einmalig CHF/);
    const phases = within(family.getByRole('list', { name: death.phases.label })).getAllByRole('listitem');
    expect(phases.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^ab heuteCHF\s[\d’.]+$/),
      expect.stringMatching(/^ab 01\.06\.2034CHF\s[\d’.]+$/),
      expect.stringMatching(/^ab 01\.02\.2037, ohne festes EndeCHF\s[\d’.]+$/),
    ]);
    const together = family.getAllByText(/^CHF/)[0]?.textContent;
    const beneficiaries = await part(death.beneficiaries.title);
    const people = beneficiaries.getAllByRole('listitem');
    expect(people.map((person) => within(person).getByRole('heading').textContent)).toEqual([
      'Matthias Keller',
      'Lena',
      'Finn',
    ]);
    expect(people.map((person) => within(person).getByText(/Anteil/).textContent)).toEqual([
      'Rente pro Monat · Anteil 60\u00A0%',
      'Rente pro Monat · Anteil 20\u00A0%',
      'Rente pro Monat · Anteil 20\u00A0%',
    ]);
    expect(people.map((person) => within(person).getByText(/^Rente (ohne|bis) /).textContent)).toEqual([
      'Rente ohne festes Ende',
      'Rente bis 31.05.2034',
      'Rente bis 31.01.2037',
    ]);
    const monthly = people.map((person) => centimes(within(person).getAllByText(/^CHF/)[0]?.textContent));
    expect(monthly.reduce((sum, amount) => sum + amount, 0)).toBe(centimes(together));
    await user.click(await screen.findByRole('button', { name: death.benefits.title }));
    const benefits = await part(death.benefits.title);
    benefits.getByText('Ehegattenrente pro Jahr', { selector: 'dt' });
    expect(benefits.getAllByRole('button', { name: asksHow() })).toHaveLength(3);
    await user.click(family.getByRole('button', { name: asksHow() }));
    const panel = await screen.findByRole('dialog');
    expect(panel.textContent).toContain(together);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Half of the lump sum.
    await user.click(beneficiaries.getByRole('button', { name: /^Matthias Keller, Kapital, einmalig: CHF/ }));
    const share = within(await screen.findByRole('dialog'));
    share.getByText(calculation.rules.shareOfLumpSum);
    expect(share.getAllByText(/^CHF.78’887\.40$/).length).toBeGreaterThan(0);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sees no names and dates of their family while personal data are hidden', async () => {
    const world = await setUpProfile();
    await world.open('death-benefit', { query: '?anonymize=true' });
    const beneficiaries = await part(death.beneficiaries.title);
    expect(beneficiaries.getAllByText(death.beneficiaries.nameHidden)).toHaveLength(3);
    beneficiaries.getByText('Ehe');
    // The day on which a child's pension ends tells an age; without it nothing is said about its end.
    expect(beneficiaries.getAllByText(death.beneficiaries.pensionPerMonth)).toHaveLength(3);
    expect(beneficiaries.queryByText(new RegExp(death.beneficiaries.withoutEnd))).toBeNull();
    expect(document.body.textContent).not.toMatch(/Matthias|Lena|Finn|Geboren am/);
  });

  it('reads what happens to the money if no beneficiary is on record', async () => {
    const world = await setUpProfile(nadja);
    const { user, ...opened } = await world.open('death-benefit');
    const nobody = await part(death.nobody.title);
    nobody.getByText(death.nobody.lumpSum);
    noPart(death.beneficiaries.title);
    await user.click(nobody.getByRole('link', { name: death.nobody.toCivilStatus }));
    await arrivedAt({ user, ...opened }, world.at('civil-status'));
  });

  it('reads that their birth date is missing, and nothing that depends on it', async () => {
    const world = await setUpProfile(luca);
    await world.open('death-benefit');
    (await part(detail.missingBirthDate.title)).getByText(detail.missingBirthDate.text);
    noPart(death.figure.any.label);
    noPart(death.nobody.title);
    noPart(death.benefits.title);
  });

  it('is told if shares don’t add up, and reads the rest if a provider omits something', async () => {
    await open('todesfall', {
      deathBenefit: ok({
        deathBenefit: { isVisible: true, amount: 0 },
        beneficiaries: [
          { fullName: 'Ana', birthDate: '0001-01-01', ratio: 80, relationLabel: 'Tochter' },
          { ratio: 40 },
        ],
      }),
    });
    const figure = await part(death.figure.any.label);
    figure.getByText(death.benefits.zero);
    expect(figure.queryByRole('button', { name: asksHow() })).toBeNull();
    const beneficiaries = await part(death.beneficiaries.title);
    beneficiaries.getByText(/zusammen 120 % statt 100 %/);
    beneficiaries.getByText('Geboren am **.**.****');
    beneficiaries.getByText(death.beneficiaries.someone);
    beneficiaries.getByText(death.beneficiaries.nameUnknown);
    noPart(death.benefits.title);
  });

  it('sees neither empty nor hidden parts', async () => {
    await open('todesfall', {
      deathBenefit: ok({
        deathBenefit: { isVisible: false, amount: 5 },
        beneficiaries: [],
        benefits: [],
      }),
    });
    await screen.findByRole('heading', { level: 1, name: death.title });
    await waitFor(() => expect(screen.queryByText(detail.loading)).toBeNull());
    expect(document.body.textContent).not.toContain('CHF');
    noPart(death.figure.any.label);
  });

  it('can try again if the page fails to load, and stays logged in', async () => {
    const { user } = await open('todesfall', {
      deathBenefit: inTurn(
        html(),
        refused(500, 'err_internal', 'Kaputt.'),
        ok({ deathBenefit: { isVisible: true, amount: 12_345.6, kind: 'lumpSum' }, beneficiaries: [] }),
      ),
    });
    await user.click(await screen.findByRole('button', { name: common.retry }));
    await user.click(await screen.findByRole('button', { name: common.retry, busy: false }));
    (await part(death.figure.lumpSum.label)).getByText(chf(12_345.6));
    expect(screen.queryByText('Kaputt.')).toBeNull();
  });
});

const columns = (changes: Awaited<ReturnType<typeof part>>) =>
  changes.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('A member whose civil status has changed', () => {
  it('reaches the form for reporting it from its page', async () => {
    const world = await setUpProfile(anna);
    const opened = await world.open('civil-status');
    (await part(civilStatus.fact.label)).getByText('Verheiratet');
    // The provider's words for it; the page's own way would be a second one.
    const way = await screen.findByRole('link', { name: 'Neuen Zivilstand melden' });
    expect(screen.queryByRole('link', { name: civilStatus.report })).toBeNull();
    await opened.user.click(way);
    await arrivedAt(opened, world.at('profile-civil-status'));
    await dialog('Zivilstand ändern');
  });

  it('reads what their survivors would get today and after a divorce, and what it would split', async () => {
    const world = await setUpProfile(anna);
    const { user } = await world.open('civil-status');
    const words = civilStatus.changes;
    const changes = await part(words.title);
    expect(columns(changes)).toEqual([words.today, words.divorce.title]);
    changes.getByText(words.noPension);
    for (const [label, figure] of [
      [`${words.today}, ${words.pension}`, calculation.figures.partnerPensionPerMonth],
      [`${words.divorce.title}, ${words.splitting}`, calculation.figures.divorceShare],
    ] as const) {
      const name = new RegExp(`^${label}: CHF.[\\d’.]+, ${calculation.title.replace('?', '\\?')}$`);
      await user.click(changes.getByRole('button', { name }));
      const panel = within(await screen.findByRole('dialog', { name: new RegExp(`${figure}$`) }));
      await user.click(panel.getAllByRole('button', { name: 'Schliessen' })[0] ?? document.body);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('reads what a marriage or a partnership would bring if they have neither', async () => {
    const world = await setUpProfile(nadja);
    await world.open('civil-status');
    const { today, title, marriage, cohabitation, noSplitting } = civilStatus.changes;
    const changes = await part(title);
    expect(columns(changes)).toEqual([today, marriage.title, cohabitation.title]);
    changes.getByText(noSplitting);
  });

  it('reads first what declaring their partner would bring if they have not done so', async () => {
    const world = await setUpProfile(sebastien);
    await world.open('civil-status');
    const { today, title, marriage, cohabitation } = civilStatus.changes;
    expect(columns(await part(title))).toEqual([today, cohabitation.declare, marriage.title]);
  });

  it('reads on a phone topic by topic what applies today and after one change, and chooses which', async () => {
    onPhone(360);
    const world = await setUpProfile(sebastien);
    const { user } = await world.open('civil-status');
    const { today, then, title, marriage, cohabitation, pension, lumpSum, consent, splitting } = civilStatus.changes;
    const changes = await part(title);
    const terms = () => changes.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms()).toEqual([pension, lumpSum, consent, splitting]);
    expect(changes.getAllByText(today)).toHaveLength(4);
    expect(changes.getAllByText(then)).toHaveLength(4);
    changes.getByText(cohabitation.splitting);
    const choice = within(changes.getByRole('group', { name: title }));
    await user.click(choice.getByRole('button', { name: marriage.title }));
    expect(terms()).toEqual([pension, lumpSum, consent, splitting]);
    changes.getByText(marriage.splitting);
    expect(changes.queryByText(cohabitation.splitting)).toBeNull();
    choice.getByRole('button', { name: marriage.title, pressed: true });
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(columns(changes)).toEqual([today, cohabitation.declare, marriage.title]);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(changes.queryByRole('heading', { level: 3 })).toBeNull();
    changes.getByText(marriage.splitting);
  });

  it('reads what changes in words if the provider knows no figures', async () => {
    await open('zivilstand', { civilStatus: ok({ civilStatus: { isVisible: true, civilStatus: 'Verheiratet' } }) });
    const changes = await part(civilStatus.changes.title);
    expect(columns(changes)).toEqual([
      civilStatus.changes.marriage.title,
      civilStatus.changes.cohabitation.title,
      civilStatus.changes.divorce.title,
    ]);
    changes.getByText(civilStatus.changes.divorce.splitting);
    expect(changes.queryByRole('button')).toBeNull();
  });

  it.each([nadja, elodie])('is told to write to their fund if it takes no changes here: $tenant', async (member) => {
    const world = await setUpProfile(member);
    await world.open('civil-status');
    (await part(civilStatus.fact.label)).getByText(civilStatus.fixed);
    expect(screen.queryByRole('link', { name: civilStatus.report })).toBeNull();
  });

  const married = { civilStatus: { isVisible: true, civilStatus: 'Verheiratet', subTitle: 'seit 20.08.2016' } };
  const report = {
    isVisible: true,
    title: 'Hat sich etwas geändert?',
    actions: [{ text: 'Melden', link: '/profil/zivilstand', linkText: civilStatus.report }],
  };

  it('sees one way to report it, whether or not the provider offers one', async () => {
    await open('zivilstand', { civilStatus: ok(married), profile: ok(profile) });
    const panel = await part(civilStatus.fact.label);
    panel.getByText('seit 20.08.2016');
    const way = await screen.findByRole('link', { name: civilStatus.report });
    expect(way.getAttribute('href')).toBe('/musterfund/de-CH/profil/zivilstand');
  });

  it('sees what is under way, and no way to report more if their profile is read-only', async () => {
    await open('zivilstand', {
      civilStatus: ok({ ...married, actions: report }),
      profile: ok({
        ...profile,
        isUserProfileReadOnly: true,
        pendingCivilStatus: { status: 3, statusName: 'Geschieden', requestedOn: '2026-11-19' },
      }),
    });
    const panel = await part(civilStatus.fact.label);
    await panel.findByText(civilStatus.pending.badge);
    panel.getByText('Geschieden');
    panel.getByText('Gemeldet am 19.11.2026');
    panel.getByText(civilStatus.fixed);
    expect(screen.queryByRole('link', { name: civilStatus.report })).toBeNull();
  });

  it('reads their civil status if the profile fails to load, and keeps the provider’s link', async () => {
    await open('zivilstand', { civilStatus: ok({ ...married, actions: report }), profile: html() });
    const panel = await part(civilStatus.fact.label);
    panel.getByText('Verheiratet');
    await screen.findByRole('link', { name: civilStatus.report });
    expect(panel.queryByText(civilStatus.fixed)).toBeNull();
  });
});

describe('A member who plans unpaid leave', () => {
  it('reads from what to what a cover costs, and what each of them costs', async () => {
    const world = await setUpProfile(selin);
    await world.open('unpaid-leave');
    const figure = await part(leave.figure.label);
    figure.getByText(leave.figure.byCover);
    const [least, most] = figure.getByText(/^CHF.\d+ bis CHF.\d+/).textContent?.match(/\d[\d’]*/g) ?? [];
    const covers = await part(leave.covers.title);
    covers.getByRole('heading', { level: 3, name: 'Sparen und Risiken versichert' });
    const risks = covers.getByRole('heading', { level: 3, name: 'Nur die Risiken versichert' });
    const amounts = covers.getAllByText(/^CHF/).map(({ textContent }) => textContent ?? '');
    expect(amounts.map((text) => formatFrancs(Number(text.replace(/[^\d.]/g, ''))).slice(4))).toEqual([least, most]);
    expect(risks.nextSibling?.textContent).toBe(`${amounts[0]} ${leave.covers.perMonth}`);
    const insured = [...(risks.parentElement?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(insured).toEqual([
      `${leave.covers.saving}: ${leave.covers.no}`,
      `${leave.covers.disability}: ${leave.covers.yes}`,
      `${leave.covers.death}: ${leave.covers.yes}`,
    ]);
    expect(covers.getAllByRole('button', { name: asksHow() })).toHaveLength(2);
    covers.getByText(leave.covers.full);
    covers.getByText(
      `Im ersten Monat bleiben Sie versichert wie bisher. Der Urlaub kann höchstens 24 Monate dauern. ${leave.duration.ahv}`,
    );
    (await part('Urlaub melden')).getByRole('button', { name: 'Formular bestellen' });
  });

  it('sees no cost of continued saving if their age is unknown, and how the other covers are calculated', async () => {
    const world = await setUpProfile(luca);
    const { user } = await world.open('unpaid-leave');
    const missing = await part(detail.missingBirthDate.title);
    missing.getByText(leave.withoutBirthDate);
    // Other amounts are there.
    expect(missing.queryByText(detail.missingBirthDate.text)).toBeNull();
    noPart(leave.figure.label);
    const covers = await part(leave.covers.title);
    expect(covers.queryByText('Sparen und Risiken versichert')).toBeNull();
    const [riskOnly] = covers.getAllByRole('button', { name: asksHow() });
    await user.click(riskOnly ?? document.body);
    const panel = await screen.findByRole('dialog');
    within(panel).getByText(calculation.rules.unpaidLeaveRiskOnly);
  });

  it('reads only the amount if the provider sends no more', async () => {
    const world = await setUpProfile(nathalie);
    await world.open('unpaid-leave');
    const figure = await part(leave.figure.label);
    figure.getByText(leave.figure.any);
    noPart(leave.covers.title);
    noPart(leave.covers.only);
    noPart(leave.duration.title);
  });

  it('reads of no protection in a disability that would bring no pension any more', async () => {
    await open('urlaub', {
      unpaidLeave: ok({
        unpaidLeave: { isVisible: true, amount: 90 },
        covers: [{ cover: 'riskOnly', label: 'Nur die Risiken versichert', amount: 90, figure: null }],
        bringsDisability: false,
      }),
    });
    const covers = await part(leave.covers.only);
    expect(covers.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      `${leave.covers.death}: ${leave.covers.yes}`,
    );
    expect(covers.queryByText(leave.covers.disability, { exact: false })).toBeNull();
    expect(covers.queryByText(leave.covers.riskOnly)).toBeNull();
  });

  it('reads in words that nothing is to be paid without insurance', async () => {
    await open('urlaub', {
      unpaidLeave: ok({
        unpaidLeave: { isVisible: true, amount: 0 },
        covers: [{ cover: 'none', label: 'Ohne Versicherung', amount: 0, figure: null }],
      }),
    });
    (await part(leave.figure.label)).getByText(leave.covers.zero);
    (await part(leave.covers.only)).getByText(leave.covers.zero);
    expect(screen.queryByText(chf(0))).toBeNull();
  });

  it('reads why there is no figure if their fund doesn’t offer it for now, and finds one way to ask', async () => {
    const world = await setUpProfile(sandra);
    await world.open('unpaid-leave');
    (await part(leave.closed.title)).getByText(leave.closed.text);
    const main = within(await screen.findByRole('main'));
    await main.findByRole('link', { name: 'Kontakt aufnehmen' });
    expect(
      main.getAllByRole('link').filter((link) => /\/kontakt(?:\?|$)/.test(link.getAttribute('href') ?? '')),
    ).toHaveLength(1);
    noPart(leave.figure.label);
    noPart(leave.covers.title);
    expect(screen.queryByRole('link', { name: /simulieren/ })).toBeNull();
  });

  it('reads no costs of what their fund doesn’t offer for now, either, if their birth date is missing', async () => {
    const world = await setUpProfile(sandra);
    const unpaidLeave = ok({
      unpaidLeave: { isVisible: true, amount: null },
      covers: [
        { cover: 'full', label: 'Voll', amount: null, figure: null },
        { cover: 'riskOnly', label: 'Nur Risiko', amount: 120, figure: null },
      ],
      hints: [{ key: 'birthDateUnknown' }],
    });
    await world.open('unpaid-leave', { through: scriptedProvider({ unpaidLeave }, world.fetch) });
    (await part(detail.missingBirthDate.title)).getByText(detail.missingBirthDate.text);
    expect(screen.queryByText('Nur Risiko')).toBeNull();
  });

  it('reads what is missing, and sees no invalid durations', async () => {
    await open('urlaub', {
      unpaidLeave: ok({
        unpaidLeave: { isVisible: true, amount: null },
        covers: [{ cover: null, label: null, amount: null, figure: null }],
        freeMonths: 0,
        atMostMonths: -4,
      }),
    });
    (await part(leave.figure.label)).getByText(detail.notAvailable);
    const cover = await part(leave.covers.only);
    cover.getByText(leave.covers.unnamed);
    cover.getByText(detail.notAvailable);
    cover.getByText(`${leave.duration.unchangedNot} ${leave.duration.ahv}`);
  });
});
