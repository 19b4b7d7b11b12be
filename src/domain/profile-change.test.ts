import { describe, expect, it } from 'vitest';
import { civilStatusCodes } from '#kernel/civil-status.ts';
import type { LoginRefusal } from './login-flow.ts';
import {
  addressChangeOf,
  addressFormOf,
  addressFormSchema,
  afterChangeRefused,
  afterConfirmationRefused,
  chosenCivilStatus,
  civilStatusChangeOf,
  civilStatusChoices,
  civilStatusFields,
  civilStatusFormSchema,
  editable,
  loginDataChangeOf,
  loginDataEntry,
  maskedLoginData,
  nextLoginDataFlow,
  pendingLoginDataFlow,
} from './profile-change.ts';
import { readRuleFailure } from './rule-schema.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const today = '2026-11-21';

describe('A change of the login data', () => {
  const verification = nextLoginDataFlow(loginDataEntry('emailAddress'), {
    type: 'codeSent',
    newValue: 'anna@example.org',
    token: 't-1',
    resendAfterSeconds: 30,
    now,
  });

  it('asks for the code that was sent to the new value', () => {
    expect(verification).toEqual({
      step: 'verification',
      kind: 'emailAddress',
      newValue: 'anna@example.org',
      token: 't-1',
      resendAt: now + 30_000,
      triesLeft: null,
    });
  });

  it('counts tries, dies with the code, lives again with a new one, and counts once confirmed', () => {
    const wrong = nextLoginDataFlow(verification, { type: 'codeWrong', triesLeft: 2 });
    expect(wrong).toMatchObject({ triesLeft: 2 });
    const dead = nextLoginDataFlow(wrong, { type: 'codeDead' });
    expect(dead).toMatchObject({ step: 'verification', triesLeft: 0 });
    const again = nextLoginDataFlow(dead, {
      type: 'codeSent',
      newValue: 'anna@example.org',
      token: 't-2',
      resendAfterSeconds: undefined,
      now,
    });
    expect(again).toMatchObject({ token: 't-2', triesLeft: null, resendAt: now + 60_000 });
    expect(nextLoginDataFlow(again, { type: 'confirmed' })).toEqual({
      step: 'confirmed',
      kind: 'emailAddress',
      newValue: 'anna@example.org',
    });
  });

  it('waits as long as a refused resend says, and begins anew when it is cancelled', () => {
    expect(nextLoginDataFlow(verification, { type: 'resendRefused', waitSeconds: 90, now })).toMatchObject({
      resendAt: now + 90_000,
    });
    expect(nextLoginDataFlow(verification, { type: 'cancelled' })).toEqual(loginDataEntry('emailAddress'));
  });

  it('is not moved by a code before there is one', () => {
    const entry = loginDataEntry('mobileNumber');
    expect(nextLoginDataFlow(entry, { type: 'confirmed' })).toBe(entry);
    expect(nextLoginDataFlow(entry, { type: 'codeWrong', triesLeft: 1 })).toBe(entry);
  });

  it('that still waits for its code is taken up after a reload, until the code expires', () => {
    const change = { newValue: '+41790000001', confirmationToken: 't-3', expiresAt: '2026-11-21T08:30:00Z' };
    const profile = { pendingLoginData: { mobileNumber: change } };
    expect(pendingLoginDataFlow(profile, 'mobileNumber', now)).toMatchObject({ step: 'verification', token: 't-3' });
    expect(pendingLoginDataFlow(profile, 'mobileNumber', now + 3_600_000)).toEqual(loginDataEntry('mobileNumber'));
    expect(pendingLoginDataFlow(profile, 'emailAddress', now)).toEqual(loginDataEntry('emailAddress'));
    expect(pendingLoginDataFlow({}, 'mobileNumber', now)).toEqual(loginDataEntry('mobileNumber'));
  });

  it('sends the one thing that changes', () => {
    expect(loginDataChangeOf('emailAddress', 'a')).toEqual({ emailAddress: 'a' });
    expect(loginDataChangeOf('restoreEmailAddress', 'a')).toEqual({ restoreEmailAddress: 'a' });
    expect(loginDataChangeOf('mobileNumber', '1')).toEqual({ mobileNumber: '1' });
  });

  it('shows an e-mail address by its first 3 and last 3 characters, a phone number by its first 6 and last 2', () => {
    expect(maskedLoginData('emailAddress', 'anna@example.org')).toBe('ann**********org');
    expect(maskedLoginData('restoreEmailAddress', 'anna@example.org')).toBe('ann**********org');
    expect(maskedLoginData('mobileNumber', '+41791234567')).toBe('+41791****67');
  });
});

describe('The edit buttons of the profile', () => {
  const switches = {
    disableAddressChange: false,
    disableCivilStatusChange: false,
    disableEmailChange: false,
    disableMobileNumberChange: false,
  };
  const profile = { ...switches, isUserProfileReadOnly: false };
  const settings = { ...switches, configurations: {} };
  const all = { address: true, civilStatus: true, emailAddress: true, mobileNumber: true };

  it('are all there where nothing takes one away', () => {
    expect(editable(profile, settings)).toEqual(all);
  });

  it('disappear when isUserProfileReadOnly is set', () => {
    const none = { address: false, civilStatus: false, emailAddress: false, mobileNumber: false };
    expect(editable({ ...profile, isUserProfileReadOnly: true }, settings)).toEqual(none);
  });

  it.each([
    ['disableAddressChange', 'address'],
    ['disableCivilStatusChange', 'civilStatus'],
    ['disableEmailChange', 'emailAddress'],
    ['disableMobileNumberChange', 'mobileNumber'],
  ] as const)('disappear one by one: %s takes %s away, in the profile and in the fund’s settings', (flag, block) => {
    const without = { ...all, [block]: false };
    expect(editable({ ...profile, [flag]: true }, settings)).toEqual(without);
    expect(editable(profile, { ...settings, [flag]: true })).toEqual(without);
  });

  it('lose the civil status where the fund hides its editing', () => {
    const hidden = { ...settings, configurations: { hideCivilStatusEditing: true } };
    expect(editable(profile, hidden)).toEqual({ ...all, civilStatus: false });
  });
});

const findings = (result: {
  readonly error?:
    { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] } | undefined;
}) =>
  Object.fromEntries(
    (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), readRuleFailure(message)?.key]),
  );

describe('The civil status dialog', () => {
  const empty = {
    status: '',
    validStatusChangedDate: '',
    spouseFirstName: '',
    spouseName: '',
    spouseBirthDate: '',
    nameAfterChange: '',
  };
  const check = (form: Partial<typeof empty>) => {
    const typed = { ...empty, ...form };
    return civilStatusFormSchema(typed.status, today).safeParse(typed);
  };

  it('offers every status but "unknown"', () => {
    expect(civilStatusChoices).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([chosenCivilStatus('2'), chosenCivilStatus('0'), chosenCivilStatus(''), chosenCivilStatus('02')]).toEqual([
      2,
      null,
      null,
      null,
    ]);
  });

  it('asks for marriage date and spouse when married, for date and name after the change when married or divorced', () => {
    expect(civilStatusFields(civilStatusCodes.married)).toEqual({
      changeDate: 'marriage',
      spouse: true,
      nameAfterChange: true,
    });
    expect(civilStatusFields(civilStatusCodes.divorced)).toEqual({
      changeDate: 'divorce',
      spouse: false,
      nameAfterChange: true,
    });
    for (const status of [...civilStatusChoices, null]) {
      if (status === civilStatusCodes.married || status === civilStatusCodes.divorced) continue;
      expect(civilStatusFields(status)).toEqual({ changeDate: null, spouse: false, nameAfterChange: false });
    }
  });

  it('needs a status to be saved', () => {
    expect(findings(check({}))).toEqual({ status: 'required' });
    expect(findings(check({ status: '9' }))).toEqual({ status: 'required' });
    expect(check({ status: '1' }).success).toBe(true);
  });

  it('married: marriage date and spouse birth date, if filled, must each be valid dates in the past', () => {
    expect(check({ status: '2' }).success).toBe(true);
    expect(findings(check({ status: '2', validStatusChangedDate: '31.02.2020', spouseBirthDate: 'x' }))).toEqual({
      validStatusChangedDate: 'date',
      spouseBirthDate: 'date',
    });
    expect(
      findings(check({ status: '2', validStatusChangedDate: '21.11.2026', spouseBirthDate: '01.01.2030' })),
    ).toEqual({ validStatusChangedDate: 'dateBeforeToday', spouseBirthDate: 'dateBeforeToday' });
    expect(
      check({ status: '2', validStatusChangedDate: '20.11.2026', spouseBirthDate: '1.2.1980' }).data,
    ).toMatchObject({
      validStatusChangedDate: '2026-11-20',
      spouseBirthDate: '1980-02-01',
    });
  });

  it('divorced: divorce date, if filled, must be valid', () => {
    expect(check({ status: '3' }).success).toBe(true);
    expect(findings(check({ status: '3', validStatusChangedDate: '30.02.2026' }))).toEqual({
      validStatusChangedDate: 'date',
    });
    expect(check({ status: '3', validStatusChangedDate: '01.12.2026' }).success).toBe(true);
  });

  it('takes spouse names and the name after the change as free text', () => {
    const { data } = check({ status: '2', spouseFirstName: ' Zoë 2 ', spouseName: 'حسن', nameAfterChange: '🙂' });
    expect(data).toMatchObject({ spouseFirstName: 'Zoë 2', spouseName: 'حسن', nameAfterChange: '🙂' });
  });

  it('sends only what the status asks for, without empty fields', () => {
    const leftOver = { status: '3', spouseName: 'Keller', spouseBirthDate: 'never', nameAfterChange: 'Meier' };
    const { data } = check(leftOver);
    expect(data).toBeDefined();
    if (data === undefined) return;
    expect(JSON.parse(JSON.stringify(civilStatusChangeOf(data, 'v1')))).toEqual({
      status: 3,
      nameAfterChange: 'Meier',
      version: 'v1',
    });
    expect(civilStatusChangeOf(empty, null)).toBeNull();
  });
});

describe('The address dialog', () => {
  const address = { addressRow1: 'Seestrasse 1', addressRow2: '', zipCode: '8000', city: 'Zürich', countryCode: 'CH' };
  const check = (form: Partial<typeof address>) => {
    const typed = { ...address, ...form };
    return addressFormSchema(typed.countryCode).safeParse(typed);
  };

  it('requires row 1, zip, city and country; row 2 is optional', () => {
    expect(check({}).data).toEqual(address);
    expect(findings(check({ addressRow1: ' ', zipCode: '', city: '', countryCode: '' }))).toEqual({
      addressRow1: 'required',
      zipCode: 'required',
      city: 'required',
      countryCode: 'required',
    });
  });

  it.each([
    ['CH', '8000', true],
    ['CH', '800', false],
    ['CH', '80000', false],
    ['CH', 'CH-8000', false],
    ['LI', '9490', true],
    ['DE', '10115', true],
    ['DE', 'D-10115', false],
    ['PT', '1000-205', true],
    ['GB', 'SW1A 1AA', true],
    ['GB', '§', false],
    ['', '8000', true],
  ])('in %s takes the postcode %s: %s', (countryCode, zipCode, taken) => {
    expect('zipCode' in findings(check({ countryCode, zipCode }))).toBe(!taken);
  });

  it('starts from what is on record and sends the version it started from', () => {
    expect(addressFormOf({ addressRow1: 'A', zipCode: null })).toEqual({
      addressRow1: 'A',
      addressRow2: '',
      zipCode: '',
      city: '',
      countryCode: '',
    });
    expect(addressChangeOf(address, 'v2')).toEqual({ ...address, version: 'v2' });
    expect(addressChangeOf(address, null)).toEqual(address);
  });
});

const refusal = (status: number, code: string): LoginRefusal => ({
  kind: 'answer',
  status,
  errors: [{ code, detail: 'Sentence.', field: 'city' }],
});

describe('A refused change of the profile', () => {
  it.each([
    ['that the fund does not allow', refusal(400, 'err_disabled'), 'disabled', 'disabled'],
    ['while viewing somebody else’s portal', refusal(400, 'err_impersonating'), 'disabled', 'disabled'],
    ['that somebody else was faster with', refusal(409, 'err_conflict'), 'conflict', 'codeDead'],
    ['with a value that is none', refusal(400, 'err_validation'), 'refused', 'codeDead'],
    ['after the session ended', refusal(401, 'err_unauthorized'), 'sessionEnded', 'sessionEnded'],
    ['that is forbidden', refusal(403, 'err_forbidden'), 'forbidden', 'forbidden'],
    ['without cookies', refusal(403, 'err_csrf'), 'cookiesBlocked', 'cookiesBlocked'],
    ['too soon', refusal(429, 'err_too_many'), 'tryLater', 'tryLater'],
    ['by a provider in trouble', refusal(503, 'err_unavailable'), 'tryLater', 'tryLater'],
  ])('%s is told apart', (_, refused, change, confirmation) => {
    expect(afterChangeRefused(refused)).toMatchObject({ outcome: change });
    expect(afterConfirmationRefused(refused)).toMatchObject({ outcome: confirmation });
  });

  it('keeps the provider’s sentence and the field it belongs to', () => {
    expect(afterChangeRefused(refusal(400, 'err_validation'))).toEqual({
      outcome: 'refused',
      text: 'Sentence.',
      field: 'city',
    });
  });
});
