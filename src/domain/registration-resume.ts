import type { RegistrationStatus } from '#contract/registration.ts';
import { recognisePath, type LinkCredentials } from './recognise-path.ts';

/** Where the credentials of a registration link may be. */
export type LinkPlaces = {
  /** Path of the address, `/fund/de-CH/anmelden/<session id>/<e-mail code>`. */
  readonly pathname: string;
  /** Query of the address, with or without its question mark: `?sessionid=…&emailcode=…`. */
  readonly search: string;
  /** The cookies that scripts can read, in the format of `document.cookie`. */
  readonly cookie: string;
};

/** The value of a key, ignoring case; null if it is missing or empty. */
const valueOf = (entries: Iterable<readonly [string, string]>, wanted: string): string | null => {
  for (const [key, value] of entries) if (key.toLowerCase() === wanted && value !== '') return value;
  return null;
};

const pairOf = (entries: readonly (readonly [string, string])[]): LinkCredentials | null => {
  const sessionId = valueOf(entries, 'sessionid');
  const emailCode = valueOf(entries, 'emailcode');
  return sessionId === null || emailCode === null ? null : { sessionId, emailCode };
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const cookiesOf = (cookie: string): readonly (readonly [string, string])[] =>
  cookie.split(';').map((part) => {
    const [key = '', ...rest] = part.split('=');
    return [key.trim(), decoded(rest.join('=').trim().replaceAll(/^"|"$/g, ''))] as const;
  });

/**
 * Finds session id and e-mail code of a registration link: in the path of the register route, else in the query, else
 * in cookies. Both must come from the same place.
 */
export const readRegistrationLink = ({ pathname, search, cookie }: LinkPlaces): LinkCredentials | null => {
  const { key, credentials } = recognisePath(pathname);
  if (key === 'register' && credentials !== null) return credentials;
  return pairOf([...new URLSearchParams(search)]) ?? pairOf(cookiesOf(cookie));
};

/** Where to continue after opening a registration link. */
export type RegistrationResume =
  | { readonly to: 'register-start' | 'register-phone' | 'register-code' }
  | { readonly to: 'dashboard'; readonly bearerToken: string }
  /** Everything is confirmed, but the SMS step was passed in another browser: the account exists, log in as usual. */
  | { readonly to: 'login' };

/**
 * Where to continue a registration; the first matching row applies:
 *
 * | what the provider says | continue at |
 * |---|---|
 * | details not confirmed | start |
 * | phone not confirmed | phone |
 * | user data not verified, or letter not confirmed | code |
 * | with bearer token | dashboard |
 * | without bearer token | login |
 */
export const resumeRegistration = (status: RegistrationStatus): RegistrationResume => {
  if (!status.userDetailsConfirmed) return { to: 'register-start' };
  if (!status.mobileNumberConfirmed) return { to: 'register-phone' };
  if (!status.isUserDataVerified || !status.letterConfirmed) return { to: 'register-code' };
  const { bearerToken } = status;
  return bearerToken === undefined ? { to: 'login' } : { to: 'dashboard', bearerToken };
};
