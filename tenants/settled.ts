import type { FundFiles } from '#contract/studio/files.ts';
import type { FilePath, FindingKey, FundFinding } from './finding.ts';

/** What a fund may want just so: it is seen by nobody but who looks, and nobody is misled or kept from anything. */
const mattersOfTaste: ReadonlySet<string> = new Set<FindingKey>([
  'aboutMissing',
  'bannerTooLong',
  'civilStatusHalf',
  'colourTooDark',
  'colourTooPale',
  'coloursAlike',
  'contentNotOffered',
  'contentTooLong',
  'contentUntranslated',
  'darkLogoMissing',
  'darkLogoOfFund',
  'darkLogoOld',
  'faviconMissing',
  'faviconOld',
  'imageTooHeavy',
  'imageTooSmall',
  'imageUnused',
  'languageChoiceOff',
  'logoMissing',
  'logoMissingInLanguage',
  'logoUnseen',
  'mailLogoMissing',
  'nameTooLong',
  'noTerms',
  'openingHoursMissing',
  'openingHoursTooLong',
  'questionsUntranslated',
  'svgText',
]);

/** Whether somebody may decide that it stays as it is; a mistake never does. */
export const isMatterOfTaste = ({ key, gravity }: FundFinding): boolean =>
  gravity !== 'mistake' && mattersOfTaste.has(key);

/** Where the settings of a fund keep what was settled. */
export const settledPath: FilePath = ['settings', 'publishing', 'settled'];

/** A finding's name among those that were settled: its key, and where it is. */
export const settledName = ({ key, path }: Pick<FundFinding, 'key' | 'path'>): string => `${key} ${path.join('.')}`;

/** Where a settled finding is about, by its name. */
export const settledPlace = (name: string): FilePath => name.split(' ').slice(1).join(' ').split('.');

/** What somebody saw when they settled it. With another colour or image it is open again. */
export const settledAs = ({ values }: FundFinding, { assets }: Pick<FundFiles, 'assets'>): string => {
  const image = String(values['image'] ?? '');
  const hash = Object.hasOwn(assets, image) ? (assets[image] ?? '').slice(0, 12) : '';
  return [...Object.values(values), hash]
    .filter((value) => value !== '')
    .join(' ')
    .slice(0, 200);
};
