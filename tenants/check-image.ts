import { SaxesParser } from 'saxes';

/** Maximum size of an image in bytes by its use; logo and favicon are part of every first load. */
export type ImageUse = 'logo' | 'favicon' | 'background' | 'picture';

const mostBytes: Readonly<Record<ImageUse, number>> = {
  logo: 12_000,
  favicon: 8_000,
  background: 60_000,
  picture: 40_000,
};

const refusedElements = new Set([
  'script',
  'foreignobject',
  'iframe',
  'image',
  'animate',
  'set',
  'handler',
  'listener',
]);

const signatures: readonly (readonly [ending: string, holds: (bytes: Uint8Array) => boolean])[] = [
  ['png', (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])],
  ['jpg', (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff])],
  ['jpeg', (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff])],
  ['webp', (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP'],
  ['avif', (bytes) => ascii(bytes, 4, 8) === 'ftyp' && ascii(bytes, 8, 11) === 'avi'],
  ['ico', (bytes) => startsWith(bytes, [0, 0, 1, 0])],
];

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const svgProblems = (text: string): string[] => {
  const problems: string[] = [];
  let root = '';
  let hasViewBox = false;
  const parser = new SaxesParser();
  parser.on('error', (error) => problems.push(`is not well formed: ${error.message}`));
  parser.on('doctype', () => problems.push('must not carry a doctype'));
  parser.on('opentag', ({ name, attributes }) => {
    const element = name.toLowerCase();
    if (root === '') {
      root = element;
      hasViewBox = 'viewBox' in attributes;
    }
    if (refusedElements.has(element)) problems.push(`must not carry <${name}>`);
    if (element === 'text')
      problems.push('draws <text> in whatever typeface the reader has; draw its letters as paths');
    for (const [attribute, value] of Object.entries(attributes)) {
      if (/^on/i.test(attribute)) problems.push(`must not carry ${attribute}=`);
      if (/(?:^|:)href$/i.test(attribute) && !value.startsWith('#'))
        problems.push(`must not point outside: ${attribute}`);
      if (/url\(\s*['"]?(?!#)/i.test(value)) problems.push(`must not point outside: ${attribute}`);
    }
  });
  try {
    parser.write(text).close();
  } catch (error) {
    problems.push(`is not well formed: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (root !== 'svg') problems.push('is no SVG');
  else if (!hasViewBox) problems.push('has no viewBox, so it cannot be scaled');
  return [...new Set(problems)].slice(0, 3);
};

/** What is wrong with the kind of an image that isn't SVG; null if it is what its name says. */
export const imageKindProblem = (file: string, bytes: Uint8Array): string | null => {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  const holds = signatures.find(([known]) => known === ending)?.[1];
  if (holds === undefined) return 'is no kind of image that the portal shows';
  return holds(bytes) ? null : `is not really a .${ending}`;
};

/**
 * What is wrong with a fund's image: kind, size, and for SVG whether it is well-formed and self-contained.
 * @param file its name; the extension says what it should be.
 */
export const imageProblems = (file: string, bytes: Uint8Array, use: ImageUse): readonly string[] => {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  const problems: string[] = [];
  if (bytes.length > mostBytes[use]) problems.push(`has ${bytes.length} bytes; a ${use} has ${mostBytes[use]} at most`);
  if (ending === 'svg') return [...problems, ...svgProblems(new TextDecoder().decode(bytes))];
  const wrongKind = imageKindProblem(file, bytes);
  return wrongKind === null ? problems : [...problems, wrongKind];
};
