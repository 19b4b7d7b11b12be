import { describe, expect, test } from 'vitest';
import { figureSheet, hasSavings } from '#pension/figure-sheet.ts';
import type { DocumentSource } from '#server/areas/documents/document-source.ts';
import { printables } from '#server/areas/documents/printables.ts';
import { createFunds } from '#server/model/funds.ts';
import { printLook } from '#server/model/print/print-look.ts';
import { partsOf, readPdf } from '#tests/support/pdf-report.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { tenantsRoot } from '../provider/fixture.ts';

const day = '2026-11-21';
const at = new Date('2026-11-21T09:00:00Z');
const funds = createFunds({ root: tenantsRoot, log: silentLog });
const loaded = await Promise.all((await funds.list()).map((code) => funds.find(code)));

/** Someone of each fund who has everything that a document may show, in the first language of the fund. */
const people = loaded.flatMap((fund) => {
  if (fund === null) return [];
  const { plan, settings, members, code } = fund.tenant;
  const [locale = 'de-CH'] = settings.languages;
  const sources = members.flatMap((record): DocumentSource[] => {
    const sheet = figureSheet(plan, record, day);
    if (plan === null || !hasSavings(sheet) || record.state !== 'active') return [];
    return [{ sheet, record, plan, settings, portal: `https://portal.example/${code}`, locale, anonymize: false }];
  });
  const richest = sources.toSorted((a, b) => JSON.stringify(b.record).length - JSON.stringify(a.record).length);
  return richest.slice(0, 1).map((source) => ({ name: code, fund, source }));
});

const documentsOf = (source: DocumentSource) => {
  const certificate = printables.pensionCertificate.of(source, null);
  return [
    {
      kind: 'pensionCertificate',
      fileName: certificate?.fileName,
      print: async (look: Awaited<ReturnType<typeof printLook>>) =>
        certificate && printables.pensionCertificate.pdf(certificate, look, at),
    },
  ];
};

describe.each(people)('$name', ({ fund, source }) => {
  test('every document is accessible to screen readers, as PDF/UA-1 asks', async () => {
    const look = await printLook(fund, source.locale, funds);
    for (const { kind, print } of documentsOf(source)) {
      const pdf = (await print(look)) ?? new Uint8Array();
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
      expect([further, partsOf(parts, 'H2').length > 0]).toEqual([[], true]);
      // 7.3: pictures say what they show.
      for (const { alt } of partsOf(parts, 'Figure')) expect(alt).toMatch(/\S/);
      // 7.5: every header cell says whether it is of a row or a column; every row has one.
      expect(raw.match(/\/S \/TH\b/g)?.length).toBe(raw.match(/\/Scope \/(?:Row|Column)\b/g)?.length);
      for (const row of partsOf(parts, 'TR')) {
        expect(row.parts.every(({ role }) => role === 'TH' || role === 'TD')).toBe(true);
        expect(partsOf(row.parts, 'TH').length).toBeGreaterThan(0);
      }
      // 7.21: every typeface is embedded, with a map to Unicode.
      const typefaces = raw.match(/\/Subtype \/Type0\b/g)?.length;
      expect(raw.match(/\/FontFile2 \d/g)?.length).toBe(typefaces);
      expect(raw.match(/\/ToUnicode \d/g)?.length).toBe(typefaces);
      // 7.18: whoever walks through a page follows its structure.
      expect(raw.match(/\/Tabs \/S\b/g)?.length).toBe(pages);
    }
  });
});

test('the letters of every typeface stand at the same height in their lines', async () => {
  const source = people[0]?.source;
  const certificate = source && printables.pensionCertificate.of(source, null);
  if (!certificate) throw new Error('No fund has members.');
  const heights = await Promise.all(
    (['geometric', 'grotesque', 'humanist', 'serif'] as const).map(async (typeface) => {
      const pdf = await printables.pensionCertificate.pdf(certificate, { typeface, logo: null }, at);
      return (await readPdf(pdf)).baselines.get(certificate.title) ?? 0;
    }),
  );
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.5);
  expect(Math.min(...heights)).toBeGreaterThan(600);
});
