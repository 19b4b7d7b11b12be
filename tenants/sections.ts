import { isLocale, type Locale } from '#kernel/locale.ts';
import type { FilePath, StudioSection } from './finding.ts';

/** The part of the editor by the first keys of a path in `settings`; the longest that fits decides. */
const ofSettings: readonly (readonly [start: string, section: StudioSection])[] = [
  ['configurations.brand.logoImageDark', 'images'],
  ['configurations.brand', 'brand'],
  ['configurations.contact', 'contact'],
  ['configurations.infoBanner', 'content'],
  ['configurations.privacyStatement', 'terms'],
  ['displayName', 'brand'],
  ['about', 'content'],
  ['contentLike', 'content'],
  ['languages', 'languages'],
  ['isMultiLanguage', 'languages'],
  ['logoImage', 'images'],
  ['backgroundImage', 'images'],
  ['favicon', 'images'],
  ['termsOfUse', 'terms'],
  ['contactDetail', 'contact'],
  ['messageMailbox', 'contact'],
  ['pageLinks', 'services'],
  ['contentServiceUrl', 'services'],
  ['translationService', 'services'],
  ['analyticsTags', 'services'],
];

const inSettings = (keys: FilePath): StudioSection => {
  if (keys[0] === 'tenantConfigurations') {
    if (keys.length < 3) return 'languages';
    return keys[2] === 'conditionsOfUse' ? 'terms' : 'images';
  }
  const path = keys.join('.');
  return ofSettings.find(([start]) => path === start || path.startsWith(`${start}.`))?.[1] ?? 'switches';
};

/** The part of the studio's editor in which something of a fund's files is edited. */
export const sectionOf = ([file, ...keys]: FilePath): StudioSection => {
  if (file === 'assets') return 'images';
  if (file === 'plan') return 'plan';
  // The page around the questions is a page like any other.
  if (file === 'content')
    return keys[1] === 'questions' && (keys.length === 2 || keys[2] === 'questions') ? 'questions' : 'content';
  return inSettings(keys);
};

/** The language that a path of a fund's files is about, or null. */
export const localeOf = (path: FilePath): Locale | null => path.find((key) => isLocale(key)) ?? null;
