import { swissDay } from '#kernel/swiss-day.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Profile } from '#contract/profile.ts';
import type { LoginDataKind } from '#domain/login-data-flow.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import type { ProfileRequest } from '#server/store/tables.ts';
import { countryName } from '#server/model/countries.ts';
import { civilStatusName } from '#server/model/texts/civil-status.ts';
import { blockVersion, requestContents } from './profile-requests.ts';

/** A login-data change that its code can still confirm; null if there is none. */
const loginDataChange = (
  kind: LoginDataKind,
  request: ProfileRequest | undefined,
  { now, isViewed }: { readonly now: Date; readonly isViewed: boolean },
) =>
  request === undefined || request.expires_at === null || request.expires_at <= now || request.tries_left <= 0
    ? null
    : {
        newValue: requestContents[kind].parse(request.content).value,
        // Only the member can confirm it.
        confirmationToken: isViewed ? '' : request.id,
        expiresAt: request.expires_at,
      };

const addressChange = (request: ProfileRequest | undefined, locale: Locale) => {
  if (request === undefined) return null;
  const address = requestContents.address.parse(request.content);
  return {
    ...address,
    country: countryName(address.countryCode, locale),
    requestedOn: swissDay(request.requested_at),
  };
};

const civilStatusChange = (request: ProfileRequest | undefined, { sex }: MemberRecord, locale: Locale) => {
  if (request === undefined) return null;
  const change = requestContents.civilStatus.parse(request.content);
  return {
    ...change,
    statusName: civilStatusName(change.status, locale, sex),
    requestedOn: swissDay(request.requested_at),
  };
};

/** A member's pending changes and the versions of their profile's blocks, beyond the specification's fields. */
export const pendingChangesOf = ({
  record,
  requests,
  locale,
  now,
  isViewed,
}: {
  readonly record: MemberRecord;
  /** The open requests. */
  readonly requests: readonly ProfileRequest[];
  readonly locale: Locale;
  readonly now: Date;
  /** Whether support staff view the profile. */
  readonly isViewed: boolean;
}): Pick<Profile, 'pendingLoginData' | 'pendingAddress' | 'pendingCivilStatus' | 'versions'> => {
  const open = (kind: ProfileRequest['kind']) => requests.find((request) => request.kind === kind);
  const [address, civilStatus] = [open('address'), open('civilStatus')];
  return {
    pendingLoginData: {
      emailAddress: loginDataChange('emailAddress', open('emailAddress'), { now, isViewed }),
      restoreEmailAddress: loginDataChange('restoreEmailAddress', open('restoreEmailAddress'), { now, isViewed }),
      mobileNumber: loginDataChange('mobileNumber', open('mobileNumber'), { now, isViewed }),
    },
    pendingAddress: addressChange(address, locale),
    pendingCivilStatus: civilStatusChange(civilStatus, record, locale),
    versions: {
      address: blockVersion(record, 'address', address),
      civilStatus: blockVersion(record, 'civilStatus', civilStatus),
    },
  };
};
