import * as z from 'zod/mini';
import { memberRecordSchema, memberRecordsSchema, type MemberRecord } from '#pension/member-record.ts';
import { planProblems } from '#pension/plan-problems.ts';
import { planSchema, type Plan } from '#pension/plan.ts';
import { recordProblems } from '#pension/record-problems.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import { postalLines } from './postal-lines.ts';
import type { TenantProblem, TenantSettings } from './format/settings.ts';
import { fieldName, problemOf, problemsOf, withoutSchema } from './read-issues.ts';
import { imageFields, readSettings } from './read-settings.ts';

/** A fund as its folder defines it, parsed and complete. */
export type Tenant = {
  readonly code: string;
  readonly settings: TenantSettings;
  /** What the fund's regulations decide; null if the folder has no readable plan, and then no figure is computed. */
  readonly plan: Plan | null;
  /** In the order of the file, without broken entries. */
  readonly members: readonly MemberRecord[];
  /** Names of the files in `assets/`. */
  readonly assets: readonly string[];
};

/** A folder's files as read: parsed JSON, or undefined if a file is missing. */
export type TenantSource = {
  readonly code: string;
  readonly settings: unknown;
  readonly plan?: unknown;
  readonly members?: unknown;
  readonly assets: readonly string[];
};

const { localeError } = z.locales.en();

const readPlan = (source: unknown): { plan: Plan | null; problems: TenantProblem[] } => {
  const file = 'plan.json';
  if (source === undefined)
    return {
      plan: null,
      problems: [{ file, field: '', message: 'is missing or holds no JSON; no figure can be computed' }],
    };
  const result = planSchema.safeParse(withoutSchema(source), { error: localeError });
  if (!result.success) return { plan: null, problems: problemsOf(file, [], result.error.issues) };
  const unlawful = planProblems(result.data);
  return unlawful.length === 0
    ? { plan: result.data, problems: [] }
    : { plan: null, problems: unlawful.map((problem) => ({ file, ...problem, stopsStart: true })) };
};

/**
 * Reads entry by entry: a broken entry is omitted as a whole, because half a record would give wrong figures, and so
 * would one that contradicts the plan or the law.
 */
const readMembers = (source: unknown, plan: Plan | null): { members: MemberRecord[]; problems: TenantProblem[] } => {
  const file = 'members.json';
  if (source === undefined) return { members: [], problems: [] };
  if (!Array.isArray(source))
    return { members: [], problems: [{ file, field: '', message: 'a list of members is expected' }] };
  const entries: readonly unknown[] = source;
  const problems: TenantProblem[] = [];
  const members: MemberRecord[] = [];
  const taken = { id: new Set<string>(), ahvNumber: new Set<string>(), emailAddress: new Set<string>() };
  entries.forEach((entry, index) => {
    const result = memberRecordSchema.safeParse(entry, { error: localeError });
    if (!result.success) {
      problems.push(...problemsOf(file, [index], result.error.issues));
      return;
    }
    const member = result.data;
    const keys = { id: member.id, ahvNumber: member.ahvNumber, emailAddress: member.emailAddress?.toLowerCase() };
    const twice = (['id', 'ahvNumber', 'emailAddress'] as const).filter((key) => {
      const value = keys[key];
      return value !== undefined && taken[key].has(value);
    });
    for (const key of twice)
      problems.push({ file, field: `[${index}].${key}`, message: 'another member has the same' });
    const wrong = plan === null ? [] : recordProblems(plan, member);
    for (const { field, message } of wrong)
      problems.push({ file, field: `[${index}].${field}`, message: `${member.id}: ${message}`, stopsStart: true });
    if (twice.length + wrong.length > 0) return;
    taken.id.add(keys.id);
    taken.ahvNumber.add(keys.ahvNumber);
    if (keys.emailAddress !== undefined) taken.emailAddress.add(keys.emailAddress);
    members.push(member);
  });
  const whole = memberRecordsSchema.safeParse(members, { error: localeError });
  if (!whole.success) problems.push(...problemsOf(file, [], whole.error.issues));
  return { members, problems };
};

/**
 * Reads only the settings, which suffice for the portal's first paint and `globalsettings/`.
 * @returns complete settings, in which broken fields have their defaults, and the problems of the folder.
 */
export const defineTenantSettings = ({
  code,
  settings: source,
  assets,
}: Pick<TenantSource, 'code' | 'settings' | 'assets'>): {
  settings: TenantSettings;
  problems: readonly TenantProblem[];
} => {
  const { settings, issues } = readSettings(code, withoutSchema(source));
  const problems = issues.map((issue) => problemOf('settings.json', issue));
  for (const { path, file, clear } of imageFields(settings)) {
    if (file === undefined || assets.includes(file)) continue;
    problems.push({ file: 'settings.json', field: fieldName(path), message: `assets/${file} does not exist` });
    clear();
  }
  return { settings, problems };
};

/**
 * Builds a fund from its folder. Pure; never throws: branding falls back field by field, a broken plan is null, a
 * broken member is omitted, and each is reported with file and field.
 */
export const defineTenant = (source: TenantSource): { tenant: Tenant; problems: readonly TenantProblem[] } => {
  const { settings, problems } = defineTenantSettings(source);
  const plan = readPlan(source.plan);
  const members = readMembers(source.members, plan.plan);
  return {
    tenant: { code: source.code, settings, plan: plan.plan, members: members.members, assets: source.assets },
    problems: [...problems, ...plan.problems, ...members.problems],
  };
};

/**
 * The fund's public settings as `GET globalsettings/` sends them.
 * @param assetUrl returns the address of a file in the fund's `assets/`.
 */
export const toGlobalSettings = (
  { code, settings }: Pick<Tenant, 'code' | 'settings'>,
  assetUrl: (file: string) => string,
): GlobalSettings => {
  const address = (file: string | undefined) => (file === undefined ? null : assetUrl(file));
  const { brand, ...configurations } = settings.configurations;
  const { logoImageDark, ...look } = brand ?? {};
  const postal = postalLines(settings);
  return {
    tenantName: code,
    displayName: settings.displayName,
    logoImage: address(settings.logoImage),
    backgroundImage: address(settings.backgroundImage),
    favicon: address(settings.favicon),
    termsOfUse: settings.termsOfUse ?? null,
    translationService: settings.translationService ?? null,
    contentServiceUrl: settings.contentServiceUrl ?? '/content/graphql',
    analyticsTags: settings.analyticsTags ?? [],
    isMultiLanguage: settings.isMultiLanguage ?? settings.languages.length > 1,
    languages: [...settings.languages],
    configurations: {
      ...configurations,
      ...(brand && {
        brand: { ...look, ...(logoImageDark !== undefined && { logoImageDark: assetUrl(logoImageDark) }) },
      }),
      ...(settings.answersBeyondSpecification && postal.length > 0 && { address: postal }),
    },
    disableAddressChange: settings.disableAddressChange,
    disableCivilStatusChange: settings.disableCivilStatusChange,
    disableEmailChange: settings.disableEmailChange,
    disableMobileNumberChange: settings.disableMobileNumberChange,
    disableAnonymization: settings.disableAnonymization,
    tenantConfigurations: Object.fromEntries(
      Object.entries(settings.tenantConfigurations).map(([locale, own]) => [
        locale,
        {
          logoImage: address(own.logoImage),
          ...(own.logoImageDark !== undefined && { logoImageDark: assetUrl(own.logoImageDark) }),
          conditionsOfUse: own.conditionsOfUse ?? null,
          insuranceCertificateImage: address(own.insuranceCertificateImage),
        },
      ]),
    ),
  };
};
