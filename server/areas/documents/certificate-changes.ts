import { formatDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import type { Locale } from '#kernel/locale.ts';
import { formatPercent, type Centimes } from '#kernel/money.ts';
import type { FilledSheet } from '#pension/figure-sheet.ts';
import { comparedWith, whatChanged, type ChangeReason } from '#pension/what-changed.ts';
import { riskWords } from '#server/model/figure-words.ts';
import type { CertificateTexts } from '#server/model/texts/certificate.ts';
import { pagesTexts } from '#server/model/texts/pages.ts';
import { amountText, type DocumentRow, type DocumentTable } from './document-model.ts';
import type { DocumentSource } from './document-source.ts';

/** What has changed since the end of the previous year; without a table if there is nothing to compare with. */
export type CertificateChanges = {
  readonly table: DocumentTable | null;
  readonly reasons: { readonly title: string; readonly lines: readonly string[] };
};

const reasonText = (reason: ChangeReason, { changes: { reason: words } }: CertificateTexts, locale: Locale): string => {
  const rate = (percent: number): string => formatPercent(percent, locale);
  const compared = reason.kind === 'salary' ? amountText : rate;
  return fill(words[reason.kind], {
    ...('amount' in reason && { amount: amountText(reason.amount) }),
    ...('credited' in reason && { credited: rate(reason.credited), projected: rate(reason.projected) }),
    ...('before' in reason && { before: compared(reason.before), now: compared(reason.now) }),
    ...('since' in reason && { date: formatDate(reason.since) }),
    ...('year' in reason && { year: reason.year }),
  });
};

/** What a day says of somebody's life or work. */
const isPersonal = (reason: ChangeReason): boolean => 'since' in reason && reason.kind !== 'plan';

const figuresToCompare = (sheet: FilledSheet, texts: CertificateTexts, locale: Locale): Map<string, Centimes> => {
  const { savings, retirement, contributions, disability, death, buyIn, hasLeft } = sheet.figures;
  const insured = contributions?.salaryLines.find(({ kind }) => kind === 'insured');
  const total = contributions?.lines.find(({ part }) => part === 'total')?.shares?.member;
  const risks = [disability[0], death?.lines.find(({ figure }) => figure === 'partnerPension')];
  const lines: readonly (readonly [label: string, amount: Centimes | null | undefined])[] = [
    [pagesTexts(locale).salaryLines.insured.text, insured?.perYear],
    [texts.savings, savings.balance],
    [texts.further.exitBenefit, savings.exitBenefit],
    [texts.highlights.pension, retirement?.ordinary.pensionPerMonth],
    ...risks.flatMap((line) => (line ? [[riskWords(line, locale).label, line.amount] as const] : [])),
    [texts.changes.contribution, total?.perMonth],
    [texts.further.buyIn, hasLeft ? null : buyIn.atMost],
  ];
  return new Map(
    lines.flatMap(([label, amount]) => (amount === null || amount === undefined ? [] : [[label, amount]])),
  );
};

/** What has changed in a member's figures, and why. */
export const changesOf = (
  { sheet, record, plan, locale, anonymize }: DocumentSource,
  texts: CertificateTexts,
): CertificateChanges => {
  const { changes: words } = texts;
  const changes = whatChanged(plan, record, sheet);
  const date = formatDate(comparedWith(sheet.today));
  if (changes === null) {
    return { table: null, reasons: { title: fill(words.title, { date }), lines: [fill(words.first, { date })] } };
  }
  const earlier = figuresToCompare(changes.before, texts, locale);
  const now = figuresToCompare(sheet, texts, locale);
  if (anonymize) now.delete(pagesTexts(locale).salaryLines.insured.text);
  const rows = Array.from(now, ([label, amount]): DocumentRow => {
    const before = earlier.get(label);
    const change = before === undefined ? null : amount - before;
    return {
      label,
      cells: [
        amountText(before),
        amountText(amount),
        change === 0 ? words.unchanged : `${change !== null && change > 0 ? '+' : ''}${amountText(change)}`,
      ],
    };
  });
  return {
    table: {
      title: fill(words.title, { date }),
      head: ['', date, formatDate(sheet.today), words.difference],
      rows,
      remarks: [],
    },
    reasons: {
      title: words.reasons,
      lines: changes.reasons
        .filter((reason) => !anonymize || !isPersonal(reason))
        .map((reason) => reasonText(reason, texts, locale)),
    },
  };
};
