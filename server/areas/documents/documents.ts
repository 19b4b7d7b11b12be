import { hasSavings } from '#pension/figure-sheet.ts';
import { certificateOf } from './certificate.ts';
import { documentOfCode } from '#server/model/document-codes.ts';
import { openPrintRoom } from './print-room.ts';
import { printLook } from '#server/model/print/print-look.ts';
import { takePermits } from '#server/store/permits.ts';
import { noteDisclosure } from '#server/model/disclosure.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';
import { downloadsPerMember } from '#server/kernel/limits.ts';
import type { SheetOf } from '#server/model/member-sheets.ts';
import { refuse } from '#server/kernel/refusal.ts';

/**
 * Documents as files. The pension certificate is made on request, from the figures that the pages show; 404 for a code
 * that is unknown or somebody else's, and for a member without a certificate.
 */
export const documentHandlers = (services: Services, sheetOf: SheetOf): HandlersOf<'downloadDocument'> => {
  const { store, hash, funds, log } = services;
  const printRoom = openPrintRoom();
  return {
    downloadDocument: async ({ session, query, locale, now, requestId }) => {
      const { tenant, memberId } = session;
      if (documentOfCode(hash, session, query.fileCode) === null) throw refuse.notFound();
      const wait = await store.withTenant(tenant, (tx) =>
        takePermits(tx, hash, tenant, now, [{ limit: downloadsPerMember, key: memberId }]),
      );
      if (wait !== null) {
        log.event('excess_rate_limit_exceeded', { tenant, limit: downloadsPerMember.name });
        throw refuse.tooMany(wait);
      }
      const { fund, sheet } = await sheetOf(session, now);
      if (!hasSavings(sheet)) throw refuse.notFound();
      const certificate = certificateOf({
        sheet,
        fund: fund.tenant.settings.displayName,
        locale,
        anonymize: query.anonymize === 'true',
      });
      const printed = printRoom.certificate(certificate, await printLook(fund, locale, funds), now);
      if (printed === null) throw refuse.unavailable();
      const content = await printed;
      await noteDisclosure(services, session, 'document: pension certificate', now, requestId);
      return { data: { name: certificate.fileName, content } };
    },
  };
};
