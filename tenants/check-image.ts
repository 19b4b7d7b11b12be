import { SaxesParser } from 'saxes';
import type { Hex } from '#kernel/colour.ts';
import { createInkReader } from './svg-inks.ts';
import { attributeProblem, isRefusedElement, localName, reachesOutside } from './svg-rules.ts';

/** Maximum size of an image in bytes by its use; logo and favicon are part of every first load. */
export type ImageUse = 'logo' | 'favicon' | 'background' | 'picture';

export const mostBytes: Readonly<Record<ImageUse, number>> = {
  logo: 12_000,
  favicon: 8_000,
  background: 60_000,
  picture: 40_000,
};

const signatures: readonly (readonly [kind: Exclude<ImageKind, 'svg'>, holds: (bytes: Uint8Array) => boolean])[] = [
  ['png', (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])],
  ['jpg', (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff])],
  ['webp', (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP'],
  ['avif', (bytes) => ascii(bytes, 4, 8) === 'ftyp' && ascii(bytes, 8, 11) === 'avi'],
  ['ico', (bytes) => startsWith(bytes, [0, 0, 1, 0])],
];

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Something that an SVG file may not hold, or lacks. */
export type SvgProblem = {
  readonly kind: 'malformed' | 'doctype' | 'element' | 'handler' | 'foreign' | 'text' | 'notSvg' | 'noViewBox';
  /** The element or the attribute, or the parser's message; else empty. */
  readonly what: string;
};

/** Whether an SVG with such a problem may not be shown at all; the others only look worse than they might. */
export const isForbidden = ({ kind }: SvgProblem): boolean => kind !== 'text' && kind !== 'noViewBox';

/** The size that an SVG is drawn for, in pixels: that of its view box, or its width and height. */
type Drawn = { readonly width: number; readonly height: number };

const sizeOf = (attributes: Readonly<Record<string, string>>): Drawn | null => {
  const [, , width, height] = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const drawn =
    width === undefined || height === undefined
      ? { width: Number.parseFloat(attributes['width'] ?? ''), height: Number.parseFloat(attributes['height'] ?? '') }
      : { width, height };
  return drawn.width > 0 && drawn.height > 0 ? drawn : null;
};

type ReadSvg = {
  readonly problems: SvgProblem[];
  readonly size: Drawn | null;
  readonly inks: readonly Hex[] | null;
};

const readSvg = (text: string): ReadSvg => {
  const problems = new Map<string, SvgProblem>();
  const add = (kind: SvgProblem['kind'], what = '') => problems.set(`${kind} ${what}`, { kind, what });
  let root = '';
  let hasViewBox = false;
  let size: Drawn | null = null;
  let style: string | null = null;
  const ink = createInkReader();
  const parser = new SaxesParser();
  parser.on('error', (error) => add('malformed', error.message));
  parser.on('doctype', () => add('doctype'));
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') add('foreign', target);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = localName(name).toLowerCase();
    if (root === '') {
      root = element;
      hasViewBox = 'viewBox' in attributes;
      size = sizeOf(attributes);
    }
    ink.open(name, attributes);
    if (isRefusedElement(name)) add('element', name);
    if (element === 'text') add('text');
    if (element === 'style') style = '';
    for (const [attribute, value] of Object.entries(attributes)) {
      const problem = attributeProblem(attribute, value);
      if (problem !== null) add(problem, attribute);
    }
  });
  const inStyle = (words: string) => {
    if (style !== null) style += words;
  };
  parser.on('text', inStyle);
  parser.on('cdata', inStyle);
  parser.on('closetag', ({ name }) => {
    ink.close();
    if (localName(name).toLowerCase() !== 'style') return;
    if (style !== null && reachesOutside(style)) add('foreign', 'style');
    ink.style(style ?? '');
    style = null;
  });
  try {
    parser.write(text).close();
  } catch (error) {
    add('malformed', error instanceof Error ? error.message : String(error));
  }
  if (root !== 'svg') add('notSvg');
  else if (!hasViewBox) add('noViewBox');
  return { problems: [...problems.values()], size, inks: ink.inks() };
};

const clauses: Readonly<Record<SvgProblem['kind'], (what: string) => string>> = {
  malformed: (what) => `is not well formed: ${what}`,
  doctype: () => 'must not carry a doctype',
  element: (what) => `must not carry <${what}>`,
  handler: (what) => `must not carry ${what}=`,
  foreign: (what) => `must not point outside: ${what}`,
  text: () => 'draws <text> in whatever typeface the reader has; draw its letters as paths',
  notSvg: () => 'is no SVG',
  noViewBox: () => 'has no viewBox, so it cannot be scaled',
};

/** The kinds of image that the portal shows, by their content. */
export type ImageKind = 'svg' | 'png' | 'jpg' | 'webp' | 'avif' | 'ico';

/** What an image's bytes say of it. */
export type ImageFacts = {
  readonly bytes: number;
  /** By its content, whatever it is called; null if it is no image that the portal shows. */
  readonly kind: ImageKind | null;
  /** In pixels, or the units of an SVG's view box; null where the file doesn't say so at its beginning. */
  readonly width: number | null;
  readonly height: number | null;
  /** Empty for other kinds. */
  readonly svgProblems: SvgProblem[];
  /** The colours of an SVG, where all of them are known. */
  readonly inks?: string[] | undefined;
};

const number = (bytes: Uint8Array, from: number, length: number): number =>
  bytes.subarray(from, from + length).reduce((sum, byte) => sum * 256 + byte, 0);

/** The size in the first frame header of a JPEG. */
const jpgSize = (bytes: Uint8Array): Drawn | null => {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Frame headers are C0 to CF, but for tables (C4, C8, CC).
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: number(bytes, at + 5, 2), width: number(bytes, at + 7, 2) };
    at += 2 + number(bytes, at + 2, 2);
  }
  return null;
};

const pixels = (kind: ImageKind, bytes: Uint8Array): Drawn | null => {
  if (kind === 'png' && bytes.length >= 24) return { width: number(bytes, 16, 4), height: number(bytes, 20, 4) };
  if (kind === 'jpg') return jpgSize(bytes);
  // A side of 256 pixels is written as 0.
  if (kind === 'ico' && bytes.length >= 8) return { width: bytes[6] || 256, height: bytes[7] || 256 };
  return null;
};

const kindOf = (bytes: Uint8Array): ImageKind | null => signatures.find(([, holds]) => holds(bytes))?.[0] ?? null;

/** Reads what an image's bytes say of it: its kind, its size, and what an SVG may not hold. */
export const imageFacts = (bytes: Uint8Array): ImageFacts => {
  const kind = kindOf(bytes);
  if (kind !== null) {
    const size = pixels(kind, bytes);
    return { bytes: bytes.length, kind, width: size?.width ?? null, height: size?.height ?? null, svgProblems: [] };
  }
  const { problems, size, inks } = readSvg(new TextDecoder().decode(bytes));
  const isSvg = !problems.some((problem) => problem.kind === 'notSvg');
  return {
    bytes: bytes.length,
    kind: isSvg ? 'svg' : null,
    width: size?.width ?? null,
    height: size?.height ?? null,
    svgProblems: isSvg ? problems : [],
    ...(isSvg && inks !== null && { inks: [...inks] }),
  };
};

/** The kind of image that a file's name promises; null for any other file. */
export const promisedKind = (file: string): ImageKind | null => {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  if (ending === 'jpeg') return 'jpg';
  return ending === 'svg' ? 'svg' : (signatures.find(([kind]) => kind === ending)?.[0] ?? null);
};

/**
 * What is wrong with a fund's image: kind, size, and for SVG whether it is well-formed and self-contained.
 * @param file its name; the extension says what it should be.
 */
export const imageProblems = (file: string, bytes: Uint8Array, use: ImageUse): readonly string[] => {
  const promised = promisedKind(file);
  const problems: string[] = [];
  if (bytes.length > mostBytes[use]) problems.push(`has ${bytes.length} bytes; a ${use} has ${mostBytes[use]} at most`);
  if (promised === 'svg') {
    const wrong = readSvg(new TextDecoder().decode(bytes)).problems.map(({ kind, what }) => clauses[kind](what));
    return [...problems, ...wrong.slice(0, 3)];
  }
  if (promised === null) problems.push('is no kind of image that the portal shows');
  else if (kindOf(bytes) !== promised) problems.push(`is not really a .${file.slice(file.lastIndexOf('.') + 1)}`);
  return problems;
};
