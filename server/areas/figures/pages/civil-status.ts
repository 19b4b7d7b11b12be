import type { CivilStatusPage } from '#contract/pages.ts';
import { pagesTexts } from '#server/model/texts/pages.ts';
import { civilStatusBox } from '../boxes.ts';
import { action, inside, type PageSource } from './page-parts.ts';

/** `pages/civilstatus`. */
export const civilStatusPage = ({ sheet, settings, locale }: PageSource): CivilStatusPage => {
  const isFixed =
    settings.disableCivilStatusChange ||
    settings.configurations.hideCivilStatusEditing === true ||
    sheet.person.readOnlyProfile;
  return {
    civilStatusBox: { isVisible: true, ...civilStatusBox(sheet.person, locale) },
    actionsBox: isFixed ? null : action(pagesTexts(locale).civilStatus, inside('profile-civil-status', locale)),
  };
};
