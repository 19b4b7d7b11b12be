import { useCallback } from 'react';
import { questions } from '#contract/endpoints/questions.ts';
import type { Question } from '#contract/questions.ts';
import type { SamplePerson } from '#contract/studio/answers.ts';
import type { CallFailure } from '#domain/call-failure.ts';
import { createClient } from '#api/client.ts';
import { createCsrfTokens } from '#api/csrf.ts';
import { safeStorage } from '#api/safe-storage.ts';
import type { Locale } from '#kernel/locale.ts';
import { isRecord } from '#kernel/is-record.ts';
import { useStudio, type StudioServices } from '../kernel/services.ts';
import { useCell } from '../kernel/cell.ts';
import { useRenewedPreview } from '../kernel/show-in-preview.ts';
import { useAnswer, type Retry } from '../kernel/use-answer.ts';
import { useEditingPart } from '../kernel/use-draft.ts';

/** The questions that members read, and the language that they are written in. */
export type ShownQuestions = { readonly questions: readonly Question[]; readonly locale: Locale };

/** The questions that members read, or why they aren't known. */
type Read =
  { readonly ok: true; readonly data: ShownQuestions } | { readonly ok: false; readonly failure: CallFailure };

/** Asks the draft's own provider, as somebody who reads a language: it alone knows what stands in for what. */
const readShown = async (
  { preview, fetch, clock, origin }: StudioServices,
  person: SamplePerson,
  locale: Locale,
): Promise<Read> => {
  const begun = await preview.beginning(person, locale);
  if (!begun.ok) return begun;
  const beginning = begun.data;
  const call = createClient({
    baseUrl: `${origin}${beginning.base}/api/v1/`,
    fetch,
    clock,
    csrf: createCsrfTokens(
      undefined,
      safeStorage(() => undefined),
    ),
    fund: () => beginning.settings.tenantName,
    token: () => beginning.token,
    locale: () => locale,
  });
  const answer = await call(questions, {});
  return answer.ok
    ? { ok: true, data: { questions: answer.data, locale: answer.meta?.locale ?? locale } }
    : { ok: false, failure: answer.failure };
};

/** What is known of the questions that members read. */
export type KnownQuestions = {
  /** Null until they are known. */
  readonly shown: ShownQuestions | null;
  /** Why they could not be read; else null. The next save asks again, too. */
  readonly failure: CallFailure | null;
  readonly retry: Retry;
};

/** Asks what members who read a language are shown as questions by the draft as it is saved. */
export const useShownQuestions = (locale: Locale): KnownQuestions => {
  const services = useStudio();
  const answered = useEditingPart((editing) => editing.answered);
  const { person } = useCell(services.preview.look);
  const canAsk = services.frameAddress !== null;
  const ask = useCallback(
    async () => ({ locale, read: await readShown(services, person, locale) }),
    [services, person, locale],
  );
  const { answer, latest, again } = useAnswer(`${locale} ${person} ${answered}`, canAsk ? ask : null);
  // Those of the last save stay until there are newer ones.
  const read = latest?.locale === locale ? latest.read : null;
  const failure = answer?.read.ok === false ? answer.read.failure : null;
  const shown = read?.ok === true ? read.data : null;
  useRenewedPreview(failure !== null, shown !== null);
  return { shown, failure, retry: again };
};

/** The questions among them that the fund hasn't written itself. */
export const questionsOfOthers = (shown: readonly Question[], own: readonly unknown[]): readonly Question[] => {
  const ids = new Set(own.map((entry) => (isRecord(entry) ? entry['id'] : undefined)));
  const words = new Set(own.map((entry) => (isRecord(entry) ? entry['question'] : undefined)));
  return shown.filter(({ id, question }) => !(id === undefined ? words.has(question) : ids.has(id)));
};

/** Questions that are shown, as a fund's file holds them, to begin one's own with. */
export const writtenQuestions = (shown: readonly Question[]): readonly object[] =>
  shown.map(({ id, group, question, answer, link, linkText }, index) => ({
    id: id ?? `question-${index + 1}`,
    ...(typeof group === 'string' && group !== '' && { group }),
    question,
    answer: answer.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ''),
    ...(typeof link === 'string' && typeof linkText === 'string' && { link: { text: linkText, link } }),
  }));
