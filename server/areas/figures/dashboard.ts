import { noteDisclosure } from '#server/model/disclosure.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';
import type { SheetOf } from '#server/model/member-sheets.ts';
import { dashboardOf } from './dashboard-answer.ts';
import { renderOnce } from './render-once.ts';

/**
 * The dashboard and the documents' summary. The dashboard also counts unread documents: the database raises the version
 * of the member's record with every change of them, which is part of the sheet's key.
 */
export const dashboardHandlers = (
  services: Services,
  sheetOf: SheetOf,
): HandlersOf<'dashboard' | 'documentsSummary'> => {
  const { store } = services;

  const unreadDocuments = (tenant: string, memberId: string): Promise<number> =>
    store.withTenant(tenant, async (tx) => {
      const { count } = await tx
        .selectFrom('document')
        .select(({ fn }) => fn.countAll<number | string | bigint>().as('count'))
        .where('tenant', '=', tenant)
        .where('member_id', '=', memberId)
        .where('unread', '=', true)
        .executeTakeFirstOrThrow();
      return Number(count);
    });

  const dashboard = renderOnce(sheetOf, async ({ fund, sheet }, { session: { tenant, memberId }, locale }) =>
    dashboardOf({
      sheet,
      settings: fund.tenant.settings,
      locale,
      unreadDocuments: await unreadDocuments(tenant, memberId),
    }),
  );

  return {
    dashboard: async ({ session, locale, now, requestId }) => {
      const answer = await dashboard({ session, locale, now, anonymize: false });
      await noteDisclosure(services, session, 'dashboard', now, requestId);
      return answer;
    },

    documentsSummary: async ({ session: { tenant, memberId } }) => ({
      data: {
        unreadDocuments: await unreadDocuments(tenant, memberId),
        labels: [],
        canOrderDocuments: false,
      },
    }),
  };
};
