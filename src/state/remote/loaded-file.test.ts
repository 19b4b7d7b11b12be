import { expect, it } from 'vitest';
import { fileNameIn, loadedFile } from './loaded-file.ts';

it.each([
  ['attachment; filename="Ausweis 2026.pdf"', 'Ausweis 2026.pdf'],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'\'Vorsorge%C3%A4usweis.pdf', 'Vorsorgeäusweis.pdf'],
  ["attachment; filename*=utf-8'de'a%20b.pdf", 'a b.pdf'],
  ["attachment; filename=x.pdf; filename*=UTF-8''%zz", 'x.pdf'],
  ['attachment', ''],
  ['', ''],
])('the name of a file in %j is %s', (disposition, name) => {
  expect(fileNameIn(disposition)).toBe(name);
});

it('gives a file without a name in the header a plain one of its type', () => {
  const unnamed = { name: '', content: '' };
  expect(loadedFile({ file: 'application/pdf' }, unnamed).name).toBe('document.pdf');
  expect(loadedFile({ file: 'text/calendar' }, unnamed).name).toBe('document.ics');
});
