import { useTranslation } from 'react-i18next';
import type { FundFiles } from '#contract/studio/files.ts';
import { mailLogoOf } from '#domain/logos.ts';
import { differencesOf, type Difference } from '#tenants/differences.ts';
import { studioSections, type FilePath } from '#tenants/finding.ts';
import { imageFields, readSettings } from '#tenants/read-settings.ts';
import { pathName } from '../kernel/paths.ts';
import { useFieldWords, useShortFieldWords } from '../words/field-words.ts';

/** A difference, with the setting that it is told by and whether it is of the copy of a logo for mails. */
export type DifferenceRow = { readonly difference: Difference; readonly field: FilePath; readonly isCopy: boolean };

/** The setting that names an image, or the logo whose copy for mails the image is. */
const settingOf = (
  image: string,
  fields: ReturnType<typeof imageFields>,
): Pick<DifferenceRow, 'field' | 'isCopy'> | undefined => {
  const own = fields.find(({ file }) => file === image);
  const named = own ?? fields.find(({ file }) => file !== undefined && mailLogoOf(file) === image);
  return named && { field: ['settings', ...named.path], isCopy: own === undefined };
};

/**
 * In what two states of a fund's files differ, in the order of the studio's sections, as it is told: an image by the setting
 * that names it, once, and a logo's copy for mails with it.
 */
export const differenceRows = (code: string, before: FundFiles, after: FundFiles): readonly DifferenceRow[] => {
  const fieldsOf = ({ settings }: FundFiles) => imageFields(readSettings(code, settings).settings);
  const [fieldsAfter, fieldsBefore] = [fieldsOf(after), fieldsOf(before)];
  const differences = differencesOf(before, after).toSorted(
    (a, b) => studioSections.indexOf(a.section) - studioSections.indexOf(b.section),
  );
  const rows = differences.map((difference): DifferenceRow => {
    const { path } = difference;
    const image = path[0] === 'assets' ? String(path[1]) : null;
    const known = image === null ? undefined : (settingOf(image, fieldsAfter) ?? settingOf(image, fieldsBefore));
    return { difference, ...(known ?? { field: path, isCopy: false }) };
  });
  const told = new Set(rows.filter(({ isCopy }) => !isCopy).map(({ field }) => pathName(field)));
  return rows.filter(({ difference: { path }, field, isCopy }) => {
    if (isCopy && told.has(pathName(field))) return false;
    if (path[0] !== 'assets') return true;
    const image = String(path[1]);
    const isReplaced = before.assets[image] !== undefined && after.assets[image] !== undefined;
    // One that came or went with its setting is shown there.
    return (
      isReplaced ||
      !differences.some(
        ({ path: own, ...values }) => own[0] === 'settings' && [values.before, values.after].includes(image),
      )
    );
  });
};

/** Names a difference by what it is about, as `words` say a field. */
const useNameIn = (words: (path: FilePath) => string): ((row: DifferenceRow) => string) => {
  const { t } = useTranslation('studio');
  return ({ field, isCopy }) => (isCopy ? t('review.mailCopy', { name: words(field) }) : words(field));
};

/** Says what a difference is about. */
export const useRowName = (): ((row: DifferenceRow) => string) => useNameIn(useFieldWords());

/** Says what a difference is about in the fewest words. */
export const useShortRowName = (): ((row: DifferenceRow) => string) => useNameIn(useShortFieldWords());
