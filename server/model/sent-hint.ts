import type { ContactTopic } from '#contract/contact-topics.ts';
import { hintTopics, type SentHint } from '#contract/hints.ts';
import { addMonths } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toChf } from '#kernel/money.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import type { HintKey } from '#pension/hint-keys.ts';
import { buyInHintedFrom, type Hint } from '#pension/hints.ts';
import type { TopicThread } from './threads.ts';

/** Whether a hint's day tells the birth date, when a payment was made, or when somebody leaves. */
const tells: Readonly<Record<HintKey, boolean>> = {
  partnerNotDeclared: false,
  birthDateUnknown: false,
  stayInsured: true,
  lumpSumNotice: true,
  retirementNear: true,
  openWithdrawal: false,
  planChange: false,
  buyInThisYear: false,
  buyInLockEnds: true,
  recoveryAddressMissing: false,
};

/** A hint's day as it is sent: none that identifies somebody where personal data are hidden. */
export const sentDay = ({ key, date }: Pick<Hint, 'key' | 'date'>, isHidden: boolean): IsoDate | null =>
  isHidden && tells[key] ? null : date;

/** Months before an exit from which a message is about this dismissal, and not about an earlier one. */
const DISMISSED_MONTHS = 12;

/**
 * Whether a message that the member wrote on a day is about this hint. One about the retirement is only after the deadline
 * for a lump sum: an earlier one knew nothing of what has lapsed. One about a buy-in is from the day on which the hint comes:
 * an earlier one was a question.
 */
const isAbout = ({ key, date, passed }: Hint, day: IsoDate): boolean => {
  if (key === 'stayInsured') return date !== null && day >= addMonths(date, -DISMISSED_MONTHS);
  if (key === 'retirementNear') return passed !== null && day > passed;
  if (key === 'buyInThisYear') return date !== null && day >= buyInHintedFrom(date);
  return true;
};

/** The message that does what a hint asks for, if the member has written it. */
const messageAbout = (hint: Hint, threads: ReadonlyMap<ContactTopic, TopicThread>): Pick<SentHint, 'message'> => {
  const topic = hintTopics[hint.key];
  const thread = topic && threads.get(topic);
  if (thread === undefined) return {};
  const { threadId, sentAt, writtenAt, isAnswered } = thread;
  return isAbout(hint, swissDay(writtenAt)) ? { message: { threadId, date: swissDay(sentAt), isAnswered } } : {};
};

/**
 * A hint as it is sent, with the member's message about it; without days that identify somebody where personal data are
 * hidden.
 */
export const sentHint = (hint: Hint, isHidden: boolean, threads: ReadonlyMap<ContactTopic, TopicThread>): SentHint => {
  const { key, amount, afterDivorce, isPensionOnly, months, passed } = hint;
  const hides = isHidden && tells[key];
  return {
    key,
    date: sentDay(hint, isHidden),
    amount: amount === null ? null : toChf(amount),
    ...(afterDivorce !== null && { afterDivorce: toChf(afterDivorce) }),
    ...(isPensionOnly && !isHidden && { isPensionOnly }),
    months: hides ? null : months,
    passed: hides ? null : passed,
    ...messageAbout(hint, threads),
  };
};
