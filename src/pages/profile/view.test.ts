import { describe, expect, it } from 'vitest';
import { profileSchema, type Profile } from '#contract/profile.ts';
import { musterFund } from '#tests/support/muster-fund.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { profileView } from './view.ts';

const fund = musterFund();
const sent = readWire(profileSchema, {
  personalInformation: { firstname: ' Anna ', lastname: ' ', civilStatusCode: 1 },
  loginData: { emailAddress: 'anna@example.org' },
  address: { addressRow1: 'Seeweg 9', zipCode: '8001', city: 'Zürich', countryCode: 'CH' },
});
const viewOf = (change: Partial<Profile> = {}) => profileView({ ...sent, ...change }, fund);
const person = (own: Partial<Profile['personalInformation']>) =>
  viewOf({ personalInformation: { ...sent.personalInformation, ...own } }).personal;

describe('The profile’s view', () => {
  it('trims the profile’s values and reads unknown ones as null', () => {
    expect(viewOf().personal).toEqual({ firstname: 'Anna', lastname: null, birthDate: null, ahvNumber: null });
    expect(viewOf().loginData).toEqual({
      emailAddress: 'anna@example.org',
      restoreEmailAddress: null,
      mobileNumber: null,
    });
  });

  it('formats birth date and AHV number, and leaves a number that the provider has masked', () => {
    expect(person({ birthDate: '1980-05-31', ahvNumber: '7569217076985' })).toMatchObject({
      birthDate: '31.05.1980',
      ahvNumber: '756.9217.0769.85',
    });
    expect(person({ ahvNumber: '756.****' }).ahvNumber).toBe('756.****');
    expect(person({ birthDate: '0001-01-01' }).birthDate).toBe('**.**.****');
  });

  it('takes the pending address as the newest one, and starts the dialog with it', () => {
    const pendingAddress = {
      addressRow1: 'Dorf 1',
      zipCode: '9000',
      city: 'St. Gallen',
      country: null,
      countryCode: 'CH',
      requestedOn: '2026-11-19',
    };
    const { address } = viewOf({ pendingAddress });
    expect(address).toMatchObject({
      addressRow1: 'Seeweg 9',
      place: '8001 Zürich',
      pending: { lines: ['Dorf 1', '9000 St. Gallen'], since: '19.11.2026' },
      newest: ['Dorf 1', '9000 St. Gallen'],
      form: { addressRow1: 'Dorf 1', zipCode: '9000', city: 'St. Gallen', countryCode: 'CH' },
    });
    expect(viewOf().address).toMatchObject({ pending: null, newest: ['Seeweg 9', '8001 Zürich'] });
  });

  it('takes the pending civil status as the newest one, and starts the dialog with it', () => {
    const { civilStatus } = viewOf({
      pendingCivilStatus: {
        status: 2,
        statusName: 'Verheiratet',
        validStatusChangedDate: '2026-11-01',
        requestedOn: null,
      },
    });
    expect(civilStatus.newest).toEqual({ code: 2, name: 'Verheiratet', since: null });
    expect(civilStatus.form).toMatchObject({ status: '2', validStatusChangedDate: '01.11.2026', spouseName: '' });
    expect(viewOf().civilStatus).toMatchObject({ pending: null, newest: { code: 1, name: null } });
  });

  it('passes on the change that waits for its code, and when that expires', () => {
    const expiresAt = new Date('2026-11-21T08:30:00Z');
    const mobileNumber = { newValue: '+41790000001', confirmationToken: 't', expiresAt };
    expect(
      viewOf({ pendingLoginData: { emailAddress: null, restoreEmailAddress: null, mobileNumber } }).pendingLoginData,
    ).toEqual({
      emailAddress: null,
      restoreEmailAddress: null,
      mobileNumber: { newValue: '+41790000001', token: 't', expiresAt: expiresAt.getTime() },
    });
  });

  it('allows every change that neither the profile nor the fund disables', () => {
    const all = { address: true, civilStatus: true, emailAddress: true, mobileNumber: true };
    expect(viewOf().allowed).toEqual(all);
    expect(viewOf({ disableEmailChange: true }).allowed).toEqual({ ...all, emailAddress: false });
  });
});
