import { contentSchemas, type ContentSchema } from '#contract/content.ts';
import type { RouteKey } from '#contract/route-words.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import { FALLBACK_FUND } from '#domain/content-retry.ts';
import { isContentTarget } from '#domain/content-target.ts';
import { logosOf, mailLogoOf } from '#domain/logos.ts';
import { isEmailAddress } from '#kernel/email-address.ts';
import { isRecord } from '#kernel/is-record.ts';
import { baseLocale, defaultLocale, isLocale, locales, type Locale } from '#kernel/locale.ts';
import { lawBreaches } from '#pension/plan-problems.ts';
import type { Plan } from '#pension/plan.ts';
import { readBrand } from '#theme/brand.ts';
import { colourRepair, decisiveMode, otherColour } from '#theme/colour-repair.ts';
import { alike, textContrast } from '#theme/tokens.ts';
import type studioWords from '#words/de-CH/studio.json';
import { isForbidden, mostBytes, promisedKind, type ImageFacts, type ImageKind, type ImageUse } from './check-image.ts';
import {
  contentSourcesOf,
  defineContent,
  linkedPage,
  placeOf,
  targetsOf,
  withContentOf,
  type ContentEntry,
  type ContentProblem,
} from './define-content.ts';
import type { FilePath, FindingKey, FundFinding, Gravity, Mend, Readiness } from './finding.ts';
import { switchableBoxes, type TenantSettings } from './format/settings.ts';
import type { Issue } from './read-issues.ts';
import { imageFields, readSettings, usesOf } from './read-settings.ts';
import {
  foreignLanguages,
  missingLanguages,
  planBreaches,
  settingsBreaches,
  supplementBreaches,
  type Breach,
} from './rules.ts';
import { localeOf, sectionOf } from './sections.ts';
import { isMatterOfTaste, settledAs, settledName } from './settled.ts';

/** What somebody must know of a fund besides its files to judge them. */
export type FundFacts = {
  readonly code: string;
  /** The fund's plan as parsed, lawful or not; null without one. */
  readonly plan: Plan | null;
  /** By their codes, the other funds whose content may supplement this one's, with their entries. */
  readonly supplements: Readonly<Record<string, readonly ContentEntry[]>>;
  /** How many administrators the fund has. */
  readonly administrators: number;
  /** By its hash, what an image's bytes say of it; null if there are none. One that isn't known yet may be missing. */
  readonly images: Readonly<Record<string, ImageFacts | null>>;
  /** What members see now; null where the files are not about to replace it. */
  readonly live: Pick<FundFiles, 'settings' | 'assets'> | null;
};

/**
 * What each finding costs, in percent. A mistake costs so much that one alone keeps a fund below any sensible bar (90);
 * three things to look at cost as much; hints add up only where there are many.
 */
export const costs: Readonly<Record<Gravity, number>> = { mistake: 12, warning: 4, hint: 1 };

/** A header of 360 pixels has room for so many characters of a fund's name, on two lines. */
export const longestName = 40;
/** So much of a banner is four lines on a phone; a longer one pushes the page's headline out of sight. */
export const longestBanner = 200;
/** Opening hours are one line at the end of a page, two on a phone. */
export const longestHours = 80;
/** A page's headline, a box's title: two lines on a phone. */
export const longestTitle = 60;
/** The words of a button or a link in a list: one line on a phone, with its sign. */
export const longestButton = 40;
/** The sentence or two below a headline. */
export const longestLead = 280;

/** Logos are shown 36 pixels high; screens with two pixels for each need this. */
const leastLogoHeight = 72;
/** A tab's picture on a screen with two pixels for each. */
const leastFaviconSide = 32;
/** The picture behind the login fills the window. */
const leastBackgroundWidth = 1_280;

type Values = FundFinding['values'];
type Extra = {
  readonly values?: Values;
  readonly mend?: Mend | null;
  readonly mends?: readonly Mend[];
  readonly locale?: Locale | null;
};

const finding = (
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

const remove = (path: FilePath): Mend => ({ kind: 'remove', path });
const set = (path: FilePath, value: unknown): Mend => ({ kind: 'set', path, value });

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
const settingOf = (path: FilePath): SettingName => path.findLast(isSettingName) ?? 'settings';

const wrongOf: { readonly [Name in SettingName]?: FindingKey } = {
  primary: 'wrongColour',
  secondary: 'wrongColour',
  corner: 'wrongChoice',
  density: 'wrongChoice',
  typeface: 'wrongChoice',
  mode: 'wrongChoice',
  dashboardBoxes: 'wrongChoice',
  contentLike: 'wrongChoice',
  languages: 'wrongLanguage',
  logoImage: 'wrongImageName',
  logoImageDark: 'wrongImageName',
  backgroundImage: 'wrongImageName',
  favicon: 'wrongImageName',
  insuranceCertificateImage: 'wrongImageName',
  privacyStatement: 'wrongAddress',
  contentServiceUrl: 'wrongAddress',
  translationService: 'wrongAddress',
  pageLinks: 'wrongAddress',
  messageMailbox: 'wrongMailbox',
  isMultiLanguage: 'wrongSwitch',
  hideCivilStatusEditing: 'wrongSwitch',
  answersBeyondSpecification: 'wrongSwitch',
  disableAddressChange: 'wrongSwitch',
  disableAnonymization: 'wrongSwitch',
  disableCivilStatusChange: 'wrongSwitch',
  disableEmailChange: 'wrongSwitch',
  disableMobileNumberChange: 'wrongSwitch',
};

/** The languages that are left of a list when whatever is none of the portal's, and repeats, are taken out. */
const readableLanguages = (written: unknown): Mend => {
  const path = ['settings', 'languages'];
  const entries: readonly unknown[] = Array.isArray(written) ? written : [];
  const kept = [...new Set(entries.filter(isLocale))];
  return set(path, kept.length === 0 ? [defaultLocale] : kept);
};

const refusedSetting = (written: FundFiles['settings'], { path: inFile, kind }: Issue): FundFinding => {
  const path = ['settings', ...inFile];
  if (inFile[0] === 'displayName') return finding('nameMissing', 'mistake', path);
  if (inFile[0] === 'languages')
    return finding('wrongLanguage', 'mistake', ['settings', 'languages'], {
      values: { setting: 'languages' },
      mend: readableLanguages(written['languages']),
    });
  if (kind === 'unknownKey')
    return finding('unknownSetting', 'mistake', path, {
      values: { name: String(inFile.at(-1)) },
      mend: remove(path),
    });
  const setting = settingOf(inFile);
  return finding(wrongOf[setting] ?? 'wrongText', 'mistake', path, { values: { setting }, mend: remove(path) });
};

const brandPath = ['settings', 'configurations', 'brand'];

const brandFindings = (read: TenantSettings): FundFinding[] => {
  const { brand } = readBrand({ displayName: read.displayName, configurations: read.configurations });
  const repaired = (['primary', 'secondary'] as const).flatMap((which): FundFinding[] => {
    // A fund with one colour has it in both places, and is told once.
    if (read.configurations.brand?.[which] === undefined) return [];
    const repair = colourRepair(brand, which);
    if (repair === null) return [];
    const path = [...brandPath, which];
    const { wanted, shown, before, after, shift, settled } = repair;
    const key = decisiveMode(brand) === 'dark' ? 'colourTooDark' : 'colourTooPale';
    return [
      finding(key, alike(wanted, shown) ? 'hint' : 'warning', path, {
        values: {
          setting: which,
          wanted,
          shown,
          // Never rounded up to what would be enough.
          before: Math.floor(before * 10) / 10,
          after: Math.floor(after * 10) / 10,
          least: textContrast,
          shift: Math.round(shift * 100),
        },
        mend: set(path, settled),
      }),
    ];
  });
  const path = [...brandPath, 'secondary'];
  const isSecondSet = read.configurations.brand?.secondary !== undefined;
  return isSecondSet && alike(brand.primary, brand.secondary)
    ? [
        ...repaired.filter(({ path: keys }) => keys.at(-1) !== 'secondary'),
        finding('coloursAlike', 'warning', path, {
          values: { primary: brand.primary, secondary: brand.secondary },
          mend: set(path, otherColour(brand)),
        }),
      ]
    : repaired;
};

const suited: Readonly<Record<ImageUse, readonly ImageKind[]>> = {
  logo: ['svg', 'png', 'jpg', 'webp', 'avif'],
  background: ['svg', 'png', 'jpg', 'webp', 'avif'],
  picture: ['svg', 'png', 'jpg', 'webp', 'avif'],
  favicon: ['svg', 'png', 'ico'],
};

const isTooSmall = (use: ImageUse, { kind, width, height }: ImageFacts): boolean => {
  // A drawing has any size.
  if (kind === 'svg' || width === null || height === null) return false;
  if (use === 'logo') return height < leastLogoHeight;
  if (use === 'favicon') return Math.min(width, height) < leastFaviconSide;
  return use === 'background' && width < leastBackgroundWidth;
};

/** What is wrong with an image's bytes, where it is used. */
const imageFindings = (image: string, use: ImageUse, facts: ImageFacts, path: FilePath): FundFinding[] => {
  const told = (key: FindingKey, gravity: Gravity, values: Values = {}) =>
    finding(key, gravity, path, { values: { image, ...values } });
  if (facts.kind === null) return [told('imageNoPicture', 'mistake')];
  const found: FundFinding[] = [];
  if (facts.kind !== promisedKind(image))
    found.push(told('imageWrongEnding', 'mistake', { kind: facts.kind.toUpperCase() }));
  else if (!suited[use].includes(facts.kind))
    found.push(told('imageUnsuited', 'warning', { kind: facts.kind.toUpperCase(), setting: settingOf(path) }));
  if (facts.bytes > mostBytes[use])
    found.push(
      told('imageTooHeavy', 'warning', { kilobytes: Math.ceil(facts.bytes / 1000), most: mostBytes[use] / 1000 }),
    );
  if (isTooSmall(use, facts))
    found.push(told('imageTooSmall', 'hint', { width: facts.width ?? 0, height: facts.height ?? 0 }));
  const forbidden = facts.svgProblems.filter((problem) => isForbidden(problem) && problem.kind !== 'malformed');
  if (facts.svgProblems.some(({ kind }) => kind === 'malformed')) found.push(told('svgBroken', 'mistake'));
  else if (forbidden.length > 0) {
    const names = forbidden.map(({ kind, what }) => (kind === 'doctype' ? kind : what));
    found.push(told('svgForbidden', 'mistake', { names: [...new Set(names)].join(', ') }));
  }
  if (facts.svgProblems.some(({ kind }) => kind === 'text')) found.push(told('svgText', 'warning'));
  if (facts.svgProblems.some(({ kind }) => kind === 'noViewBox')) found.push(told('svgNoViewBox', 'warning'));
  return found;
};

const assetFindings = ({ assets }: FundFiles, settings: TenantSettings, facts: FundFacts): FundFinding[] => {
  const told = new Set<string>();
  const named = imageFields(settings).flatMap(({ path: inFile, file, use }): FundFinding[] => {
    if (file === undefined) return [];
    const path = ['settings', ...inFile];
    const hash = Object.hasOwn(assets, file) ? assets[file] : undefined;
    const image = hash === undefined ? null : facts.images[hash];
    if (image === null)
      return [
        finding('imageMissing', 'mistake', path, {
          values: { setting: settingOf(path), image: file },
          mend: remove(path),
        }),
      ];
    // One that several settings name is told where it is named first.
    if (image === undefined || told.has(file)) return [];
    told.add(file);
    return imageFindings(file, use, image, path);
  });
  const uses = usesOf(settings);
  const unused = Object.keys(assets)
    .filter((name) => !uses.has(name))
    .map((name) => {
      const path = ['assets', name];
      return finding('imageUnused', 'hint', path, { values: { image: name }, mend: remove(path) });
    });
  return [...named, ...unused];
};

const logoFindings = ({ assets }: FundFiles, settings: TenantSettings): FundFinding[] => {
  const found: FundFinding[] = [];
  const { mode } = readBrand({ configurations: settings.configurations }).brand;
  const hasLogo = (locale: Locale) => logosOf(settings, locale).light !== null;
  const without = settings.languages.filter((locale) => !hasLogo(locale));
  if (without.length === settings.languages.length)
    found.push(finding('logoMissing', 'warning', ['settings', 'logoImage']));
  else
    for (const locale of without)
      found.push(
        finding('logoMissingInLanguage', 'warning', ['settings', 'tenantConfigurations', locale, 'logoImage'], {
          values: { language: locale },
        }),
      );
  if (mode !== 'light' && without.length < settings.languages.length) {
    if (settings.configurations.brand?.logoImageDark === undefined) {
      const lacking = settings.languages.filter((locale) => hasLogo(locale) && logosOf(settings, locale).dark === null);
      if (lacking.length > 0) found.push(finding('darkLogoMissing', 'hint', [...brandPath, 'logoImageDark']));
    } else
      for (const locale of settings.languages) {
        const own = settings.tenantConfigurations[locale];
        if (own?.logoImage === undefined || own.logoImage === settings.logoImage || own.logoImageDark !== undefined)
          continue;
        const path = ['settings', 'tenantConfigurations', locale, 'logoImageDark'];
        found.push(finding('darkLogoOfFund', 'hint', path, { values: { language: locale } }));
      }
  }
  if (settings.favicon === undefined) found.push(finding('faviconMissing', 'hint', ['settings', 'favicon']));
  for (const { path, file } of imageFields(settings))
    if (file !== undefined && path.at(-1) === 'logoImage' && !Object.hasOwn(assets, mailLogoOf(file)))
      found.push(
        finding('mailLogoMissing', 'hint', ['settings', ...path], {
          values: { image: file, wanted: mailLogoOf(file) },
        }),
      );
  return found;
};

/** Which image a file's name stands for. */
const imageOf = ({ assets }: Pick<FundFiles, 'assets'>, file: string | null | undefined): string | undefined =>
  typeof file === 'string' && Object.hasOwn(assets, file) ? assets[file] : undefined;

/** Whether one image has taken another's place. */
const isNew = (now: string | undefined, old: string | undefined): boolean =>
  now !== undefined && old !== undefined && now !== old;

/** Images that still belong to the logo which a new one replaces. */
const leftBehind = (files: FundFiles, settings: TenantSettings, { code, live }: FundFacts): FundFinding[] => {
  if (live === null) return [];
  const { settings: before } = readSettings(code, live.settings);
  const found = new Map<string, FundFinding>();
  for (const locale of settings.languages) {
    const [shown, old] = [logosOf(settings, locale), logosOf(before, locale)];
    const [light, dark] = [imageOf(files, shown.light), imageOf(files, shown.dark)];
    if (!isNew(light, imageOf(live, old.light)) || dark === undefined || dark !== imageOf(live, old.dark)) continue;
    if (dark === light) continue;
    const ofLanguage = settings.tenantConfigurations[locale]?.logoImageDark !== undefined;
    const path = ofLanguage
      ? ['settings', 'tenantConfigurations', locale, 'logoImageDark']
      : [...brandPath, 'logoImageDark'];
    if (found.has(path.join('.'))) continue;
    const mends = [set(path, shown.light), remove(path)];
    found.set(path.join('.'), finding('darkLogoOld', 'warning', path, { values: { image: shown.dark ?? '' }, mends }));
  }
  const [favicon, logo] = [imageOf(files, settings.favicon), imageOf(files, settings.logoImage)];
  if (
    isNew(logo, imageOf(live, before.logoImage)) &&
    favicon !== undefined &&
    favicon !== logo &&
    favicon === imageOf(live, before.favicon)
  ) {
    const path = ['settings', 'favicon'];
    const values = { image: settings.favicon ?? '' };
    found.set('favicon', finding('faviconOld', 'warning', path, { values, mend: remove(path) }));
  }
  return [...found.values()];
};

/** Whether a text for people is set. */
const isSaid = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

const languageFindings = ({ settings: written }: FundFiles, settings: TenantSettings): FundFinding[] => {
  const { languages, configurations, contactDetail } = settings;
  const found: FundFinding[] = [];
  if (written['languages'] === undefined)
    found.push(
      finding('languagesMissing', 'hint', ['settings', 'languages'], {
        mend: set(['settings', 'languages'], [defaultLocale]),
      }),
    );
  const texts: Partial<Record<string, readonly [key: FindingKey, gravity: Gravity]>> = {
    about: ['aboutMissing', 'hint'],
    configurations: ['bannerMissing', 'warning'],
  };
  const told = settingsBreaches(settings, languages).map(({ rule, path: inFile }) => {
    const path = ['settings', ...inFile];
    const locale = localeOf(path);
    const values = locale === null ? {} : { language: locale };
    if (rule === 'nothingToChoose') return finding('nothingToChoose', 'warning', path, { mend: remove(path) });
    if (rule === 'languageNotOffered')
      return finding('languageNotOffered', 'warning', path, { values, mend: remove(path) });
    const [key, gravity] = texts[String(inFile[0])] ?? (['aboutMissing', 'hint'] as const);
    return finding(key, gravity, path, { values });
  });
  found.push(...told);
  for (const locale of missingLanguages(contactDetail.openingHours, languages)) {
    const path = ['settings', 'contactDetail', 'openingHours', locale];
    found.push(finding('openingHoursMissing', 'hint', path, { values: { language: locale } }));
  }
  for (const locale of locales)
    if (configurations.infoBanner?.[locale] !== undefined && !languages.includes(locale)) {
      const path = ['settings', 'configurations', 'infoBanner', locale];
      found.push(finding('bannerNotOffered', 'hint', path, { values: { language: locale }, mend: remove(path) }));
    }
  if (settings.isMultiLanguage === false && languages.length > 1) {
    const path = ['settings', 'isMultiLanguage'];
    found.push(finding('languageChoiceOff', 'warning', path, { mend: remove(path) }));
  }
  return found;
};

const termsFindings = (settings: TenantSettings): FundFinding[] => {
  const found: FundFinding[] = [];
  const { languages, tenantConfigurations, termsOfUse } = settings;
  const without = isSaid(termsOfUse)
    ? []
    : languages.filter((locale) => !isSaid(tenantConfigurations[locale]?.conditionsOfUse));
  if (without.length === languages.length) found.push(finding('noTerms', 'hint', ['settings', 'termsOfUse']));
  else
    for (const locale of without) {
      const path = ['settings', 'tenantConfigurations', locale, 'conditionsOfUse'];
      found.push(finding('termsMissing', 'warning', path, { values: { language: locale } }));
    }
  if (settings.configurations.privacyStatement === undefined) {
    const path = ['settings', 'configurations', 'privacyStatement'];
    found.push(
      (settings.analyticsTags ?? []).length > 0
        ? finding('trackingWithoutPrivacy', 'warning', path)
        : finding('privacyMissing', 'hint', path),
    );
  }
  return found;
};

const lengthOf = (text: string): number => Array.from(text).length;

const tooLong = (key: FindingKey, text: string | undefined, most: number, path: FilePath, values: Values = {}) =>
  text !== undefined && lengthOf(text) > most
    ? [finding(key, 'hint', path, { values: { ...values, length: lengthOf(text), most } })]
    : [];

/** Words of a banner that somebody may have meant as an address. */
const addressesIn = (text: string): string[] => text.match(/(?<=^|[\s(])(?:\/|https?:\/\/)[^\s)]+/g) ?? [];

const bannerFindings = ({ configurations: { infoBanner } }: TenantSettings): FundFinding[] =>
  locales.flatMap((locale) => {
    const text = infoBanner?.[locale];
    if (text === undefined) return [];
    const path = ['settings', 'configurations', 'infoBanner', locale];
    const values = { language: locale };
    const dead = addressesIn(text).filter((address) =>
      address.startsWith('/') ? linkedPage(address) === null : !isContentTarget(address),
    );
    return [
      ...tooLong('bannerTooLong', text, longestBanner, path, values),
      ...dead.map((target) => finding('bannerDeadLink', 'warning', path, { values: { ...values, target } })),
      ...(/\]\s*\(|<\/?[a-z]/i.test(text) ? [finding('bannerPlain', 'warning', path, { values })] : []),
    ];
  });

const lengthFindings = ({ displayName, contactDetail: { openingHours } }: TenantSettings): FundFinding[] => [
  ...tooLong('nameTooLong', displayName, longestName, ['settings', 'displayName']),
  ...(typeof openingHours === 'string'
    ? tooLong('openingHoursTooLong', openingHours, longestHours, ['settings', 'contactDetail', 'openingHours'])
    : locales.flatMap((locale) =>
        tooLong('openingHoursTooLong', openingHours?.[locale], longestHours, [
          'settings',
          'contactDetail',
          'openingHours',
          locale,
        ]),
      )),
];

/** Names that nobody can own (RFC 2606): what is written there is an example. */
const isExample = (address: string): boolean =>
  /(?:^|[@/.])(?:example\.(?:com|net|org)|[a-z0-9-]+\.(?:example|test|invalid))(?=$|[/:?#])/i.test(address);

const contactFindings = (settings: TenantSettings): FundFinding[] => {
  const found: FundFinding[] = [];
  const { contact, privacyStatement } = settings.configurations;
  const { contactDetail: detail, messageMailbox } = settings;
  const at = ['settings', 'configurations', 'contact'];
  const canBeReached = [contact?.emailAddress, contact?.phoneNumber, detail.street].some(isSaid);
  const changes = ['Address', 'CivilStatus', 'Email', 'MobileNumber'] as const;
  const nothingChanges = changes.every((change) => settings[`disable${change}Change`]);
  if (!canBeReached) found.push(finding(nothingChanges ? 'readOnlyWithoutContact' : 'contactMissing', 'warning', at));
  if (!isSaid(messageMailbox) && !isSaid(contact?.emailAddress))
    found.push(finding('noMailbox', 'warning', ['settings', 'messageMailbox']));
  if (isSaid(contact?.emailAddress) && !isEmailAddress(contact.emailAddress))
    found.push(finding('wrongMailbox', 'warning', [...at, 'emailAddress'], { values: { setting: 'emailAddress' } }));
  if (isSaid(contact?.website) && !(/^https?:/i.test(contact.website) && isContentTarget(contact.website)))
    found.push(finding('wrongAddress', 'warning', [...at, 'website'], { values: { setting: 'website' } }));
  const addresses: readonly (readonly [path: FilePath, address: string | undefined])[] = [
    [[...at, 'emailAddress'], contact?.emailAddress],
    [[...at, 'website'], contact?.website],
    [['settings', 'configurations', 'privacyStatement'], privacyStatement],
    [['settings', 'messageMailbox'], messageMailbox],
    [
      ['settings', 'termsOfUse'],
      settings.termsOfUse?.startsWith('https://') === true ? settings.termsOfUse : undefined,
    ],
  ];
  for (const [path, address] of addresses)
    if (address !== undefined && isExample(address))
      found.push(finding('exampleAddress', 'hint', path, { values: { setting: settingOf(path), address } }));
  return found;
};

type Box = keyof TenantSettings['dashboardBoxes'];

/** The page that a box of the dashboard opens, for boxes that are the way to a page of their own. */
const pageOfBox: { readonly [B in Box]?: ContentSchema } = {
  documents: 'documents',
  exitBenefit: 'exit-benefit',
  buyIn: 'buy-in',
  additionalSavings: 'additional-savings',
  homeOwnership: 'home-ownership',
  retirement: 'retirement',
  disability: 'disability',
  civilStatus: 'civil-status',
  deathBenefit: 'death-benefit',
  unpaidLeave: 'unpaid-leave',
  questions: 'questions',
};

/** Pages whose boxes the fund hides or only announces. */
const hiddenPages = ({ dashboardBoxes }: TenantSettings): ReadonlySet<RouteKey> =>
  new Set(
    switchableBoxes
      .filter((box) => dashboardBoxes[box] === 'hidden' || dashboardBoxes[box] === 'comingSoon')
      .flatMap((box) => pageOfBox[box] ?? []),
  );

const switchFindings = (settings: TenantSettings, { administrators }: FundFacts): FundFinding[] => {
  const found: FundFinding[] = [];
  if (settings.configurations.hideCivilStatusEditing === true && !settings.disableCivilStatusChange) {
    const path = ['settings', 'disableCivilStatusChange'];
    found.push(finding('civilStatusHalf', 'hint', path, { mend: set(path, true) }));
  }
  if (settings.publishing.secondPerson && administrators < 2) {
    const path = ['settings', 'publishing', 'secondPerson'];
    // Nobody could publish the way back.
    found.push(finding('secondPersonAlone', 'mistake', path, { mend: set(path, false) }));
  }
  if (switchableBoxes.every((box) => settings.dashboardBoxes[box] === 'hidden'))
    found.push(finding('everyBoxHidden', 'warning', ['settings', 'dashboardBoxes']));
  if (!settings.answersBeyondSpecification) {
    const path = ['settings', 'answersBeyondSpecification'];
    found.push(finding('answersReduced', 'hint', path, { mend: remove(path) }));
  }
  return found;
};

const contentKeys: Readonly<Record<ContentProblem['rule'], readonly [key: FindingKey, gravity: Gravity]>> = {
  unknownPage: ['contentUnknownPage', 'mistake'],
  unknownKey: ['contentUnknownKey', 'mistake'],
  invalid: ['contentBroken', 'mistake'],
  deadLink: ['linkDead', 'warning'],
  linkTarget: ['linkForbidden', 'warning'],
  linkNotation: ['linkNotation', 'warning'],
  openStrong: ['openStrong', 'warning'],
  html: ['htmlInText', 'warning'],
  mixedBlock: ['mixedBlock', 'warning'],
};

const contentProblem = ({ rule, locale, name, path: inFile, target }: ContentProblem): FundFinding => {
  const path = ['content', locale, name, ...inFile];
  const [key, gravity] = contentKeys[rule];
  const page = contentSchemas.find((schema) => schema === name);
  const values = {
    language: locale,
    ...(page === undefined ? { name } : { page }),
    ...(rule === 'unknownKey' && { name: String(inFile.at(-1)) }),
    ...(target !== '' && { target }),
  };
  const mend = rule === 'unknownPage' || rule === 'unknownKey' ? remove(path) : null;
  return finding(key, gravity, path, { values, mend });
};

/** The most characters of a text of content, by its key. */
const longest: Readonly<Record<string, number>> = {
  title: longestTitle,
  lead: longestLead,
  linkText: longestButton,
};

/** Texts of content that are too long for their place. */
const longTexts = (node: unknown, path: FilePath, values: Values): FundFinding[] =>
  isRecord(node)
    ? Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
        const inner = [...path, Array.isArray(node) ? Number(key) : key];
        // A link's `text` stands beside its `link`.
        const most = longest[key] ?? (key === 'text' && 'link' in node ? longestButton : undefined);
        return typeof value === 'string' && most !== undefined
          ? tooLong('contentTooLong', value, most, inner, values)
          : longTexts(value, inner, values);
      })
    : [];

/** Where the link of a fund's question is. */
const questionLink = (locale: Locale, index: number): FilePath => {
  const list = ['content', locale, 'questions', 'questions'];
  return [...list, index, 'link', 'link'];
};

/** Links that members can't follow, or only over a line that anybody may read. */
const linkFindings = (
  { entries, questions }: ReturnType<typeof defineContent>,
  { content }: FundFiles,
  hidden: ReadonlySet<RouteKey>,
): FundFinding[] => {
  const found = new Map<string, FundFinding>();
  const look = (page: ContentSchema, locale: Locale, target: string, path: () => FilePath) => {
    const to = linkedPage(target);
    const values = { language: locale, page, target };
    if (to !== null && hidden.has(to))
      found.set(
        `${locale} ${page} ${to}`,
        finding('linkToHidden', 'warning', path(), { values: { ...values, linked: to } }),
      );
    else if (/^http:/i.test(target))
      found.set(`${locale} ${page} ${target}`, finding('linkInsecure', 'hint', path(), { values }));
  };
  for (const { locale, schema, part, content: read } of entries)
    for (const target of targetsOf(read))
      look(schema, locale, target, () => {
        const page = content[locale]?.[schema];
        const written = isRecord(page) ? page[part] : undefined;
        return ['content', locale, schema, part, ...(placeOf(written, target) ?? [])];
      });
  for (const locale of locales) {
    const asked = questions.filter((question) => question.locale === locale);
    asked.forEach(({ link }, index) => {
      if (link !== null) look('questions', locale, link.link, () => questionLink(locale, index));
    });
  }
  return [...found.values()];
};

/** Pages and questions that some of the fund's languages have and this one shows in German. */
const untranslated = (
  own: ReturnType<typeof defineContent>,
  supplement: readonly ContentEntry[],
  { languages }: TenantSettings,
): FundFinding[] => {
  const entries = withContentOf(own.entries, supplement);
  const pages = [...new Set(own.entries.map(({ schema }) => schema))];
  const ids = new Set(own.questions.map(({ id }) => id));
  // A variant shows the words of its base.
  const others = languages.filter((locale) => baseLocale(locale) !== defaultLocale);
  return others.flatMap((locale) => {
    const has = (page: ContentSchema) => entries.some((entry) => entry.schema === page && entry.locale === locale);
    const count = [...ids].filter(
      (id) => !own.questions.some((entry) => entry.id === id && entry.locale === locale),
    ).length;
    return [
      ...pages
        .filter((page) => !has(page) && page !== 'questions')
        .map((page) =>
          finding('contentUntranslated', 'hint', ['content', locale, page], { values: { page, language: locale } }),
        ),
      ...(count === 0
        ? []
        : [
            finding('questionsUntranslated', 'hint', ['content', locale, 'questions'], {
              values: { number: count, language: locale },
            }),
          ]),
    ];
  });
};

const contentFindings = (files: FundFiles, settings: TenantSettings, facts: FundFacts): FundFinding[] => {
  const sources = contentSourcesOf(files);
  const own = defineContent(sources);
  const supplement = facts.supplements[settings.contentLike ?? ''] ?? [];
  return [
    ...own.problems.map(contentProblem),
    ...foreignLanguages(own.entries, settings).map((locale) => {
      const path = ['content', locale];
      return finding('contentNotOffered', 'hint', path, { values: { language: locale }, mend: remove(path) });
    }),
    ...supplementBreaches(facts.code, settings, Object.keys(facts.supplements)).map(({ path: inFile }) => {
      const path = ['settings', ...inFile];
      return finding('contentLikeUnknown', 'warning', path, {
        values: { code: settings.contentLike ?? FALLBACK_FUND },
        mend: remove(path),
      });
    }),
    ...sources.flatMap(({ locale, name, source }) => {
      const page = contentSchemas.find((schema) => schema === name);
      return page === undefined ? [] : longTexts(source, ['content', locale, name], { language: locale, page });
    }),
    ...linkFindings(own, files, hiddenPages(settings)),
    ...untranslated(own, supplement, settings),
  ];
};

const planKeys: { readonly [R in Breach['rule']]?: readonly [key: FindingKey, gravity: Gravity] } = {
  textMissing: ['planNameMissing', 'hint'],
  interestTooHigh: ['planInterestTooHigh', 'warning'],
  creditsBelowLaw: ['planCreditsBelowLaw', 'mistake'],
  employerPaysLess: ['planEmployerPaysLess', 'warning'],
  creditsTooHigh: ['planCreditsTooHigh', 'warning'],
  agesTurned: ['planAgesTurned', 'warning'],
  ratesIncomplete: ['planRatesIncomplete', 'warning'],
  noConversionRate: ['planNoConversionRate', 'warning'],
  fallsWithAge: ['planFallsWithAge', 'warning'],
};

const lawKeys = { atLeast: 'planBelowLaw', atMost: 'planAboveLaw', exactly: 'planNotLaw' } as const;

const planFindings = (plan: Plan | null, { languages }: TenantSettings): FundFinding[] => {
  if (plan === null) return [finding('planMissing', 'warning', ['plan'])];
  const unlawful = lawBreaches(plan).map(({ set: index, field, value, side, limit, article: cited }) => {
    const [law = '', , article = '', , paragraph = ''] = cited.split(' ');
    return finding(lawKeys[side], 'mistake', ['plan', 'parameters', index, ...field.split('.')], {
      values: { field, value, limit, law, article, paragraph },
    });
  });
  const odd = planBreaches(plan, languages).flatMap(({ rule, path: inFile, values }) => {
    const known = planKeys[rule];
    const path = ['plan', ...inFile];
    const locale = localeOf(path);
    return known === undefined
      ? []
      : [finding(...known, path, { values: { ...values, ...(locale !== null && { language: locale }) } })];
  });
  return [...unlawful, ...odd];
};

const gravities: readonly Gravity[] = ['mistake', 'warning', 'hint'];

/**
 * How ready a fund's files are to be published, and what somebody should know before: the gravest first. Pure and quick
 * enough for every key that is pressed; the provider asks the same at publication.
 */
export const readinessOf = (files: FundFiles, facts: FundFacts): Readiness => {
  const { settings, issues } = readSettings(facts.code, files.settings);
  const all = [
    ...issues.map((issue) => refusedSetting(files.settings, issue)),
    ...brandFindings(settings),
    ...lengthFindings(settings),
    ...assetFindings(files, settings, facts),
    ...logoFindings(files, settings),
    ...leftBehind(files, settings, facts),
    ...languageFindings(files, settings),
    ...bannerFindings(settings),
    ...switchFindings(settings, facts),
    ...contactFindings(settings),
    ...termsFindings(settings),
    ...contentFindings(files, settings, facts),
    ...planFindings(facts.plan, settings),
  ];
  const known = new Map(Object.entries(settings.publishing.settled));
  const isSettled = (each: FundFinding) =>
    isMatterOfTaste(each) && known.get(settledName(each)) === settledAs(each, files);
  const open = all.filter((each) => !isSettled(each));
  const findings = gravities.flatMap((gravity) => open.filter((each) => each.gravity === gravity));
  const cost = findings.reduce((sum, { gravity }) => sum + costs[gravity], 0);
  return { percent: Math.max(0, 100 - cost), findings, settled: all.filter(isSettled) };
};
