import { swissDay } from '#kernel/swiss-day.ts';
import { readDocumentSource } from './document-source.ts';
import { printables } from './printables.ts';
import { fundOfSession } from '#server/model/session-fund.ts';
import { documentOfCode } from '#server/model/document-codes.ts';
import { openPrintRoom } from './print-room.ts';
import { printLook } from '#server/model/print/print-look.ts';
import { takePermits } from '#server/store/permits.ts';
import { noteDisclosure } from '#server/model/disclosure.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';
import { downloadsPerMember } from '#server/kernel/limits.ts';
import { refuse } from '#server/kernel/refusal.ts';

/**
 * Documents as files. The pension certificate is made on request, from the figures that the pages show; 404 for a code
 * that is unknown or somebody else's, and for a member without a certificate.
 */
export const documentHandlers = (services: Services): HandlersOf<'downloadDocument'> => {
  const { store, hash, funds, log } = services;
  const printRoom = openPrintRoom();
  return {
    downloadDocument: async ({ session, query, locale, now, requestId }) => {
      const { tenant, memberId } = session;
      const kind = documentOfCode(hash, session, query.fileCode);
      if (kind === null) throw refuse.notFound();
      const wait = await store.withTenant(tenant, (tx) =>
        takePermits(tx, hash, tenant, now, [{ limit: downloadsPerMember, key: memberId }]),
      );
      if (wait !== null) {
        log.event('excess_rate_limit_exceeded', { tenant, limit: downloadsPerMember.name });
        throw refuse.tooMany(wait);
      }
      const source = await readDocumentSource(services, session, {
        day: swissDay(now),
        locale,
        anonymize: query.anonymize === 'true',
      });
      const model = source && printables[kind].of(source, null);
      if (model === null) throw refuse.notFound();
      const fund = await fundOfSession(services, tenant);
      const printed = printRoom.print(kind, model, await printLook(fund, locale, funds), now);
      if (printed === null) throw refuse.unavailable();
      const content = await printed;
      await noteDisclosure(services, session, 'document: pension certificate', now, requestId);
      return { data: { name: model.fileName, content } };
    },
  };
};
