import { houseColour } from '#kernel/house-colour.ts';
import { printPdf, type Paper, type PrintLook } from '#server/model/print/paper.ts';
import type { Certificate } from './certificate.ts';
import { openPages } from './document-pages.ts';

const draw = (paper: Paper, certificate: Certificate, colour: string): void => {
  const pages = openPages(paper, certificate, colour);
  pages.head([certificate.asOf, certificate.inChf]);
  pages.person(certificate.person);
  for (const section of certificate.sections) pages.table(section);
  pages.notes(certificate.notes);
  pages.footers();
};

/**
 * Prints a pension certificate on A4: tables with tagged headers, numbered pages, the fund's logo and colour.
 * @param at when it was requested, for the document's metadata.
 */
export const certificatePdf = (certificate: Certificate, look: PrintLook, at: Date): Promise<Uint8Array> =>
  printPdf({ title: certificate.title, author: certificate.fund, locale: certificate.locale, at }, look, (paper) =>
    draw(paper, certificate, look.colour ?? houseColour),
  );
