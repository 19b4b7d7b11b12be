import type { CivilStatusAnswer } from '#contract/pages.ts';
import { pagesTexts } from '#server/model/texts/pages.ts';
import { civilStatusBox } from '../boxes.ts';
import { action, hintsAbout, inside, type PageSource } from './page-parts.ts';

/** `pages/civilstatus`. */
export const civilStatusPage = (source: PageSource): CivilStatusAnswer => {
  const { sheet, settings, locale, anonymize } = source;
  const isFixed =
    settings.disableCivilStatusChange ||
    settings.configurations.hideCivilStatusEditing === true ||
    sheet.person.readOnlyProfile;
  return {
    ...hintsAbout(source, ['partnerNotDeclared']),
    // The day of a wedding identifies somebody.
    civilStatus: { isVisible: true, ...civilStatusBox(sheet.person, locale), ...(anonymize && { subTitle: null }) },
    actions: isFixed ? null : action(pagesTexts(locale).civilStatus, inside('profile-civil-status', locale)),
  };
};
