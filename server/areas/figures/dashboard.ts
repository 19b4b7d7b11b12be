import { noteDisclosure } from '#server/model/disclosure.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';
import { countUnread } from '#server/store/count-unread.ts';
import type { SheetOf } from '#server/model/member-sheets.ts';
import { dashboardOf } from './dashboard-answer.ts';
import { renderOnce } from './render-once.ts';

/**
 * The dashboard. It also counts unread documents and says that there is an unread answer: the database raises the version of
 * the member's record, which is part of the sheet's key, with every change of them.
 */
export const dashboardHandlers = (services: Services, sheetOf: SheetOf): HandlersOf<'dashboard'> => {
  const dashboard = renderOnce(sheetOf, async ({ fund, sheet }, { session: { tenant, memberId }, locale, anonymize }) =>
    dashboardOf({
      sheet,
      settings: fund.tenant.settings,
      locale,
      anonymize,
      ...(await services.store.withTenant(tenant, async (tx) => ({
        unreadDocuments: await countUnread(tx, 'document', { tenant, memberId }),
        unreadAnswers: await countUnread(tx, 'thread', { tenant, memberId }),
      }))),
    }),
  );

  return {
    dashboard: async ({ session, query, locale, now, requestId }) => {
      const answer = await dashboard({ session, locale, now, anonymize: query.anonymize === 'true' });
      await noteDisclosure(services, session, 'dashboard', now, requestId);
      return answer;
    },
  };
};
