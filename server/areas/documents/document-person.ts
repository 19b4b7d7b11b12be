import { formatDate, isUnknownDate } from '#kernel/date.ts';
import { certificateTexts } from '#server/model/texts/certificate.ts';
import type { DocumentFrame } from './document-model.ts';
import type { DocumentSource } from './document-source.ts';

/** Who a document is for; nobody if it is anonymized. */
export const identityOf = ({ sheet, locale, anonymize }: DocumentSource): DocumentFrame['person'] => {
  const { person: words } = certificateTexts(locale);
  const { firstname, lastname, ahvNumber, birthDate, employment } = sheet.person;
  const lines: readonly (readonly [label: string, value: string | null | undefined])[] = [
    [words.name, `${firstname} ${lastname}`],
    [words.ahvNumber, ahvNumber],
    [words.birthDate, isUnknownDate(birthDate) ? null : formatDate(birthDate)],
    [words.employer, employment?.employer],
  ];
  return {
    title: words.title,
    lines: anonymize ? [] : lines.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
  };
};
