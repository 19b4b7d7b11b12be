import sessions from 'virtual:recorded/sessions';
import * as z from 'zod/mini';
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
    return answer(endpoints.questions, findQuestions(questions, term, language))(request);
  };

/** The fund's contact details. */
export const contactDetailOf = ({ fund, language }: Axes): Answer => {
  const tenant = tenants.find(({ code }) => code === fund);
  return answer(endpoints.contactDetail, tenant === undefined ? {} : contactDetailsOf(tenant, language));
};

const recordedThreads = z.object({ data: endpoints.threads.data });

/** Two threads: one that the fund has answered, and one that it has received. */
export const someThreads = (): Thread[] => recordedThreads.parse(sessions.threads.body).data;
