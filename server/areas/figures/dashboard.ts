import type { endpoints } from '#contract/endpoints.ts';
import { noteDisclosure } from '#server/model/disclosure.ts';
import type { Answer, HandlersOf, Services } from '#server/model/handler.ts';
import type { SheetOf } from '#server/model/member-sheets.ts';
import { dashboardOf } from './dashboard-answer.ts';

type DashboardAnswer = Answer<(typeof endpoints)['dashboard']>;

/** How many dashboards stay in memory. */
const kept = 500;

/**
 * The dashboard and the documents' summary. A dashboard is kept as long as nothing that it rests on changes: the person's
 * record (its version rises with every change, unread documents included), plan and settings, the day, the language.
 */
export const dashboardHandlers = (
  services: Services,
  sheetOf: SheetOf,
): HandlersOf<'dashboard' | 'documentsSummary'> => {
  const { store } = services;
  const computed = new Map<string, Promise<DashboardAnswer>>();

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

  return {
    dashboard: async ({ session, locale, now, requestId }) => {
      const { tenant, memberId, personVersion } = session;
      const { fund, sheet } = await sheetOf(session, now);
      const key = JSON.stringify([tenant, memberId, personVersion, fund.planVersion, sheet.today, locale]);
      let answer = computed.get(key);
      if (answer === undefined) {
        answer = (async () => {
          const { settings } = fund.tenant;
          return dashboardOf({ sheet, settings, locale, unreadDocuments: await unreadDocuments(tenant, memberId) });
        })();
        const oldest = computed.size >= kept ? computed.keys().next().value : undefined;
        if (oldest !== undefined) computed.delete(oldest);
        computed.set(key, answer);
        answer.catch(() => computed.delete(key));
      }
      const ready = await answer;
      await noteDisclosure(services, session, 'dashboard', now, requestId);
      return ready;
    },

    documentsSummary: async ({ session: { tenant, memberId } }) => ({
      data: {
        unreadDocumentsAmount: await unreadDocuments(tenant, memberId),
        labels: [],
        isDocumentOrderingEanabled: false,
      },
    }),
  };
};
