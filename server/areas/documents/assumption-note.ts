import { formatDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import { formatRate } from '#kernel/money.ts';
import type { Assumption } from '#pension/compute-benefits.ts';
import type { CertificateTexts } from '#server/model/texts/certificate.ts';
import type { DocumentSource } from './document-source.ts';

/** What a projection assumes, in words. */
export const assumptionNote = (
  made: Assumption,
  { sheet, locale }: Pick<DocumentSource, 'sheet' | 'locale'>,
  { notes }: CertificateTexts,
): string => {
  if (made.kind === 'projectedInterest') {
    return fill(notes.projectedInterest, {
      percent: formatRate(made.percent, locale),
      date: formatDate(sheet.today),
    });
  }
  return made.kind === 'legalParametersCarriedOn'
    ? fill(notes.legalParametersCarriedOn, { year: String(made.known) })
    : fill(notes.interestNotYetDecided, { year: String(made.year) });
};
