import { describe, expect, it } from 'vitest';
import { byMatch, countOf, questionsView } from './view.ts';

const entry = (question: string, more: object = {}) => ({ question, answer: 'Ja.', ...more });

describe('The questions', () => {
  it('are shown by group, in the order of the first question of each', () => {
    const view = questionsView([
      entry('A', { id: 'a', group: 'Rente' }),
      entry('B', { id: 'b', group: 'Einkauf' }),
      entry('C', { id: 'c', group: ' Rente ' }),
      entry('D', { id: 'd' }),
    ]);
    expect(view.map(({ title, questions }) => [title, questions.map(({ id }) => id).join()])).toEqual([
      ['Rente', 'a,c'],
      ['Einkauf', 'b'],
      [null, 'd'],
    ]);
    expect(countOf(view)).toBe(4);
  });

  it('that a search finds are one list, first those that have its words themselves', () => {
    const view = questionsView([
      entry('Was gilt im Todesfall?', { id: 'death', group: 'Familie', answer: 'Nach einer Scheidung wenig.' }),
      entry('Wie hoch ist meine Rente?', { id: 'pension', group: 'Rente', answer: 'Eine Scheidung teilt sie.' }),
      entry('Was gilt bei einer Scheidung?', { id: 'divorce', group: 'Rente' }),
    ]);
    const found = byMatch(view, ['scheidung']);
    expect(found.map(({ title, questions }) => [title, questions.map(({ id }) => id).join()])).toEqual([
      [null, 'divorce,death,pension'],
    ]);
  });

  it('have addresses of their own, also without ids and if two are the same', () => {
    const view = questionsView([
      entry('Wie hoch ist meine Rente?'),
      entry('Wie hoch ist meine Rente?'),
      entry('Été à Genève !', { id: ' ' }),
      entry('???'),
      entry('X', { id: 'wie-hoch-ist-meine-rente' }),
    ]);
    expect(view[0]?.questions.map(({ id }) => id)).toEqual([
      'wie-hoch-ist-meine-rente',
      'wie-hoch-ist-meine-rente-2',
      'ete-a-geneve',
      'question',
      'wie-hoch-ist-meine-rente-3',
    ]);
  });

  it('are divided into paragraphs; those without words are omitted', () => {
    const view = questionsView([
      {
        question: ' Warum? ',
        answer: 'Erstens.\n \nZweitens.\r\n\r\nDrittens.\nUnd so weiter.',
        link: ' ',
        linkText: null,
      },
      { question: 'Leer', answer: ' \n\n ' },
      { question: '  ', answer: 'Ohne Frage' },
    ]);
    expect(view).toEqual([
      {
        title: null,
        questions: [
          {
            id: 'warum',
            question: 'Warum?',
            paragraphs: ['Erstens.', 'Zweitens.', 'Drittens.\nUnd so weiter.'],
            link: null,
            linkText: null,
          },
        ],
      },
    ]);
  });
});
