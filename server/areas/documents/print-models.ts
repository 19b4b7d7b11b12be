import type { Certificate } from './certificate.ts';
import type { TablesDocument } from './document-model.ts';
import type { FormSet } from './form-set.ts';

/** A kind's document, ready to print. */
type PrintModels = {
  readonly pensionCertificate: Certificate;
  readonly contributionStatement: TablesDocument;
  readonly planConfirmation: TablesDocument;
  readonly insuranceFormSet: FormSet;
  readonly scenario: TablesDocument;
};

/** A kind of document that can be printed. */
export type PrintKind = keyof PrintModels;
export type PrintModelOf<Kind extends PrintKind> = PrintModels[Kind];
