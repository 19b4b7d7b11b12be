import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tenantCodeProblem, type TenantProblem } from './format/settings.ts';
import { imageProblems } from './check-image.ts';
import { withContentOf, type ContentEntry } from './define-content.ts';
import type { Tenant } from './define-tenant.ts';
import { loadAdministrators } from './load-administrators.ts';
import { loadContent } from './load-content.ts';
import { loadTenant } from './load-tenant.ts';
import { problemOf } from './read-issues.ts';
import { usesOf } from './read-settings.ts';
import {
  foreignLanguages,
  languagesInGerman,
  planBreaches,
  settingsBreaches,
  supplementBreaches,
  type Breach,
} from './rules.ts';

/** A problem and the fund it is in. */
export type FoundProblem = TenantProblem & { readonly code: string };

const clauses: Readonly<Record<Breach['rule'], (values: Breach['values']) => string>> = {
  textMissing: () => 'has no text in this language',
  languageNotOffered: () => 'is a language that the fund does not speak',
  nothingToChoose: () => 'there is only one language to choose',
  contentLikeUnknown: () => 'another fund of this folder is expected',
  interestTooHigh: ({ percent }) => `${percent} % is no interest`,
  creditsBelowLaw: ({ total, age, least }) => `credits ${total} % at ${age}; the law asks for ${least} %`,
  employerPaysLess: () => 'the employer pays at least as much as the member',
  creditsTooHigh: ({ total }) => `credits ${total} %, more than half the salary`,
  agesTurned: () => 'is after the latest age',
  ratesIncomplete: ({ earliest, latest }) => `must reach from the earliest age ${earliest} to the latest ${latest}`,
  noConversionRate: ({ rate }) => `${rate} % is no conversion rate`,
  fallsWithAge: () => 'falls with age',
};

const problemOfBreach = (file: string, { rule, path, values }: Breach): TenantProblem =>
  problemOf(file, { path, message: clauses[rule](values) });

/** Pages that members would read in German, though the fund offers their language. */
const germanProblems = async (
  root: string,
  { settings }: Tenant,
  codes: readonly string[],
  own: readonly ContentEntry[],
): Promise<TenantProblem[]> => {
  const { contentLike: like } = settings;
  // What a fund outside of this folder has written is not known.
  if (like !== undefined && !codes.includes(like)) return [];
  const other = like === undefined ? [] : (await loadContent(root, like)).entries;
  return languagesInGerman(withContentOf(own, other), settings).map(({ locale, pages }) => ({
    file: `content/${locale}`,
    field: '',
    message: `lacks ${pages.join(', ')}, which would be in German; write them, or name a fund in "contentLike"`,
  }));
};

/** What is wrong with a fund's content. */
const contentProblems = async (root: string, tenant: Tenant, codes: readonly string[]): Promise<TenantProblem[]> => {
  const { code, settings } = tenant;
  const { entries, problems } = await loadContent(root, code);
  return [
    ...problems,
    ...foreignLanguages(entries, settings).map((locale) => ({
      file: `content/${locale}`,
      field: '',
      message: 'is a language that the fund does not speak',
    })),
    ...(await germanProblems(root, tenant, codes, entries)),
    ...supplementBreaches(code, settings, codes).map((found) => problemOfBreach('settings.json', found)),
  ];
};

/** Domains that nobody can own (RFC 2606), so that demo mail never reaches anybody. */
const reservedDomain = /@(?:example\.(?:com|net|org)|[a-z0-9.-]+\.(?:example|test|invalid))$/i;

const memberProblems = ({ members, settings }: Tenant): TenantProblem[] => {
  const file = 'members.json';
  const problems: TenantProblem[] = [];
  members.forEach((member, index) => {
    const add = (field: string, message: string) =>
      problems.push({ file, field: `[${index}].${field}`, message: `${member.id}: ${message}` });
    if (!member.ahvNumber.startsWith('756.0000.')) add('ahvNumber', 'a demo number starts with 756.0000.');
    for (const key of ['emailAddress', 'restoreEmailAddress'] as const) {
      const address = member[key];
      if (address !== undefined && !reservedDomain.test(address))
        add(key, 'a demo address ends in example.org or .example');
    }
    if (member.mobileNumber !== undefined && !member.mobileNumber.startsWith('+4179000'))
      add('mobileNumber', 'a demo number starts with +41 79 000');
    if (!settings.languages.includes(member.language)) add('language', `the fund does not speak ${member.language}`);
    const first = member.employments[0]?.from;
    if (first !== undefined && member.admissionDate !== undefined && first < member.birthDate)
      add('employments[0].from', 'is before the birth date');
    if (member.exit !== undefined && member.admissionDate !== undefined && member.exit.date < member.admissionDate)
      add('exit.date', 'is before the admission');
  });
  const head = members[0];
  if (head !== undefined && (head.state !== 'active' || head.ableToImpersonate))
    problems.push({ file, field: '[0]', message: `${head.id}: the first entry is an ordinary active member` });
  return problems;
};

const administratorProblems = async (root: string, { code, settings }: Tenant): Promise<TenantProblem[]> => {
  const { administrators, problems } = await loadAdministrators(root, code);
  return settings.publishing.secondPerson && administrators.length === 1
    ? [
        ...problems,
        {
          file: 'settings.json',
          field: 'publishing.secondPerson',
          message: 'asks for a second administrator, but there is only one',
        },
      ]
    : [...problems];
};

const assetProblems = async (root: string, { code, settings, assets }: Tenant): Promise<TenantProblem[]> => {
  const uses = usesOf(settings);
  const found = await Promise.all(
    assets.map(async (name): Promise<TenantProblem[]> => {
      const file = `assets/${name}`;
      const use = uses.get(name);
      if (use === undefined) return [{ file, field: '', message: 'is not used by any setting' }];
      const bytes = await readFile(join(root, code, file));
      return imageProblems(name, bytes, use).map((message) => ({ file, field: '', message }));
    }),
  );
  return found.flat();
};

/** People of different funds who share what must be unique. */
const sharedAcrossFunds = (tenants: readonly Tenant[]): FoundProblem[] => {
  const owners = new Map<string, string>();
  return tenants.flatMap(({ code, members }) =>
    members.flatMap((member, index) =>
      (['ahvNumber', 'emailAddress', 'mobileNumber'] as const).flatMap((key): FoundProblem[] => {
        const value = member[key]?.toLowerCase();
        if (value === undefined) return [];
        const owner = owners.get(value);
        owners.set(value, owner ?? `${code}/${member.id}`);
        return owner === undefined
          ? []
          : [
              {
                code,
                file: 'members.json',
                field: `[${index}].${key}`,
                message: `${member.id}: ${owner} has the same`,
              },
            ];
      }),
    ),
  );
};

/**
 * Whether a fund's settings name its languages; also true if the settings are unreadable, which is a problem of its
 * own.
 */
const namesLanguages = async (root: string, code: string): Promise<boolean> => {
  try {
    const settings: unknown = JSON.parse(await readFile(join(root, code, 'settings.json'), 'utf8'));
    return typeof settings !== 'object' || settings === null || 'languages' in settings;
  } catch {
    return true;
  }
};

/**
 * Whether other problems follow from this one: the settings as a whole, or the languages that all texts are checked
 * against.
 */
const isCauseOfOthers = ({ file, field }: TenantProblem): boolean =>
  file === 'settings.json' && (field === '' || field.startsWith('languages'));

/**
 * All problems of the funds in a folder. If a fund's settings or languages are unreadable, reports only that, and
 * nothing that follows from it.
 * @param codes the funds to check; all if empty. People are compared with those of every fund in any case.
 */
export const checkTenants = async (
  root: string,
  codes: readonly string[] = [],
): Promise<{ readonly checked: readonly string[]; readonly problems: readonly FoundProblem[] }> => {
  const folders = (await readdir(root, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name !== 'format')
    .map(({ name }) => name);
  const all = folders.toSorted();
  const wanted = codes.length === 0 ? all : codes;
  const problems: FoundProblem[] = [];
  const tenants: Tenant[] = [];
  for (const code of codes) {
    if (!all.includes(code)) problems.push({ code, file: '', field: '', message: 'there is no such folder' });
  }
  for (const code of all) {
    const misnamed = tenantCodeProblem(code);
    if (misnamed !== null) {
      if (wanted.includes(code))
        problems.push({ code, file: '', field: '', message: `cannot be a fund's code: ${misnamed}` });
      continue;
    }
    const { tenant, problems: broken } = await loadTenant(root, code);
    tenants.push(tenant);
    if (!wanted.includes(code)) continue;
    const causes = broken.filter((problem) => isCauseOfOthers(problem));
    if (!(await namesLanguages(root, code)))
      causes.push({
        file: 'settings.json',
        field: 'languages',
        message: `is missing: a list such as ["de-CH", "fr-FR"]`,
      });
    if (causes.length > 0) {
      problems.push(...causes.map((problem) => ({ code, ...problem })));
      continue;
    }
    const found = [
      ...broken,
      ...settingsBreaches(tenant.settings).map((each) => problemOfBreach('settings.json', each)),
      ...(tenant.plan === null ? [] : planBreaches(tenant.plan, tenant.settings.languages)).map((each) =>
        problemOfBreach('plan.json', each),
      ),
      ...memberProblems(tenant),
      ...(await contentProblems(root, tenant, all)),
      ...(await assetProblems(root, tenant)),
      ...(await administratorProblems(root, tenant)),
    ];
    problems.push(...found.map((problem) => ({ code, ...problem })));
  }
  problems.push(...sharedAcrossFunds(tenants).filter(({ code }) => wanted.includes(code)));
  return { checked: wanted.filter((code) => all.includes(code)), problems };
};

/** A problem as one line: `fund/settings.json configurations.brand.primary: …`. */
export const problemLine = ({ code, file, field, message }: FoundProblem): string =>
  `${[code, file].filter((part) => part !== '').join('/')}${field === '' ? '' : ` ${field}`}: ${message}`;
