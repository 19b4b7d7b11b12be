import type { PrintRoom } from './print-room.ts';
import { readDocumentSource, type DocumentSource } from './document-source.ts';
import { printables } from './printables.ts';
import type { PrintKind } from './print-models.ts';
import { refuse } from '#server/kernel/refusal.ts';
import type { Services } from '#server/model/handler.ts';
import { printLook } from '#server/model/print/print-look.ts';
import { fundOfSession } from '#server/model/session-fund.ts';
import type { DocumentFile } from '#server/store/documents.ts';
import type { MemberKey } from '#server/store/member-key.ts';
import type { DocumentRow } from '#server/store/tables.ts';

/** What is to be printed: a document's kind and parameters, its day and language, and whether it may name anybody. */
type Wanted = Pick<DocumentRow, 'parameters' | 'date'> &
  Pick<DocumentSource, 'locale' | 'anonymize'> & {
    readonly type: DocumentRow['type'] | PrintKind;
    /** For the document's metadata. */
    readonly at: Date;
  };

/** Prints a member's document; null if they have none like it. Refuses with 503 if too many are waiting. */
export type PrintDocument = (owner: MemberKey, wanted: Wanted) => Promise<DocumentFile | null>;

/** Whether a kind of document can be printed. */
export const isPrintKind = (type: string): type is PrintKind => Object.hasOwn(printables, type);

/** Prints members' documents from their record, in the print room. */
export const documentPrinter =
  (services: Pick<Services, 'store' | 'funds' | 'origins'>, printRoom: PrintRoom): PrintDocument =>
  async (owner, { type, parameters, date, at, ...form }) => {
    if (!isPrintKind(type)) return null;
    const fund = await fundOfSession(services, owner.tenant);
    const source = await readDocumentSource(services, fund, owner, { day: date, ...form });
    if (source === null) return null;
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties the printable to its own model
    const print = async <Kind extends PrintKind>(kind: Kind): Promise<DocumentFile | null> => {
      const printable = printables[kind];
      const model = printable.of(source, printable.parameters.parse(parameters));
      if (model === null) return null;
      const printed = printRoom.print(kind, model, await printLook(fund, form.locale, services.funds), at);
      if (printed === null) throw refuse.unavailable();
      return { name: model.fileName, content: await printed };
    };
    return print(type);
  };
