import type { CivilStatusAnswer } from '#contract/civil-status-page.ts';
import { toChf } from '#kernel/money.ts';
import type { Figures } from '#pension/figure-sheet.ts';
import { refusalWords } from '#server/model/figure-words.ts';
import { pagesTexts } from '#server/model/texts/pages.ts';
import { chfOf, civilStatusBox } from '../boxes.ts';
import { action, beyond, derived, hintsAbout, inside, type PageSource } from './page-parts.ts';

/** What would apply in each civil status. */
const statusesOf = (source: PageSource) =>
  (source.sheet.figures?.statuses ?? []).map(({ kind, partnerPerMonth, refused, lumpSum, share, derivations }) => ({
    kind,
    partnerPerMonth: toChf(partnerPerMonth),
    note: refused && refusalWords(refused, source.locale),
    lumpSum: toChf(lumpSum),
    share: share && { ...share, amount: chfOf(share.amount), bought: toChf(share.bought) },
    ...derived(source, ['partnerPensionPerMonth', 'deathLumpSum', 'divorceShare'], derivations),
  }));

/** Whether children would get orphans' pensions, in whichever civil status. */
const hasOrphansPensions = (figures: Figures | null): boolean =>
  figures?.death?.lines.some(({ figure }) => figure === 'orphanPension') ?? false;

/** `pages/civilstatus`. */
export const civilStatusPage = (source: PageSource): CivilStatusAnswer => {
  const { sheet, settings, locale, anonymize } = source;
  const isFixed =
    settings.disableCivilStatusChange ||
    settings.configurations.hideCivilStatusEditing === true ||
    sheet.person.readOnlyProfile;
  return {
    ...hintsAbout(source, ['partnerNotDeclared']),
    ...beyond(source, { statuses: statusesOf(source), orphans: hasOrphansPensions(sheet.figures) }),
    // The day of a wedding identifies somebody.
    civilStatus: { isVisible: true, ...civilStatusBox(sheet.person, locale), ...(anonymize && { subTitle: null }) },
    actions: isFixed ? null : action(pagesTexts(locale).civilStatus, inside('profile-civil-status', locale)),
  };
};
