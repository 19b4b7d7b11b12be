import { useEffect, useState } from 'react';
import { questions } from '#contract/endpoints/questions.ts';
import type { Question } from '#contract/questions.ts';
import { createClient } from '#api/client.ts';
import { createCsrfTokens } from '#api/csrf.ts';
import { safeStorage } from '#api/safe-storage.ts';
import type { Locale } from '#kernel/locale.ts';
import { isRecord } from '#kernel/is-record.ts';
import { useStudio, type StudioServices } from '../kernel/services.ts';
import { useCell } from '../kernel/cell.ts';
import { useEditingPart } from '../kernel/use-draft.ts';

/** The questions that members read, and the language that they are written in. */
export type ShownQuestions = { readonly questions: readonly Question[]; readonly locale: Locale };

/** Asks the draft's own provider, as somebody who reads a language: it alone knows what stands in for what. */
const readShown = async (
  { preview, fetch, clock, origin }: StudioServices,
  locale: Locale,
): Promise<ShownQuestions | null> => {
  const begun = await preview.beginning(preview.look.get().person, locale);
  if (!begun.ok) return null;
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
  return answer.ok ? { questions: answer.data, locale: answer.meta?.locale ?? locale } : null;
};

/** What members who read a language are shown as questions by the draft as it is saved; null until it is known. */
export const useShownQuestions = (locale: Locale): ShownQuestions | null => {
  const services = useStudio();
  const answered = useEditingPart((editing) => editing.answered);
  const { person } = useCell(services.preview.look);
  const key = `${locale} ${person} ${answered}`;
  const [found, setFound] = useState<{ readonly locale: Locale; readonly shown: ShownQuestions | null } | null>(null);
  useEffect(() => {
    let isWanted = key !== '' && services.frameAddress !== null;
    const read = async () => {
      const shown = await readShown(services, locale);
      if (isWanted) setFound({ locale, shown });
    };
    if (isWanted) void read();
    return () => {
      isWanted = false;
    };
  }, [services, locale, key]);
  // Those of the last save stay until there are newer ones.
  return found?.locale === locale ? found.shown : null;
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
