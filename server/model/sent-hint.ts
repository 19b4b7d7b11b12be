import type { ContactTopic } from '#contract/contact-topics.ts';
import { hintTopics, type SentHint } from '#contract/hints.ts';
import { toChf } from '#kernel/money.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import type { HintKey } from '#pension/hint-keys.ts';
import type { Hint } from '#pension/hints.ts';
import type { TopicMessage } from './threads.ts';

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

/** The message that does what a hint asks for, if the member has written it; about a retirement, only after the deadline. */
const messageAbout = (
  { key, passed }: Hint,
  messages: ReadonlyMap<ContactTopic, TopicMessage>,
): Pick<SentHint, 'message'> => {
  const topic = hintTopics[key];
  const canHelp = key !== 'retirementNear' || passed !== null;
  const message = topic && canHelp ? messages.get(topic) : undefined;
  if (message === undefined) return {};
  const { threadId, sentAt, isAnswered } = message;
  return { message: { threadId, date: swissDay(sentAt), isAnswered } };
};

/**
 * A hint as it is sent, with the member's message about it; without days that identify somebody where personal data are
 * hidden.
 */
export const sentHint = (
  hint: Hint,
  isHidden: boolean,
  messages: ReadonlyMap<ContactTopic, TopicMessage>,
): SentHint => {
  const { key, date, amount, months, passed } = hint;
  const hides = isHidden && tells[key];
  return {
    key,
    date: hides ? null : date,
    amount: amount === null ? null : toChf(amount),
    months: hides ? null : months,
    passed: hides ? null : passed,
    ...messageAbout(hint, messages),
  };
};
