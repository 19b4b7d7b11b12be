import { openPagesOf } from '#domain/open-pages.ts';
import type { SheetOf } from '#server/model/member-sheets.ts';
import { dashboardOf } from './dashboard-answer.ts';
import { renderOnce, type Wish } from './render-once.ts';

/**
 * The names of the portal's pages that are open to a member: those that their dashboard leads to, and the pension of an
 * insured member who becomes disabled.
 */
export const openPages = (sheetOf: SheetOf): ((wish: Wish) => Promise<readonly string[]>) =>
  renderOnce(sheetOf, ({ fund, sheet }, { locale }) => {
    const { settings } = fund.tenant;
    const { data } = dashboardOf({ sheet, settings, locale, unreadDocuments: 0 });
    const isInsured = sheet.figures !== null && !sheet.figures.hasLeft;
    return [...openPagesOf(data), ...(isInsured ? ['disability'] : [])];
  });
