import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeKeys } from '#contract/route-words.ts';
import {
  landing,
  mayEnter,
  nextRegistrationFlow,
  registrationFlowSchema,
  registrationNone,
  registrationRoutes,
  registrationSteps,
  sessionTokenOf,
  wizardPages,
  type RegistrationEvent,
  type RegistrationFlow,
  type RegistrationStep,
  type RegistrationTyped,
} from './registration-flow.ts';

const now = 1_000_000;
const link = { sessionId: 's-1', emailCode: 'c-1' };
const fresh = {
  userDetailsConfirmed: false,
  mobileNumberConfirmed: false,
  isUserDataVerified: false,
  letterConfirmed: false,
};
const opened: RegistrationEvent = { type: 'linkChecked', link, status: fresh };
const smsSent: RegistrationEvent = { type: 'smsSent', mobileNumber: '+41790*****55', resendAfterSeconds: 30, now };

const after = (...events: readonly RegistrationEvent[]): RegistrationFlow =>
  events.reduce(nextRegistrationFlow, registrationNone);

const toPhone: readonly RegistrationEvent[] = [
  opened,
  { type: 'termsAccepted' },
  { type: 'nameEntered', firstname: 'Anna', name: 'Keller' },
  { type: 'birthdayEntered', birthDate: '1980-02-01' },
  { type: 'registered' },
];
const toLetter: readonly RegistrationEvent[] = [...toPhone, smsSent, { type: 'smsConfirmed' }];

const stages: readonly (readonly [string, RegistrationFlow, string, readonly RegistrationStep[]])[] = [
  ['no link was opened', registrationNone, 'login', []],
  ['the link was opened', after(...toPhone.slice(0, 1)), 'start', ['start']],
  ['the terms are accepted', after(...toPhone.slice(0, 2)), 'name', ['start', 'name']],
  ['the name was entered', after(...toPhone.slice(0, 3)), 'birthday', ['start', 'name', 'birthday']],
  ['the birth date was entered', after(...toPhone.slice(0, 4)), 'ahv', ['start', 'name', 'birthday', 'ahv']],
  ['the fund knows the person', after(...toPhone), 'phone', ['phone']],
  ['an SMS is on its way', after(...toPhone, smsSent), 'sms', ['phone', 'sms']],
  ['the SMS code was correct', after(...toLetter), 'message', ['message', 'code', 'send']],
  ['the letter is awaited', after(...toLetter, { type: 'letterAwaited' }), 'code', ['message', 'code', 'send']],
  [
    'the code was ordered by post',
    after(...toLetter, { type: 'letterOrdered', resendAfterSeconds: undefined, now }),
    'finish',
    ['message', 'code', 'send', 'finish'],
  ],
  ['the letter’s code was correct', after(...toLetter, { type: 'letterConfirmed', hasToken: true }), 'dashboard', []],
  [
    'the letter’s code was correct in another browser',
    after(...toLetter, { type: 'letterConfirmed', hasToken: false }),
    'login',
    [],
  ],
];

const typed = (texts: RegistrationTyped): RegistrationEvent => ({ type: 'typed', typed: texts });

describe('A registration', () => {
  it.each(stages)('redirects to the step that is due when %s', (_, flow, due) => {
    expect(landing(flow)).toBe(due);
  });

  it.each(stages)('lets only the due steps be entered when %s', (_, flow, __, open) => {
    expect(registrationSteps.filter((step) => mayEnter(flow, step)).toSorted()).toEqual([...open].toSorted());
  });

  it('goes start, name, birthday, AHV, phone, SMS, message, code, dashboard', () => {
    const seen = toLetter.map((_, index) => landing(after(...toLetter.slice(0, index + 1))));
    expect(seen).toEqual(['start', 'name', 'birthday', 'ahv', 'phone', 'sms', 'message']);
    expect(landing(after(...toLetter, { type: 'letterAwaited' }))).toBe('code');
  });

  it('orders the code by post, then finishes, then goes to the login', () => {
    const ordered = after(...toLetter, { type: 'letterOrdered', resendAfterSeconds: 90, now });
    expect(ordered).toMatchObject({ news: 'ordered', resendAt: now + 90_000, triesLeft: null });
    expect(landing(ordered)).toBe('finish');
    expect(landing(nextRegistrationFlow(ordered, { type: 'ended' }))).toBe('login');
  });

  it('never redirects to a step that may not be entered, whatever happens in whatever order', () => {
    const event: fc.Arbitrary<RegistrationEvent> = fc.oneof(
      fc
        .record({
          userDetailsConfirmed: fc.boolean(),
          mobileNumberConfirmed: fc.boolean(),
          isUserDataVerified: fc.boolean(),
          letterConfirmed: fc.boolean(),
        })
        .map((status): RegistrationEvent => ({ type: 'linkChecked', link, status })),
      fc.constantFrom<RegistrationEvent>(
        ...toLetter,
        { type: 'codeWrong', triesLeft: 2 },
        { type: 'codeDead' },
        { type: 'letterAwaited' },
        { type: 'letterOrdered', resendAfterSeconds: undefined, now },
        { type: 'resendRefused', waitSeconds: 5, now },
        { type: 'letterConfirmed', hasToken: true },
        { type: 'ended' },
      ),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        const flow = after(...events);
        const at = landing(flow);
        if (at !== 'login' && at !== 'dashboard') expect(mayEnter(flow, at)).toBe(true);
        else expect(registrationSteps.some((step) => mayEnter(flow, step))).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps everything entered when the same link is opened again', () => {
    const entered = after(...toPhone.slice(0, 4));
    expect(nextRegistrationFlow(entered, opened)).toEqual(entered);
    const texted = after(...toPhone, smsSent);
    const status = { ...fresh, userDetailsConfirmed: true };
    expect(nextRegistrationFlow(texted, { type: 'linkChecked', link, status })).toEqual(texted);
    const posted = after(...toLetter, typed({ letterCode: 'K7' }));
    const awaiting = { ...status, mobileNumberConfirmed: true };
    expect(nextRegistrationFlow(posted, { type: 'linkChecked', link, status: awaiting })).toEqual(posted);
  });

  it('starts at the step of its link, wherever this tab was', () => {
    const phone = { ...fresh, userDetailsConfirmed: true };
    const letter = { ...phone, mobileNumberConfirmed: true };
    const other = { sessionId: 's-2', emailCode: 'c-2' };
    for (const at of [registrationNone, after(opened), after(...toPhone, smsSent), after(...toLetter)]) {
      const checked = (status: typeof fresh) => nextRegistrationFlow(at, { type: 'linkChecked', link: other, status });
      expect(checked(fresh)).toMatchObject({ stage: 'details', link: other, typed: {} });
      expect(checked(phone)).toEqual({ stage: 'phone', link: other, typed: {} });
      expect(checked(letter)).toMatchObject({ stage: 'letter', link: other, news: 'awaited', triesLeft: null });
    }
  });

  it('ends with a link whose registration is complete', () => {
    const complete = {
      userDetailsConfirmed: true,
      mobileNumberConfirmed: true,
      isUserDataVerified: true,
      letterConfirmed: true,
    };
    const checked = (proof: { bearerToken?: string }) =>
      nextRegistrationFlow(registrationNone, { type: 'linkChecked', link, status: { ...complete, ...proof } });
    expect([checked({ bearerToken: 'token' }), checked({})]).toEqual([
      { stage: 'ended', to: 'dashboard' },
      { stage: 'ended', to: 'login' },
    ]);
  });

  it('starts over with the link of another registration', () => {
    const other = { sessionId: 's-2', emailCode: 'c-2' };
    expect(
      nextRegistrationFlow(after(...toPhone.slice(0, 4)), { type: 'linkChecked', link: other, status: fresh }),
    ).toEqual({
      stage: 'details',
      link: other,
      typed: {},
      termsAccepted: false,
      person: { firstname: null, name: null, birthDate: null },
    });
  });

  it('counts the tries left and forgets them with a new SMS', () => {
    const wrong = after(...toPhone, smsSent, { type: 'codeWrong', triesLeft: 3 });
    expect(wrong).toMatchObject({ triesLeft: 3, mobileNumber: '+41790*****55' });
    const again = nextRegistrationFlow(wrong, {
      type: 'smsSent',
      mobileNumber: null,
      resendAfterSeconds: undefined,
      now,
    });
    expect(again).toMatchObject({ triesLeft: null, mobileNumber: '+41790*****55', resendAt: now + 60_000 });
    expect(nextRegistrationFlow(wrong, { type: 'codeDead' })).toMatchObject({ triesLeft: 0 });
  });

  it('waits as long as a refused resend says, for the SMS and for the letter', () => {
    const refused: RegistrationEvent = { type: 'resendRefused', waitSeconds: 300, now };
    expect(after(...toPhone, smsSent, refused)).toMatchObject({ resendAt: now + 300_000 });
    expect(after(...toLetter, refused)).toMatchObject({ resendAt: now + 300_000 });
  });

  it('ignores events that belong to another step', () => {
    for (const at of [registrationNone, after(...toLetter)]) {
      for (const event of [
        { type: 'termsAccepted' },
        { type: 'nameEntered', firstname: 'Eva', name: 'Roth' },
        { type: 'birthdayEntered', birthDate: '1990-01-01' },
        { type: 'registered' },
        smsSent,
        { type: 'smsConfirmed' },
      ] as const) {
        expect(nextRegistrationFlow(at, event)).toBe(at);
      }
    }
    const details = after(opened);
    for (const event of [
      smsSent,
      { type: 'smsConfirmed' },
      { type: 'letterAwaited' },
      { type: 'letterOrdered', resendAfterSeconds: undefined, now },
      { type: 'letterConfirmed', hasToken: true },
    ] as const) {
      expect(nextRegistrationFlow(details, event)).toBe(details);
    }
    const phone = after(...toPhone);
    for (const event of [
      { type: 'termsAccepted' },
      { type: 'codeWrong', triesLeft: 1 },
      { type: 'smsConfirmed' },
      { type: 'letterConfirmed', hasToken: true },
    ] as const) {
      expect(nextRegistrationFlow(phone, event)).toBe(phone);
    }
    expect(after({ type: 'registered' })).toBe(registrationNone);
  });

  it('requires the whole name and the terms before the next steps', () => {
    const details = after(opened);
    if (details.stage !== 'details') throw new Error('A fresh link asks for the details.');
    const half = {
      ...details,
      termsAccepted: true,
      person: { firstname: 'Anna', name: null, birthDate: '1980-02-01' },
    };
    expect(mayEnter(half, 'birthday')).toBe(false);
    expect(mayEnter({ ...half, person: { ...half.person, firstname: null, name: 'Keller' } }, 'ahv')).toBe(false);
    const whole = { ...half, person: { ...half.person, name: 'Keller' } };
    expect([mayEnter(whole, 'birthday'), mayEnter({ ...whole, termsAccepted: false }, 'birthday')]).toEqual([
      true,
      false,
    ]);
  });

  it('keeps both name and birth date', () => {
    const name: RegistrationEvent = { type: 'nameEntered', firstname: 'Anna', name: 'Keller' };
    const birthday: RegistrationEvent = { type: 'birthdayEntered', birthDate: '1980-02-01' };
    const person = { firstname: 'Anna', name: 'Keller', birthDate: '1980-02-01' };
    expect(after(opened, name, birthday)).toMatchObject({ person });
    expect(after(opened, birthday, name)).toMatchObject({ person });
  });

  it('keeps what is typed until the provider accepts it', () => {
    const details = after(opened, typed({ firstname: 'Anna' }), typed({ ahvNumber: '756.1' }));
    expect(details).toMatchObject({ typed: { firstname: 'Anna', ahvNumber: '756.1' } });
    const phone = nextRegistrationFlow(details, { type: 'registered' });
    expect(phone).toMatchObject({ typed: {} });
    const texted = [typed({ mobileNumber: '079' }), smsSent, typed({ smsCode: '1234' })].reduce(
      nextRegistrationFlow,
      phone,
    );
    expect(texted).toMatchObject({ typed: { mobileNumber: '079', smsCode: '1234' } });
    expect(nextRegistrationFlow(texted, smsSent)).toMatchObject({ typed: { mobileNumber: '079' } });
    expect(nextRegistrationFlow(texted, smsSent)).not.toHaveProperty('typed.smsCode');
    const letter = [{ type: 'smsConfirmed' } as const, typed({ letterCode: 'K7' })].reduce(
      nextRegistrationFlow,
      texted,
    );
    expect(letter).toMatchObject({ typed: { letterCode: 'K7' } });
    expect(letter).not.toHaveProperty('typed.mobileNumber');
    const ordered = nextRegistrationFlow(letter, { type: 'letterOrdered', resendAfterSeconds: 60, now });
    expect(ordered).toMatchObject({ typed: {} });
    expect(nextRegistrationFlow(letter, { type: 'ended' })).toBe(registrationNone);
    expect(after(typed({ firstname: 'Anna' }))).toBe(registrationNone);
  });

  it.each(stages)('restores the registration from the tab’s storage when %s', (_, flow) => {
    const read = registrationFlowSchema.parse(JSON.parse(JSON.stringify(flow)));
    expect(read).toEqual(flow);
  });

  it.each([
    { stage: 'phone', typed: {} },
    { stage: 'phone', link: { sessionId: 'a b', emailCode: 'c' }, typed: {} },
    { stage: 'phone', link: { sessionId: 'a', emailCode: 'c' }, typed: { name: 7 } },
  ])('restores no registration from an invalid entry: %j', (stored) => {
    expect(registrationFlowSchema.safeParse(stored).success).toBe(false);
  });
});

describe('The header of the registration', () => {
  it('shows personal data, authentication and registration code, and advances with every page but send and finish', () => {
    const withHeader = registrationSteps.filter((step) => step !== 'send' && step !== 'finish');
    const pages = withHeader.map((step) => wizardPages[step]);
    expect(pages.map(({ part }) => part)).toEqual([1, 1, 1, 1, 2, 2, 3, 3]);
    expect(pages.map(({ at, of }) => `${at}/${of}`)).toEqual(['1/4', '2/4', '3/4', '4/4', '1/2', '2/2', '1/2', '2/2']);
  });

  it('has a route for every step of the registration', () => {
    const routes = routeKeys.filter((key) => key.startsWith('register-') && key !== 'register-terms');
    expect(routes.toSorted()).toEqual(Object.values(registrationRoutes).toSorted());
  });
});

describe('The token of a registration', () => {
  it('reads the session token under either name; none in another browser', () => {
    expect([sessionTokenOf({ token: 'a' }), sessionTokenOf({ bearerToken: 'b' }), sessionTokenOf({})]).toEqual([
      'a',
      'b',
      null,
    ]);
  });
});
