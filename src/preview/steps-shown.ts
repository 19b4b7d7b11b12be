import type { RouteKey } from '#contract/route-words.ts';
import { loginDataEntry, nextLoginDataFlow, type LoginDataKind } from '#domain/login-data-flow.ts';
import { loginStart, nextLoginFlow } from '#domain/login-flow.ts';
import {
  mayEnter,
  nextRegistrationFlow,
  registrationNone,
  registrationRoutes,
  registrationSteps,
  type RegistrationEvent,
} from '#domain/registration-flow.ts';
import { flowKeys } from '#state/kernel/storage-keys.ts';

/** A link that opens nothing. */
const link = { sessionId: 'preview', emailCode: 'preview' };

/** Where mail and SMS go, as members see it: an address that nobody has (RFC 2606), and a masked number. */
const emailAddress = 'anna.muster@example.com';
const mobileNumber = '+41 79 *** ** 21';
const codeLength = 6;

const nothingConfirmed = {
  userDetailsConfirmed: false,
  mobileNumberConfirmed: false,
  isUserDataVerified: false,
  letterConfirmed: false,
} as const;

/** What is confirmed with a code on a page of the profile. */
const confirmed: Partial<
  Record<RouteKey, { readonly kind: Exclude<LoginDataKind, 'restoreEmailAddress'>; readonly newValue: string }>
> = {
  'profile-email-verification': { kind: 'emailAddress', newValue: emailAddress },
  'profile-phone-verification': { kind: 'mobileNumber', newValue: mobileNumber },
};

/** What happens in a registration, one after the other. */
const registrationEvents = (now: number): readonly RegistrationEvent[] => [
  { type: 'linkChecked', link, status: nothingConfirmed },
  { type: 'termsAccepted' },
  { type: 'nameEntered', firstname: 'Anna', name: 'Muster' },
  { type: 'birthdayEntered', birthDate: '1984-05-12' },
  { type: 'registered' },
  { type: 'smsSent', mobileNumber, codeLength, now },
  { type: 'smsConfirmed' },
  { type: 'letterOrdered', resendAfterSeconds: null, now },
];

/**
 * What a browser keeps for its tab of the steps before a page, as key and text: a login, a registration or a change of login
 * data that has come as far as that. Nothing for pages that need none.
 *
 * @param now milliseconds since 1970
 */
export const keptBefore = (page: RouteKey | null, now: number): readonly (readonly [string, string])[] => {
  if (page === 'login-link')
    return [[flowKeys.loginFlow, JSON.stringify(nextLoginFlow(loginStart, { type: 'linkSent', emailAddress, now }))]];
  if (page === 'login-sms') {
    const flow = nextLoginFlow(loginStart, { type: 'smsSent', link, mobileNumber, codeLength, now });
    return [[flowKeys.loginFlow, JSON.stringify(flow)]];
  }
  const change = page === null ? undefined : confirmed[page];
  if (change !== undefined) {
    const { kind, newValue } = change;
    const sent = { type: 'codeSent', newValue, token: link.emailCode, codeLength, now } as const;
    return [[flowKeys[`loginData.${kind}`], JSON.stringify(nextLoginDataFlow(loginDataEntry(kind), sent))]];
  }
  const step = registrationSteps.find((each) => registrationRoutes[each] === page);
  if (step === undefined) return [];
  let flow = registrationNone;
  for (const event of registrationEvents(now)) {
    flow = nextRegistrationFlow(flow, event);
    if (mayEnter(flow, step)) break;
  }
  return [[flowKeys.registration, JSON.stringify(flow)]];
};

/** Whether a page is a step that only shows after those before it. */
export const isLaterStep = (page: RouteKey): boolean => keptBefore(page, 0).length > 0;
