import { openPagesOf } from '#domain/open-pages.ts';
import type { SheetOf } from '#server/model/member-sheets.ts';
import { dashboardOf } from './dashboard-answer.ts';
import { renderOnce, type Wish } from './render-once.ts';

/** What the frame of every page needs to know about a member's portal. */
export type PortalFacts = {
  /** The names of the open pages: those that the dashboard leads to, and the pension at disability of an insured member. */
  readonly pages: string[];
  /** The day up to which the fund has processed the member's data (ISO date). */
  readonly processingDate?: string;
};

/** What the frame of every page needs to know about a member's portal, from their dashboard. */
export const portalFacts = (sheetOf: SheetOf): ((wish: Wish) => Promise<PortalFacts>) =>
  renderOnce(sheetOf, ({ fund, sheet }, { locale }) => {
    const { settings } = fund.tenant;
    const { data } = dashboardOf({ sheet, settings, locale, unreadDocuments: 0 });
    const isInsured = sheet.figures !== null && !sheet.figures.hasLeft;
    const { processing } = data;
    return {
      pages: [...openPagesOf(data), ...(isInsured ? ['disability'] : [])],
      ...(processing?.isShown && processing.date !== null && { processingDate: processing.date }),
    };
  });
