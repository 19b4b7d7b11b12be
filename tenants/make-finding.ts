import type { Locale } from '#kernel/locale.ts';
import type studioWords from '#words/de-CH/studio.json';
import type { FilePath, FindingKey, FundFinding, Gravity, Mend } from './finding.ts';
import { localeOf, sectionOf } from './sections.ts';

/** The figures and names of a finding's sentence. */
export type Values = FundFinding['values'];

type Extra = {
  readonly values?: Values;
  readonly mend?: Mend | null;
  readonly mends?: readonly Mend[];
  readonly locale?: Locale | null;
};

/** A finding about a place in the files. */
export const finding = (
  key: FindingKey,
  gravity: Gravity,
  path: FilePath,
  { values = {}, mend = null, mends = mend === null ? [] : [mend], locale }: Extra = {},
): FundFinding => ({
  key,
  values,
  gravity,
  section: sectionOf(path),
  path,
  locale: locale === undefined ? localeOf(path) : locale,
  mends,
});

/** Takes something out. */
export const remove = (path: FilePath): Mend => ({ kind: 'remove', path });

/** Puts a value somewhere. */
export const set = (path: FilePath, value: unknown): Mend => ({ kind: 'set', path, value });

const settingNames = {
  about: true,
  addition: true,
  analyticsTags: true,
  answersBeyondSpecification: true,
  backgroundImage: true,
  brand: true,
  city: true,
  conditionsOfUse: true,
  contact: true,
  contactDetail: true,
  contentLike: true,
  contentServiceUrl: true,
  corner: true,
  dashboardBoxes: true,
  density: true,
  disableAddressChange: true,
  disableAnonymization: true,
  disableCivilStatusChange: true,
  disableEmailChange: true,
  disableMobileNumberChange: true,
  displayName: true,
  emailAddress: true,
  favicon: true,
  hideCivilStatusEditing: true,
  infoBanner: true,
  insuranceCertificateImage: true,
  isMultiLanguage: true,
  languages: true,
  logoImage: true,
  logoImageDark: true,
  messageMailbox: true,
  mode: true,
  name: true,
  openingHours: true,
  pageLinks: true,
  phoneNumber: true,
  primary: true,
  privacyStatement: true,
  secondary: true,
  settings: true,
  street: true,
  termsOfUse: true,
  tenantConfigurations: true,
  translationService: true,
  typeface: true,
  website: true,
} as const satisfies { readonly [Name in keyof (typeof studioWords)['fields']]?: true };

/** A setting that a sentence names: `fields` of the studio's words. */
export type SettingName = keyof typeof settingNames;

const isSettingName = (key: string | number): key is SettingName => Object.hasOwn(settingNames, key);

/** The name of the innermost setting on a path that has one. */
export const settingOf = (path: FilePath): SettingName => path.findLast(isSettingName) ?? 'settings';

/** Where the brand is in the files. */
export const brandPath = ['settings', 'configurations', 'brand'];

/** Whether a text for people is set. */
export const isSaid = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

const lengthOf = (text: string): number => Array.from(text).length;

/** A finding if a text has more characters than its place has room for. */
export const tooLong = (
  key: FindingKey,
  text: string | undefined,
  most: number,
  path: FilePath,
  values: Values = {},
) =>
  text !== undefined && lengthOf(text) > most
    ? [finding(key, 'hint', path, { values: { ...values, length: lengthOf(text), most } })]
    : [];
