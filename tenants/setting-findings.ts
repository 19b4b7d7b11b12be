import type { FundFiles } from '#contract/studio/files.ts';
import { defaultLocale, isLocale } from '#kernel/locale.ts';
import type { FindingKey, FundFinding, Mend } from './finding.ts';
import { switchableBoxes, type TenantSettings } from './format/settings.ts';
import type { FundFacts } from './fund-facts.ts';
import { finding, remove, set, settingOf, type SettingName } from './make-finding.ts';
import type { Issue } from './read-issues.ts';

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

/** A setting that can't be read, and how it is taken out. */
export const refusedSetting = (written: FundFiles['settings'], { path: inFile, kind }: Issue): FundFinding => {
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

/** Switches that contradict each other, or leave nothing. */
export const switchFindings = (settings: TenantSettings, { administrators }: FundFacts): FundFinding[] => {
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
