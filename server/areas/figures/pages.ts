import type { endpoints } from '#contract/endpoints.ts';
import { isPageLinkName } from '#contract/page-links.ts';
import { documentCode, documentPath } from '#server/model/document-codes.ts';
import {
  buyInPageOf,
  civilStatusPageOf,
  creditBalancePageOf,
  fatalityPageOf,
  hasCertificate,
  homeOwnershipPageOf,
  leavingPageOf,
  retirementPageOf,
  unpaidVacationPageOf,
  type Explained,
  type PageSource,
} from './detail-pages.ts';
import type { SessionRow } from '#server/store/store.ts';
import { noteDisclosure } from '#server/model/disclosure.ts';
import type { Call, HandlersOf, Services } from '#server/model/handler.ts';
import type { FiguresOf } from '#server/model/member-figures.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { apiBase } from '#server/kernel/addresses.ts';
import { fundOfSession } from '#server/model/session-fund.ts';

type PageName =
  | 'creditBalancePage'
  | 'buyInPage'
  | 'leavingPage'
  | 'retirementPage'
  | 'homeOwnershipPage'
  | 'fatalityPage'
  | 'unpaidVacationPage'
  | 'civilStatusPage';

/** What a page's call has in common with those of the others. */
type PageCall = Pick<Call<(typeof endpoints)['buyInPage']>, 'session' | 'locale' | 'now' | 'requestId'> & {
  readonly query?: { readonly anonymize?: 'true' | 'false' | undefined } | undefined;
};

/** The detail pages, all from one computation a member and day, and the addresses that their links stand for. */
export const pageHandlers = (services: Services, figuresOf: FiguresOf): HandlersOf<PageName | 'pageLink'> => {
  const { hash, origins } = services;

  /** Where the certificate of a session's member is found, below the API base; undefined where there is none. */
  const certificateLink = (session: SessionRow, explained: Explained): string | undefined =>
    hasCertificate(explained) ? documentPath(documentCode(hash, session, 'pensionCertificate')) : undefined;

  /** Answers a page's call, and notes that the member's data were read. */
  const page =
    <Data>(object: string, write: (source: PageSource) => Data) =>
    async (call: PageCall): Promise<{ data: Data }> => {
      const { session, locale, query, now, requestId } = call;
      const { fund, record, explained } = await figuresOf(session, now);
      const { settings, plan } = fund.tenant;
      const data = write({
        record,
        explained,
        plan,
        settings,
        locale,
        anonymize: query?.anonymize === 'true',
        certificateLink: certificateLink(session, explained),
      });
      await noteDisclosure(services, session, object, now, requestId);
      return { data };
    };

  return {
    creditBalancePage: page('page: creditbalance', creditBalancePageOf),
    buyInPage: page('page: buyin', buyInPageOf),
    leavingPage: page('page: leaving', leavingPageOf),
    retirementPage: page('page: retirement', retirementPageOf),
    homeOwnershipPage: page('page: homeownership', homeOwnershipPageOf),
    fatalityPage: page('page: fatality', fatalityPageOf),
    unpaidVacationPage: page('page: unpaidvacation', unpaidVacationPageOf),
    civilStatusPage: page('page: civilstatus', civilStatusPageOf),

    pageLink: async ({ session, path: { name }, locale, now }) => {
      if (!isPageLinkName(name)) throw refuse.notFound();
      const { tenant } = session;
      const { settings } = (await fundOfSession(services, tenant)).tenant;
      const own = settings.pageLinks[name];
      if (own !== undefined) return { data: own };
      const certificate =
        name === 'insurancecertificate'
          ? certificateLink(session, (await figuresOf(session, now)).explained)
          : undefined;
      const place = certificate === undefined ? `/simulators/${tenant}/${locale}/${name}` : `${apiBase}${certificate}`;
      return { data: `${origins.own}${place}` };
    },
  };
};
