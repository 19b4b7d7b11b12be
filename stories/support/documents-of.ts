import type { EndpointData } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Locale } from '#kernel/locale.ts';
import { documentTexts } from '#server/model/texts/documents.ts';
import { smallPdf } from '#tests/support/small-pdf.ts';
import type { Person } from './axes.ts';
import { answer, whenAsked, type Answer, type Answers } from './story-provider.ts';

type Entry = EndpointData<(typeof endpoints)['documents']>[number];

/** A person's documents, as the provider lists them. */
export const documentsOf = (language: Locale, person: Person): Entry[] => {
  const { types, states } = documentTexts(language);
  return (person?.documents ?? []).map(({ date, type, read, state }, index) => ({
    id: `${index}`,
    date,
    type: types[type],
    stateLabel: state === 'valid' ? null : states[state],
    unread: !read,
    pdfLink: `documents/download?fileCode=${index}`,
  }));
};

/** As many documents as asked for, of every kind and of many years. */
export const manyDocuments = (count: number, language: Locale): Entry[] => {
  const { types, states } = documentTexts(language);
  const kinds = Object.values(types);
  return Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    date: `${2026 - Math.floor(index / 100)}-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
    type: kinds[index % kinds.length] ?? '',
    stateLabel: index % 9 === 4 ? states.superseded : null,
    unread: index % 5 === 0,
    pdfLink: `documents/download?fileCode=${index}`,
  }));
};

/** A document's file. */
export const fileAnswer =
  (content: Uint8Array<ArrayBuffer> = smallPdf({ pages: 3 })): Answer =>
  () =>
    new Response(content, {
      headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="Dokument.pdf"' },
    });

/** The calls of the documents page, answered for a person. */
export const documentAnswers = (language: Locale, person: Person): Answers => ({
  documents: whenAsked(() => answer(endpoints.documents, documentsOf(language, person))),
  documentsSummary: answer(endpoints.documentsSummary, { unreadDocuments: 2, labels: [], canOrderDocuments: true }),
  generateInsuranceFormSet: answer(endpoints.generateInsuranceFormSet, {
    isReady: false,
    hasError: false,
    fileCode: 'story',
  }),
  downloadDocument: fileAnswer(),
});
