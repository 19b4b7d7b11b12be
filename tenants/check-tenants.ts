import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLocale, locales, type Locale } from '#kernel/locale.ts';
import { BVG_AGE_CREDITS } from '#pension/legal-parameters.ts';
import type { Plan } from '#pension/plan.ts';
import { FALLBACK_FUND } from '#domain/content-retry.ts';
import { mailLogoOf } from '#domain/logos.ts';
import { tenantCodeProblem, type TenantProblem, type TenantSettings } from './format/settings.ts';
import { imageProblems, type ImageUse } from './check-image.ts';
import { imagesOf, type Tenant } from './define-tenant.ts';
import { loadAdministrators } from './load-administrators.ts';
import { loadContent } from './load-content.ts';
import { loadTenant } from './load-tenant.ts';

/** A problem and the fund it is in. */
export type FoundProblem = TenantProblem & { readonly code: string };

type Sentence = string | Partial<Record<Locale, string>>;

const missingLanguages = (sentence: Sentence | undefined, needed: readonly Locale[]): Locale[] =>
  sentence === undefined || typeof sentence === 'string'
    ? []
    : needed.filter((locale) => sentence[locale] === undefined);

const settingsProblems = (settings: TenantSettings): TenantProblem[] => {
  const file = 'settings.json';
  const problems: TenantProblem[] = [];
  const speak = (field: string, sentence: Sentence | undefined, needed: readonly Locale[]) => {
    for (const locale of missingLanguages(sentence, needed))
      problems.push({ file, field: `${field}.${locale}`, message: 'has no text in this language' });
  };
  speak('about', settings.about, locales);
  if (settings.configurations.infoBanner !== undefined)
    speak('configurations.infoBanner', settings.configurations.infoBanner, settings.languages);
  for (const locale of locales) {
    if (settings.tenantConfigurations[locale] !== undefined && !settings.languages.includes(locale))
      problems.push({
        file,
        field: `tenantConfigurations.${locale}`,
        message: 'is a language that the fund does not speak',
      });
  }
  if (settings.isMultiLanguage === true && settings.languages.length === 1)
    problems.push({ file, field: 'isMultiLanguage', message: 'there is only one language to choose' });
  return problems;
};

const planProblems = (plan: Plan, languages: readonly Locale[]): TenantProblem[] => {
  const file = 'plan.json';
  const problems: TenantProblem[] = missingLanguages(plan.name, languages).map((locale) => ({
    file,
    field: `name.${locale}`,
    message: 'has no text in this language',
  }));
  for (const [year, percent] of Object.entries(plan.interest.credited)) {
    if (percent > 10)
      problems.push({ file, field: `interest.credited.${year}`, message: `${percent} % is no interest` });
  }
  plan.parameters.forEach(({ savings, retirement, buyIn }, index) => {
    const at = `parameters[${index}]`;
    if (savings !== undefined) {
      // No plan credits less than the law.
      for (const { fromAge: age, percent: least } of BVG_AGE_CREDITS) {
        const band = savings.bands.findLast(({ fromAge }) => fromAge <= age);
        const total = (band?.member ?? 0) + (band?.employer ?? 0);
        if (total < least)
          problems.push({
            file,
            field: `${at}.savings.bands`,
            message: `credits ${total} % at ${age}; the law asks for ${least} %`,
          });
      }
      savings.bands.forEach(({ member, employer }, band) => {
        if (employer < member)
          problems.push({
            file,
            field: `${at}.savings.bands[${band}]`,
            message: 'the employer pays at least as much as the member',
          });
        if (member + employer > 50)
          problems.push({
            file,
            field: `${at}.savings.bands[${band}]`,
            message: `credits ${member + employer} %, more than half the salary`,
          });
      });
    }
    if (retirement !== undefined) {
      const { earliestAge, latestAge, conversionRates } = retirement;
      if (earliestAge > latestAge)
        problems.push({ file, field: `${at}.retirement.earliestAge`, message: 'is after the latest age' });
      if ((conversionRates[0]?.age ?? Infinity) > earliestAge || (conversionRates.at(-1)?.age ?? 0) < latestAge)
        problems.push({
          file,
          field: `${at}.retirement.conversionRates`,
          message: `must reach from the earliest age ${earliestAge} to the latest ${latestAge}`,
        });
      conversionRates.forEach(({ rate }, line) => {
        if (rate < 3 || rate > 9)
          problems.push({
            file,
            field: `${at}.retirement.conversionRates[${line}].rate`,
            message: `${rate} % is no conversion rate`,
          });
        else if (line > 0 && rate < (conversionRates[line - 1]?.rate ?? 0))
          problems.push({ file, field: `${at}.retirement.conversionRates[${line}].rate`, message: 'falls with age' });
      });
    }
    if (buyIn?.maximum === 'table') {
      buyIn.table.forEach(({ percent }, line) => {
        if (line > 0 && percent < (buyIn.table[line - 1]?.percent ?? 0))
          problems.push({ file, field: `${at}.buyIn.table[${line}].percent`, message: 'falls with age' });
      });
    }
  });
  return problems;
};

/** What is wrong with a fund's content. */
const contentProblems = async (
  root: string,
  { code, settings }: Tenant,
  codes: readonly string[],
): Promise<TenantProblem[]> => {
  const { entries, problems } = await loadContent(root, code);
  // German content replaces missing translations, whatever languages the fund offers.
  const foreign = locales.filter(
    (locale) =>
      locale !== defaultLocale &&
      !settings.languages.includes(locale) &&
      entries.some((entry) => entry.locale === locale),
  );
  return [
    ...problems,
    ...foreign.map((locale) => ({
      file: `content/${locale}`,
      field: '',
      message: 'is a language that the fund does not speak',
    })),
    ...(settings.contentLike === undefined ||
    (settings.contentLike !== code && [...codes, FALLBACK_FUND].includes(settings.contentLike))
      ? []
      : [{ file: 'settings.json', field: 'contentLike', message: 'another fund of this folder is expected' }]),
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

const usesOf = (settings: TenantSettings): ReadonlyMap<string, ImageUse> => {
  const uses = new Map<string, ImageUse>(imagesOf(settings).map((file) => [file, 'picture']));
  const mark = (file: string | undefined, use: ImageUse) => file !== undefined && uses.set(file, use);
  mark(settings.backgroundImage, 'background');
  mark(settings.favicon, 'favicon');
  const markLogo = (file: string | undefined) => {
    // Which may lie beside it, for mails.
    if (file !== undefined) mark(mailLogoOf(file), 'picture');
    mark(file, 'logo');
  };
  markLogo(settings.logoImage);
  mark(settings.configurations.brand?.logoImageDark, 'logo');
  for (const own of Object.values(settings.tenantConfigurations)) {
    markLogo(own.logoImage);
    mark(own.logoImageDark, 'logo');
  }
  return uses;
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
      ...settingsProblems(tenant.settings),
      ...(tenant.plan === null ? [] : planProblems(tenant.plan, tenant.settings.languages)),
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
