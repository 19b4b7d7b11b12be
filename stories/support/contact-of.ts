import { endpoints } from '#contract/endpoints.ts';
import type { Thread } from '#contract/contact.ts';
import { findQuestions } from '#server/areas/questions/find-questions.ts';
import { contactDetailsOf } from '#server/areas/contact/contact-details.ts';
import type { Axes } from './axes.ts';
import { tenants } from './funds.ts';
import { answer, type Answer } from './story-provider.ts';

/** The fund's questions, searched as the provider searches them. */
export const questionsOf =
  ({ fund, language }: Axes): Answer =>
  async (request) => {
    const { storyQuestions } = await import('./content-answers.ts');
    const entries = await storyQuestions(fund, language);
    const questions = entries.map(({ id, group, question, answer: paragraphs, link }) => ({
      id,
      group,
      question,
      answer: paragraphs.join('\n\n'),
      link: link?.link ?? null,
      linkText: link?.text ?? null,
    }));
    const term = new URL(request.url).searchParams.get('searchTerm') ?? '';
    return answer(endpoints.questions, findQuestions(questions, term))(request);
  };

/** The fund's contact details. */
export const contactDetailOf = ({ fund, language }: Axes): Answer => {
  const tenant = tenants.find(({ code }) => code === fund);
  return answer(endpoints.contactDetail, tenant === undefined ? {} : contactDetailsOf(tenant, language));
};

/** Two threads: one that the fund has answered, and one that it has received. */
export const someThreads = (): Thread[] => [
  {
    id: 'thread-1',
    subject: 'Einkauf in diesem Jahr',
    state: 'answered',
    unread: true,
    messages: [
      {
        author: 'member',
        text: 'Guten Tag\n\nIch möchte noch dieses Jahr CHF 20’000 einkaufen. Bis wann muss das Geld bei Ihnen sein?\n\n– Geschrieben von der Seite «Einkauf»',
        sentAt: new Date('2026-11-18T09:12:00Z'),
      },
      {
        author: 'fund',
        text: 'Guten Tag\n\nDamit der Einkauf für die Steuern dieses Jahres zählt, muss der Betrag bis am 31. Dezember bei uns eingetroffen sein. Die Bestätigung finden Sie danach bei Ihren Dokumenten.\n\nFreundliche Grüsse',
        sentAt: new Date('2026-11-19T14:40:00Z'),
      },
    ],
  },
  {
    id: 'thread-2',
    subject: 'Neue Adresse ab Dezember',
    state: 'received',
    unread: false,
    messages: [
      { author: 'member', text: 'Ab dem 1. Dezember wohne ich am Seeweg 9.', sentAt: new Date('2026-11-17T16:03:00Z') },
    ],
  },
];
