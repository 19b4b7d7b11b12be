import * as z from 'zod/mini';
import { civilStatusCodes, type CivilStatusCode } from '#kernel/civil-status.ts';
import { errorCodes } from '#contract/envelope.ts';
import type { AddressChange, CivilStatusChange, LoginDataChange, Profile } from '#contract/profile.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import type { IsoDate } from '#kernel/date.ts';
import {
  isProvidersRefusal,
  lacksCookies,
  resendPauseSeconds,
  tryLater,
  type CookiesBlocked,
  type LoginRefusal,
  type TryLater,
} from './login-flow.ts';
import { maskEmail, maskPhone } from './masks.ts';
import { ruledText, typedDate, typedLine, typedText } from './rule-schema.ts';
import { required } from './basic-rules.ts';
import { dateBeforeToday, LONGEST, longest, zipCode } from './rules.ts';

/** What of the login data can be changed; each counts only once its code is confirmed. */
export type LoginDataKind = 'emailAddress' | 'restoreEmailAddress' | 'mobileNumber';

/** Where a change of the login data stands. Times are milliseconds since 1970. */
export type LoginDataFlow =
  /** The new value is asked for. */
  | { readonly step: 'entry'; readonly kind: LoginDataKind }
  /** A code is on its way to the new address or number. */
  | {
      readonly step: 'verification';
      readonly kind: LoginDataKind;
      readonly newValue: string;
      readonly token: string;
      /** From when a code may be sent again. */
      readonly resendAt: number;
      /** Tries left, where the provider has said so; 0: the code is dead. */
      readonly triesLeft: number | null;
    }
  /** The new value counts. */
  | { readonly step: 'confirmed'; readonly kind: LoginDataKind; readonly newValue: string };

/** What can happen to a change of the login data. `now` is in milliseconds since 1970. */
export type LoginDataEvent =
  | {
      readonly type: 'codeSent';
      readonly newValue: string;
      readonly token: string;
      readonly resendAfterSeconds: number | null | undefined;
      readonly now: number;
    }
  | { readonly type: 'codeWrong'; readonly triesLeft: number | undefined }
  | { readonly type: 'codeDead' }
  | { readonly type: 'resendRefused'; readonly waitSeconds: number; readonly now: number }
  | { readonly type: 'confirmed' }
  | { readonly type: 'cancelled' };

/** Every change of the login data begins here. */
export const loginDataEntry = (kind: LoginDataKind): LoginDataFlow => ({ step: 'entry', kind });

/** What follows when something happens to a change of the login data. Events that do not belong to its step leave it. */
export const nextLoginDataFlow = (flow: LoginDataFlow, event: LoginDataEvent): LoginDataFlow => {
  const { kind } = flow;
  switch (event.type) {
    case 'codeSent':
      return {
        step: 'verification',
        kind,
        newValue: event.newValue,
        token: event.token,
        resendAt: event.now + (event.resendAfterSeconds ?? resendPauseSeconds) * 1000,
        triesLeft: null,
      };
    case 'codeWrong':
      return flow.step === 'verification' ? { ...flow, triesLeft: event.triesLeft ?? null } : flow;
    case 'codeDead':
      return flow.step === 'verification' ? { ...flow, triesLeft: 0 } : flow;
    case 'resendRefused':
      return flow.step === 'verification' ? { ...flow, resendAt: event.now + event.waitSeconds * 1000 } : flow;
    case 'confirmed':
      return flow.step === 'verification' ? { step: 'confirmed', kind, newValue: flow.newValue } : flow;
    case 'cancelled':
      break;
  }
  return loginDataEntry(kind);
};

/**
 * A change that still waits for its code when the page is loaded anew, or in another tab or browser; the entry where
 * there is none, or its code has expired. A code may be sent again at once: nobody knows here when the last one went.
 */
export const pendingLoginDataFlow = (
  profile: Pick<Profile, 'pendingLoginData'>,
  kind: LoginDataKind,
  now: number,
): LoginDataFlow => {
  const pending = profile.pendingLoginData?.[kind];
  if (pending === null || pending === undefined) return loginDataEntry(kind);
  if (pending.expiresAt !== null && pending.expiresAt !== undefined && Date.parse(pending.expiresAt) <= now) {
    return loginDataEntry(kind);
  }
  const { newValue, confirmationToken: token } = pending;
  return { step: 'verification', kind, newValue, token, resendAt: 0, triesLeft: null };
};

/** The body of `profile/logindata` for a change. */
export const loginDataChangeOf = (kind: LoginDataKind, value: string): LoginDataChange => {
  switch (kind) {
    case 'mobileNumber':
      return { mobileNumber: value };
    case 'restoreEmailAddress':
      return { restoreEmailAddress: value };
    case 'emailAddress':
      break;
  }
  return { emailAddress: value };
};

/** A new value as the verification shows it: an address by its first and last 3 characters, a number by its first 6 and last 2. */
export const maskedLoginData = (kind: LoginDataKind, value: string): string =>
  kind === 'mobileNumber' ? maskPhone(value) : maskEmail(value);

/** Which blocks of the profile carry an edit button. */
export type Editable = {
  readonly address: boolean;
  readonly civilStatus: boolean;
  /** The login address, and the recovery address with it. */
  readonly emailAddress: boolean;
  readonly mobileNumber: boolean;
};

type Switches = Pick<
  GlobalSettings,
  'disableAddressChange' | 'disableCivilStatusChange' | 'disableEmailChange' | 'disableMobileNumberChange'
>;

/**
 * Which edit buttons there are: none where the profile is read-only, and none that the profile's own switch, the fund's
 * switch or, for the civil status, the fund's configuration takes away.
 */
export const editable = (
  profile: Switches & Pick<Profile, 'isUserProfileReadOnly'>,
  settings: Switches & Pick<GlobalSettings, 'configurations'>,
): Editable => {
  const may = (name: keyof Switches): boolean => !profile.isUserProfileReadOnly && !profile[name] && !settings[name];
  return {
    address: may('disableAddressChange'),
    civilStatus: may('disableCivilStatusChange') && settings.configurations.hideCivilStatusEditing !== true,
    emailAddress: may('disableEmailChange'),
    mobileNumber: may('disableMobileNumberChange'),
  };
};

/** Civil statuses that somebody may choose, in the order of their codes; "unknown" is none. */
export const civilStatusChoices: readonly CivilStatusCode[] = Object.values(civilStatusCodes).filter(
  (code) => code !== civilStatusCodes.unknown,
);

/** Reads the value of the status choice, `"2"`; null where nothing that can be chosen is. */
export const chosenCivilStatus = (value: string): CivilStatusCode | null =>
  civilStatusChoices.find((code) => String(code) === value) ?? null;

/** What the civil status dialog asks for beside the status. */
export type CivilStatusFields = {
  /** What the date of the change is the date of; null where none is asked for. */
  readonly changeDate: 'marriage' | 'divorce' | null;
  /** First name, last name and birth date of the spouse. */
  readonly spouse: boolean;
  readonly nameAfterChange: boolean;
};

/**
 * The fields by status: married asks for the marriage date and the spouse, married and divorced for the date of the
 * change, which is the day of the marriage or the divorce, and the name after it.
 */
export const civilStatusFields = (status: CivilStatusCode | null): CivilStatusFields => {
  if (status === civilStatusCodes.married) return { changeDate: 'marriage', spouse: true, nameAfterChange: true };
  if (status === civilStatusCodes.divorced) return { changeDate: 'divorce', spouse: false, nameAfterChange: true };
  return { changeDate: null, spouse: false, nameAfterChange: false };
};

/** Texts of the civil status dialog as they are typed. */
export type CivilStatusForm = {
  /** Value of the choice, a code as text; empty where nothing is chosen. */
  readonly status: string;
  readonly validStatusChangedDate: string;
  readonly spouseFirstName: string;
  readonly spouseName: string;
  readonly spouseBirthDate: string;
  readonly nameAfterChange: string;
};

const unasked = () =>
  z.pipe(
    z.string(),
    z.transform(() => ''),
  );

/**
 * The schema of the civil status dialog for the status that is chosen: the marriage date and the spouse's birth date,
 * where filled, are days in the past; the divorce date, where filled, is a day; names are free. What the status does
 * not ask for is not looked at. Its output is what goes over the wire.
 */
export const civilStatusFormSchema = (status: string, today: IsoDate) => {
  const { changeDate, spouse, nameAfterChange } = civilStatusFields(chosenCivilStatus(status));
  const past = (value: string) => dateBeforeToday(value, today);
  const name = [longest(LONGEST.name)];
  return z.object({
    status: ruledText([
      required,
      (value) => (value === '' || chosenCivilStatus(value) !== null ? null : { key: 'required' }),
    ]),
    validStatusChangedDate: changeDate === null ? unasked() : typedDate(changeDate === 'marriage' ? [past] : []),
    spouseFirstName: spouse ? typedLine(name) : unasked(),
    spouseName: spouse ? typedLine(name) : unasked(),
    spouseBirthDate: spouse ? typedDate([past]) : unasked(),
    nameAfterChange: nameAfterChange ? typedLine(name) : unasked(),
  });
};

const filled = (value: string): string | undefined => (value === '' ? undefined : value);

/** The body of `profile/civilstatus` from a checked form; null where no status is chosen. Empty fields are left out. */
export const civilStatusChangeOf = (
  form: CivilStatusForm,
  version: string | null | undefined,
): CivilStatusChange | null => {
  const status = chosenCivilStatus(form.status);
  if (status === null) return null;
  return {
    status,
    validStatusChangedDate: filled(form.validStatusChangedDate),
    spouseFirstName: filled(form.spouseFirstName),
    spouseName: filled(form.spouseName),
    spouseBirthDate: filled(form.spouseBirthDate),
    nameAfterChange: filled(form.nameAfterChange),
    version: version ?? undefined,
  };
};

/** Texts of the address dialog as they are typed. */
export type AddressForm = {
  readonly addressRow1: string;
  readonly addressRow2: string;
  readonly zipCode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2; empty where nothing is chosen. */
  readonly countryCode: string;
};

/**
 * The schema of the address dialog: row 1, postcode, city and country are required, row 2 is not; the postcode is
 * numeric, but for the countries whose postcodes have letters.
 */
export const addressFormSchema = (countryCode: string) => {
  const line = longest(LONGEST.line);
  return z.object({
    addressRow1: typedLine([required, line]),
    addressRow2: typedLine([line]),
    zipCode: typedText([required, zipCode(countryCode)]),
    city: typedLine([required, line]),
    countryCode: ruledText([required]),
  });
};

/** The body of `profile/address` from a checked form. An emptied second row is sent as empty. */
export const addressChangeOf = (form: AddressForm, version: string | null | undefined): AddressChange => ({
  ...form,
  ...(version === null || version === undefined ? {} : { version }),
});

/** The address dialog's texts for the address that is on record. */
export const addressFormOf = (address: Profile['address']): AddressForm => ({
  addressRow1: address.addressRow1 ?? '',
  addressRow2: address.addressRow2 ?? '',
  zipCode: address.zipCode ?? '',
  city: address.city ?? '',
  countryCode: address.countryCode ?? '',
});

/** What follows when a change was refused. */
export type ChangeRefused =
  /** The fund, or a support user's view, does not allow it; the provider's sentence says so. */
  | { readonly outcome: 'disabled'; readonly text: string }
  /** Somebody changed the same thing meanwhile: the newest values are to be offered. */
  | { readonly outcome: 'conflict' }
  /** The provider's sentence for the person, and the field where it belongs. */
  | { readonly outcome: 'refused'; readonly text: string; readonly field: string | undefined }
  /** The session has ended, or the forbidden page takes over; the error policy does what is to be done. */
  | { readonly outcome: 'sessionEnded' | 'forbidden' }
  | CookiesBlocked
  | TryLater;

/** Reads a refused change of the profile. Nothing typed is lost over any of them. */
export const afterChangeRefused = (refusal: LoginRefusal): ChangeRefused => {
  if (lacksCookies(refusal)) return { outcome: 'cookiesBlocked' };
  if (!isProvidersRefusal(refusal)) return tryLater(refusal);
  const [first] = refusal.errors;
  if (refusal.status === 401) return { outcome: 'sessionEnded' };
  if (refusal.status === 403) return { outcome: 'forbidden' };
  if (refusal.status === 409) return { outcome: 'conflict' };
  const text = first?.detail ?? '';
  const isBarred = first?.code === errorCodes.disabled || first?.code === errorCodes.impersonating;
  return isBarred ? { outcome: 'disabled', text } : { outcome: 'refused', text, field: first?.field };
};

/** What follows when a code was refused, not only wrong. */
export type ConfirmationRefused =
  | { readonly outcome: 'codeDead'; readonly text: string }
  | Exclude<ChangeRefused, { readonly outcome: 'refused' | 'conflict' }>;

/** Reads a refused confirmation: a code that is expired, used up or superseded is dead, and only a new one helps. */
export const afterConfirmationRefused = (refusal: LoginRefusal): ConfirmationRefused => {
  const refused = afterChangeRefused(refusal);
  if (refused.outcome === 'refused') return { outcome: 'codeDead', text: refused.text };
  return refused.outcome === 'conflict' ? { outcome: 'codeDead', text: '' } : refused;
};
