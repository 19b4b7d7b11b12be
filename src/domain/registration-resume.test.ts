import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegistrationStatus } from '#contract/registration.ts';
import { readRegistrationLink, resumeRegistration } from './registration-resume.ts';

const nothing = {
  userDetailsConfirmed: false,
  mobileNumberConfirmed: false,
  isUserDataVerified: false,
  letterConfirmed: false,
};
const everything = {
  userDetailsConfirmed: true,
  mobileNumberConfirmed: true,
  isUserDataVerified: true,
  letterConfirmed: true,
};

describe('A registration that is resumed', () => {
  const table: readonly (readonly [string, RegistrationStatus, string])[] = [
    ['details not confirmed goes to start', nothing, 'register-start'],
    [
      'details not confirmed goes to start, whatever else is',
      { ...everything, userDetailsConfirmed: false },
      'register-start',
    ],
    ['phone not confirmed goes to phone', { ...nothing, userDetailsConfirmed: true }, 'register-phone'],
    ['user data not verified goes to the code screen', { ...everything, isUserDataVerified: false }, 'register-code'],
    ['letter not confirmed goes to the code screen', { ...everything, letterConfirmed: false }, 'register-code'],
    ['a bearer token present goes to the dashboard', { ...everything, bearerToken: 't' }, 'dashboard'],
    ['all confirmed without a bearer token goes to the login', everything, 'login'],
    ['a bearer token before its time opens nothing', { ...nothing, bearerToken: 't' }, 'register-start'],
  ];
  it.each(table)('%s', (_, status, to) => {
    expect(resumeRegistration(status)).toMatchObject({ to });
  });

  it('returns the token only with the dashboard', () => {
    expect(resumeRegistration({ ...everything, bearerToken: 'secret' })).toEqual({
      to: 'dashboard',
      bearerToken: 'secret',
    });
    expect(resumeRegistration({ ...everything, letterConfirmed: false, bearerToken: 'secret' })).toEqual({
      to: 'register-code',
    });
  });
});

describe('The credentials of a registration link', () => {
  const register = '/bergahorn/de-CH/anmelden';
  const places = { pathname: register, search: '', cookie: '' };
  const pair = { sessionId: 's-1', emailCode: 'c-1' };

  it.each([
    ['in the path', { pathname: `${register}/s-1/c-1` }],
    ['in the path of another language', { pathname: '/bergahorn/fr-FR/inscription/s-1/c-1' }],
    ['in the query', { search: '?sessionid=s-1&emailcode=c-1' }],
    ['in the query, in capitals', { search: 'sessionId=s-1&emailCode=c-1' }],
    ['in cookies', { cookie: 'a=b; sessionid=s-1; emailcode=c-1' }],
    ['in encoded cookies', { cookie: 'sessionid=%73-1;emailcode="c-1"' }],
  ])('finds a registration link’s credentials %s', (_, place) => {
    expect(readRegistrationLink({ ...places, ...place })).toEqual(pair);
  });

  it('takes credentials from the path before the query, and from the query before the cookies', () => {
    const all = {
      pathname: `${register}/s-1/c-1`,
      search: '?sessionid=s-2&emailcode=c-2',
      cookie: 'sessionid=s-3; emailcode=c-3',
    };
    expect(readRegistrationLink(all)).toEqual(pair);
    expect(readRegistrationLink({ ...all, pathname: register })).toEqual({ sessionId: 's-2', emailCode: 'c-2' });
    expect(readRegistrationLink({ ...all, pathname: register, search: '' })).toEqual({
      sessionId: 's-3',
      emailCode: 'c-3',
    });
  });

  it.each([
    ['nothing is there', {}],
    ['only the session id is there', { search: '?sessionid=s-1' }],
    ['one half is empty', { search: '?sessionid=s-1&emailcode=' }],
    ['the halves are in two places', { search: '?sessionid=s-1', cookie: 'emailcode=c-1' }],
    ['the path is that of a login link', { pathname: '/bergahorn/de-CH/login/link/s-1/c-1' }],
  ])('finds no credentials where %s', (_, place) => {
    expect(readRegistrationLink({ ...places, ...place })).toBeNull();
  });

  it('never fails, whatever an address or a cookie contains', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (path, search, cookie) => {
        const found = readRegistrationLink({ pathname: `${register}/${path}`, search, cookie });
        expect(found === null || (found.sessionId !== '' && found.emailCode !== '')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
