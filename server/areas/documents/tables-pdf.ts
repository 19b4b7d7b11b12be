import { houseColour } from '#kernel/house-colour.ts';
import { mm, printPdf, type Paper, type PrintLook } from '#server/model/print/paper.ts';
import type { TablesDocument } from './document-model.ts';
import { measure, openPages, page, type DocumentPages } from './document-pages.ts';
import { drawHelp } from './help-pdf.ts';
import type { BandChart } from './band-chart.ts';
import { drawSavingsBand } from './savings-band.ts';

/** Millimetres. */
const chartHeight = 58;

const drawChart = (paper: Paper, pages: DocumentPages, chart: BandChart): void => {
  pages.keep(mm(chartHeight + 10));
  pages.heading(chart.title);
  paper.space(1);
  const top = paper.doc.y / mm(1);
  drawSavingsBand(paper, chart, { left: page.left, top, width: measure, height: chartHeight }, pages.accent);
  paper.doc.y = mm(top + chartHeight + 4);
};

/**
 * Prints a document of tables on A4.
 *
 * @param at when it was requested, for the document's metadata.
 */
export const tablesPdf = (document: TablesDocument, look: PrintLook, at: Date): Promise<Uint8Array> =>
  printPdf({ title: document.title, author: document.fund, locale: document.locale, at }, look, (paper) => {
    const pages = openPages(paper, document, look.colour ?? houseColour);
    pages.head([document.asOf, document.inChf]);
    pages.person(document.person);
    if (document.answer !== undefined) {
      pages.paragraph(document.answer);
      paper.space(3);
    }
    document.sections.forEach((section, at) => {
      if (document.band?.after === at) drawChart(paper, pages, document.band.drawn);
      pages.table(section);
    });
    if (document.findings !== undefined) {
      pages.notes(document.findings);
      paper.space(3);
    }
    pages.notes(document.notes);
    paper.space(3);
    drawHelp(paper, pages, document.help);
    pages.footers();
  });
