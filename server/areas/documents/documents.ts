import * as z from 'zod/mini';
import { yearOf as calendarYear } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { hasSavings } from '#pension/figure-sheet.ts';
import { downloadsPerMember } from '#server/kernel/limits.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { admit } from '#server/model/admit.ts';
import { documentCode, documentOfCode, documentPath } from '#server/model/document-codes.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';
import type { SheetOf } from '#server/model/member-sheets.ts';
import { documentTexts } from '#server/model/texts/documents.ts';
import { noteAccess } from '#server/store/access-log.ts';
import { actingMember } from '#server/store/acting-member.ts';
import { countUnread } from '#server/store/count-unread.ts';
import {
  documentTypesOf,
  findDocument,
  keepFile,
  listDocuments,
  markRead,
  readFile,
  type DocumentFile,
} from '#server/store/documents.ts';
import type { MemberKey } from '#server/store/member-key.ts';
import type { DocumentRow, DocumentType } from '#server/store/tables.ts';
import { generated, generationHandlers } from './generation.ts';
import { documentPrinter, isPrintKind } from './print-document.ts';
import type { PrintRoom } from './print-room.ts';

/** A kind of document as the access log names it. */
const objects: Readonly<Record<DocumentType, string>> = {
  pensionCertificate: 'document: pension certificate',
  contributionStatement: 'document: contribution statement',
  planConfirmation: 'document: plan confirmation',
  insuranceFormSet: 'document: insurance form set',
};

const statement = z.object({ year: z.number() });

/** The calendar year that a document is about: a certificate's own, a statement's; null for any other. */
const yearOf = (type: DocumentType, date: IsoDate, parameters: unknown): number | null => {
  if (type === 'pensionCertificate') return calendarYear(date);
  return type === 'contributionStatement' ? (statement.safeParse(parameters).data?.year ?? null) : null;
};

/**
 * The member's documents, and their files. A document is printed when it is first opened, and its file kept; an
 * anonymised one is printed each time, and so is the pension certificate of the day. 404 for a code that is unknown or
 * somebody else's.
 */
export const documentHandlers = (
  services: Services,
  sheetOf: SheetOf,
  printRoom: PrintRoom,
): HandlersOf<'documents' | 'documentsSummary' | 'generateInsuranceFormSet' | 'downloadDocument'> => {
  const { store, hash } = services;
  const print = documentPrinter(services, printRoom);

  /** A stored document's file; printed now if it hasn't been yet. */
  const fileOf = async (owner: MemberKey, row: DocumentRow, now: Date): Promise<DocumentFile | null> => {
    const { tenant } = owner;
    const kept = await store.withTenant(tenant, (tx) => readFile(tx, tenant, row.id));
    if (kept !== null) return kept;
    const file = await print(owner, { ...row, anonymize: false, at: new Date(`${row.date}T12:00:00Z`) });
    if (file === null) return null;
    return store.withTenant(tenant, async (tx) => {
      await keepFile(tx, { tenant, documentId: row.id, file, now });
      // Of two that are opened at once, the one kept is everybody's.
      return (await readFile(tx, tenant, row.id)) ?? file;
    });
  };

  return {
    ...generationHandlers(services),

    documents: async ({ session: { tenant, memberId }, locale }) => {
      const owner = { tenant, memberId };
      const { types, states } = documentTexts(locale);
      const isBeyond = (await services.funds.find(tenant))?.tenant.settings.answersBeyondSpecification === true;
      const rows = await store.withTenant(tenant, (tx) => listDocuments(tx, owner));
      return {
        data: rows.map(({ id, date, type, state, unread, parameters, locale: language }) => ({
          id,
          date,
          type: types[type],
          ...(isBeyond && { year: yearOf(type, date, parameters), language }),
          stateLabel: state === 'valid' ? null : states[state],
          unread,
          pdfLink: documentPath(documentCode(hash, owner, id)),
        })),
      };
    },

    documentsSummary: async ({ session, locale, now }) => {
      const { tenant, memberId } = session;
      const owner = { tenant, memberId };
      const { sheet } = await sheetOf(session, now);
      const { types } = documentTexts(locale);
      const [unreadDocuments, own] = await store.withTenant(tenant, async (tx) => [
        await countUnread(tx, 'document', owner),
        await documentTypesOf(tx, owner),
      ]);
      return {
        data: {
          unreadDocuments,
          labels: own.map((type) => types[type]),
          canOrderDocuments: isPrintKind(generated) && hasSavings(sheet),
        },
      };
    },

    downloadDocument: async ({ session, query, locale, now, requestId }) => {
      const { tenant, memberId, actor } = session;
      const owner = { tenant, memberId };
      const anonymize = query.anonymize === 'true';
      const wanted = documentOfCode(hash, owner, query.fileCode);
      if (wanted === null) throw refuse.notFound();
      const row = 'live' in wanted ? null : await store.withTenant(tenant, (tx) => findDocument(tx, owner, wanted.id));
      if (row === null && !('live' in wanted)) throw refuse.notFound();
      await store.withTenant(tenant, (tx) =>
        admit(tx, services, { tenant, now }, downloadsPerMember.name, [
          { limit: downloadsPerMember, key: actingMember(session) },
        ]),
      );
      const live = { type: 'pensionCertificate', parameters: null, date: swissDay(now), locale } as const;
      const file =
        row === null || anonymize
          ? await print(owner, { ...(row ?? live), anonymize, at: now })
          : await fileOf(owner, row, now);
      if (file === null) throw refuse.notFound();
      const note = { tenant, memberId, actor, at: now, act: 'read', requestId } as const;
      await store.withTenant(
        tenant,
        async (tx) => {
          const object = objects[(row ?? live).type];
          await noteAccess(tx, { ...note, object: row === null ? object : `${object} ${row.date}` });
          // What support staff open stays unread for the member.
          if (row !== null && !anonymize && actor === null) await markRead(tx, owner, row.id);
        },
        { isSmall: true },
      );
      return { data: file };
    },
  };
};
