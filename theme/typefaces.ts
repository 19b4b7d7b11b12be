import type { BrandSettings } from '#contract/settings.ts';

/** The four typefaces a fund may choose from. */
export type TypefaceName = NonNullable<BrandSettings['typeface']>;

/** A typeface and its metrics; lengths are fractions of the em. */
export type Typeface = {
  /** Family name in style sheets. */
  family: string;
  /** File with the letters of the portal's languages, loaded for the first paint. */
  latin: string;
  /** File with further Latin letters (for names such as Šarić), loaded by the browser when one occurs. */
  latinExt: string;
  ascent: number;
  descent: number;
  /** Whether ascent and descent replace the file's own, which would set capitals above the middle of their line. */
  isCentred?: true;
  /** Advance width of a tabular figure. */
  digit: number;
  /** Mean advance width, weighted by the letter frequencies of our languages. */
  averageWidth: number;
  /** How much wider it is at weight 600, that of sans-serif headlines. */
  boldStretch: number;
  /** Factor that gives lower-case letters the same height as in the other typefaces. */
  scale: number;
  /** System family shown until the file has loaded. */
  fallback: 'sans-serif' | 'serif';
};

/** Mean advance widths of Arial and Times New Roman (and metric-compatible fonts), weighted by the same frequencies. */
const fallbackWidth = { 'sans-serif': 0.44459, serif: 0.4031 } as const;

/** How much wider their bold fonts are. */
const fallbackBoldStretch = { 'sans-serif': 1.0714, serif: 1.0629 } as const;

const fallbackSources = {
  'sans-serif': ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'],
  serif: ['Times New Roman', 'Liberation Serif', 'Times', 'Noto Serif'],
} as const;

/**
 * The typefaces, all under the SIL Open Font Licence without reserved names (the licences are next to the files in
 * `public/typefaces`). The files are subsets: weights 400 to 700, the letters of our languages, and tabular figures.
 * File names contain a hash of the content.
 */
export const typefaces: Readonly<Record<TypefaceName, Typeface>> = {
  grotesque: {
    family: 'Geist',
    latin: 'geist-latin-43af4548.woff2',
    latinExt: 'geist-latin-ext-fafc3200.woff2',
    ascent: 1.005,
    descent: 0.295,
    digit: 0.6,
    averageWidth: 0.45332,
    boldStretch: 1.0463,
    scale: 1,
    fallback: 'sans-serif',
  },
  geometric: {
    family: 'Figtree',
    latin: 'figtree-latin-9038640a.woff2',
    latinExt: 'figtree-latin-ext-4beb1e47.woff2',
    ascent: 0.95,
    descent: 0.25,
    digit: 0.623,
    averageWidth: 0.44516,
    boldStretch: 1.0167,
    scale: 1,
    fallback: 'sans-serif',
  },
  humanist: {
    family: 'Open Sans',
    latin: 'open-sans-latin-e05ebb03.woff2',
    latinExt: 'open-sans-latin-ext-c104f493.woff2',
    ascent: 1.06885,
    descent: 0.29297,
    digit: 0.57178,
    averageWidth: 0.46603,
    boldStretch: 1.0359,
    scale: 1,
    fallback: 'sans-serif',
  },
  serif: {
    family: 'Newsreader',
    latin: 'newsreader-latin-8d7043e2.woff2',
    latinExt: 'newsreader-latin-ext-7c6d7a87.woff2',
    ascent: 0.835,
    descent: 0.165,
    isCentred: true,
    digit: 0.5665,
    averageWidth: 0.42441,
    boldStretch: 1.0511,
    scale: 1.1,
    fallback: 'serif',
  },
};

const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212';
const latinExtRange = 'U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B';

/** The properties of a `@font-face` rule, as MUI's global styles take them. */
export type FontFace = Readonly<Record<string, string>>;

/** Value for `font-family`: the typeface, its metric-compatible fallback while it loads, then the system's own. */
export function typefaceStack(name: TypefaceName): string {
  const { family, fallback } = typefaces[name];
  return `"${family}","${family} Fallback",${fallback === 'serif' ? 'Georgia,serif' : 'system-ui,sans-serif'}`;
}

/** Path of the file to preload for the first paint. `base` is the portal's base path with a trailing slash. */
export function typefacePreload(name: TypefaceName, base = '/'): string {
  return `${base}typefaces/${typefaces[name].latin}`;
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/**
 * The `@font-face` rules of a typeface: two files by letter range, and a fallback for headlines and one for text, adjusted to
 * the same width, ascent and descent, so that nothing shifts when the file has loaded.
 */
export function typefaceFaces(name: TypefaceName, base = '/'): FontFace[] {
  const face = typefaces[name];
  const stretch = (face.averageWidth * face.scale) / fallbackWidth[face.fallback];
  const boldStretch = (stretch * face.boldStretch) / fallbackBoldStretch[face.fallback];
  const file = (fileName: string, range: string): FontFace => ({
    fontFamily: `"${face.family}"`,
    fontStyle: 'normal',
    fontWeight: '400 700',
    fontDisplay: 'swap',
    src: `url("${base}typefaces/${fileName}") format("woff2")`,
    unicodeRange: range,
    ...(face.scale !== 1 && { sizeAdjust: percent(face.scale) }),
    ...(face.isCentred && {
      ascentOverride: percent(face.ascent),
      descentOverride: percent(face.descent),
      lineGapOverride: '0%',
    }),
  });
  const standIn = (width: number, bold?: '600 700'): FontFace => ({
    fontFamily: `"${face.family} Fallback"`,
    ...(bold !== undefined && { fontWeight: bold }),
    src: fallbackSources[face.fallback]
      .map((local) => `local("${local}${bold === undefined ? '' : ' Bold'}")`)
      .join(','),
    sizeAdjust: percent(width),
    ascentOverride: percent((face.ascent * face.scale) / width),
    descentOverride: percent((face.descent * face.scale) / width),
    lineGapOverride: '0%',
  });
  return [
    file(face.latin, latinRange),
    file(face.latinExt, latinExtRange),
    standIn(boldStretch, '600 700'),
    standIn(stretch),
  ];
}

/** The same rules as CSS text, for the HTML that the provider sends. */
export function typefaceCss(name: TypefaceName, base = '/'): string {
  return typefaceFaces(name, base)
    .map((face) => {
      const declarations = Object.entries(face).map(
        ([property, value]) => `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
      );
      return `@font-face{${declarations.join(';')}}`;
    })
    .join('');
}
