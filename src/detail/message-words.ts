import type { TFunction } from 'i18next';
import type { SentHint } from '#contract/hints.ts';
import { formatDate } from '#kernel/date.ts';

/** What is said of a message to the fund, and how it is reached on the page of contact. */
export type MessageWords = {
  /** In a few words, whether the fund has answered. */
  readonly lead: string;
  readonly sentence: string;
  /** Whether there is nothing to do but wait for the fund's answer. */
  readonly isAwaited: boolean;
  readonly action: string;
  /** Leads to its thread, in the page's address. */
  readonly query: { readonly thread: string };
};

/** The words of a message about a hint, the same wherever it is said. */
export const messageWords = (
  t: TFunction<'hints'>,
  { threadId, date, isAnswered }: NonNullable<SentHint['message']>,
): MessageWords => ({
  lead: t(isAnswered ? 'message.isAnswered' : 'message.isSent'),
  sentence: t(isAnswered ? 'message.answered' : 'message.sent', { date: formatDate(date) }),
  isAwaited: !isAnswered,
  action: t(isAnswered ? 'message.read' : 'message.view'),
  query: { thread: threadId },
});
