import type { IsoDate } from '#kernel/date.ts';
import type { Locale } from '#kernel/locale.ts';
import type { TenantSettings } from '#tenants/format/settings.ts';
import type { ComposedMessage, LetterContent } from '#server/store/message-content.ts';

/** A letter ready to send: its text, and the content to print. */
export type ComposedLetter = ComposedMessage & { readonly letter: LetterContent };

type About = { readonly settings: TenantSettings; readonly locale: Locale };

/**
 * A code by SMS. `host` is that of the requesting portal, the only one where browsers fill the code in by themselves;
 * null if the browser named none.
 */
type CodeBySms = About & { readonly code: string; readonly minutes: number; readonly host: string | null };

/** Puts everything that the provider sends into words. Pure: no clock, no network, no database. */
export type MessageTexts = {
  /** Mail with the link that starts a login, and its validity in minutes. */
  readonly loginLink: (about: About & { readonly link: string; readonly minutes: number }) => ComposedMessage;
  /** Mail with the link that signs an administrator in to the studio, and its validity in minutes. */
  readonly studioLink: (about: About & { readonly link: string; readonly minutes: number }) => ComposedMessage;
  /** Mail to an administrator: another one offers the draft, which now waits for a second person. */
  readonly studioOffer: (
    about: About & { readonly name: string; readonly comment: string; readonly link: string },
  ) => ComposedMessage;
  /** SMS with an administrator's second factor. */
  readonly studioCode: (about: CodeBySms) => ComposedMessage;
  /** Mail with the link that starts a registration. */
  readonly registrationLink: (
    about: About & {
      readonly link: string;
      readonly minutes: number;
      /** Whether the link resumes a registration. */
      readonly isResumed?: boolean;
    },
  ) => ComposedMessage;
  /** SMS with the code of the registration. */
  readonly registrationCode: (about: CodeBySms) => ComposedMessage;
  /** The letter with the registration code, to the fund's postal address of the person. */
  readonly registrationLetter: (
    about: About & {
      readonly name: string;
      readonly address: readonly string[];
      readonly code: string;
      /** ISO days: the letter's, and the last on which the code is valid. */
      readonly sentOn: string;
      readonly goodUntil: string;
      /** The portal's login page. */
      readonly loginPage: string;
      /** The message's id, under which the demo shows the printed letter. */
      readonly id: string;
    },
  ) => ComposedLetter;
  /** Mail to the new address: the registration is complete. */
  readonly registrationComplete: (about: About) => ComposedMessage;
  /** Mail to a member whose data was entered in a registration with another address. */
  readonly registrationAttempt: (about: About) => ComposedMessage;
  /** SMS with the code that confirms a new mobile number, to that number. */
  readonly numberConfirmation: (about: CodeBySms) => ComposedMessage;
  /** Mail to an address that already has a login and was requested for another one. */
  readonly addressTaken: (about: About) => ComposedMessage;
  /** Mail to the old address: a new one is in effect. Masked. */
  readonly emailAddressChanged: (about: About & { readonly maskedAddress: string }) => ComposedMessage;
  /** Mail to the login address: a new mobile number is in effect. Masked. */
  readonly mobileNumberChanged: (about: About & { readonly maskedNumber: string }) => ComposedMessage;
  /** SMS with the second factor. */
  readonly loginCode: (about: CodeBySms) => ComposedMessage;
  /** Mail with the code that confirms a new address, to that address. */
  readonly emailConfirmation: (about: About & { readonly code: string; readonly minutes: number }) => ComposedMessage;
  /** Mail to the login address: a recovery address was registered. The address itself is masked. */
  readonly recoveryAddressChanged: (about: About & { readonly maskedAddress: string }) => ComposedMessage;
  /** Mail to the fund's mailbox with a member's message. Neither who wrote nor about what is in its subject. */
  readonly messageToFund: (
    about: About & {
      /** The member's name and number. */
      readonly name: string;
      readonly memberId: string;
      readonly subject: string;
      readonly body: string;
      /** The message's, by which the fund's own system answers it. */
      readonly id: string;
      /** Tells the mails of different threads apart. */
      readonly reference: string;
    },
  ) => ComposedMessage;
  /** Mail to a member: the fund has answered, and where to read it. */
  readonly messageAnswered: (about: About & { readonly link: string }) => ComposedMessage;
  /** Mail to a member: their choice of a savings plan is stored, from when it holds and until when it can be changed. */
  readonly planChosen: (
    about: About & { readonly from: IsoDate; readonly until: IsoDate; readonly link: string },
  ) => ComposedMessage;
  /**
   * Mail to a former member whose access has ended, if the call's answer must not say so (`LOGIN_DISCLOSURE=silent`).
   */
  readonly accessEnded: (about: About & { readonly reason: 'locked' | 'left' }) => ComposedMessage;
};
