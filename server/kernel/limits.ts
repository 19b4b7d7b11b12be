/** A maximum number within a period. */
export type Limit = { readonly name: string; readonly most: number; readonly seconds: number };

/** One hit on a limit, for the key that it counts. */
export type Permit = { readonly limit: Limit; readonly key: string };

const minutes = (count: number): number => count * 60;
const hours = (count: number): number => count * 3600;

/** Link mails to one address, for login and registration together, whoever requests them. */
export const linkMailsPerAddress: Limit = { name: 'links to address', most: 5, seconds: minutes(10) };

/** Requests for link mails from one source, including those refused because the address is unknown. */
export const linkRequestsPerSource = (most: number): Limit => ({ name: 'links by source', most, seconds: minutes(10) });

/** SMS to one number, and of one fund in total. */
export const smsLimits = {
  perNumberAndHour: { name: 'sms to number, hour', most: 5, seconds: hours(1) },
  perNumberAndDay: { name: 'sms to number, day', most: 10, seconds: hours(24) },
  perFundAndHour: { name: 'sms of fund', most: 1000, seconds: hours(1) },
} as const satisfies Record<string, Limit>;

/** Seconds between two SMS of one login. */
export const smsPause = 60;

/** How often the SMS of one login may be resent. */
export const smsRepeats = 3;

/** SMS of one registration or of one member's change of number: the first and three repeats, a minute apart. */
const smsOfOne: Limit = { name: 'sms of one', most: 1 + smsRepeats, seconds: minutes(30) };
const smsOfOnePause: Limit = { name: 'sms of one, pause', most: 1, seconds: smsPause };

/**
 * The permits for an SMS to a number that somebody entered; `one` is the id of the registration or of the member's
 * change.
 */
export const smsPermits = (one: string, number: string): readonly Permit[] => [
  { limit: smsOfOnePause, key: one },
  { limit: smsOfOne, key: one },
  { limit: smsLimits.perNumberAndHour, key: number },
  { limit: smsLimits.perNumberAndDay, key: number },
  { limit: smsLimits.perFundAndHour, key: 'all' },
];

/** Hours for which a browser that opened a registration link may continue after its last step. */
export const registrationOpenHours = 2;

/** Seconds for which a browser that lost the answer to the letter's code may repeat it. */
export const lostAnswerSeconds = 300;

/** Mails that warn a member that their data was entered in a registration. */
export const registrationWarnings: Limit = { name: 'registration warning', most: 1, seconds: hours(24) };

/** Tries to identify an insured person within one registration. */
export const matchTries = 5;

/** Hours for which a registration without a try left waits. */
export const matchWaitHours = 24;

/** Tries to identify an insured person from one source, and with one social security number. */
export const matchLimits = {
  perSource: { name: 'person data by source', most: 30, seconds: hours(1) },
  perNumber: { name: 'person data of number', most: 10, seconds: hours(24) },
} as const satisfies Record<string, Limit>;

/** What the code of a letter is made of: no characters that look alike. */
export const letterAlphabet = 'ACDEFGHJKMNPQRTUVWXY34679';

/** Characters of a letter's code. */
export const letterCodeLength = 8;

/** Days for which a letter's code is valid. */
export const letterDays = 21;

/** Seconds between two letters of one registration. */
export const letterPause = 60;

/** Letters to one person, whoever asks for them. */
export const lettersPerPerson: Limit = { name: 'letters to person', most: 4, seconds: 30 * hours(24) };

/** The permits for a letter: `pause` seconds since this registration's last one, and the maximum per person. */
export const letterPermits = (registration: string, memberId: string, pause: number): readonly Permit[] => [
  { limit: { name: 'letter, pause', most: 1, seconds: pause }, key: registration },
  { limit: lettersPerPerson, key: memberId },
];

/** Mails with a code for a new address: per member, and per address however many members ask. */
const mailsPerMember: Limit = { name: 'address confirmations', most: 5, seconds: minutes(10) };
const mailsPerAddress: Limit = { name: 'address confirmations to address', most: 5, seconds: hours(1) };

/** The permits for a mail with a code for a new address. */
export const confirmationMailPermits = (memberId: string, address: string): readonly Permit[] => [
  { limit: mailsPerMember, key: memberId },
  { limit: mailsPerAddress, key: address.toLowerCase() },
];

/** Changes of address, civil status or savings plan per member and day. */
export const changesPerMember = { name: 'changes of member', most: 20, seconds: hours(24) } as const satisfies Limit;

/** Simulations on the provider per person who asks for them: each takes up to 40 ms. A browser that simulates asks for none. */
export const simulationsPerMember = {
  name: 'simulations of member',
  most: 120,
  seconds: minutes(1),
} as const satisfies Limit;

/** Scenarios that a member keeps, changes or deletes. */
export const scenarioChanges = { name: 'scenarios of member', most: 120, seconds: hours(1) } as const satisfies Limit;

/** Hints that a member puts off or takes back, and calendar files. */
export const hintChanges = { name: 'hints of member', most: 120, seconds: hours(1) } as const satisfies Limit;

/** How often a member changes their own figure of the AHV pension. */
export const ahvPensionChanges = {
  name: 'AHV pension of member',
  most: 60,
  seconds: hours(1),
} as const satisfies Limit;

/** Sessions that begin in one preview: a wall of pages begins one for each person and language. */
export const previewSessions = { name: 'sessions of preview', most: 600, seconds: hours(1) } as const satisfies Limit;

/** Images and folders that an administrator sends. */
export const studioUploads = { name: 'studio uploads', most: 240, seconds: hours(1) } as const satisfies Limit;

/** What the studio keeps of a fund's images, those of all its revisions included. */
export const imagesOfFund = { most: 1_000, bytes: 250_000_000 };

/** Hours after which an image is deleted that neither a revision nor the draft names. */
export const unusedImageHours = 24;

/** Previews that an administrator opens, links to others included. */
export const previewLimits = { name: 'studio previews', most: 120, seconds: hours(1) } as const satisfies Limit;

/** Messages of a member to the fund. */
const messagesPerHour: Limit = { name: 'messages of member, hour', most: 10, seconds: hours(1) };
const messagesPerDay: Limit = { name: 'messages of member, day', most: 30, seconds: hours(24) };

/** The permits for a member's message to the fund. */
export const messagePermits = (memberId: string): readonly Permit[] => [
  { limit: messagesPerHour, key: memberId },
  { limit: messagesPerDay, key: memberId },
];

/** Calls by a fund's own system with a wrong secret, from one source. The right one still works: it can't be guessed. */
export const wrongFundSecrets = { name: 'wrong fund secrets', most: 20, seconds: minutes(10) } as const satisfies Limit;

/** Answers by a fund's own system. */
export const fundAnswers = { name: 'answers of fund', most: 600, seconds: minutes(10) } as const satisfies Limit;

/** Seconds within which a member who sends the same message again has clicked twice, or lost the answer. */
export const sameMessageSeconds = minutes(10);

/** Downloads per person who makes them, because printing a document costs more than reading a page. */
export const downloadsPerMember = {
  name: 'downloads of member',
  most: 30,
  seconds: minutes(10),
} as const satisfies Limit;

/** Form sets per member; asking again for the same figures costs nothing. */
export const formSetsPerMember = { name: 'form sets of member', most: 10, seconds: hours(1) } as const satisfies Limit;

/** Views of members' portals that one of the support staff may start, wrong numbers included. */
export const impersonationLimit = { name: 'views of support', most: 30, seconds: minutes(10) } as const satisfies Limit;

/**
 * Refused acts of one of the support staff that the access log records; more are refused unrecorded, so that nobody can
 * push other lines out of a member's sight.
 */
export const refusedActsLimit = { name: 'refused acts', most: 30, seconds: minutes(10) } as const satisfies Limit;

/** Minutes after which a view of a member's portal by support staff ends by itself. */
export const impersonationMinutes = 30;

/** Tries before a code is dead. */
export const triesPerCode = 5;

/** Digits of a code by SMS, or by mail for an address. */
export const codeDigits = 6;

/** Minutes for which a mailed link is valid. */
export const linkMinutes = 10;

/** Minutes for which a code by SMS is valid. */
export const codeMinutes = 5;

/** Minutes for which a mailed code for an address is valid. */
export const mailedCodeMinutes = 60;

/** What an answer says about a link that may have been mailed: the same for every address. */
export const linkFacts = { validForSeconds: linkMinutes * 60 };

/** What an answer says about a code that was just sent by SMS. */
export const smsFacts = { resendAfterSeconds: smsPause, validForSeconds: codeMinutes * 60, codeLength: codeDigits };

/** Seconds without a call after which a session ends. */
export const sessionIdle = 20 * 60;

/** Seconds after which a session ends in any case. */
export const sessionAge = hours(8);

/** Seconds between two records of a session's use. */
export const sessionTouch = 10;

/** From this many wrong codes on, an account waits after each one. */
const freeFailures = 30;
/** Seconds without a wrong code after which an account's count is forgotten. */
export const failuresForgotten = hours(12);

/** Seconds an account waits after its latest wrong code: none up to thirty, then 30 s, doubling up to 15 minutes. */
export const waitAfterFailures = (failures: number): number =>
  failures < freeFailures ? 0 : Math.min(minutes(15), 30 * 2 ** (failures - freeFailures));
