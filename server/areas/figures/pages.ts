import type { endpoints } from '#contract/endpoints.ts';
import { isPageLinkName, isLinkedSimulator } from '#contract/page-links.ts';
import { routePath } from '#contract/route-words.ts';
import { simulatorPath } from '#domain/simulator-address.ts';
import { hasSavings, type FigureSheet } from '#pension/figure-sheet.ts';
import { apiBase } from '#server/kernel/addresses.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { noteDisclosure } from '#server/model/disclosure.ts';
import { documentPath, liveDocumentCode } from '#server/model/document-codes.ts';
import type { Call, HandlersOf, Services } from '#server/model/handler.ts';
import type { NotesOf } from '#server/model/member-notes.ts';
import type { SheetOf } from '#server/model/member-sheets.ts';
import { fundOfSession } from '#server/model/session-fund.ts';
import type { SessionRow } from '#server/store/store.ts';
import { detailPages } from './pages/detail-pages.ts';
import type { PageSource } from './pages/page-parts.ts';
import { renderOnce } from './render-once.ts';

type PageName = keyof typeof detailPages;

/** What the calls of all pages have in common. */
type PageCall = Pick<Call<(typeof endpoints)['buyIn']>, 'session' | 'locale' | 'now' | 'requestId'> & {
  readonly query?: { readonly anonymize?: 'true' | 'false' | undefined } | undefined;
};

/** The detail pages, and the addresses for their links. */
export const pageHandlers = (
  services: Services,
  sheetOf: SheetOf,
  notesOf: NotesOf,
): HandlersOf<PageName | 'pageLink'> => {
  const { hash, origins } = services;

  /** Address of the certificate of a session's member, below the API base; undefined without one. */
  const certificateLink = (session: SessionRow, sheet: FigureSheet): string | undefined =>
    hasSavings(sheet) ? documentPath(liveDocumentCode(hash, session, 'pensionCertificate')) : undefined;

  /** Answers a page's call, and logs that the member's data were read. */
  const page = <Data>(object: string, render: (source: PageSource) => Data) => {
    const answer = renderOnce(sheetOf, async ({ fund, sheet, basis }, { session, locale, anonymize }) => ({
      data: render({
        sheet,
        basis,
        notes: await notesOf(session),
        settings: fund.tenant.settings,
        locale,
        anonymize,
        certificateLink: certificateLink(session, sheet),
      }),
    }));
    return async ({ session, locale, query, now, requestId }: PageCall): Promise<{ data: Data }> => {
      const rendered = await answer({ session, locale, now, anonymize: query?.anonymize === 'true' });
      await noteDisclosure(services, session, object, now, requestId);
      return rendered;
    };
  };

  return {
    insuranceOverview: page('page: insurance overview', detailPages.insuranceOverview),
    buyIn: page('page: buy-in', detailPages.buyIn),
    exitBenefit: page('page: exit benefit', detailPages.exitBenefit),
    retirement: page('page: retirement', detailPages.retirement),
    additionalSavings: page('page: additional savings', detailPages.additionalSavings),
    homeOwnership: page('page: home ownership', detailPages.homeOwnership),
    deathBenefit: page('page: death benefit', detailPages.deathBenefit),
    disability: page('page: disability', detailPages.disability),
    unpaidLeave: page('page: unpaid leave', detailPages.unpaidLeave),
    civilStatus: page('page: civil status', detailPages.civilStatus),

    pageLink: async ({ session, path: { name }, locale, portalOrigin, now }) => {
      if (!isPageLinkName(name)) throw refuse.notFound();
      const { tenant } = session;
      const { settings } = (await fundOfSession(services, tenant)).tenant;
      const own = settings.pageLinks[name];
      if (own !== undefined) return { data: own };
      const contact = `${portalOrigin}/${tenant}/${locale}/${routePath('contact', locale)}`;
      if (isLinkedSimulator(name)) {
        // Without simulations the fund itself answers what they would.
        const address = origins.own + simulatorPath({ fund: tenant, locale, word: name });
        return { data: settings.answersBeyondSpecification ? address : contact };
      }
      const certificate =
        name === 'insurancecertificate' ? certificateLink(session, (await sheetOf(session, now)).sheet) : undefined;
      // What the portal doesn't have is ordered by a message.
      const order = `${contact}?topic=documents`;
      return { data: certificate === undefined ? order : `${origins.own}${apiBase}${certificate}` };
    },
  };
};
