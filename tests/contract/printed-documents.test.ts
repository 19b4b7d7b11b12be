import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { formatDate } from '#kernel/date.ts';
import { addYears } from '#kernel/calendar.ts';
import { formatAmount, toChf } from '#kernel/money.ts';
import type { Changes } from '#contract/simulations.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import { figureSheet, hasSavings } from '#pension/figure-sheet.ts';
import type { DocumentSource } from '#server/areas/documents/document-source.ts';
import { drawings } from '#server/areas/documents/drawings.ts';
import { printables } from '#server/areas/documents/printables.ts';
import type { PrintKind } from '#server/areas/documents/print-models.ts';
import { letterPdf } from '#server/areas/messages/letter-pdf.ts';
import type { PrintLook } from '#server/model/print/paper.ts';
import { printLook } from '#server/model/print/print-look.ts';
import type { LetterContent } from '#server/store/message-content.ts';
import { partsOf, readPdf } from '#tests/support/pdf-report.ts';
import { demoFunds as funds } from '#tests/support/demo-funds.ts';
import { postalLines } from '#tenants/postal-lines.ts';

const parametersOf: Readonly<Record<PrintKind, unknown>> = {
  pensionCertificate: null,
  contributionStatement: { year: 2025 },
  planConfirmation: { from: '2027-01-01' },
  insuranceFormSet: null,
  scenario: {
    name: 'Mit 63 in Pension',
    keptOn: '2026-11-20',
    changed: true,
    changes: {
      retirement: {
        steps: [{ month: 63 * 12, share: 100, lumpSum: { unit: 'percent', value: 40 } }],
        ahvPerMonth: 2000,
      },
      buyIn: { amount: 10_000, from: '2026-12-31', instalments: 2, marginalRate: 25 },
      risk: { event: 'disability', on: '2027-06-30' },
    },
  },
};
const printKinds = [
  'pensionCertificate',
  'contributionStatement',
  'planConfirmation',
  'insuranceFormSet',
  'scenario',
] as const satisfies readonly PrintKind[];

const day = '2026-11-21';
const at = new Date('2026-11-21T09:00:00Z');
const loaded = await Promise.all((await funds.list()).map((code) => funds.find(code)));

/** Someone of each fund who has everything that a document may show, in the first language of the fund. */
const people = loaded.flatMap((fund) => {
  if (fund === null) return [];
  const { plan, settings, members, code } = fund.tenant;
  const [locale = 'de-CH'] = settings.languages;
  const sources = members.flatMap((member): DocumentSource[] => {
    const record: MemberRecord = { ...member, planChoices: [...member.planChoices, { from: '2027-01-01', id: '01' }] };
    const sheet = figureSheet(plan, record, day);
    if (plan === null || !hasSavings(sheet) || record.state !== 'active') return [];
    return [{ sheet, record, plan, settings, portal: `https://portal.example/${code}`, locale, anonymize: false }];
  });
  const richest = sources.toSorted((a, b) => JSON.stringify(b.record).length - JSON.stringify(a.record).length);
  return richest.slice(0, 1).map((source) => ({ name: code, fund, source }));
});

/** Every kind of document that a person has. */
const documentsOf = (source: DocumentSource) => {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties the printable to its own model
  const documentOf = <Kind extends PrintKind>(kind: Kind) => {
    const printable = printables[kind];
    const model = printable.of(source, printable.parameters.parse(parametersOf[kind]));
    if (model === null) return [];
    return { kind, fileName: model.fileName, print: (look: PrintLook) => drawings[kind](model, look, at) };
  };
  return printKinds.flatMap((kind) => documentOf(kind));
};

test('every document in the demo members’ files can be printed', () => {
  const missing = loaded.flatMap((fund) => {
    if (fund === null) return ['a fund'];
    const { plan, settings, members, code } = fund.tenant;
    return members.flatMap((record) =>
      record.documents.flatMap(({ type, date, ...own }) => {
        const sheet = figureSheet(plan, record, date);
        const name = `${code} ${record.id} ${date} ${type}`;
        if (plan === null || !hasSavings(sheet)) return [name];
        const source = { sheet, record, plan, settings, portal: '', locale: record.language, anonymize: false };
        const model =
          'year' in own
            ? printables.contributionStatement.of(source, own)
            : 'from' in own
              ? printables.planConfirmation.of(source, own)
              : printables[type === 'insuranceFormSet' ? type : 'pensionCertificate'].of(source, null);
        return model === null ? [name] : [];
      }),
    );
  });
  expect(missing).toEqual([]);
});

describe.each(people)('$name', ({ fund, source }) => {
  test('every document is accessible to screen readers, as PDF/UA-1 asks', async () => {
    const look = await printLook(fund, source.locale, funds);
    for (const { kind, print } of documentsOf(source)) {
      const pdf = await print(look);
      const raw = Buffer.from(pdf).toString('latin1');
      const { info, xmp, isTagged, showsTitle, parts, untagged, artifacts, pages } = await readPdf(pdf);
      const [title, ...further] = partsOf(parts, 'H1');
      // 7.1: the document is tagged, names itself and its language, and says that it is accessible.
      expect([kind, isTagged, showsTitle, info['Language'], info['Title']]).toEqual([
        kind,
        true,
        true,
        source.locale,
        title?.text,
      ]);
      expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
      expect(xmp).toContain(`<rdf:li xml:lang="x-default">${title?.text ?? ''}</rdf:li>`);
      // 7.1: all text is read aloud, or marked as decoration, which the footers alone are.
      expect([untagged, artifacts.length]).toEqual([[], 2 * pages]);
      // 7.4: one title, and headings that skip no level.
      const levels = partsOf(parts, 'H1', 'H2', 'H3').map(({ role }) => Number(role.slice(1)));
      expect([further, levels[0], levels.length > 1]).toEqual([[], 1, true]);
      levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
      // 7.3: pictures say what they show.
      for (const { alt } of partsOf(parts, 'Figure')) expect(alt).toMatch(/\S/);
      // 7.5: every header cell says whether it is of a row or a column; every table has some.
      expect(raw.match(/\/S \/TH\b/g)?.length).toBe(raw.match(/\/Scope \/(?:Row|Column)\b/g)?.length);
      for (const row of partsOf(parts, 'TR')) {
        expect(row.parts.every(({ role }) => role === 'TH' || role === 'TD')).toBe(true);
      }
      for (const table of partsOf(parts, 'Table')) expect(partsOf(table.parts, 'TH').length).toBeGreaterThan(0);
      // 7.18.5: every link is part of the structure and says where it leads.
      const links = raw.match(/\/Subtype \/Link\b/g)?.length ?? 0;
      expect(links).toBe(kind === 'insuranceFormSet' ? 0 : 2);
      expect(partsOf(parts, 'Link')).toHaveLength(links);
      expect(raw.match(/\/Contents \((?:\\.|[^)\\])+\)/gs)?.length ?? 0).toBe(links);
      // 7.21: every typeface is embedded, with a map to Unicode.
      const typefaces = raw.match(/\/Subtype \/Type0\b/g)?.length;
      expect(raw.match(/\/FontFile2 \d/g)?.length).toBe(typefaces);
      expect(raw.match(/\/ToUnicode \d/g)?.length).toBe(typefaces);
      // 7.18: whoever walks through a page follows its structure.
      expect(raw.match(/\/Tabs \/S\b/g)?.length).toBe(pages);
    }
  });

  test('an anonymised document identifies nobody: not in its text, its metadata, its pictures or its name', async () => {
    const look = await printLook(fund, source.locale, funds);
    const { record, sheet } = source;
    const { partner, children, address, employments } = record;
    const names = [
      record.firstname,
      record.lastname,
      partner?.firstname,
      partner?.lastname,
      ...children.map(({ firstname }) => firstname),
      ...employments.map(({ employer }) => employer),
      record.emailAddress,
      record.mobileNumber,
      record.ahvNumber,
      address?.addressRow1,
      address?.city,
    ].flatMap((name) => name ?? []);
    const days = [
      record.birthDate,
      record.admissionDate,
      partner?.birthDate,
      partner?.since,
      ...children.map(({ birthDate }) => birthDate),
      sheet.figures.retirement?.ordinary.date,
      sheet.figures.future.at(-1)?.date,
      record.admissionDate,
      record.pledgedSince,
      // With what law forbids for years afterwards.
      ...record.moneyEvents.flatMap(({ date }) => [date, addYears(date, 3), addYears(date, 5)]),
    ].flatMap((date) => (date === undefined ? [] : [date, formatDate(date)]));
    const salaries = [
      ...employments.map(({ salary }) => formatAmount(salary)),
      ...(sheet.figures.contributions?.salaryLines ?? []).map(({ perYear }) => formatAmount(toChf(perYear))),
    ];
    const ofFund = [source.settings.displayName, ...postalLines(source.settings)].join('\n');
    for (const { kind, fileName, print } of documentsOf({ ...source, anonymize: true })) {
      const pdf = await print(look);
      const { parts, info, xmp, artifacts } = await readPdf(pdf);
      const words = [
        ...parts.map(({ text }) => text),
        ...partsOf(parts, 'Figure').map(({ alt }) => alt),
        ...artifacts,
        JSON.stringify(info),
        xmp,
        fileName,
      ].join('\n');
      for (const secret of [...names, ...days, ...salaries]) {
        // A word of the fund's own, such as its town, is no secret.
        if (ofFund.includes(secret)) continue;
        expect([kind, words.includes(secret) ? secret : null]).toEqual([kind, null]);
      }
    }
  });
});

test('names of any length and script are printed in every kind of document', async () => {
  const wild = 'Ω漢字😀\u202e\u0000<&>'.repeat(11);
  const source = personOf('bergahorn', 'anna-keller', 'de-CH');
  const { record, plan } = source;
  const hostile: MemberRecord = {
    ...record,
    firstname: wild,
    lastname: 'x'.repeat(100),
    address: { addressRow1: wild.repeat(20), zipCode: wild, city: 'y'.repeat(2000), countryCode: 'CH' },
    partner: record.partner && { ...record.partner, firstname: wild, lastname: wild },
    employments: record.employments.map((each) => ({ ...each, employer: 'z'.repeat(3000) })),
    planChoices: [...record.planChoices, { from: '2027-01-01', id: '02' }],
  };
  const sheet = figureSheet(plan, hostile, day);
  if (!hasSavings(sheet)) throw new Error('The member has no savings.');
  const settings = { ...source.settings, displayName: `${wild.repeat(10)}${'w'.repeat(1000)}` };
  const documents = documentsOf({ ...source, record: hostile, sheet, settings });
  expect(documents).toHaveLength(5);
  for (const { kind, print } of documents) {
    const { untagged, pages } = await readPdf(await print({ logo: null }));
    expect([kind, untagged]).toEqual([kind, []]);
    expect(pages).toBeLessThan(20);
  }
});

test('every kind of document is printed for someone', () => {
  const printed = people.flatMap(({ source }) => documentsOf(source).map(({ kind }) => kind));
  expect(new Set(printed)).toEqual(new Set(Object.keys(printables)));
});

test('the letters of every typeface stand at the same height in their lines', async () => {
  const source = people[0]?.source;
  const certificate = source && printables.pensionCertificate.of(source, null);
  if (!certificate) throw new Error('No fund has members.');
  const heights = await Promise.all(
    (['geometric', 'grotesque', 'humanist', 'serif'] as const).map(async (typeface) => {
      const pdf = await drawings.pensionCertificate(certificate, { typeface, logo: null }, at);
      return (await readPdf(pdf)).baselines.get(certificate.title) ?? 0;
    }),
  );
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.5);
  expect(Math.min(...heights)).toBeGreaterThan(600);
});

const personOf = (name: string, id: string, locale: DocumentSource['locale']): DocumentSource => {
  const fund = loaded.find((each) => each?.tenant.code === name)?.tenant;
  const record = fund?.members.find((member) => member.id === id);
  if (!fund?.plan || !record) throw new Error('The demo funds lack this member.');
  const sheet = figureSheet(fund.plan, record, day);
  if (!hasSavings(sheet)) throw new Error('The member has no savings.');
  return {
    sheet,
    record,
    plan: fund.plan,
    settings: fund.settings,
    portal: `https://portal.example/${name}`,
    locale,
    anonymize: false,
  };
};

test('the first page of a certificate has the four figures that matter, the curve, whom to ask, and a code to the portal', async () => {
  const certificate = printables.pensionCertificate.of(personOf('bergahorn', 'anna-keller', 'de-CH'), null);
  if (certificate === null) throw new Error('No certificate.');
  const { parts } = await readPdf(await drawings.pensionCertificate(certificate, { logo: null }, at));
  const first = parts.slice(0, 1);
  expect(partsOf(first, 'LBody').map(({ text }) => text)).toEqual([
    'Altersguthaben am 21.11.2026 211’653.02 davon BVG-Altersguthaben 93’362.35',
    'Voraussichtliche Altersrente pro Monat 4’484.96 53’819.56 pro Jahr, im Alter 65, ab 01.04.2050',
    'Invalidenrente pro Monat 4’049.30 48’591.60 pro Jahr, nach 24 Monaten Wartefrist',
    'Ehegattenrente pro Monat 2’429.58 29’154.96 pro Jahr',
  ]);
  expect(partsOf(first, 'Figure').map(({ alt }) => alt)).toEqual([
    'Kurve des Altersguthabens: am 21.11.2026 CHF 211’653.02. Am 31.12.2014 waren es CHF 31’840.35. Bis zum 31.03.2050 werden es voraussichtlich CHF 996’658.56.',
    'QR-Code mit der Adresse des Portals: https://portal.example/bergahorn',
  ]);
  expect(partsOf(first, 'P').map(({ text }) => text)).toEqual(
    expect.arrayContaining(['+41 44 000 00 10', 'info@bergahorn.example', 'https://portal.example/bergahorn']),
  );
});

test('the last page of a certificate says what has changed since the end of last year, and why', async () => {
  const certificate = printables.pensionCertificate.of(personOf('bergahorn', 'anna-keller', 'de-CH'), null);
  if (certificate === null) throw new Error('No certificate.');
  const { parts } = await readPdf(await drawings.pensionCertificate(certificate, { logo: null }, at));
  const last = parts.slice(-1);
  expect(partsOf(last, 'TR').map(({ text }) => text)).toContain('Altersguthaben 192’095.25 211’653.02 +19’557.77');
  expect(partsOf(last, 'H2').map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Was sich seit dem 31.12.2025 geändert hat', 'Warum?']),
  );
  expect(partsOf(last, 'P').map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Ihr Altersguthaben hat CHF 4’710.34 Zins erhalten.',
      'Die Sparbeiträge betrugen CHF 14’847.43.',
      'Seit dem 01.01.2026 gilt ein geändertes Reglement.',
    ]),
  );
});

test('a scenario says what it assumes, what that does to the centime, what law and plan say, and what it rests on', async () => {
  const source = personOf('bergahorn', 'anna-keller', 'de-CH');
  const document = printables.scenario.of(source, {
    name: 'Mit 63, 漢字 und\u202e Kapital',
    keptOn: '2026-11-20',
    changed: true,
    changes: {
      retirement: { steps: [{ month: 63 * 12, share: 100 }], ahvPerMonth: 2000 },
      buyIn: { amount: 10_000, from: '2026-12-31', instalments: 2, marginalRate: 25 },
    },
  });
  if (document === null) throw new Error('No scenario.');
  const { parts } = await readPdf(await drawings.scenario(document, { logo: null }, at));
  expect(partsOf(parts, 'H1').map(({ text }) => text)).toEqual(['Szenario: Mit 63, und Kapital']);
  expect(document.fileName).toBe('Szenario Mit 63, und Kapital 2026-11-21.pdf');
  const rows = partsOf(parts, 'TR').map(({ text }) => text);
  expect(rows).toEqual(
    expect.arrayContaining([
      'Alter bei der Pensionierung 63',
      'AHV-Rente pro Monat, eigene Angabe 2’000.00',
      'Einkauf insgesamt 10’000.00',
      'Alter bei der Pensionierung 65 Jahre 63 Jahre',
      expect.stringMatching(/^Altersrente pro Monat 4’484\.96 3’\d{3}\.\d\d$/),
      'Total 10’000.00 2’500.00',
      expect.stringMatching(/^Altersguthaben bei der Pensionierung (?:(?:1’)?\d{3}’\d{3}\.\d\d ?){3}$/),
    ]),
  );
  const alone = printables.scenario.of(source, {
    name: 'Nur mit 63',
    keptOn: '2026-11-20',
    changed: false,
    changes: { retirement: { steps: [{ month: 63 * 12, share: 100 }] } },
  });
  const pension = alone?.sections
    .flatMap((section) => section.rows)
    .find(({ label }) => label === 'Altersrente pro Monat');
  const at63 = source.sheet.figures.retirement?.byAge.find(({ age }) => age === 63);
  expect(pension?.cells).toEqual(['4’484.96', formatAmount(toChf(at63?.pensionPerMonth ?? 0))]);
  const paragraphs = partsOf(parts, 'P').map(({ text }) => text);
  expect(paragraphs).toEqual(
    expect.arrayContaining([
      // The answer in words; what stays as it is, as the page about disability says it, in one line.
      expect.stringMatching(/^Rund CHF\s3’\d{2}0 Altersrente im Monat statt rund CHF\s4’480 mit 65\.$/),
      expect.stringMatching(/^Unverändert: .*Invalidenrente pro Monat 4’049\.30/),
      expect.stringContaining('Gut zu wissen: Die Steuerersparnis'),
      'Gespeichert am 20.11.2026, gerechnet mit den Daten vom 21.11.2026.',
      expect.stringContaining('Seither haben sich Ihre Daten'),
      expect.stringContaining('übernimmt dafür keine Haftung'),
    ]),
  );
});

/** All drawn at an age in months, some of it as capital. */
const drawn = (month: number, percent: number): Changes => ({
  retirement: { steps: [{ month, share: 100, lumpSum: { unit: 'percent', value: percent } }] },
});

test('a scenario begins with the answer that the simulator gives, or says that it is not possible', () => {
  const source = personOf('bergahorn', 'anna-keller', 'de-CH');
  const answer = (changes: Changes) =>
    printables.scenario.of(source, { name: 'Szenario', keptOn: '2026-11-20', changed: false, changes })?.answer;
  expect(answer(drawn(65 * 12, 50))).toMatch(
    /^Rund CHF\s2’240 Altersrente im Monat statt rund CHF\s4’480\. Dazu rund CHF\s49\d’000 als Kapital\.$/,
  );
  expect(answer(drawn(65 * 12, 100))).toMatch(/^Keine Rente, dafür rund CHF\s997’000 als Kapital\.$/);
  expect(answer(drawn(63 * 12, 0))).toMatch(/ Altersrente im Monat statt rund CHF\s4’480 mit 65\.$/);
  expect(answer({ buyIn: { amount: 10_000, from: '2026-12-31' } })).toMatch(/^CHF\s\d\d mehr Altersrente im Monat\.$/);
  expect(answer(drawn(50 * 12, 50))).toBe('So nicht möglich.');
  expect(answer({ risk: { event: 'death', on: '2027-06-30' } })).toBeUndefined();
});

test('a scenario that is not possible says what it assumes and why, without figures that it would not bring', () => {
  const source = personOf('bergahorn', 'anna-keller', 'de-CH');
  const titles = (changes: Changes) => {
    const document = printables.scenario.of(source, { name: 'Früh', keptOn: '2026-11-20', changed: false, changes });
    expect(document?.findings?.lines.length ?? 0).toBeGreaterThan(0);
    return [...(document?.sections ?? []).map(({ title }) => title), ...(document?.band ? ['band'] : [])];
  };
  const possible = titles(drawn(63 * 12, 50));
  expect(possible.length).toBeGreaterThan(3);
  expect(titles(drawn(50 * 12, 50))).toEqual(possible.slice(0, 1));
});

test.each([
  ['bergahorn', 'werner-zumbuhl'],
  ['rivelac', 'marianne-fehlmann'],
])('a scenario in %s names no pension that is never paid to %s', (fund, id) => {
  const source = personOf(fund, id, 'de-CH');
  const document = printables.scenario.of(source, {
    name: 'Lohn',
    keptOn: '2026-11-20',
    changed: false,
    changes: { savings: { salary: { amount: 80_000, from: '2026-12-01' } } },
  });
  const labels = document?.sections.flatMap(({ rows }) => rows.map(({ label }) => label)) ?? [];
  expect(labels).toContain('Altersrente pro Monat');
  // The waiting period ends after retirement, and no child is known.
  expect(source.sheet.figures.disabilityBeginsTooLate).toBe(true);
  expect(labels.filter((label) => /Invaliden|Waisen|Kind/u.test(label))).toEqual([]);
});

test('the rates of a column have the same number of decimals', () => {
  const certificate = printables.pensionCertificate.of(personOf('bergahorn', 'anna-keller', 'en-US'), null);
  const table = certificate?.sections.find(({ title }) => title === 'Projected retirement benefits');
  expect(table?.rows.slice(0, 3).map(({ cells }) => cells[2])).toEqual(['4.14%', '4.32%', '4.50%']);
});

/** The amounts of a certificate by their labels. */
const cellsOf = (source: DocumentSource) =>
  new Map(
    printables.pensionCertificate
      .of(source, null)
      ?.sections.flatMap(({ rows }) => rows.map(({ label, cells }) => [label, cells[0]])),
  );

test('a pledge is stated, and how much was withdrawn for a home', () => {
  const pledged = cellsOf(personOf('rivelac', 'elodie-jaquier', 'de-CH'));
  expect(pledged.get('Verpfändung für Wohneigentum')).toBe('seit 02.05.2022');
  const withdrawn = cellsOf(personOf('schiefer', 'sandra-hurlimann', 'de-CH'));
  expect(withdrawn.get('Verpfändung für Wohneigentum')).toBe('keine gemeldet');
  expect(withdrawn.get('Vorbezüge für Wohneigentum bisher')).toBe('80’000.00');
});

test('the forms hold what the fund knows of a member, and lines for what it doesn’t', async () => {
  const source = personOf('bergahorn', 'anna-keller', 'de-CH');
  const set = printables.insuranceFormSet.of(source, null);
  if (set === null) throw new Error('No forms.');
  const { parts, pages } = await readPdf(await drawings.insuranceFormSet(set, { logo: null }, at));
  expect(partsOf(parts, 'H2').map(({ text }) => text)).toEqual([
    'Diese Formulare liegen bei',
    'Senden Sie es an',
    'Begünstigung im Todesfall',
    'Wohneigentum: Vorbezug oder Verpfändung',
    'Freiwilliger Einkauf',
    'Austritt',
  ]);
  expect(pages).toBe(5);
  const lines = partsOf(parts, 'P').map(({ text }) => text);
  // On each of the four forms.
  expect(lines.filter((text) => text === 'Name Anna Keller')).toHaveLength(4);
  expect(lines.filter((text) => text === 'AHV-Nummer 756.0000.0000.40')).toHaveLength(4);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Name und Vorname Keller Matthias',
      'Verbindung oder gemeinsamer Haushalt seit 30.08.2014',
      'Heute höchstens möglich, in CHF 22’477.51',
      'Austrittsleistung heute, in CHF 211’653.02',
      'IBAN',
    ]),
  );
  expect(partsOf(parts, 'Figure').map(({ alt }) => alt)).toEqual(['angekreuzt']);
  const hidden = printables.insuranceFormSet.of({ ...source, anonymize: true }, null);
  const values = hidden?.forms.flatMap(({ parts: some }) => some.flatMap(({ fields = [] }) => fields));
  expect(new Set(values?.map(({ value }) => value))).toEqual(new Set([null]));
});

test('a contribution statement has a year’s contributions by payer and its buy-ins, and what to do with them', async () => {
  const source = personOf('bergahorn', 'anna-keller', 'de-CH');
  const record: MemberRecord = {
    ...source.record,
    moneyEvents: [
      ...source.record.moneyEvents,
      { kind: 'buyIn', date: '2025-05-02', amount: 1_000 },
      { kind: 'buyIn', date: '2025-12-30', amount: 500 },
    ],
  };
  const statement = printables.contributionStatement.of({ ...source, record }, { year: 2025 });
  if (statement === null) throw new Error('No statement.');
  expect(statement.fileName).toBe('Beitragsbestätigung 2025.pdf');
  const { parts } = await readPdf(await drawings.contributionStatement(statement, { logo: null }, at));
  expect(partsOf(parts, 'TR').map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Sparbeitrag 7’952.83 9’864.09',
      'Total 8’884.17 11’200.36',
      'Einkauf am 02.05.2025 1’000.00',
      'Einkauf am 30.12.2025 500.00',
      'Total 1’500.00',
    ]),
  );
  expect(partsOf(parts, 'P').map(({ text }) => text)).toContainEqual(expect.stringMatching(/Art\.\s81\sAbs\.\s2\sBVG/));
  expect(printables.contributionStatement.of(source, { year: 2027 })).toBeNull();
  expect(printables.contributionStatement.of(source, { year: 1990 })).toBeNull();
});

test('a contribution statement names what a disabled member is credited without contributions apart', async () => {
  // 5.88 and 8.12 % of 28'840.80, and 14 % of 22'907.25.
  const source = personOf('rivelac', 'alessio-bernasca', 'it-IT');
  const statement = printables.contributionStatement.of(source, { year: 2025 });
  if (statement === null) throw new Error('No statement.');
  const { parts } = await readPdf(await drawings.contributionStatement(statement, { logo: null }, at));
  expect(partsOf(parts, 'TR').map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Contributo di risparmio 1’695.84 2’341.87',
      'Totale 2’027.51 2’817.74',
      'Accrediti di risparmio che nessuno paga 3’207.02',
    ]),
  );
});

test('a plan confirmation sets the chosen savings plan next to the one before it', async () => {
  const source = personOf('bergahorn', 'anna-keller', 'de-CH');
  const confirmation = printables.planConfirmation.of(source, { from: '2024-01-01' });
  if (confirmation === null) throw new Error('No confirmation.');
  const { parts } = await readPdf(await drawings.planConfirmation(confirmation, { logo: null }, at));
  expect(partsOf(parts, 'TR').map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual(
    expect.arrayContaining([
      'bisher ab 01.01.2024',
      'Sparplan Basissparen Basissparen +1 %',
      'Ihr Sparbeitrag pro Monat 595.25 662.74',
    ]),
  );
  // Nothing was chosen for that day.
  expect(printables.planConfirmation.of(source, { from: '2024-01-02' })).toBeNull();
});

test('a letter is as accessible as the documents, and a fund’s name can’t break what a print says of itself', async () => {
  const sender = 'Muster & Söhne <b>\u0007';
  const content: LetterContent = {
    locale: 'fr-FR',
    sender,
    logoText: sender,
    address: ['Anna Keller', 'Ahornweg 7', '8600 Waldikon'],
    date: '21.11.2026',
    subject: 'Votre code',
    greeting: 'Bonjour',
    paragraphs: ['Voici votre code.'],
    codeCaption: 'Code',
    code: 'ABCD-EFGH',
    validity: 'Valable 30 jours',
    stepsTitle: 'Comment faire',
    steps: ['Ouvrir le portail.', 'Saisir le code.'],
    after: [],
    contact: null,
    closing: 'Avec nos salutations',
    footer: 'Imprimé en Suisse',
  };
  for (const logo of [
    null,
    { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>' },
  ]) {
    const { info, xmp, isTagged, showsTitle, untagged, parts } = await readPdf(await letterPdf(content, { logo }, at));
    expect([isTagged, showsTitle, info['Language'], info['Title'], untagged]).toEqual([
      true,
      true,
      'fr-FR',
      'Votre code',
      [],
    ]);
    expect(info['Author']).toBe('Muster + Söhne  b ');
    const faults: string[] = [];
    const xml = new SaxesParser();
    xml.on('error', ({ message }) => faults.push(message));
    xml.write(xmp.slice(xmp.indexOf('<x:xmpmeta'), xmp.indexOf('<?xpacket end'))).close();
    expect(faults).toEqual([]);
    expect(partsOf(parts, 'H1', 'H2').map(({ role, text }) => [role, text])).toEqual([
      ['H1', 'Votre code'],
      ['H2', 'Comment faire'],
    ]);
    expect(partsOf(parts, 'LBody').map(({ text }) => text)).toEqual(content.steps);
    expect(partsOf(parts, 'Figure')).toHaveLength(logo === null ? 0 : 1);
  }
});
