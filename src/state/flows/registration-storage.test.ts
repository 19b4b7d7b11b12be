import { expect, it } from 'vitest';
import { registrationNone, nextRegistrationFlow, type RegistrationEvent } from '#domain/registration-flow.ts';
import { storedRegistration } from './registration-storage.ts';

const link = { sessionId: 's-1', emailCode: 'c-2' };
const status = (confirmed: number) => ({
  userDetailsConfirmed: confirmed > 0,
  mobilePhoneConfirmed: confirmed > 1,
  isUserDataVerified: false,
  letterConfirmed: false,
});
const opened = (confirmed: number): RegistrationEvent => ({ type: 'linkChecked', link, status: status(confirmed) });

it.each<[string, readonly RegistrationEvent[]]>([
  ['just begun', [opened(0)]],
  [
    'with its details entered',
    [
      opened(0),
      { type: 'termsAccepted' },
      { type: 'nameEntered', firstname: 'Livia', name: 'Brändli' },
      { type: 'birthdayEntered', birthDate: '1997-10-05' },
    ],
  ],
  ['at the phone', [opened(1)]],
  ['at the SMS code', [opened(1), { type: 'smsSent', mobileNumber: null, resendAfterSeconds: 60, now: 0 }]],
  ['at the letter', [opened(2), { type: 'letterCodeWrong', triesLeft: 3 }]],
])('a registration %s is read back as it was written', (_, events) => {
  const kept = { flow: events.reduce(nextRegistrationFlow, registrationNone), draft: { ahvNumber: '756.0000' } };
  expect(storedRegistration.parse(JSON.stringify(kept))).toEqual(kept);
});

it.each([
  'no json',
  '{}',
  '{"flow":{"stage":"none"},"draft":{}}',
  '{"flow":{"stage":"phone"},"draft":{}}',
  '{"flow":{"stage":"phone","link":{"sessionId":"a b","emailCode":"c"}},"draft":{}}',
  '{"flow":{"stage":"phone","link":{"sessionId":"a","emailCode":"c"}},"draft":{"name":7}}',
])('what no registration looks like (%s) is dropped', (text) => {
  expect(storedRegistration.parse(text)).toBeNull();
});
