import * as z from 'zod/mini';
import { civilStatusCodes, type CivilStatusCode } from '#kernel/civil-status.ts';
import type { AddressChange, CivilStatusChange, Profile } from '#contract/profile.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import type { IsoDate } from '#kernel/date.ts';
import { ruledText, typedDate, typedLine, typedText } from './rule-schema.ts';
import { required } from './basic-rules.ts';
import { dateBeforeToday, LONGEST, longest, zipCode } from './rules.ts';

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
