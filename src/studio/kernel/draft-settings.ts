import type { FundFiles } from '#contract/studio/files.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import { isRecord } from '#kernel/is-record.ts';
import { defaultLocale } from '#kernel/locale.ts';
import { defineTenantSettings, toGlobalSettings } from '#tenants/define-tenant.ts';
import { textNames } from './draft-texts.ts';
import type { TenantSettings } from '#tenants/format/settings.ts';

/** Where the provider serves a stored image, for whoever is signed in. */
export const providersImage = (hash: string): string => `/studio/images/${hash}`;

/** The settings of a draft, read as the provider reads them: what it refuses has the house's value. */
export const settingsOf = (code: string, { settings, assets }: FundFiles): TenantSettings =>
  defineTenantSettings({ code, settings, assets: Object.keys(assets) }).settings;

/**
 * The public settings of a draft, as members' portals would get them.
 *
 * @param imageAddress address of a stored image by its hash
 */
export const draftSettings = (code: string, files: FundFiles, imageAddress: (hash: string) => string): GlobalSettings =>
  toGlobalSettings({ code, settings: settingsOf(code, files) }, (file) => imageAddress(files.assets[file] ?? ''));

/** The settings that change every answer of the provider: once they are saved, previews start again. */
export const startedPart = ({ settings }: FundFiles): unknown =>
  ['contentLike', 'answersBeyondSpecification'].map((key) => settings[key]);

/** What of a fund's files only the provider puts into its answers: a preview asks again once it is saved. */
export const answeredPart = ({ settings, content }: FundFiles): unknown => [
  // A preview shows texts while they are typed; only which there are decides what the provider puts in their place.
  textNames({ settings, content }),
  // Behind another fund's texts the German ones stand in for those of other languages.
  settings['contentLike'] === undefined ? null : content[defaultLocale],
  Object.values(content).map((pages) => {
    const page = pages['questions'];
    return isRecord(page) ? page['questions'] : undefined;
  }),
  ...['contactDetail', 'dashboardBoxes', 'pageLinks', 'messageMailbox'].map((key) => settings[key]),
  isRecord(settings['configurations']) ? settings['configurations']['contact'] : undefined,
];
