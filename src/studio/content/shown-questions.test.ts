import { expect, it } from 'vitest';
import { questionsSourceSchema } from '#tenants/format/content.ts';
import { questionsOfOthers, writtenQuestions } from './shown-questions.ts';

const shown = [
  {
    id: 'eins',
    group: 'Rente',
    question: 'Wann?',
    answer: 'Mit 65.\n\nOder früher.',
    link: '/rente',
    linkText: 'Mehr',
  },
  { id: 'zwei', group: null, question: 'Wie viel?', answer: 'Das steht auf dem Ausweis.', link: null, linkText: null },
];

it('takes over questions as a fund’s file holds them', () => {
  const written = writtenQuestions(shown);
  expect(questionsSourceSchema.parse(written)).toEqual([
    {
      id: 'eins',
      group: 'Rente',
      question: 'Wann?',
      answer: ['Mit 65.', 'Oder früher.'],
      link: { text: 'Mehr', link: '/rente' },
    },
    { id: 'zwei', question: 'Wie viel?', answer: ['Das steht auf dem Ausweis.'] },
  ]);
});

it('gives questions of a provider that names none an id', () => {
  const written = writtenQuestions([{ question: 'Wann?', answer: 'Mit 65.', link: null, linkText: null, group: null }]);
  expect(questionsSourceSchema.parse(written)).toMatchObject([{ id: 'question-1' }]);
});

it('tells the fund’s own questions from those of others', () => {
  expect(questionsOfOthers(shown, [{ id: 'zwei', question: 'Anders gefragt?' }]).map(({ id }) => id)).toEqual(['eins']);
  expect(questionsOfOthers(shown, [])).toHaveLength(2);
  const nameless = { question: 'Wann?', answer: '', group: null, link: null, linkText: null };
  expect(questionsOfOthers([nameless], [{ id: 'x', question: 'Wann?' }])).toEqual([]);
});
