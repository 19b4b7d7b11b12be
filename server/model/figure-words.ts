import { formatDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import type { Locale } from '#kernel/locale.ts';
import { formatAmount, formatChf, roundTo, toChf } from '#kernel/money.ts';
import type { Figures, RiskLine, SheetPerson, StatementLine } from '#pension/figure-sheet.ts';
import { perMonth } from '#pension/rates.ts';
import { dashboardTexts } from './texts/dashboard.ts';
import { pagesTexts, type PagesTexts } from './texts/pages.ts';

/** Names of figures and their reasons, wherever the provider shows them: on cards, on pages and in documents. */

/** A plan's name in a language, or in German if it has none. */
export const planName = ({ plan: { name } }: Figures, locale: Locale): string =>
  typeof name === 'string' ? name : (name[locale] ?? name['de-CH'] ?? '');

/** A civil status in words, and since when. */
export const civilStatusWords = ({ sex, civilStatus: { code, since } }: SheetPerson, locale: Locale) => {
  const texts = dashboardTexts(locale);
  return {
    civilStatus: texts.civilStatus[sex][code],
    since: since === null ? null : fill(texts.since, { date: formatDate(since) }),
  };
};

/** Why no buy-in is possible, or what limits it; null if neither applies. */
export const buyInReason = ({ buyIn }: Figures, locale: Locale): string | null => {
  const texts = dashboardTexts(locale).buyIn;
  const { blocked, arrivalCap, openWithdrawals, repaymentAtLeast } = buyIn;
  if (blocked !== null) {
    return fill(texts.blocked[blocked], {
      amount: formatChf(toChf(openWithdrawals)),
      least: formatChf(toChf(repaymentAtLeast)),
    });
  }
  return arrivalCap === null ? null : fill(texts.arrivalCap, { amount: formatChf(toChf(arrivalCap)) });
};

/**
 * Why no early withdrawal is possible; null if one is.
 *
 * @param isHidden leaves out the day of the next one, which tells when the last one was paid
 */
export const homeOwnershipReason = (
  { homeOwnership }: Figures,
  locale: Locale,
  { isHidden = false } = {},
): string | null => {
  const { blocked, possibleFrom } = homeOwnership;
  if (blocked === null) return null;
  const texts = dashboardTexts(locale).homeOwnership.blocked;
  if (isHidden && blocked === 'withdrawnLately') return texts.withdrawnLatelyUndated;
  return fill(texts[blocked], { date: possibleFrom === null ? '' : formatDate(possibleFrom) });
};

/** One line of this year's savings statement, in words. */
export const statementWords = (line: StatementLine, locale: Locale): string => {
  const { credits } = pagesTexts(locale);
  if (line.kind === 'moved') return fill(credits.moved[line.event], { date: formatDate(line.date) });
  if (line.kind === 'interest') return fill(credits.interest, { percent: String(roundTo(line.percent, 4)) });
  return line.kind === 'opening' || line.kind === 'closing'
    ? fill(credits.balanceOn, { date: formatDate(line.date) })
    : {
        memberCredits: credits.member,
        employerCredits: credits.employer,
        waivedCredits: credits.waived,
        lawfulPart: credits.bvgPart,
      }[line.kind];
};

const riskTexts = (line: RiskLine, { risk }: PagesTexts) =>
  ({
    disabilityPension: risk.disability,
    disabilityInPayment: risk.inPayment,
    disabilityChildPension: risk.disabilityChild,
    partnerPension: line.figure === 'partnerPension' && line.relation === 'spouse' ? risk.spouse : risk.partner,
    orphanPension: risk.orphan,
    deathLumpSum: risk.lumpSum,
  })[line.figure];

/** Why a partner would get no pension, in words. */
export const refusalWords = (refused: keyof PagesTexts['risk']['noPartner'], locale: Locale): string =>
  pagesTexts(locale).risk.noPartner[refused];

/** A disability or death benefit in words, of one child only; for a partner without a pension, the reason. */
export const riskWords = (line: RiskLine, locale: Locale) => {
  const texts = pagesTexts(locale);
  const { text, help } = riskTexts(line, texts);
  const refused = line.figure === 'partnerPension' ? line.refused : null;
  return { label: text, help, refusal: refused === null ? null : texts.risk.noPartner[refused] };
};

/** The name of a disability or death benefit of all children, with how often it is paid and without. */
export const riskNames = (line: RiskLine, locale: Locale): { readonly label: string; readonly name: string } => {
  const texts = riskTexts(line, pagesTexts(locale));
  if ('several' in texts && 'children' in line && line.children > 1) {
    const said = { count: String(line.children), each: formatAmount(toChf(perMonth(line.amount))) };
    return { label: fill(texts.several.text, said), name: fill(texts.several.name, said) };
  }
  return { label: texts.text, name: 'name' in texts ? texts.name : texts.text };
};
