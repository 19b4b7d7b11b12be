import { describe, expect, it } from 'vitest';
import { civilStatusCodes, type CivilStatusCode } from '#kernel/civil-status.ts';
import {
  addressChangeOf,
  addressFormOf,
  addressFormSchema,
  chosenCivilStatus,
  civilStatusChangeOf,
  civilStatusChoices,
  civilStatusesAfter,
  civilStatusFields,
  civilStatusFormOf,
  civilStatusFormSchema,
  editable,
  editableByFund,
  emptyCivilStatusForm,
  readPendingCivilStatus,
  type CivilStatusForm,
} from './profile-change.ts';
import { readRuleFailure } from './rule-schema.ts';

const today = '2026-11-21';

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

  it('offers every edit button if nothing disables it', () => {
    expect(editable(profile, settings)).toEqual(all);
  });

  it('offers no edit button if isUserProfileReadOnly is set', () => {
    const none = { address: false, civilStatus: false, emailAddress: false, mobileNumber: false };
    expect(editable({ ...profile, isUserProfileReadOnly: true }, settings)).toEqual(none);
  });

  it.each([
    ['disableAddressChange', 'address'],
    ['disableCivilStatusChange', 'civilStatus'],
    ['disableEmailChange', 'emailAddress'],
    ['disableMobileNumberChange', 'mobileNumber'],
  ] as const)('%s, in the profile or in the fund’s settings, removes only the edit button of %s', (flag, block) => {
    const without = { ...all, [block]: false };
    expect(editable({ ...profile, [flag]: true }, settings)).toEqual(without);
    expect(editable(profile, { ...settings, [flag]: true })).toEqual(without);
    expect(editableByFund({ ...settings, [flag]: true })).toEqual(without);
  });

  it('disables the civil status if the fund hides its editing', () => {
    const hidden = { ...settings, configurations: { hideCivilStatusEditing: true } };
    expect(editable(profile, hidden)).toEqual({ ...all, civilStatus: false });
    expect(editableByFund(hidden)).toEqual({ ...all, civilStatus: false });
  });
});

const findings = (result: {
  readonly error?:
    { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] } | undefined;
}) =>
  Object.fromEntries(
    (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), readRuleFailure(message)?.key]),
  );

const checkStatus = (form: Partial<CivilStatusForm>) => {
  const typed = { ...emptyCivilStatusForm, ...form };
  return civilStatusFormSchema(typed.status, today).safeParse(typed);
};

const offersSingle = (onRecord: CivilStatusCode | null, reported = '') =>
  civilStatusesAfter(onRecord, reported).includes(1);

describe('The civil status dialog', () => {
  it('offers every status but "unknown"', () => {
    expect(civilStatusChoices).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([chosenCivilStatus('2'), chosenCivilStatus('0'), chosenCivilStatus(''), chosenCivilStatus('02')]).toEqual([
      2,
      null,
      null,
      null,
    ]);
  });

  it('offers nobody who has been married or registered to be single again, but lets a report of it be corrected', () => {
    const [never, once] = [[null, 0, 1, 7] as const, [2, 3, 4, 5, 6, 8] as const];
    expect(never.map((code) => offersSingle(code))).toEqual(never.map(() => true));
    expect(once.map((code) => offersSingle(code))).toEqual(once.map(() => false));
    expect(offersSingle(2, '1')).toBe(true);
    expect(civilStatusesAfter(2, '')).toEqual([2, 3, 4, 5, 6, 7, 8]);
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

  it('requires a status', () => {
    expect(findings(checkStatus({}))).toEqual({ status: 'required' });
    expect(findings(checkStatus({ status: '9' }))).toEqual({ status: 'required' });
    expect(checkStatus({ status: '1' }).success).toBe(true);
  });

  it('a marriage date and a spouse’s birth date, if filled, must be valid dates in the past', () => {
    expect(checkStatus({ status: '2' }).success).toBe(true);
    expect(findings(checkStatus({ status: '2', validStatusChangedDate: '31.02.2020', spouseBirthDate: 'x' }))).toEqual({
      validStatusChangedDate: 'date',
      spouseBirthDate: 'date',
    });
    expect(
      findings(checkStatus({ status: '2', validStatusChangedDate: '21.11.2026', spouseBirthDate: '01.01.2030' })),
    ).toEqual({ validStatusChangedDate: 'dateBeforeToday', spouseBirthDate: 'dateBeforeToday' });
    expect(
      checkStatus({ status: '2', validStatusChangedDate: '20.11.2026', spouseBirthDate: '1.2.1980' }).data,
    ).toMatchObject({
      validStatusChangedDate: '2026-11-20',
      spouseBirthDate: '1980-02-01',
    });
  });

  it('a divorce date, if filled, must be valid', () => {
    expect(checkStatus({ status: '3' }).success).toBe(true);
    expect(findings(checkStatus({ status: '3', validStatusChangedDate: '30.02.2026' }))).toEqual({
      validStatusChangedDate: 'date',
    });
    expect(checkStatus({ status: '3', validStatusChangedDate: '01.12.2026' }).success).toBe(true);
  });

  it('accepts spouse names and the name after the change as free text', () => {
    const { data } = checkStatus({ status: '2', spouseFirstName: ' Zoë 2 ', spouseName: 'حسن', nameAfterChange: '🙂' });
    expect(data).toMatchObject({ spouseFirstName: 'Zoë 2', spouseName: 'حسن', nameAfterChange: '🙂' });
  });

  const pending = { status: 2, statusName: null, requestedOn: '2026-10-02' } as const;

  it('starts empty, or from a pending change that is to be corrected', () => {
    expect([civilStatusFormOf(null), civilStatusFormOf(undefined)]).toEqual([
      emptyCivilStatusForm,
      emptyCivilStatusForm,
    ]);
    expect(
      civilStatusFormOf({
        ...pending,
        validStatusChangedDate: '2026-10-02',
        spouseFirstName: 'Zoë',
        spouseName: 'Keller',
        spouseBirthDate: '1980-02-01',
        nameAfterChange: 'Meier',
      }),
    ).toEqual({
      status: '2',
      validStatusChangedDate: '02.10.2026',
      spouseFirstName: 'Zoë',
      spouseName: 'Keller',
      spouseBirthDate: '01.02.1980',
      nameAfterChange: 'Meier',
    });
    expect(civilStatusFormOf({ ...pending, status: 4 })).toEqual({ ...emptyCivilStatusForm, status: '4' });
  });

  it('reads a pending change with its day, if they are sent', () => {
    expect(readPendingCivilStatus({ ...pending, statusName: ' Verheiratet ' })).toEqual({
      code: 2,
      name: 'Verheiratet',
      since: '02.10.2026',
    });
    expect(readPendingCivilStatus({ ...pending, statusName: null, requestedOn: null })).toEqual({
      code: 2,
      name: null,
      since: null,
    });
    expect(readPendingCivilStatus(null)).toBeNull();
  });

  it('requires names of a sensible length', () => {
    const long = 'x'.repeat(1_000);
    expect(
      findings(checkStatus({ status: '2', spouseFirstName: long, spouseName: long, nameAfterChange: long })),
    ).toEqual({ spouseFirstName: 'longest', spouseName: 'longest', nameAfterChange: 'longest' });
  });

  it('sends only what the status requires, without empty fields', () => {
    const leftOver = { status: '3', spouseName: 'Keller', spouseBirthDate: 'never', nameAfterChange: 'Meier' };
    const { data } = checkStatus(leftOver);
    expect(data).toBeDefined();
    if (data === undefined) return;
    expect(JSON.parse(JSON.stringify(civilStatusChangeOf(data, 'v1')))).toEqual({
      status: 3,
      nameAfterChange: 'Meier',
      version: 'v1',
    });
    expect(civilStatusChangeOf(emptyCivilStatusForm, null)).toBeNull();
  });
});

describe('The address dialog', () => {
  const address = { addressRow1: 'Seestrasse 1', addressRow2: '', zipCode: '8000', city: 'Zürich', countryCode: 'CH' };
  const check = (form: Partial<typeof address>) => {
    const typed = { ...address, ...form };
    return addressFormSchema(typed.countryCode).safeParse(typed);
  };

  it('requires row 1, postcode, city and country; row 2 is optional', () => {
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

  it('starts from the address on record and sends its version', () => {
    expect(addressFormOf({ addressRow1: 'A', zipCode: '' })).toEqual({
      addressRow1: 'A',
      addressRow2: '',
      zipCode: '',
      city: '',
      countryCode: '',
    });
    expect(addressFormOf({ zipCode: '8000', countryCode: 'CH' })).toMatchObject({ zipCode: '8000', countryCode: 'CH' });
    expect(addressChangeOf(address, 'v2')).toEqual({ ...address, version: 'v2' });
    expect(addressChangeOf(address, null)).toEqual(address);
  });
});
