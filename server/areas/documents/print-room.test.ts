import { expect, onTestFinished, test, vi } from 'vitest';
import type { Certificate } from './certificate.ts';
import { pdfTexts } from '#tests/support/pdf-text.ts';
import { openPrintRoom } from './print-room.ts';

const certificate: Certificate = {
  locale: 'de-CH',
  title: 'Vorsorgeausweis',
  fund: 'Pensionskasse Muster',
  asOf: 'Stand am 21.11.2026',
  inChf: 'Alle Beträge in CHF',
  person: { title: 'Persönliche Angaben', lines: [['Name', 'Anna Keller']] },
  sections: [
    {
      title: 'Altersguthaben',
      head: ['', 'Betrag'],
      rows: Array.from({ length: 120 }, (_, index) => ({ label: `Einkauf ${index}`, cells: ['1’000.00'] })),
      remarks: ['Eine Bemerkung.'],
    },
  ],
  notes: { title: 'Grundlagen', lines: ['Massgebend ist das Reglement.'] },
  highlights: { title: 'Das Wichtigste', figures: [{ label: 'Altersguthaben', amount: '1’000.00', detail: null }] },
  chart: null,
  help: {
    title: 'Fragen?',
    ask: 'Fragen Sie uns.',
    contact: [],
    portal: 'Im Portal steht mehr.',
    address: 'https://portal.example/muster',
    qr: 'QR-Code',
  },
  changes: { table: null, reasons: { title: 'Warum?', lines: [] } },
  page: 'Seite {{page}} von {{pages}}',
  fileName: 'Vorsorgeausweis 2026-11-21.pdf',
};
const at = new Date('2026-11-21T09:00:00Z');
const look = { logo: null };

test('A long table continues on further pages, with all its rows in order', async () => {
  const texts = pdfTexts(
    (await openPrintRoom().print('pensionCertificate', certificate, look, at)) ?? new Uint8Array(),
  );
  expect(texts.filter((text) => text.startsWith('Einkauf '))).toEqual(
    certificate.sections[0]?.rows.map(({ label }) => label),
  );
  expect(texts.filter((text) => text === '1’000.00')).toHaveLength(120);
  expect(texts.at(-1)).toBe('Massgebend ist das Reglement.');
}, 20_000);

test('Text of any length and script is printed, and a broken logo is replaced by the fund’s name', async () => {
  const wild = 'Ω漢字😀\u202e\u0000'.repeat(200);
  const odd: Certificate = {
    ...certificate,
    fund: `${wild}${'x'.repeat(3000)}`,
    person: { title: '', lines: [[wild, wild]] },
    sections: [
      {
        title: wild,
        head: [wild, wild, wild],
        rows: [{ label: wild, detail: wild, cells: [wild, wild] }],
        remarks: [wild],
      },
    ],
  };
  for (const logo of [{ svg: '<svg' }, { picture: new Uint8Array([1, 2, 3]) }, null]) {
    const pdf = await openPrintRoom().print('pensionCertificate', odd, { logo, colour: '#ffffff' }, at);
    expect(
      Buffer.from(pdf ?? [])
        .subarray(0, 8)
        .toString(),
    ).toBe('%PDF-1.7');
  }
}, 30_000);

test('A failed print is reported, and the next one succeeds', async () => {
  const room = openPrintRoom();
  await expect(room.print('pensionCertificate', certificate, look, new Date(Number.NaN))).rejects.toThrow(
    'Invalid time value',
  );
  expect((await room.print('pensionCertificate', certificate, look, at))?.byteLength).toBeGreaterThan(1000);
}, 20_000);

test('A print is refused at once if forty are already waiting', async () => {
  const room = openPrintRoom();
  const printed = Array.from({ length: 42 }, () =>
    room.print('pensionCertificate', { ...certificate, sections: [] }, look, at),
  );
  expect(printed.map((print) => print === null)).toEqual(Array.from({ length: 42 }, (_, index) => index >= 40));
  await Promise.all(printed.filter((print) => print !== null));
}, 30_000);

test('a room that was prepared prints its first document in the thread that it has started', async () => {
  let threads = 0;
  const count = (): void => void (threads += 1);
  process.on('worker', count);
  onTestFinished(() => void process.off('worker', count));
  const room = openPrintRoom();
  room.prepare();
  room.prepare();
  await vi.waitFor(() => expect(threads).toBe(1));
  expect(pdfTexts((await room.print('pensionCertificate', certificate, look, at)) ?? new Uint8Array())).toContain(
    'Vorsorgeausweis',
  );
  expect(threads).toBe(1);
}, 20_000);
