import { ageInWords } from '#domain/age.ts';
import { fill } from '#kernel/fill.ts';
import type { CertificateTexts } from '#server/model/texts/certificate.ts';

/** An age as people say it: `65`, and with months where there are any. */
export const ageText = (age: number, texts: CertificateTexts, whole = '{{years}}'): string =>
  ageInWords(
    age,
    (years) => fill(whole, { years: String(years) }),
    (years, months) => fill(texts.retirement.ageWithMonths, { years: String(years), months: String(months) }),
  );
