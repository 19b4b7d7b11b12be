import * as z from 'zod/mini';
import type { IsoDate } from '#kernel/date.ts';
import { isoDateSchema } from '#pension/plan-values.ts';
import { changesSchema } from '#pension/simulation/changes.ts';
import { contributionStatementOf } from './contribution-statement.ts';
import { planConfirmationOf } from './plan-confirmation.ts';
import { certificateOf } from './certificate.ts';
import type { DocumentSource } from './document-source.ts';
import { formSetOf } from './form-set.ts';
import type { PrintKind, PrintModelOf } from './print-models.ts';
import { scenarioDocumentOf, type KeptScenario } from './scenario.ts';

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
};

/** What a kind needs besides its source; null for nothing. */
type PrintParameters = {
  readonly pensionCertificate: null;
  /** The calendar year that it states. */
  readonly contributionStatement: { readonly year: number };
  /** First day of the confirmed choice, the chosen option, and the day on which it was chosen. */
  readonly planConfirmation: {
    readonly from: IsoDate;
    readonly id?: string | undefined;
    readonly on?: IsoDate | undefined;
  };
  readonly insuranceFormSet: null;
  readonly scenario: KeptScenario;
};

/** Everything that can be printed for a member; `drawings` prints it. */
export const printables: {
  readonly [Kind in PrintKind]: Printable<PrintParameters[Kind], PrintModelOf<Kind>>;
} = {
  pensionCertificate: { parameters: z.null(), of: certificateOf },
  contributionStatement: {
    parameters: z.strictObject({ year: z.int() }),
    of: contributionStatementOf,
  },
  planConfirmation: {
    parameters: z.strictObject({ from: isoDateSchema, id: z.optional(z.string()), on: z.optional(isoDateSchema) }),
    of: planConfirmationOf,
  },
  insuranceFormSet: { parameters: z.null(), of: formSetOf },
  scenario: {
    parameters: z.strictObject({
      name: z.string(),
      changes: changesSchema,
      keptOn: isoDateSchema,
      changed: z.boolean(),
    }),
    of: scenarioDocumentOf,
  },
};
