import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { endpoints } from './endpoints.ts';
import { tolerant } from './tolerant.ts';

describe('A provider that sends nothing beyond the specification’s own fields', () => {
  it.each([
    [
      'validateRegistrationEmail',
      { userDetailsConfirmed: true, mobilePhoneConfirmed: false, isUserDataVerified: false, letterConfirmed: false },
    ],
    ['validateRegistrationEmail', { bearerToken: null }],
    ['register', undefined],
    ['register', null],
    ['register', {}],
    ['sendRegistrationSms', { isSuccessfull: true }],
    ['resendRegistrationSms', undefined],
    ['resendRegistrationSms', { isSuccessfull: true }],
    ['validateRegistrationSms', { isSuccessfull: false }],
    ['resendRegistrationLetter', { isSuccessfull: true }],
    ['validateRegistrationLetter', { token: 'opaque' }],
    ['validateRegistrationLetter', { isSuccessfull: true }],
    ['changeAddress', undefined],
    ['changeCivilStatus', null],
    ['updateLoginData', { confirmationToken: 't' }],
    ['confirmMobileNumber', { isSuccessfull: true }],
    ['logIn', { token: 'opaque' }],
    ['logIn', undefined],
    ['logIn', null],
    ['logIn', {}],
  ] as const)('understands a provider that answers %s with %j', (name, data) => {
    expect(tolerant<z.ZodMiniType>(endpoints[name].data)(data).ok).toBe(true);
  });

  it('treats a missing answer as yes', () => {
    expect(endpoints.register.data.parse({})).toEqual({ isSuccessful: true });
    expect(endpoints.validateRegistrationLetter.data.parse({ token: 'opaque' })).toMatchObject({ isSuccessful: true });
    expect(endpoints.validateRegistrationEmail.data.parse({})).toMatchObject({ letterConfirmed: false });
  });
});

describe('The data of somebody who registers', () => {
  const data = {
    firstname: 'Anna',
    name: 'Keller',
    birthDate: '1980-02-01',
    socialSecurityNumber: '756.0000.0000.19',
  };

  it('requires first name, last name, birth date and social security number', () => {
    const { socialSecurityNumber: ahvNumber, ...person } = data;
    expect(endpoints.register.body.parse(data)).toEqual({ ...person, ahvNumber });
  });

  it.each([
    ['a day that does not exist', { birthDate: '1980-02-30' }],
    ['a date as people write it', { birthDate: '01.02.1980' }],
    ['no name', { name: '' }],
    ['a name without end', { name: 'x'.repeat(201) }],
    ['a number that is too short', { socialSecurityNumber: '756' }],
    ['a number that is no text', { socialSecurityNumber: 7_569_217_076_985 }],
  ])('rejects personal data with %s', (_, part) => {
    expect(endpoints.register.body.safeParse({ ...data, ...part }).success).toBe(false);
  });
});
