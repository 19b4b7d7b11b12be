import { expect, test } from 'vitest';
import { locales, type Locale } from '#kernel/locale.ts';
import { questionTexts } from '#server/model/texts/questions.ts';
import { demoFunds } from '#tests/support/demo-funds.ts';
import { findQuestions } from './find-questions.ts';

/** What a search finds among the questions of the fund that all others fall back on. */
const found = async (term: string, locale: Locale): Promise<readonly (string | undefined)[]> => {
  const { questions = [] } = (await demoFunds.content('default')) ?? {};
  const written = questions
    .filter((each) => each.locale === locale)
    .map(({ id, question, answer }) => ({ id, question, answer: answer.join('\n\n') }));
  expect(written).not.toEqual([]);
  return findQuestions(written, term, locale).map(({ id }) => id);
};

test.each([
  ['de-CH', 'Handynummer', 'login-data'],
  ['de-DE', 'Handy', 'login-data'],
  ['de-CH', 'neue Handynummer', 'login-data'],
  ['de-CH', 'krankgeschrieben', 'new-job'],
  ['de-CH', 'Pensum', 'certificate'],
  ['de-CH', 'Konkubinat', 'partner'],
  ['fr-FR', 'portable', 'login-data'],
  ['fr-FR', 'malade', 'new-job'],
  ['fr-FR', 'compagnon', 'partner'],
  ['it-IT', 'telefonino', 'login-data'],
  ['it-IT', 'ipoteca', 'home'],
  ['en-US', 'sick', 'new-job'],
  ['en-US', 'phone', 'login-data'],
  ['en-US', 'sabbatical', 'unpaid-leave'],
  ['pt-BR', 'senha', 'login-data'],
  ['pt-BR', 'doente', 'new-job'],
] as const)('in %s “%s” finds %s, which says it in other words', async (locale, term, id) => {
  const ids = await found(term, locale);
  expect(ids).toContain(id);
  expect(ids.length).toBeLessThan(8);
});

test.each(locales)('in %s each word that members may use leads somewhere', async (locale) => {
  const lost: string[] = [];
  for (const { asked } of Object.values(questionTexts(locale).alsoFound)) {
    for (const word of asked.split(', ')) {
      if ((await found(word, locale)).length === 0) lost.push(word);
    }
  }
  expect(lost).toEqual([]);
});

test('a word that a question has is not widened, and one that means nothing here finds nothing', async () => {
  expect(await found('Mobilnummer', 'de-CH')).toEqual(['login-data']);
  expect(await found('Waschmaschine', 'de-CH')).toEqual([]);
});
