import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('replaces each placeholder with its value', () => {
  expect(fill('Page {{page}} of {{pages}}, {{page}}', { page: 2, pages: '3' })).toBe('Page 2 of 3, 2');
});

it('inserts a value as it is, even one that looks like a placeholder or a replacement pattern', () => {
  expect(fill('{{fund}}: {{code}}', { fund: '{{code}} $& $1', code: '012345' })).toBe('{{code}} $& $1: 012345');
});

it('throws if a value is missing', () => {
  expect(() => fill('Good until {{until}}.', { date: '1.1.2027' })).toThrow('needs a value for "until"');
});
