import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { noSwitch } from '#tests/support/no-switch.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { addressChangeSchema, civilStatusChangeSchema, loginDataSchema, profileSchema } from './profile.ts';

/** What a provider sends that keeps to the fields of the specification. */
const bare = {
  personalInformation: {
    firstname: 'Anna',
    lastname: 'Keller',
    birthdate: '1980-02-01',
    socialSecurityNumber: '756.0000.0000.19',
    civilStatusCode: 2,
    civilStatusName: 'verheiratet',
  },
  loginData: { emailAddress: 'anna@example.org', restoreEmailAddress: '', mobileNumber: '+41790000001' },
  address: {
    addressRow1: 'Seestrasse 1',
    addressRow2: '',
    zipCode: '8000',
    city: 'Zürich',
    country: 'Schweiz',
    countryCode: 'CH',
  },
  ...noSwitch,
};

describe('A profile', () => {
  it('reads a profile with only the specification’s fields', () => {
    expect(z.encode(profileSchema, profileSchema.parse(bare))).toEqual(bare);
  });

  it.each(['personalInformation', 'loginData', 'address'] as const)('is read without its block %s', (block) => {
    const { [block]: _, ...others } = bare;
    const read = readWire(profileSchema, others);
    expect(Object.values(read[block]).filter(Boolean)).toEqual([]);
    expect(read.loginData.mobileNumber ?? read.personalInformation.firstname).toBeDefined();
    expect(z.safeDecode(profileSchema, others).success).toBe(true);
    expect(z.safeEncode<z.ZodMiniType>(profileSchema, others).success).toBe(false);
  });

  it('is read with a postcode that is a number', () => {
    expect(readWire(profileSchema, { ...bare, address: { ...bare.address, zipCode: 8600 } }).address.zipCode).toBe(
      '8600',
    );
  });

  it('reads a birth date in year 0001 with a time after it', () => {
    const person = { ...bare.personalInformation, birthdate: '0001-01-01T00:00:00' };
    const read = profileSchema.parse({ ...bare, personalInformation: person });
    expect(read.personalInformation.birthDate).toBe('0001-01-01');
  });

  it.each([
    ['a number', 2, 2],
    ['a string', '2', 2],
    ['a code that nobody knows', 42, 0],
    ['nothing', null, 0],
    ['a word', 'married', 0],
  ])('reads a civil status sent as %s', (_, civilStatusCode, read) => {
    const person = { ...bare.personalInformation, civilStatusCode };
    const profile = readWire(profileSchema, { ...bare, personalInformation: person });
    expect(profile.personalInformation.civilStatusCode).toBe(read);
  });

  it('reads a profile without lines and switches, and switches nothing off', () => {
    const read = readWire(profileSchema, { personalInformation: {}, loginData: { mobileNumber: null }, address: {} });
    expect(read).toMatchObject({ isUserProfileReadOnly: false, disableEmailChange: false, address: {} });
  });

  it('reads a profile with all pending changes', () => {
    const pending = {
      pendingLoginData: {
        emailAddress: { newValue: 'a@example.org', confirmationToken: 't', expiresAt: '2026-11-21T09:00:00.000Z' },
        restoreEmailAddress: null,
        mobileNumber: null,
      },
      pendingAddress: {
        addressRow1: 'Neugasse 2',
        zipCode: '8005',
        city: 'Zürich',
        country: 'Schweiz',
        countryCode: 'CH',
        requestedOn: '2026-11-21',
      },
      pendingCivilStatus: { status: 3, statusName: 'geschieden', requestedOn: '2026-11-21' },
      versions: { address: 'a1', civilStatus: 'c1' },
    };
    const sent = { ...bare, ...pending };
    expect(z.encode(profileSchema, profileSchema.parse(sent))).toEqual(sent);
  });
});

describe('A change of the login data', () => {
  it.each([
    { emailAddress: 'a@example.org' },
    { restoreEmailAddress: 'a@example.org' },
    { mobileNumber: '+41790000001' },
  ])('accepts a change of one login datum: %o', (body) => {
    expect(loginDataSchema.parse(body)).toEqual(body);
  });

  it.each([
    {},
    { emailAddress: 'a@example.org', mobileNumber: '+41790000001' },
    { emailAddress: 'a@example.org', restoreEmailAddress: 'b@example.org' },
    { mobileNumber: 41_790_000_001 },
  ])('rejects a change of none, of two at once, or of something other than text: %o', (body) => {
    expect(loginDataSchema.safeParse(body).success).toBe(false);
  });
});

describe('A change on its way to the fund', () => {
  it('sends the civil status as a number or a string, and omits an unknown one', () => {
    expect(civilStatusChangeSchema.parse({ status: '3', role: 'admin' })).toEqual({ status: 3 });
    expect(civilStatusChangeSchema.parse({ status: 3, nameAfterChange: null })).toEqual({
      status: 3,
      nameAfterChange: null,
    });
    expect(civilStatusChangeSchema.safeParse({ status: 9 }).success).toBe(false);
    expect(civilStatusChangeSchema.safeParse({ status: 2, spouseBirthDate: '1980-02-30' }).success).toBe(false);
  });

  it('sends an address with row 1, postcode, city and country code', () => {
    const address = { addressRow1: 'Seestrasse 1', zipCode: '8000', city: 'Zürich', countryCode: 'CH' };
    expect(addressChangeSchema.parse({ ...address, tenant: 'other' })).toEqual(address);
    for (const field of Object.keys(address)) {
      expect(addressChangeSchema.safeParse({ ...address, [field]: '' }).success).toBe(false);
    }
    expect(addressChangeSchema.safeParse({ ...address, addressRow1: 'x'.repeat(121) }).success).toBe(false);
  });
});
