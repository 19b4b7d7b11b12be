/** At most so many within a time. */
export type Limit = { readonly name: string; readonly most: number; readonly seconds: number };

/** One hit on a limit, for whom or what it counts. */
export type Permit = { readonly limit: Limit; readonly key: string };

const minutes = (count: number): number => count * 60;
const hours = (count: number): number => count * 3600;

/** Link mails to one address, for login and registration together, whoever asks. */
export const linkMailsPerAddress: Limit = { name: 'links to address', most: 5, seconds: minutes(10) };

/** Requests for link mails from one source, those that are refused because the address is unknown among them. */
export const linkRequestsPerSource = (most: number): Limit => ({ name: 'links by source', most, seconds: minutes(10) });

/** SMS to one number, and of one fund in all. */
export const smsLimits = {
  perNumberAndHour: { name: 'sms to number, hour', most: 5, seconds: hours(1) },
  perNumberAndDay: { name: 'sms to number, day', most: 10, seconds: hours(24) },
  perFundAndHour: { name: 'sms of fund', most: 1000, seconds: hours(1) },
} as const satisfies Record<string, Limit>;

/** Seconds between two SMS of one login, and how often it may be sent again. */
export const smsPause = 60;
export const smsRepeats = 3;

/** SMS of one registration or of one member's change of number: the first and three repeats, a minute apart. */
const smsOfOne: Limit = { name: 'sms of one', most: 1 + smsRepeats, seconds: minutes(30) };
const smsOfOnePause: Limit = { name: 'sms of one, pause', most: 1, seconds: smsPause };

/** What an SMS to a number takes that somebody gives: of a registration, or of a member's change, `one` is its id. */
export const smsPermits = (one: string, number: string): readonly Permit[] => [
  { limit: smsOfOnePause, key: one },
  { limit: smsOfOne, key: one },
  { limit: smsLimits.perNumberAndHour, key: number },
  { limit: smsLimits.perNumberAndDay, key: number },
  { limit: smsLimits.perFundAndHour, key: 'all' },
];

/** Hours a browser that opened a registration link may go on with it after its last step. */
export const registrationOpenHours = 2;

/** Seconds for which a browser that lost the answer to the letter's code is let in a second time. */
export const lostAnswerSeconds = 300;

/** Mails that tell a member that their data was entered in a registration. */
export const registrationWarnings: Limit = { name: 'registration warning', most: 1, seconds: hours(24) };

/** Tries to name an insured person: in one registration, then it waits a day; by one source; for one AHV number. */
export const matchTries = 5;
export const matchWaitHours = 24;
export const matchLimits = {
  perSource: { name: 'person data by source', most: 30, seconds: hours(1) },
  perNumber: { name: 'person data of number', most: 10, seconds: hours(24) },
} as const satisfies Record<string, Limit>;

/** Letters: the code in them, how long it is good for, seconds between two, and how often one may be sent to a person. */
export const letterAlphabet = 'ACDEFGHJKMNPQRTUVWXY34679';
export const letterCodeLength = 8;
export const letterDays = 21;
export const letterPause = 60;
export const lettersPerPerson: Limit = { name: 'letters to person', most: 4, seconds: 30 * hours(24) };

/** What a letter takes: `pause` seconds since the one before of this registration, and its part of the person's few. */
export const letterPermits = (registration: string, memberId: string, pause: number): readonly Permit[] => [
  { limit: { name: 'letter, pause', most: 1, seconds: pause }, key: registration },
  { limit: lettersPerPerson, key: memberId },
];

/** Mails with a code for a new address: of one member, and to one address however many members ask. */
const mailsPerMember: Limit = { name: 'address confirmations', most: 5, seconds: minutes(10) };
const mailsPerAddress: Limit = { name: 'address confirmations to address', most: 5, seconds: hours(1) };

/** What a mail with a code for a new address takes. */
export const confirmationMailPermits = (memberId: string, address: string): readonly Permit[] => [
  { limit: mailsPerMember, key: memberId },
  { limit: mailsPerAddress, key: address.toLowerCase() },
];

/** Changes of address or civil status that a member may send in a day. */
export const changesPerMember = { name: 'changes of member', most: 20, seconds: hours(24) } as const satisfies Limit;

/** Documents that a member may have made: printing one costs more than reading a page. */
export const downloadsPerMember = {
  name: 'downloads of member',
  most: 30,
  seconds: minutes(10),
} as const satisfies Limit;

/** Tries a code has before it is dead. */
export const triesPerCode = 5;

/** Minutes a mailed link, a code by SMS, and a mailed code that confirms an address are good for. */
export const linkMinutes = 10;
export const codeMinutes = 5;
export const mailedCodeMinutes = 60;

/** Seconds: a session ends when it is not used, or at its age, and its use is noted no more often than this. */
export const sessionIdle = 20 * 60;
export const sessionAge = hours(8);
export const sessionTouch = 10;

/** From so many wrong codes on, an account waits after each; the count is forgotten after so many seconds without one. */
const freeFailures = 30;
export const failuresForgotten = hours(12);

/** Seconds an account waits after its latest wrong code: none up to thirty, then 30 s, doubling, 15 minutes at most. */
export const waitAfterFailures = (failures: number): number =>
  failures < freeFailures ? 0 : Math.min(minutes(15), 30 * 2 ** (failures - freeFailures));
