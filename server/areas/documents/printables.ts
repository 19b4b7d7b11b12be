import * as z from 'zod/mini';
import type { IsoDate } from '#kernel/date.ts';
import { isoDateSchema } from '#pension/plan-values.ts';
import { contributionStatementOf } from './contribution-statement.ts';
import type { TablesDocument } from './document-model.ts';
import { planConfirmationOf } from './plan-confirmation.ts';
import { drawings, type Drawing } from './drawings.ts';
import { certificateOf, type Certificate } from './certificate.ts';
import type { DocumentSource } from './document-source.ts';
import { formSetOf, type FormSet } from './form-set.ts';

/** What every printable document says of itself. */
type PrintModel = {
  /** Readable, without anybody's name: `Vorsorgeausweis 2026-11-21.pdf`. */
  readonly fileName: string;
};

/** A kind of document that the provider prints. */
type Printable<Parameters, Model extends PrintModel> = {
  /** What it needs besides its source, as it can be stored. */
  readonly parameters: z.ZodMiniType<Parameters>;
  /** The document in its final words and amounts; null if the member has none. */
  readonly of: (source: DocumentSource, parameters: Parameters) => Model | null;
  readonly pdf: Drawing<Model>;
};

/** What a kind needs besides its source; null for nothing. */
type PrintParameters = {
  readonly pensionCertificate: null;
  /** The calendar year that it states. */
  readonly contributionStatement: { readonly year: number };
  /** First day of the confirmed choice. */
  readonly planConfirmation: { readonly from: IsoDate };
  readonly insuranceFormSet: null;
};

/** A kind's document, ready to print. */
type PrintModels = {
  readonly pensionCertificate: Certificate;
  readonly contributionStatement: TablesDocument;
  readonly planConfirmation: TablesDocument;
  readonly insuranceFormSet: FormSet;
};

export type PrintKind = keyof PrintModels;
export type PrintModelOf<Kind extends PrintKind> = PrintModels[Kind];

/** Everything that can be printed for a member. */
export const printables: {
  readonly [Kind in PrintKind]: Printable<PrintParameters[Kind], PrintModels[Kind]>;
} = {
  pensionCertificate: { parameters: z.null(), of: certificateOf, pdf: drawings.pensionCertificate },
  contributionStatement: {
    parameters: z.strictObject({ year: z.int() }),
    of: contributionStatementOf,
    pdf: drawings.contributionStatement,
  },
  planConfirmation: {
    parameters: z.strictObject({ from: isoDateSchema }),
    of: planConfirmationOf,
    pdf: drawings.planConfirmation,
  },
  insuranceFormSet: { parameters: z.null(), of: formSetOf, pdf: drawings.insuranceFormSet },
};
