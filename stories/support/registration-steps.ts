import {
  nextRegistrationFlow,
  registrationNone,
  type RegistrationEvent,
  type RegistrationTyped,
} from '#domain/registration-flow.ts';
import type { Portal } from '#app/portal-options.ts';
import { registrationLinkAtom } from '#state/flows/opened-link.ts';
import { registration } from '#state/flows/registration.ts';
import { replayedRegistration } from './recorded/replay.ts';
import { storyClock } from './story-clock.ts';
import type { Answers } from './story-provider.ts';

const link = { sessionId: 'story-registration', emailCode: 'story-email-code' };

const status = (confirmed: number) => ({
  userDetailsConfirmed: confirmed > 0,
  mobileNumberConfirmed: confirmed > 1,
  isUserDataVerified: confirmed > 2,
  letterConfirmed: confirmed > 2,
});

const reached =
  (confirmed: number, events: readonly RegistrationEvent[], typed: RegistrationTyped = {}) =>
  (portal: Portal): void => {
    const began: RegistrationEvent = { type: 'linkChecked', link, status: status(confirmed) };
    const happened: RegistrationEvent[] = [began, ...events, { type: 'typed', typed }];
    portal.store.set(registration.flowAtom, happened.reduce(nextRegistrationFlow, registrationNone));
  };

const termsAccepted = { type: 'termsAccepted' } as const;
const named = { type: 'nameEntered', firstname: 'Flavia', name: 'Caduff-Meier' } as const;
const born = { type: 'birthdayEntered', birthDate: '1978-03-05' } as const;

/** The mailed link has just been opened. */
export const registrationLinkOpened = (portal: Portal): void => {
  portal.store.set(registrationLinkAtom, link);
};

/** The link is valid; nothing has been entered yet. */
export const atStart = reached(0, []);
/** The terms are accepted, the box is ticked. */
export const atStartAgain = reached(0, [termsAccepted]);
export const atName = reached(0, [termsAccepted]);
export const atNameAgain = reached(0, [termsAccepted, named], { firstname: 'Flavia', name: 'Caduff-Meier' });
export const atBirthday = reached(0, [termsAccepted, named]);
export const atBirthdayAgain = reached(0, [termsAccepted, named, born], { birthDate: '05.03.1978' });
export const atAhv = reached(0, [termsAccepted, named, born]);
/** A valid number is in the field. */
export const ahvTyped = reached(0, [termsAccepted, named, born], { ahvNumber: '756.0000.0000.19' });
export const atPhone = reached(1, []);
/** A number is in the field. */
export const phoneTyped = reached(1, [], { mobileNumber: '+41 79 000 00 33' });

/** The SMS was sent some seconds ago. */
export const smsSent = (secondsAgo: number, typed: RegistrationTyped = {}) => {
  const now = storyClock.now() - secondsAgo * 1000;
  return reached(
    1,
    [
      {
        type: 'smsSent',
        mobileNumber: '+41790****33',
        resendAfterSeconds: 60,
        validForSeconds: 300,
        codeLength: 6,
        now,
      },
    ],
    typed,
  );
};

/** The SMS code was correct: the letter is announced. */
export const letterAnnounced = reached(1, [
  {
    type: 'smsSent',
    mobileNumber: '+41790****33',
    resendAfterSeconds: 60,
    validForSeconds: 300,
    codeLength: 6,
    now: 0,
  },
  { type: 'smsConfirmed' },
]);
/** Returning with the letter. */
export const atCode = reached(2, []);
/** A code is in the field. */
export const codeTyped = reached(2, [], { letterCode: 'K7QP-4XRM' });
/** The letter has been ordered again. */
export const letterOrdered = reached(2, [{ type: 'letterOrdered', resendAfterSeconds: 60, now: 0 }]);

/** A provider that accepts everything: what it has answered to somebody who has registered. */
export const registrationAnswers = (): Answers => ({
  validateRegistrationEmail: replayedRegistration('validateRegistrationEmail'),
  register: replayedRegistration('register'),
  sendRegistrationSms: replayedRegistration('sendRegistrationSms'),
  resendRegistrationSms: replayedRegistration('resendRegistrationSms'),
  validateRegistrationSms: replayedRegistration('validateRegistrationSms'),
  resendRegistrationLetter: replayedRegistration('resendRegistrationLetter'),
  validateRegistrationLetter: replayedRegistration('validateRegistrationLetter'),
});
