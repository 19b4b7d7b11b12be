import { expect, test } from 'vitest';
import { safePdfName } from './file-name.ts';

test.each([
  ['Vorsorgeausweis 2026-01-23.pdf', 'Vorsorgeausweis 2026-01-23.pdf'],
  ['Certificat de prévoyance.PDF', 'Certificat de prévoyance.pdf'],
  ['../../etc/passwd', '-..-etc-passwd.pdf'],
  ['C:\\Windows\\x.pdf', 'C--Windows-x.pdf'],
  ['Ausweis\u202efdp.exe', 'Ausweisfdp.exe.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie- x.pdf'],
  ['  .hidden.  .pdf', 'hidden.pdf'],
  ['nul.pdf', '_nul.pdf'],
  ['COM1', '_COM1.pdf'],
  ['Console.pdf', 'Console.pdf'],
  ['\0\u200b...', 'document.pdf'],
  ['', 'document.pdf'],
])('%j is saved as %j', (name, safe) => {
  expect(safePdfName(name)).toBe(safe);
});

test('a name of any length fits into a file system, and no character is cut in half', () => {
  const name = safePdfName('😀'.repeat(5000));
  expect(name).toBe(`${'😀'.repeat(100)}.pdf`.slice(0, name.length));
  expect(name.isWellFormed()).toBe(true);
  expect(name.endsWith('😀.pdf')).toBe(true);
});
