import type { Locale } from '#kernel/locale.ts';
import { addYears } from '#kernel/calendar.ts';
import { formatDate, isUnknownDate } from '#kernel/date.ts';
import { formatPercent, formatRate, rateDecimals, type Centimes } from '#kernel/money.ts';
import { fill } from '#kernel/fill.ts';
import type { FilledSheet, Figures, RiskLine, Span } from '#pension/figure-sheet.ts';
import {
  buyInReason,
  civilStatusWords,
  homeOwnershipReason,
  planName,
  riskWords,
  statementWords,
} from '#server/model/figure-words.ts';
import { amountText, rowOf, type DocumentRow, type DocumentTable, type TablesDocument } from './document-model.ts';
import { ageText } from './age-text.ts';
import { assumptionNote } from './assumption-note.ts';
import { changesOf, type CertificateChanges } from './certificate-changes.ts';
import { frontOf, type CertificateFront } from './certificate-front.ts';
import { helpOf } from './document-help.ts';
import type { DocumentSource } from './document-source.ts';
import { certificateTexts, type CertificateTexts } from '#server/model/texts/certificate.ts';
import { documentTexts } from '#server/model/texts/documents.ts';
import { pagesTexts } from '#server/model/texts/pages.ts';

/** A pension certificate ready to print: texts and figures in their final form. */
export type Certificate = TablesDocument & CertificateFront & { readonly changes: CertificateChanges };

const dateText = (date: string | null | undefined) => (date ? formatDate(date) : null);

/** Who the certificate is about; if anonymized, only what identifies nobody. */
const personLines = (
  { sheet, locale, anonymize }: DocumentSource,
  texts: CertificateTexts,
): Certificate['person']['lines'] => {
  const { person: words } = texts;
  const { person, figures } = sheet;
  const lines: readonly (readonly [label: string, value: string | null | undefined])[] = [
    [words.name, anonymize ? null : `${person.firstname} ${person.lastname}`],
    [words.ahvNumber, anonymize ? null : person.ahvNumber],
    [words.birthDate, anonymize ? null : formatDate(person.birthDate)],
    [words.civilStatus, civilStatusWords(person, locale).civilStatus],
    [words.employer, anonymize ? null : person.employment?.employer],
    [words.activityRate, person.employment && formatPercent(person.employment.activityRate, locale)],
    [words.admission, anonymize ? null : dateText(person.admissionDate)],
    [words.plan, planName(figures, locale)],
    [words.referenceAge, anonymize || person.referenceAge === null ? null : ageText(person.referenceAge / 12, texts)],
    [words.ordinaryRetirement, anonymize ? null : dateText(figures.retirement?.ordinary.date)],
  ];
  return lines.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
};

const section = (
  title: string,
  rows: readonly DocumentRow[],
  head: readonly string[],
  remarks: readonly string[] = [],
): DocumentTable => ({ title, head: ['', ...head], rows, remarks });

const salarySection = ({ contributions }: Figures, texts: CertificateTexts, locale: Locale): DocumentTable => {
  const { salaryLines } = pagesTexts(locale);
  const rows = (contributions?.salaryLines ?? []).map(({ kind, perYear }) => ({
    ...rowOf(salaryLines[kind].text, perYear),
    isStrong: kind === 'insured',
  }));
  return section(texts.salary, rows, [texts.perYear]);
};

const savingsSection = (
  { savings }: FilledSheet['figures'],
  texts: CertificateTexts,
  locale: Locale,
): DocumentTable => {
  const rows = savings.statement.map((line) => ({
    ...rowOf(statementWords(line, locale), line.amount),
    isStrong: line.kind === 'closing',
  }));
  return section(texts.savings, rows, [texts.amount]);
};

const spanCells = (span: Span | undefined) => [amountText(span?.perMonth), amountText(span?.perYear)];

const contributionsSection = ({ contributions }: Figures, texts: CertificateTexts, locale: Locale): DocumentTable => {
  const { title, memberMonth, memberYear, employerMonth, employerYear, ofTheYear } = texts.contributions;
  const payers = contributions?.payers ?? [];
  const heads = { member: [memberMonth, memberYear], employer: [employerMonth, employerYear] };
  const rows = (contributions?.lines ?? []).map(({ part, shares }) => ({
    label: pagesTexts(locale).contributions[part].text,
    cells: payers.flatMap((payer) => spanCells(shares?.[payer])),
    isStrong: part === 'total',
  }));
  return section(
    title,
    rows,
    payers.flatMap((payer) => heads[payer]),
    rows.length > 0 ? [ofTheYear] : [],
  );
};

const riskRows = (lines: readonly RiskLine[], texts: CertificateTexts, locale: Locale): DocumentRow[] =>
  lines.map((line) => {
    const { label, refusal } = riskWords(line, locale);
    const row = rowOf(label, line.amount, refusal);
    return line.figure === 'deathLumpSum' && line.amount === 0 ? { ...row, cells: [texts.noLumpSum] } : row;
  });

const disabilitySection = (
  { disability, waitingMonths }: Figures,
  texts: CertificateTexts,
  locale: Locale,
): DocumentTable => {
  const { title, waiting } = texts.disability;
  const remarks = waitingMonths > 0 && disability.length > 0 ? [fill(waiting, { months: String(waitingMonths) })] : [];
  return section(title, riskRows(disability, texts, locale), [texts.amount], remarks);
};

const retirementSection = (
  { retirement }: Figures,
  texts: CertificateTexts,
  locale: Locale,
  anonymize: boolean,
): DocumentTable => {
  const words = texts.retirement;
  const byAge = retirement?.byAge ?? [];
  const decimals = Math.max(2, ...byAge.map(({ rate }) => rateDecimals(rate)));
  // The start of a pension reveals the month of birth.
  const unlessAnonymized = (text: string) => (anonymize ? [] : [text]);
  return {
    title: words.title,
    head: [words.age, ...unlessAnonymized(words.from), words.capital, words.rate, words.perYear, words.perMonth],
    rows: byAge.map((at) => ({
      label: ageText(at.age, texts),
      cells: [
        ...unlessAnonymized(formatDate(at.date)),
        amountText(at.savings),
        formatRate(at.rate, locale, decimals),
        amountText(at.pensionPerYear),
        amountText(at.pensionPerMonth),
      ],
      isStrong: at.isOrdinary,
    })),
    remarks: byAge.some(({ isLawfulMinimum }) => isLawfulMinimum) ? [words.lawfulMinimum] : [],
  };
};

const besidesRows = (
  { ordinary, drawnPerMonth, lumpSumAtMost, lumpSumNotice, isPensionOnly, child }: NonNullable<Figures['retirement']>,
  texts: CertificateTexts,
  anonymize: boolean,
): DocumentRow[] => {
  const { drawn, lumpSum, notice, noticePassed, pensionOnly, wholeAge, child: childPension } = texts.retirement;
  return [
    ...(drawnPerMonth > 0 ? [rowOf(drawn, drawnPerMonth)] : []),
    rowOf(
      fill(lumpSum, { age: ageText(ordinary.age, texts, wholeAge) }),
      lumpSumAtMost,
      isPensionOnly ? pensionOnly : lumpSumNotice?.hasPassed === true ? noticePassed : null,
    ),
    // The day reveals the month of birth.
    ...(lumpSumNotice === null || anonymize ? [] : [{ label: notice, cells: [formatDate(lumpSumNotice.until)] }]),
    ...(child ? [rowOf(childPension, child.perYear)] : []),
  ];
};

/** Whether the member turned 50 or married while insured or before: then FZG art. 24 asks what they had on that day. */
const daysAskedFor = ({ sheet, record: { birthDate, partner, exit } }: DocumentSource) => {
  const until = sheet.figures.hasLeft && exit !== undefined ? exit.date : sheet.today;
  return {
    isMarried: partner !== undefined && partner.relation !== 'cohabitant' && partner.since <= until,
    isFifty: !isUnknownDate(birthDate) && addYears(birthDate, 50) <= until,
  };
};

const furtherRows = (source: DocumentSource, { further: words }: CertificateTexts): DocumentRow[] => {
  const { sheet, locale, anonymize } = source;
  const { figures } = sheet;
  const { savings, buyIn, homeOwnership, hasLeft } = figures;
  const rows = [rowOf(words.exitBenefit, savings.exitBenefit)];
  if (savings.lawfulPart > 0) rows.push(rowOf(words.lawfulPart, savings.lawfulPart));
  const { minimum, record } = savings;
  if (minimum !== null) {
    const isBound = minimum.countedInFull > 0;
    const rests = isBound ? fill(words.minimumAtMost, { date: formatDate(minimum.countedFrom) }) : null;
    rows.push(rowOf(words.minimum, minimum.amount, rests));
  }
  const { isMarried, isFifty } = daysAskedFor(source);
  const known = (amount: Centimes | null): string => (amount === null ? words.notKnown : amountText(amount));
  if (isMarried) rows.push({ label: words.atMarriage, cells: [known(record.atMarriage)] });
  if (isFifty) rows.push({ label: words.atFifty, cells: [known(record.atFifty)] });
  if (record.broughtIn > 0) rows.push(rowOf(words.broughtIn, record.broughtIn));
  if (record.boughtIn > 0) rows.push(rowOf(words.boughtIn, record.boughtIn));
  if (record.withdrawn > 0) rows.push(rowOf(words.withdrawn, record.withdrawn));
  if (hasLeft) return rows;
  rows.push(rowOf(words.buyIn, buyIn.atMost, buyInReason(figures, locale)));
  if (buyIn.openWithdrawals > 0) rows.push(rowOf(words.openWithdrawals, buyIn.openWithdrawals));
  // The end of a wait tells when something was paid.
  if (buyIn.lockedUntil !== null && !anonymize) {
    rows.push({ label: words.lockedUntil, cells: [formatDate(buyIn.lockedUntil)] });
  }
  const reason = homeOwnershipReason(figures, locale, { isHidden: anonymize });
  rows.push(rowOf(words.homeOwnership, homeOwnership.atMost, reason));
  const { pledgedSince } = homeOwnership;
  // A pledge and its day are in the land register.
  if (anonymize) return rows;
  rows.push({
    label: words.pledged,
    cells: [pledgedSince === null ? words.notPledged : fill(words.pledgedSince, { date: formatDate(pledgedSince) })],
  });
  return rows;
};

/** Remarks on drawing benefits when leaving. */
const furtherRemarks = ({ retirement }: Figures, { further }: CertificateTexts): string[] =>
  retirement?.isPastEarliestAge === true ? [further.leavingAfterEarliestAge] : [];

/**
 * A member's pension certificate (Vorsorgeausweis) on a day. Prints the same sheet as the pages, and omits what doesn't
 * apply. If anonymized, it identifies nobody. BVG art. 86b, FZG art. 8 and 24.
 */
export const certificateOf = (source: DocumentSource): Certificate => {
  const { sheet, settings, locale, anonymize } = source;
  const { figures, today } = sheet;
  const texts = certificateTexts(locale);
  const { pensionCertificate: title } = documentTexts(locale).types;
  const sections = [
    // A salary is known outside the fund, so it identifies somebody.
    ...(anonymize ? [] : [salarySection(figures, texts, locale)]),
    savingsSection(figures, texts, locale),
    contributionsSection(figures, texts, locale),
    disabilitySection(figures, texts, locale),
    section(texts.deathBenefit, riskRows(figures.death?.lines ?? [], texts, locale), [texts.amount]),
    retirementSection(figures, texts, locale, anonymize),
    section(texts.retirement.besides, figures.retirement ? besidesRows(figures.retirement, texts, anonymize) : [], [
      texts.amount,
    ]),
    section(texts.further.title, furtherRows(source, texts), [texts.amount], furtherRemarks(figures, texts)),
  ];
  return {
    locale,
    title,
    fund: settings.displayName,
    asOf: fill(texts.asOf, { date: formatDate(today) }),
    inChf: texts.inChf,
    person: { title: texts.person.title, lines: personLines(source, texts) },
    sections: sections.filter(({ rows }) => rows.length > 0),
    notes: {
      title: texts.notes.title,
      lines: [
        ...(anonymize ? [texts.notes.anonymized] : []),
        ...(figures.hasLeft ? [texts.notes.hasLeft] : []),
        ...figures.assumptions.map((made) => assumptionNote(made, source, texts)),
        `${texts.notes.binding} ${texts.notes.replaces}`,
      ],
    },
    ...frontOf(source, texts),
    changes: changesOf(source, texts),
    help: helpOf(source),
    page: texts.page,
    fileName: `${title} ${today}.pdf`,
  };
};
