import { expect, it } from 'vitest';
import { imageNameOf } from './image-name.ts';

it.each([
  ['Logo Nördlicht (final).SVG', [], 'logo-nordlicht-final.svg'],
  ['logo.svg', ['logo.svg'], 'logo-2.svg'],
  ['logo.svg', ['logo.svg', 'logo-2.svg'], 'logo-3.svg'],
  ['日本.png', [], 'image.png'],
  ['../../etc/passwd.png', [], 'etc-passwd.png'],
  ['malware.exe', [], null],
  ['noending', [], null],
] as const)('a file called %s beside %j is kept as %s', (file, taken, name) => {
  expect(imageNameOf(file, [...taken])).toBe(name);
});
