import * as z from 'zod/mini';
import { civilStatusCodes, type CivilStatusCode } from '#kernel/civil-status.ts';
import type { AddressChange, CivilStatusChange, Profile } from '#contract/profile.ts';
import type { RouteKey } from '#contract/route-words.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { trimmed } from '#kernel/trimmed.ts';
import { ruledText, typedDate, typedLine, typedText } from './rule-schema.ts';
import { required } from './basic-rules.ts';
import { dateBeforeToday, LONGEST, longest, zipCode } from './rules.ts';

/** Which blocks of the profile have an edit button. */
export type Editable = {
  readonly address: boolean;
  readonly civilStatus: boolean;
  /** Login address and recovery address. */
  readonly emailAddress: boolean;
  readonly mobileNumber: boolean;
};

type Switches = Pick<
  GlobalSettings,
  'disableAddressChange' | 'disableCivilStatusChange' | 'disableEmailChange' | 'disableMobileNumberChange'
>;

/**
 * Which blocks can be edited: none if the profile is read-only, otherwise all that are not disabled by the profile, the
 * fund's settings or, for the civil status, the fund's configuration.
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

/** Which blocks can be edited before the profile is known: all that the fund doesn't disable. */
export const editableByFund = (settings: Parameters<typeof editable>[1]): Editable =>
  editable({ ...settings, isUserProfileReadOnly: false }, settings);

/** Which words say whether everything, something or nothing can be edited. */
export const leadOfProfile = (may: Editable): 'lead' | 'leadSome' | 'leadReadOnly' => {
  const allowed = Object.values(may);
  if (!allowed.includes(true)) return 'leadReadOnly';
  return allowed.includes(false) ? 'leadSome' : 'lead';
};

/** The part of the profile that a dialog changes. */
export type ProfilePart = keyof Editable | 'restoreEmailAddress';

/** Whether a part may be changed; the login address's switch also governs the recovery address. */
export const mayEdit = (allowed: Editable, part: ProfilePart): boolean =>
  allowed[part === 'restoreEmailAddress' ? 'emailAddress' : part];

const parts: Partial<Record<RouteKey, ProfilePart>> = {
  'profile-address': 'address',
  'profile-civil-status': 'civilStatus',
  'profile-email': 'emailAddress',
  'profile-email-verification': 'emailAddress',
  'profile-recovery': 'restoreEmailAddress',
  'profile-phone': 'mobileNumber',
  'profile-phone-verification': 'mobileNumber',
};

/** The part of the profile that the dialog at an address changes; null for the page itself. */
export const partOf = (key: RouteKey | null): ProfilePart | null => (key === null ? null : (parts[key] ?? null));

/** Civil statuses that can be chosen, in the order of their codes; "unknown" can't. */
export const civilStatusChoices: readonly CivilStatusCode[] = Object.values(civilStatusCodes).filter(
  (code) => code !== civilStatusCodes.unknown,
);

const { unknown, single, cohabitation } = civilStatusCodes;
/** The statuses of people who may never have been married, or never said so. */
const maybeNeverMarried: readonly (CivilStatusCode | null)[] = [null, unknown, single, cohabitation];

/**
 * The civil statuses that can follow the one on record: all but "single" for who has been married or in a registered
 * partnership. Any other may be the last of several changes of which the fund knows none.
 * @param reported the code that has been reported already, which stays correctable.
 */
export const civilStatusesAfter = (onRecord: CivilStatusCode | null, reported: string): readonly CivilStatusCode[] =>
  civilStatusChoices.filter(
    (code) => code !== single || maybeNeverMarried.includes(onRecord) || reported === String(single),
  );

/** Parses the value of the status field, such as `"2"`; null if it can't be chosen. */
export const chosenCivilStatus = (value: string): CivilStatusCode | null =>
  civilStatusChoices.find((code) => String(code) === value) ?? null;

/** What the civil status dialog asks for besides the status. */
export type CivilStatusFields = {
  /** Which event the date of the change refers to; null if the dialog doesn't ask for a date. */
  readonly changeDate: 'marriage' | 'divorce' | null;
  /** First name, last name and birth date of the spouse. */
  readonly spouse: boolean;
  readonly nameAfterChange: boolean;
};

/**
 * The fields by status: married asks for the date of the marriage, the spouse and the name after it; divorced for the
 * date of the divorce and the name after it; all others for nothing else.
 */
export const civilStatusFields = (status: CivilStatusCode | null): CivilStatusFields => {
  if (status === civilStatusCodes.married) return { changeDate: 'marriage', spouse: true, nameAfterChange: true };
  if (status === civilStatusCodes.divorced) return { changeDate: 'divorce', spouse: false, nameAfterChange: true };
  return { changeDate: null, spouse: false, nameAfterChange: false };
};

/** The civil status dialog's fields as typed. */
export type CivilStatusForm = {
  /** The chosen code as text; empty if nothing is chosen. */
  readonly status: string;
  readonly validStatusChangedDate: string;
  readonly spouseFirstName: string;
  readonly spouseName: string;
  readonly spouseBirthDate: string;
  readonly nameAfterChange: string;
};

/** A day as shown; null if it is unknown. */
export const shownDay = (day: IsoDate | null | undefined): string | null => (day ? formatDate(day) : null);

type PendingCivilStatus = Profile['pendingCivilStatus'];

/** A pending change of civil status, on the profile and on the page of the civil status. */
export type PendingChangeOfStatus = {
  readonly code: CivilStatusCode;
  /** In the provider's words; null if it doesn't say it. */
  readonly name: string | null;
  /** Day of the request; null if unknown. */
  readonly since: string | null;
};

/** Reads a pending change of civil status; null if none is pending. */
export const readPendingCivilStatus = (pending: PendingCivilStatus): PendingChangeOfStatus | null =>
  pending ? { code: pending.status, name: trimmed(pending.statusName), since: shownDay(pending.requestedOn) } : null;

/** An empty civil status dialog. */
export const emptyCivilStatusForm: CivilStatusForm = {
  status: '',
  validStatusChangedDate: '',
  spouseFirstName: '',
  spouseName: '',
  spouseBirthDate: '',
  nameAfterChange: '',
};

/** The civil status dialog's initial values: a pending change, to be corrected, else an empty form. */
export const civilStatusFormOf = (pending: PendingCivilStatus): CivilStatusForm =>
  pending
    ? {
        status: String(pending.status),
        validStatusChangedDate: shownDay(pending.validStatusChangedDate) ?? '',
        spouseFirstName: pending.spouseFirstName ?? '',
        spouseName: pending.spouseName ?? '',
        spouseBirthDate: shownDay(pending.spouseBirthDate) ?? '',
        nameAfterChange: pending.nameAfterChange ?? '',
      }
    : emptyCivilStatusForm;

const unasked = () =>
  z.pipe(
    z.string(),
    z.transform(() => ''),
  );

/**
 * The schema of the civil status dialog for the chosen status: a marriage date and a spouse's birth date must be in the
 * past; a divorce date may be any day; names are free. All of them are optional, and fields that the status doesn't ask
 * for are emptied. The output is what goes over the wire.
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

/** The body of `profile/civilstatus` from a validated form; null if no status is chosen. Omits empty fields. */
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

/** The address dialog's fields as typed. */
export type AddressForm = {
  readonly addressRow1: string;
  readonly addressRow2: string;
  readonly zipCode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2; empty if nothing is chosen. */
  readonly countryCode: string;
};

/**
 * The schema of the address dialog: row 1, postcode, city and country are required, row 2 is optional; the postcode is
 * numeric except in countries whose postcodes have letters.
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

/** The body of `profile/address` from a validated form. A cleared second row is sent as an empty string. */
export const addressChangeOf = (form: AddressForm, version: string | null | undefined): AddressChange => ({
  ...form,
  ...(version === null || version === undefined ? {} : { version }),
});

/** The address dialog's initial values: the latest address. */
export const addressFormOf = (address: Profile['address'] | NonNullable<Profile['pendingAddress']>): AddressForm => ({
  addressRow1: address.addressRow1 ?? '',
  addressRow2: address.addressRow2 ?? '',
  zipCode: address.zipCode ?? '',
  city: address.city ?? '',
  countryCode: address.countryCode ?? '',
});
