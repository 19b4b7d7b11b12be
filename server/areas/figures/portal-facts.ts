import { openPagesOf } from '#domain/open-pages.ts';
import type { CivilStatusCode } from '#kernel/civil-status.ts';
import type { SheetOf } from '#server/model/member-sheets.ts';
import type { TenantSettings } from '#tenants/format/settings.ts';
import { postalLines } from '#tenants/postal-lines.ts';
import { dashboardOf, type DashboardSource } from './dashboard-answer.ts';
import { renderOnce, type Wish } from './render-once.ts';

/** What the frame of every page needs to know about a member's portal. */
export type PortalFacts = {
  /** The names of the open pages: those that the dashboard leads to. */
  readonly pages: string[];
  /** The day up to which the fund has processed the member's data (ISO date). */
  readonly processingDate?: string;
  /** The member's civil status (specification, section 6); omitted where personal data are hidden. */
  readonly civilStatusCode?: CivilStatusCode;
  /** Lines of the fund's postal address, without its name. */
  readonly address?: string[];
  /** When the fund answers the telephone. */
  readonly openingHours?: string;
};

type Source = Omit<DashboardSource, 'unreadDocuments' | 'settings'> & {
  readonly settings: DashboardSource['settings'] & Pick<TenantSettings, 'contactDetail'>;
};

/** Where the fund is, and when it answers the telephone. */
const reachOf = ({ settings: { contactDetail }, locale }: Source): Pick<PortalFacts, 'address' | 'openingHours'> => {
  const { openingHours } = contactDetail;
  const address = postalLines({ contactDetail });
  const hours = typeof openingHours === 'string' ? openingHours : openingHours?.[locale];
  return { ...(address.length > 0 && { address }), ...(hours !== undefined && { openingHours: hours }) };
};

/** What the frame of every page needs to know about a member's portal, from what their dashboard is made from. */
export const portalFactsOf = ({ anonymize = false, ...source }: Source): PortalFacts => {
  const { processing, ...boxes } = dashboardOf({ ...source, unreadDocuments: 0 }).data;
  return {
    pages: [...openPagesOf(boxes)],
    ...(!anonymize && { civilStatusCode: source.sheet.person.civilStatus.code }),
    ...reachOf(source),
    ...(processing?.isShown && processing.date !== null && { processingDate: processing.date }),
  };
};

/** {@link portalFactsOf} a session's member. */
export const portalFacts = (sheetOf: SheetOf): ((wish: Wish) => Promise<PortalFacts>) =>
  renderOnce(sheetOf, ({ fund, sheet }, { locale, anonymize }) =>
    portalFactsOf({ sheet, settings: fund.tenant.settings, locale, anonymize }),
  );
