import type { endpoints } from '#contract/endpoints.ts';
import { isPageLinkName } from '#contract/page-links.ts';
import type { MemberRecord } from '#contract/member-record.ts';
import { swissDay } from '../clock.ts';
import type { Fund } from '../funds.ts';
import {
  buyInPageOf,
  civilStatusPageOf,
  creditBalancePageOf,
  explain,
  fatalityPageOf,
  homeOwnershipPageOf,
  leavingPageOf,
  retirementPageOf,
  unpaidVacationPageOf,
  type Explained,
  type PageSource,
} from '../pension/detail-pages.ts';
import { readRecord } from './current-user.ts';
import { noteDisclosure } from './disclosure.ts';
import type { Call, HandlersOf, Services } from './handler.ts';
import { refuse } from './refusal.ts';

/** How many members' computed figures stay in memory. */
const kept = 200;

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

/**
 * The detail pages, all from one computation a member and day, and the addresses that their links stand for. Figures are
 * kept as long as nothing they rest on changes: the person's record, the plan, the day.
 */
export const pageHandlers = (services: Services): HandlersOf<PageName | 'pageLink'> => {
  const { store, funds, origins } = services;
  type Known = { readonly record: MemberRecord; readonly explained: Explained };
  const computed = new Map<string, Promise<Known>>();

  const findFund = async (tenant: string): Promise<Fund> => {
    const fund = await funds.find(tenant);
    if (fund === null) throw refuse.unavailable();
    return fund;
  };

  const known = ({ session, now }: PageCall, fund: Fund): Promise<Known> => {
    const { tenant, memberId, personVersion } = session;
    const today = swissDay(now);
    const key = JSON.stringify([tenant, memberId, personVersion, fund.planVersion, today]);
    const before = computed.get(key);
    if (before !== undefined) return before;
    const fresh = (async (): Promise<Known> => {
      const record = await store.withTenant(tenant, (tx) => readRecord(tx, tenant, memberId));
      return { record, explained: explain(fund.tenant.plan, record, today) };
    })();
    const oldest = computed.size >= kept ? computed.keys().next().value : undefined;
    if (oldest !== undefined) computed.delete(oldest);
    computed.set(key, fresh);
    fresh.catch(() => computed.delete(key));
    return fresh;
  };

  /** Answers a page's call, and notes that the member's data were read. */
  const page =
    <Data>(object: string, write: (source: PageSource) => Data) =>
    async (call: PageCall): Promise<{ data: Data }> => {
      const { session, locale, query, now, requestId } = call;
      const fund = await findFund(session.tenant);
      const { settings, plan } = fund.tenant;
      const { record, explained } = await known(call, fund);
      const data = write({ record, explained, plan, settings, locale, anonymize: query?.anonymize === 'true' });
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

    pageLink: async ({ session: { tenant }, path: { name }, locale }) => {
      if (!isPageLinkName(name)) throw refuse.notFound();
      const { settings } = (await findFund(tenant)).tenant;
      return { data: settings.pageLinks[name] ?? `${origins.own}/simulators/${tenant}/${locale}/${name}` };
    },
  };
};
