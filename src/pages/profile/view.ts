import type { Profile } from '#contract/profile.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import { formatDate, isUnknownDate } from '#kernel/date.ts';
import { parseAhvNumber } from '#kernel/ahv-number.ts';
import { trimmed } from '#kernel/trimmed.ts';
import type { LoginDataKind, PendingLoginData } from '#domain/login-data-flow.ts';
import {
  addressFormOf,
  civilStatusesAfter,
  civilStatusFormOf,
  editable,
  shownDay,
  readPendingCivilStatus,
} from '#domain/profile-change.ts';
import { addressLines, placeLine } from './address-lines.ts';

/** Reads a value for each kind of login data. */
const ofEachKind = <T>(read: (kind: LoginDataKind) => T): Readonly<Record<LoginDataKind, T>> => ({
  emailAddress: read('emailAddress'),
  restoreEmailAddress: read('restoreEmailAddress'),
  mobileNumber: read('mobileNumber'),
});

const pendingLoginData = ({ pendingLoginData: all }: Profile, kind: LoginDataKind): PendingLoginData | null => {
  const pending = all?.[kind];
  if (pending === null || pending === undefined) return null;
  const { newValue, confirmationToken: token, expiresAt } = pending;
  return { newValue, token, expiresAt: expiresAt?.getTime() ?? null };
};

const personal = ({ personalInformation: person }: Profile) => ({
  firstname: trimmed(person.firstname),
  lastname: trimmed(person.lastname),
  /** Masked if the fund doesn't know it. */
  birthDate: person.birthDate ? formatDate(person.birthDate) : null,
  /** With dots, or as the provider has masked it. */
  ahvNumber: parseAhvNumber(person.ahvNumber ?? '') ?? trimmed(person.ahvNumber),
});

const civilStatus = ({ personalInformation: person, pendingCivilStatus, versions }: Profile) => ({
  /** The status on record, in the provider's words; null if it doesn't say it. */
  name: trimmed(person.civilStatusName),
  pending: readPendingCivilStatus(pendingCivilStatus),
  /** The latest status: a pending one, else the one on record. */
  newest: readPendingCivilStatus(pendingCivilStatus) ?? {
    code: person.civilStatusCode,
    name: trimmed(person.civilStatusName),
  },
  /** What the dialog starts with: a pending change, to be corrected. */
  form: civilStatusFormOf(pendingCivilStatus),
  /** What it offers. */
  choices: civilStatusesAfter(person.civilStatusCode, civilStatusFormOf(pendingCivilStatus).status),
  version: versions?.civilStatus ?? null,
});

const address = ({ address: onRecord, pendingAddress: pending, versions }: Profile) => ({
  addressRow1: trimmed(onRecord.addressRow1),
  addressRow2: trimmed(onRecord.addressRow2),
  place: trimmed(placeLine(onRecord)),
  country: trimmed(onRecord.country),
  isKnown: addressLines(onRecord).length > 0,
  pending: pending ? { lines: addressLines(pending), since: shownDay(pending.requestedOn) } : null,
  /** The latest address, line by line: a pending one, else the one on record. */
  newest: addressLines(pending ?? onRecord),
  /** What the dialog starts with: the latest address. */
  form: addressFormOf(pending ?? onRecord),
  version: versions?.address ?? null,
});

/** The profile as its page and dialogs show it. */
export const profileView = (profile: Profile, settings: GlobalSettings) => ({
  isReadOnly: profile.isUserProfileReadOnly,
  /** Whether the provider tells who looked at the data. */
  hasAccessList: profile.hasAccessList === true,
  /** What the member may change: all that neither their profile nor their fund disables. */
  allowed: editable(profile, settings),
  personal: personal(profile),
  /** Whether the fund doesn't know when the member was born. What isn't sent, as with hidden data, isn't unknown. */
  lacksBirthDate:
    Boolean(profile.personalInformation.birthDate) && isUnknownDate(profile.personalInformation.birthDate),
  civilStatus: civilStatus(profile),
  loginData: ofEachKind((kind) => trimmed(profile.loginData[kind])),
  /** Changes that are waiting for their codes. */
  pendingLoginData: ofEachKind((kind) => pendingLoginData(profile, kind)),
  address: address(profile),
});

/** The profile as its page and dialogs show it. */
export type ProfileView = ReturnType<typeof profileView>;
