import { expect, it } from 'vitest';
import { fileNameIn } from './own-document.ts';

it.each([
  ['attachment; filename="Ausweis 2026.pdf"', 'Ausweis 2026.pdf'],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'\'Vorsorge%C3%A4usweis.pdf', 'Vorsorgeäusweis.pdf'],
  ["attachment; filename*=utf-8'de'a%20b.pdf", 'a b.pdf'],
  ["attachment; filename=x.pdf; filename*=UTF-8''%zz", 'x.pdf'],
  ['attachment', 'document.pdf'],
  ['', 'document.pdf'],
])('the name of a file in %j is %s', (disposition, name) => {
  expect(fileNameIn(disposition)).toBe(name);
});
