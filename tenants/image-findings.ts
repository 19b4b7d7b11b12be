import type { FundFiles } from '#contract/studio/files.ts';
import { logosOf, mailLogoOf } from '#domain/logos.ts';
import { contrastRatio, normaliseHex } from '#kernel/colour.ts';
import type { Locale } from '#kernel/locale.ts';
import { readBrand } from '#theme/brand.ts';
import { brandTokens } from '#theme/tokens.ts';
import { isForbidden, mostBytes, promisedKind, type ImageFacts, type ImageKind, type ImageUse } from './check-image.ts';
import type { FilePath, FindingKey, FundFinding, Gravity } from './finding.ts';
import type { TenantSettings } from './format/settings.ts';
import type { FundFacts } from './fund-facts.ts';
import { brandPath, finding, remove, set, settingOf, type Values } from './make-finding.ts';
import { imageFields, readSettings, usesOf } from './read-settings.ts';

/** Logos are shown 36 pixels high; screens with two pixels for each need this. */
const leastLogoHeight = 72;

/** A tab's picture on a screen with two pixels for each. */
const leastFaviconSide = 32;

/** The picture behind the login fills the window. */
const leastBackgroundWidth = 1_280;

const suited: Readonly<Record<ImageUse, readonly ImageKind[]>> = {
  logo: ['svg', 'png', 'jpg', 'webp', 'avif'],
  background: ['svg', 'png', 'jpg', 'webp', 'avif'],
  picture: ['svg', 'png', 'jpg', 'webp', 'avif'],
  favicon: ['svg', 'png', 'ico'],
};

const isTooSmall = (use: ImageUse, { kind, width, height }: ImageFacts): boolean => {
  // A drawing scales to any size.
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

/** Images that are missing, unfit or unused. */
export const assetFindings = ({ assets }: FundFiles, settings: TenantSettings, facts: FundFacts): FundFinding[] => {
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

/** Below this contrast with what it stands on, nobody finds a logo. */
const leastSeen = 1.6;

/** Logos in no colour that stands out from the paper of their mode. */
const unseenLogos = ({ assets }: FundFiles, settings: TenantSettings, { images }: FundFacts): FundFinding[] => {
  const { brand } = readBrand({ configurations: settings.configurations });
  return imageFields(settings).flatMap(({ path: inFile, file }): FundFinding[] => {
    const field = inFile.at(-1);
    if (file === undefined || (field !== 'logoImage' && field !== 'logoImageDark')) return [];
    const inks = (images[assets[file] ?? '']?.inks ?? []).flatMap((ink) => normaliseHex(ink) ?? []);
    const ground = brandTokens(brand, field === 'logoImage' ? 'light' : 'dark').colour.surface.paper;
    const most = Math.max(...inks.map((ink) => contrastRatio(ink, ground)));
    if (inks.length === 0 || most >= leastSeen) return [];
    const path = ['settings', ...inFile];
    const values = { setting: settingOf(path), image: file, ground, before: Math.floor(most * 10) / 10 };
    return [finding('logoUnseen', 'warning', path, { values })];
  });
};

/** Logos and the tab's picture that a fund still lacks, and logos that can't be seen. */
export const logoFindings = (files: FundFiles, settings: TenantSettings, facts: FundFacts): FundFinding[] => {
  const { assets } = files;
  const found = unseenLogos(files, settings, facts);
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
export const leftBehind = (files: FundFiles, settings: TenantSettings, { code, live }: FundFacts): FundFinding[] => {
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
