import type { TFunction } from 'i18next';
import { hintRoutes, hintTopics, type SentHint } from '#contract/hints.ts';
import type { RouteKey } from '#contract/route-words.ts';
import { declarationQuery, topicQuery } from '#domain/form-query.ts';
import { daysBetween, yearOf } from '#kernel/calendar.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { formatChf, formatFrancs } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import type { IconName } from '#ui/Icon.tsx';
import { messageWords } from './message-words.ts';

/** A hint in words. */
export type HintWords = {
  readonly icon: IconName;
  /** Whether something is lost soon if nothing is done, or has been. */
  readonly isWarning: boolean;
  readonly sentence: string;
  /** The same with its day, on a page of its own topic; null where that stands apart. */
  readonly dated: string | null;
  /** For one line of a phone: what to do and what it brings; once the member has written about it, only its topic. */
  readonly short: string;
  /** What `short` goes on from: what to do, where what it brings is said apart; null where `short` says both. */
  readonly asked: string | null;
  /** What comes first, in a few words: that a message about it is under way, or what can still be done; null without. */
  readonly lead: string | null;
  readonly reason: string;
  /** That the member has written about it, or that the fund has answered; null if neither. */
  readonly written: string | null;
  /** `bis 31.12.2026`; null without a day. */
  readonly date: string | null;
  /** Whether that is the last day on which one can act. */
  readonly isDeadline: boolean;
  readonly action: string;
  /** Where one can act: the message to the fund, where a deadline has passed or it has been written. */
  readonly route: RouteKey;
  /** Leads to the place on that page, in its address; empty for its top. */
  readonly query: Readonly<Record<string, string>>;
};

/** Days before a deadline that can't be made up for from which on a hint warns. */
const warningDays = 60;

const news = { loses: false, isDeadline: true } as const;
const loss = { loses: true, isDeadline: true } as const;
const event = { loses: false, isDeadline: false } as const;

/** How a hint looks, whether something is lost if nothing is done, and whether its day is the last on which one can act. */
const manners: Readonly<Record<SentHint['key'], Pick<HintWords, 'icon' | 'isDeadline'> & { readonly loses: boolean }>> =
  {
    partnerNotDeclared: { icon: 'heart', ...loss },
    birthDateUnknown: { icon: 'user', ...loss },
    stayInsured: { icon: 'exit', ...loss },
    lumpSumNotice: { icon: 'clock', ...loss },
    retirementNear: { icon: 'sunrise', ...event },
    openWithdrawal: { icon: 'home', ...news },
    planChange: { icon: 'savings', ...news },
    buyInThisYear: { icon: 'wallet', ...news },
    buyInLockEnds: { icon: 'calendar', ...event },
    recoveryAddressMissing: { icon: 'mail', ...news },
  };

/** What a buy-in does to capital: nothing as far as it makes up for a divorce (`free`, CHF). BVG art. 79b paras. 3 and 4. */
const lockOf = (
  t: TFunction<'hints'>,
  { amount, free, isPensionOnly }: { amount: number | null; free: number; isPensionOnly: boolean },
): readonly string[] => {
  if (free === 0 && !isPensionOnly) return [t('buyInThisYear.locked')];
  if (free === 0) return [t('buyInThisYear.pensionOnly'), t('buyInThisYear.capital')];
  if (free === amount) return [];
  const limit = isPensionOnly ? 'pensionOnly' : 'locked';
  return [
    t(`buyInThisYear.afterDivorce.${limit}`, { amount: formatFrancs(Math.floor(free)) }),
    t('buyInThisYear.capital'),
  ];
};

/** Sentence and reason of a hint; each value that is missing, because it is hidden, leaves out only what needs it. */
const saying = (
  t: TFunction<'hints'>,
  { key, date, amount, afterDivorce, isPensionOnly, months, passed }: SentHint,
): Pick<HintWords, 'sentence' | 'reason'> & Partial<Pick<HintWords, 'dated' | 'short' | 'asked' | 'lead'>> => {
  switch (key) {
    case 'lumpSumNotice':
      return {
        sentence: t('lumpSumNotice.sentence'),
        short: t('lumpSumNotice.short'),
        reason:
          months === null || months === 0 ? t('lumpSumNotice.undated') : t('lumpSumNotice.reason', { count: months }),
      };
    case 'retirementNear':
      return {
        sentence:
          months === null
            ? t('retirementNear.undated')
            : months === 0
              ? t('retirementNear.soon')
              : t('retirementNear.sentence', { count: months }),
        ...(date !== null && {
          dated: months
            ? t('retirementNear.dated', { count: months, date: formatDate(date) })
            : t('retirementNear.datedSoon', { date: formatDate(date) }),
        }),
        ...(passed === null
          ? { reason: t('retirementNear.reason') }
          : {
              // The retirement itself can still be registered in time.
              ...(date === null
                ? { lead: t('retirementNear.register'), short: t('retirementNear.lapsed') }
                : {
                    lead: t('retirementNear.onDay', { date: formatDate(date) }),
                    short: t('retirementNear.register'),
                  }),
              reason: t('retirementNear.passed', { date: formatDate(passed) }),
            }),
      };
    case 'openWithdrawal':
      return {
        sentence: t('openWithdrawal.sentence'),
        ...(amount !== null && { short: t('openWithdrawal.stake', { amount: formatFrancs(amount) }) }),
        reason:
          amount === null ? t('openWithdrawal.unknown') : t('openWithdrawal.reason', { amount: formatChf(amount) }),
      };
    case 'planChange':
      return {
        sentence: date === null ? t('planChange.undated') : t('planChange.sentence', { year: yearOf(date) + 1 }),
        reason: t('planChange.reason'),
      };
    case 'buyInThisYear': {
      return {
        sentence: date === null ? t('buyInThisYear.undated') : t('buyInThisYear.sentence', { year: yearOf(date) }),
        ...(amount !== null && { short: t('buyInThisYear.stake', { amount: formatFrancs(Math.floor(amount)) }) }),
        reason: [
          // No more than is possible.
          ...(amount === null ? [] : [t('buyInThisYear.reason', { amount: formatFrancs(Math.floor(amount)) })]),
          t('buyInThisYear.arrives'),
          ...lockOf(t, { amount, free: afterDivorce ?? 0, isPensionOnly: isPensionOnly === true }),
        ].join(' '),
      };
    }
    case 'partnerNotDeclared':
      return {
        sentence: t('partnerNotDeclared.sentence'),
        ...(amount !== null && {
          asked: t('partnerNotDeclared.ask'),
          short: t('partnerNotDeclared.stake', { amount: formatRough(amount) }),
        }),
        reason: [
          t('partnerNotDeclared.reason'),
          ...(amount === null ? [] : [t('partnerNotDeclared.declared', { amount: formatRough(amount) })]),
        ].join(' '),
      };
    case 'birthDateUnknown':
      return { sentence: t('birthDateUnknown.sentence'), reason: t('birthDateUnknown.reason') };
    case 'stayInsured':
    case 'buyInLockEnds':
    case 'recoveryAddressMissing':
    default:
      return { sentence: t(`${key}.sentence`), short: t(`${key}.short`), reason: t(`${key}.reason`) };
  }
};

/** Where one can act on a hint, and how that is called: the page, or the fund where only a message still helps. */
const wayOf = (t: TFunction<'hints'>, { key, passed }: SentHint): Pick<HintWords, 'action' | 'route' | 'query'> => {
  const topic = hintTopics[key];
  // Only the retirement has a deadline that it outlasts.
  const route = passed === null ? hintRoutes[key] : 'contact';
  return {
    action: t(passed === null ? `${key}.action` : 'retirementNear.order'),
    route,
    query:
      route === 'contact' ? (topic ? topicQuery(topic) : {}) : key === 'partnerNotDeclared' ? declarationQuery : {},
  };
};

/** The words of a hint, the same wherever it is said. What the member has written about waits for the fund. */
export const hintWords = (t: TFunction<'hints'>, hint: SentHint, today: IsoDate): HintWords => {
  const { key, date, passed, message } = hint;
  const { icon, loses, isDeadline } = manners[key];
  const topic = t(`${key}.action`);
  const { sentence, dated = null, short = topic, asked = null, reason, lead = null } = saying(t, hint);
  const written = message ? messageWords(t, message) : null;
  return {
    icon,
    isWarning:
      written?.isAwaited !== true &&
      (passed !== null || (loses && (date === null || daysBetween(today, date) < warningDays))),
    sentence,
    dated,
    short: written === null ? short : topic,
    asked: written === null ? asked : null,
    lead: written?.lead ?? lead,
    reason,
    written: written?.sentence ?? null,
    date: date === null ? null : t(isDeadline ? 'until' : 'on', { date: formatDate(date) }),
    isDeadline: date !== null && isDeadline,
    ...(written === null ? wayOf(t, hint) : { action: written.action, route: 'contact', query: written.query }),
  };
};
