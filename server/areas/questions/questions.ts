import type { Question } from '#contract/questions.ts';
import { FALLBACK_FUND } from '#domain/content-retry.ts';
import { defaultLocale, type Locale } from '#kernel/locale.ts';
import type { HandlersOf, Services } from '#server/model/handler.ts';
import { seedContent } from '#server/model/seed-content.ts';
import { findQuestions } from './find-questions.ts';

/** Questions in the language that they are written in. */
type Found = { readonly locale: Locale; readonly questions: readonly Question[] };

/** A fund's questions in the first of some languages in which it has any; null if it has none. */
const questionsOf = async (
  { store, funds }: Services,
  tenant: string,
  wanted: readonly Locale[],
  now: Date,
): Promise<Found | null> => {
  const content = await funds.content(tenant);
  if (content === null) return null;
  const rows = await store.withTenant(tenant, async (tx) => {
    await seedContent(tx, tenant, content, now);
    return tx
      .selectFrom('question')
      .select(['locale', 'id', 'heading', 'question', 'answer', 'link', 'link_text'])
      .where('tenant', '=', tenant)
      .where('locale', 'in', [...wanted])
      .orderBy('position')
      .execute();
  });
  const locale = wanted.find((each) => rows.some((row) => row.locale === each));
  if (locale === undefined) return null;
  const questions = rows
    .filter((row) => row.locale === locale)
    .map(({ id, heading, question, answer, link, link_text: linkText }) => ({
      id,
      group: heading,
      question,
      answer,
      link,
      linkText,
    }));
  return { locale, questions };
};

/**
 * The questions that members ask most: the fund's in the member's language, else in German, else the default fund's in
 * the same order. A search compares without case and accents and looks in questions and answers.
 */
export const questionHandlers = (services: Services): HandlersOf<'questions'> => ({
  questions: async ({ session: { tenant }, query: { searchTerm = '' }, locale, now }) => {
    const languages = [...new Set([locale, defaultLocale])];
    const found =
      (await questionsOf(services, tenant, languages, now)) ??
      (await questionsOf(services, FALLBACK_FUND, languages, now)) ??
      ({ locale, questions: [] } satisfies Found);
    const data = findQuestions(found.questions, searchTerm, found.locale);
    const fund = await services.funds.find(tenant);
    if (fund?.tenant.settings.answersBeyondSpecification !== true)
      return { data: data.map(({ question, answer }) => ({ question, answer })) };
    return { data, meta: { locale: found.locale } };
  },
});
