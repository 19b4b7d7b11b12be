import { describe, expect, it } from 'vitest';
import { longestMessage, longestSubject, messageProblem, plainMessage, subjectProblem } from './message-rules.ts';

describe('A subject', () => {
  it.each([
    ['Frage zum Einkauf', null],
    ['   ', 'empty'],
    ['\u200b!', 'empty'],
    ['a'.repeat(longestSubject), null],
    ['a'.repeat(longestSubject + 1), 'tooLong'],
    ['Frage\nBcc: all@example.org', 'lineBreak'],
    ['Frage\r\nBcc', 'lineBreak'],
    ['Frage\u2028Bcc', 'lineBreak'],
    ['Frage\0', 'oddCharacters'],
    ['Frage\t1', 'oddCharacters'],
    ['Frage \u202egro.elpmaxe', 'oddCharacters'],
    ['Frage \ud800', 'oddCharacters'],
    ['Frage 👨‍👩‍👧', null],
  ])('“%j” has the problem %s', (subject, problem) => {
    expect(subjectProblem(subject)).toBe(problem);
  });
});

describe('A text', () => {
  it.each([
    ['Guten Tag\n\nIch habe\teine Frage.\r\nDanke', null],
    ['\n \n', 'empty'],
    ['a'.repeat(longestMessage), null],
    ['a'.repeat(longestMessage + 1), 'tooLong'],
    ['a\0', 'oddCharacters'],
    ['a\u0007', 'oddCharacters'],
    ['a\u2066b', 'oddCharacters'],
    ['\udc00a', 'oddCharacters'],
    ['مرحبا', null],
  ])('“%j” has the problem %s', (text, problem) => {
    expect(messageProblem(text)).toBe(problem);
  });

  it('is sent with plain line breaks and without space at its ends', () => {
    expect(plainMessage('  Guten\r\nTag\u2028a\rb \n')).toBe('Guten\nTag\na\nb');
  });
});
