import type { Thread } from '#contract/contact.ts';
import { emailLink, phoneLink } from '#domain/reach.ts';
import { formatDate } from '#kernel/date.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { swissTime } from '#kernel/swiss-time.ts';
import { trimmed } from '#kernel/trimmed.ts';

/** A line of the contact details, and where it leads if it is a number or an address. */
export type ContactLine = { readonly text: string; readonly href: string | null; readonly isWebsite: boolean };

const website = /^https:\/\/[^\s/@?#\\]+(?:[/?#]\S*)?$/i;

/** At least seven digits, so that a postcode or a year isn't taken for a number to call. */
const isPhone = (line: string): boolean => line.replace(/\D/g, '').length >= 7;

/** The lines in the provider's order; what each of them is shows by its form, because providers name them differently. */
export const contactView = (detail: Readonly<Record<string, string | null>>): readonly ContactLine[] =>
  Object.values(detail).flatMap((sent): readonly ContactLine[] => {
    const text = trimmed(sent);
    if (text === null) return [];
    if (website.test(text)) return [{ text, href: text, isWebsite: true }];
    const href = emailLink(text) ?? (isPhone(text) ? phoneLink(text) : null);
    return [{ text, href, isWebsite: false }];
  });

/** A thread as the page shows it. */
export type ThreadView = {
  readonly id: string;
  /** Null while personal data are hidden. */
  readonly subject: string | null;
  readonly isAnswered: boolean;
  /** Whether it has an answer that the member hasn't seen. */
  readonly isUnread: boolean;
  /** When the latest message was sent. */
  readonly newest: Date | null;
  /** Day of the latest message. */
  readonly day: string | null;
  readonly messages: readonly {
    readonly isFund: boolean;
    readonly text: string | null;
    /** `21.11.2026, 09:05`, in Switzerland. */
    readonly sentAt: string | null;
    readonly machineTime: string | undefined;
  }[];
};

/** A moment's day and time in Switzerland. */
const momentText = (at: Date): string => `${formatDate(swissDay(at))}, ${swissTime(at)}`;

/** Turns the threads into what the page shows; one without messages is omitted. */
export const threadsView = (threads: readonly Thread[]): readonly ThreadView[] =>
  threads.flatMap(({ id, subject, state, unread, messages }) => {
    const newest = messages.at(-1);
    if (newest === undefined) return [];
    return [
      {
        id,
        subject: trimmed(subject),
        isAnswered: state === 'answered',
        isUnread: unread,
        newest: newest.sentAt,
        day: newest.sentAt === null ? null : formatDate(swissDay(newest.sentAt)),
        messages: messages.map(({ author, text, sentAt }) => ({
          isFund: author === 'fund',
          text: trimmed(text),
          sentAt: sentAt === null ? null : momentText(sentAt),
          machineTime: sentAt?.toISOString(),
        })),
      },
    ];
  });
