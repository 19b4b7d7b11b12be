import { formatDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import { contributionsOfYear } from '#pension/contributions-of-year.ts';
import { certificateTexts } from '#server/model/texts/certificate.ts';
import { contributionStatementTexts } from '#server/model/texts/contribution-statement.ts';
import { documentTexts } from '#server/model/texts/documents.ts';
import { pagesTexts } from '#server/model/texts/pages.ts';
import { helpOf } from './document-help.ts';
import { amountText, rowOf, type DocumentTable, type TablesDocument } from './document-model.ts';
import { identityOf } from './document-person.ts';
import type { DocumentSource } from './document-source.ts';

/** A table of payments with their total. */
const paymentsTable = (
  title: string,
  pattern: string,
  payments: readonly { readonly date: string; readonly amount: number }[],
  { total, amount }: { readonly total: string; readonly amount: string },
  anonymize: boolean,
): DocumentTable[] =>
  payments.length === 0
    ? []
    : [
        {
          title,
          head: ['', amount],
          rows: [
            // The day of a payment is known to a bank, so it identifies somebody.
            ...(anonymize ? [] : payments).map((payment) =>
              rowOf(fill(pattern, { date: formatDate(payment.date) }), payment.amount),
            ),
            {
              ...rowOf(
                total,
                payments.reduce((sum, payment) => sum + payment.amount, 0),
              ),
              isStrong: true,
            },
          ],
          remarks: [],
        },
      ];

/**
 * What was paid into a member's pension in a calendar year, for their tax return: contributions by payer, buy-ins
 * (BVG art. 81 para. 2) and repayments of early withdrawals. `null` if there is nothing to state for that year.
 */
export const contributionStatementOf = (
  source: DocumentSource,
  { year }: { readonly year: number },
): TablesDocument | null => {
  const { sheet, record, plan, settings, locale, anonymize } = source;
  const paid = contributionsOfYear(plan, record, year, sheet.today);
  if (paid === null) return null;
  const words = contributionStatementTexts(locale);
  const shared = certificateTexts(locale);
  const { contributions: parts } = pagesTexts(locale);
  const title = `${documentTexts(locale).types.contributionStatement} ${year}`;
  const isAlone = paid.total.employer === 0;
  const rows = (['savings', 'risk', 'administration', 'total'] as const)
    .filter((part) => part === 'total' || paid[part].member + paid[part].employer > 0)
    .map((part) => ({
      label: parts[part].text,
      cells: [amountText(paid[part].member), ...(isAlone ? [] : [amountText(paid[part].employer)])],
      isStrong: part === 'total',
    }));
  const { notes } = words;
  return {
    locale,
    title,
    fund: settings.displayName,
    // The days tell when somebody joined or left.
    asOf: anonymize ? String(year) : fill(words.period, { from: formatDate(paid.from), until: formatDate(paid.until) }),
    inChf: shared.inChf,
    person: identityOf(source),
    sections: [
      {
        title: words.contributions,
        head: ['', words.member, ...(isAlone ? [] : [words.employer])],
        rows,
        remarks: [],
      },
      ...(paid.waived === 0
        ? []
        : [
            {
              title: words.waiver.title,
              head: ['', words.amount],
              rows: [rowOf(words.waiver.credits, paid.waived)],
              remarks: [],
            },
          ]),
      ...paymentsTable(words.buyIns, words.buyIn, paid.buyIns, words, anonymize),
      ...paymentsTable(words.repayments, words.repayment, paid.repayments, words, anonymize),
    ],
    notes: {
      title: notes.title,
      lines: [
        ...(anonymize ? [shared.notes.anonymized] : []),
        ...(isAlone ? [] : [notes.wages]),
        ...(paid.waived === 0 ? [] : [notes.waiver]),
        ...(paid.hasContinued ? [notes.alone] : []),
        paid.buyIns.length > 0 ? notes.buyIns : notes.none,
        ...(paid.repayments.length > 0 ? [notes.repayments] : []),
        notes.unsigned,
      ],
    },
    help: helpOf(source),
    page: shared.page,
    fileName: `${title}.pdf`,
  };
};
