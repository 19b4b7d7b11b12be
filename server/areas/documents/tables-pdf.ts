import { houseColour } from '#kernel/house-colour.ts';
import { printPdf, type PrintLook } from '#server/model/print/paper.ts';
import type { TablesDocument } from './document-model.ts';
import { openPages } from './document-pages.ts';
import { drawHelp } from './help-pdf.ts';

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
    for (const section of document.sections) pages.table(section);
    if (document.findings !== undefined) {
      pages.notes(document.findings);
      paper.space(3);
    }
    pages.notes(document.notes);
    paper.space(3);
    drawHelp(paper, pages, document.help);
    pages.footers();
  });
