import { houseColour } from '#kernel/house-colour.ts';
import { hairline, paleInk } from '#server/kernel/colours.ts';
import { mm, printPdf, type Paper, type PrintLook, type Writing } from '#server/model/print/paper.ts';
import type { Certificate } from './certificate.ts';
import { measure, openPages, page, type DocumentPages } from './document-pages.ts';
import { drawHelp } from './help-pdf.ts';
import { drawSavingsCurve } from './savings-curve.ts';

/** Millimetres. */
const gap = 4;
const card = { width: (measure - gap) / 2, padding: 3.5 } as const;
/** Of a row of cards, with and without a line below the amounts. */
const cardHeights = { detailed: 21, plain: 16.5 } as const;
const chartHeight = 62;

/** The figures that matter most, two in a row. */
const drawHighlights = (paper: Paper, pages: DocumentPages, { title, figures }: Certificate['highlights']): void => {
  const { doc, root, decoration, within, leaf, space } = paper;
  pages.heading(title);
  space(2);
  const list = within(root, 'L');
  let [from, below] = [0, doc.y / mm(1)];
  figures.forEach(({ label, amount, detail }, index) => {
    const left = page.left + (index % 2) * (card.width + gap);
    const row = figures.slice(index - (index % 2)).slice(0, 2);
    const height = cardHeights[row.some((each) => each.detail !== null) ? 'detailed' : 'plain'];
    if (index % 2 === 0) [from, below] = [below, below + height + gap];
    decoration(() => {
      const box = (): typeof doc => doc.roundedRect(mm(left), mm(from), mm(card.width), mm(height), mm(1.5));
      doc.save();
      box().clip();
      doc.rect(mm(left), mm(from), mm(1), mm(height)).fill(pages.accent);
      doc.restore();
      box().lineWidth(0.6).stroke(hairline);
    });
    const item = within(list, 'LI');
    leaf(item, 'LBody', () => {
      const width = card.width - 2 * card.padding;
      const line = (words: string, writing: Writing): void =>
        pages.write(words, left + card.padding, null, { width, gap: 0, isOneLine: true, ...writing });
      doc.y = mm(from + 3);
      line(label, { size: 8.5 });
      line(amount, { size: 17, bold: true, isTabular: true });
      if (detail !== null) line(detail, { size: 7.5, colour: paleInk });
    });
    item.end();
  });
  list.end();
  doc.y = mm(below);
  space(1);
};

const drawChart = (paper: Paper, pages: DocumentPages, chart: NonNullable<Certificate['chart']>): void => {
  pages.keep(mm(chartHeight + 10));
  pages.heading(chart.title);
  paper.space(1);
  const top = paper.doc.y / mm(1);
  drawSavingsCurve(paper, chart, { left: page.left, top, width: measure, height: chartHeight }, pages.accent);
  paper.doc.y = mm(top + chartHeight + 4);
};

const draw = (paper: Paper, certificate: Certificate, colour: string): void => {
  const pages = openPages(paper, certificate, colour);
  const { highlights, chart, help, changes } = certificate;
  pages.head([certificate.asOf, certificate.inChf]);
  pages.person(certificate.person);
  drawHighlights(paper, pages, highlights);
  if (chart !== null) drawChart(paper, pages, chart);
  drawHelp(paper, pages, help);
  pages.newPage();
  for (const section of certificate.sections) pages.table(section);
  if (changes.table !== null) pages.table(changes.table);
  if (changes.reasons.lines.length > 0) {
    pages.notes(changes.reasons);
    paper.space(3);
  }
  pages.notes(certificate.notes);
  pages.footers();
};

/**
 * Prints a pension certificate on A4: what matters on the first page, all figures in tables after it, and at the end
 * what has changed.
 *
 * @param at when it was requested, for the document's metadata.
 */
export const certificatePdf = (certificate: Certificate, look: PrintLook, at: Date): Promise<Uint8Array> =>
  printPdf({ title: certificate.title, author: certificate.fund, locale: certificate.locale, at }, look, (paper) =>
    draw(paper, certificate, look.colour ?? houseColour),
  );
