import type { FundFiles } from '#contract/studio/files.ts';
import { defaultLocale, locales } from '#kernel/locale.ts';
import type { FindingKey, FundFinding, Gravity } from './finding.ts';
import type { TenantSettings } from './format/settings.ts';
import { finding, remove, set } from './make-finding.ts';
import { missingLanguages, settingsBreaches } from './rules.ts';
import { localeOf } from './sections.ts';

/** Languages, and what isn't said in each of them. */
export const languageFindings = ({ settings: written }: FundFiles, settings: TenantSettings): FundFinding[] => {
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
