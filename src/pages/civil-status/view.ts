import type { Locale } from '#kernel/locale.ts';
import { readCompanions, type BoxWithActions } from '#domain/box.ts';
import { trimmed } from '#kernel/trimmed.ts';
import type { CivilStatusAnswer } from '#contract/civil-status-page.ts';
import { readBoxLink } from '#domain/box-link.ts';
import { derivationOf } from '#domain/derivations.ts';
import type { Profile } from '#contract/profile.ts';
import { editable, editableByFund, readPendingCivilStatus } from '#domain/profile-change.ts';

/**
 * Whether a new civil status can be reported in the portal: `open`, `closed` by the fund or for this member, or
 * `unknown` while the profile isn't available.
 */
export type Reporting = 'open' | 'closed' | 'unknown';

type Switches = Parameters<typeof editable>[1];

/** Derives {@link Reporting} from the fund's settings and the profile; a fund's no is enough. */
export const readReporting = (profile: Parameters<typeof editable>[0] | null, settings: Switches | null): Reporting => {
  if (settings === null) return 'unknown';
  if (!editableByFund(settings).civilStatus) return 'closed';
  if (profile === null) return 'unknown';
  return editable(profile, settings).civilStatus ? 'open' : 'closed';
};

/** The member's pending change; null if none is pending or the profile isn't known. */
export const pendingChange = (profile: Profile | null) => readPendingCivilStatus(profile?.pendingCivilStatus);

/** The provider's links that the page shows, and whether it adds its own link to report a change. */
export type WaysOn = { readonly box: BoxWithActions | null; readonly ownWay: boolean };

/**
 * Exactly one link to report a change: the provider's, if its box has one, else the page's own. If changes can't be
 * reported here, removes the provider's link, and its box if nothing else is left in it.
 */
export const readWaysOn = (
  box: BoxWithActions | null,
  reporting: Reporting,
  place: { readonly fund: string; readonly locale: Locale },
): WaysOn => {
  if (box === null) return { box: null, ownWay: reporting === 'open' };
  const leadsToReport = (link: string | null): boolean => {
    const target = readBoxLink(link, place);
    return target.kind === 'route' && target.key === 'profile-civil-status';
  };
  const reports = box.actions.filter(({ link }) => leadsToReport(link));
  // A link without text isn't shown.
  const hasWay = reports.some(({ linkText }) => linkText !== null);
  if (reporting !== 'closed') return { box, ownWay: reporting === 'open' && !hasWay };
  const others = box.actions.filter((action) => !reports.includes(action));
  return { box: reports.length > 0 && others.length === 0 ? null : { ...box, actions: others }, ownWay: false };
};

type SentStatus = NonNullable<CivilStatusAnswer['statuses']>[number];

/** The figures of a civil status, with how they come about. */
const figuresOfStatus = ({ note, share, ...sent }: SentStatus) => ({
  kind: sent.kind,
  /** CHF a month. */
  partnerPerMonth: sent.partnerPerMonth,
  /** Why a partner would get none. */
  note: trimmed(note),
  /** CHF. */
  lumpSum: sent.lumpSum,
  share,
  ofPartner: derivationOf(sent, 'partnerPensionPerMonth'),
  ofLumpSum: derivationOf(sent, 'deathLumpSum'),
  ofShare: derivationOf(sent, 'divorceShare'),
});

export type FiguresOfStatus = ReturnType<typeof figuresOfStatus>;

/** The civil status as its page shows it. */
export const civilStatusView = ({ civilStatus: box, statuses, orphans, ...companions }: CivilStatusAnswer) => ({
  /** What applies in the present status, and in those that may follow; empty if the provider doesn't say. */
  statuses: (statuses ?? []).map(figuresOfStatus),
  /** Whether children would get orphans’ pensions; a provider of an earlier version doesn't say. */
  hasOrphans: orphans !== false,
  /** Null if the provider hides it. */
  status:
    box?.isVisible === false
      ? null
      : {
          isSent: Boolean(box),
          /** In the provider's words; null if unknown. */
          name: trimmed(box?.civilStatus),
          note: trimmed(box?.subTitle),
        },
  ...readCompanions(companions),
});

export type CivilStatusView = ReturnType<typeof civilStatusView>;
