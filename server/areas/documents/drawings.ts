import type { PrintLook } from '#server/model/print/paper.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { formSetPdf } from './form-set-pdf.ts';
import type { PrintKind, PrintModelOf } from './print-models.ts';
import { tablesPdf } from './tables-pdf.ts';

/** Prints a document in its final words and amounts. `at`: when it was requested, for the document's metadata. */
export type Drawing<Model> = (model: Model, look: PrintLook, at: Date) => Promise<Uint8Array>;

/** How each kind of document is printed; all that the thread loads, which knows no record and no plan. */
export const drawings: { readonly [Kind in PrintKind]: Drawing<PrintModelOf<Kind>> } = {
  pensionCertificate: certificatePdf,
  contributionStatement: tablesPdf,
  planConfirmation: tablesPdf,
  insuranceFormSet: formSetPdf,
  scenario: tablesPdf,
};
