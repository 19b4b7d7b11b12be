import type { BrandSettings } from '#contract/settings.ts';

/** The four typefaces a fund may choose from. */
export type TypefaceName = NonNullable<BrandSettings['typeface']>;

/** What is known of a typeface; lengths are fractions of the em. */
export type Typeface = {
  /** Family name in style sheets. */
  family: string;
  /** File of the basic letters (six portal languages), loaded at first paint. */
  latin: string;
  /** File of further Latin letters (names such as Šarić), loaded by the browser when one occurs. */
  latinExt: string;
  ascent: number;
  descent: number;
  /** Mean advance width over letter frequencies of our languages. */
  averageWidth: number;
  /** Enlargement that gives small letters the height they have in the other typefaces at the same size. */
  scale: number;
  /** System family that stands in until the file is there, with its own mean width. */
  fallback: 'sans-serif' | 'serif';
};

/** Mean advance widths of Arial and Times New Roman (and of their metric twins) over the same letter frequencies. */
const fallbackWidth = { 'sans-serif': 0.44459, serif: 0.4031 } as const;

const fallbackSources = {
  'sans-serif': ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'],
  serif: ['Times New Roman', 'Liberation Serif', 'Times', 'Noto Serif'],
} as const;

/**
 * The typefaces, all under the SIL Open Font Licence without reserved names (licences lie beside the files in `public/typefaces`).
 * The files are cut down to weights 400 to 700, the letters of our languages and tabular figures. File names carry a hash of their content.
 */
export const typefaces: Readonly<Record<TypefaceName, Typeface>> = {
  grotesque: {
    family: 'Geist',
    latin: 'geist-latin-43af4548.woff2',
    latinExt: 'geist-latin-ext-fafc3200.woff2',
    ascent: 1.005,
    descent: 0.295,
    averageWidth: 0.46447,
    scale: 1,
    fallback: 'sans-serif',
  },
  geometric: {
    family: 'Figtree',
    latin: 'figtree-latin-9038640a.woff2',
    latinExt: 'figtree-latin-ext-4beb1e47.woff2',
    ascent: 0.95,
    descent: 0.25,
    averageWidth: 0.44516,
    scale: 1,
    fallback: 'sans-serif',
  },
  humanist: {
    family: 'Open Sans',
    latin: 'open-sans-latin-e05ebb03.woff2',
    latinExt: 'open-sans-latin-ext-c104f493.woff2',
    ascent: 1.06885,
    descent: 0.29297,
    averageWidth: 0.46603,
    scale: 1,
    fallback: 'sans-serif',
  },
  serif: {
    family: 'Newsreader',
    latin: 'newsreader-latin-8d7043e2.woff2',
    latinExt: 'newsreader-latin-ext-7c6d7a87.woff2',
    ascent: 0.735,
    descent: 0.265,
    averageWidth: 0.42441,
    scale: 1.1,
    fallback: 'serif',
  },
};

const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212';
const latinExtRange = 'U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B';

/** One `@font-face` rule as properties, as style sheets and the component library both take it. */
export type FontFace = Readonly<Record<string, string>>;

/** Value for `font-family`: the typeface, its metric twin until it is loaded, then the system's own. */
export function typefaceStack(name: TypefaceName): string {
  const { family, fallback } = typefaces[name];
  return `"${family}","${family} Fallback",${fallback === 'serif' ? 'Georgia,serif' : 'system-ui,sans-serif'}`;
}

/** Address of the file worth preloading for first paint. `base` is the portal's own base path and ends in a slash. */
export function typefacePreload(name: TypefaceName, base = '/'): string {
  return `${base}typefaces/${typefaces[name].latin}`;
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/**
 * The `@font-face` rules of one typeface: two files by letter range, and the stand-in, stretched to the same width, ascent and descent, so that no
 * line moves when the file arrives.
 */
export function typefaceFaces(name: TypefaceName, base = '/'): FontFace[] {
  const face = typefaces[name];
  const stretch = (face.averageWidth * face.scale) / fallbackWidth[face.fallback];
  const file = (fileName: string, range: string): FontFace => ({
    fontFamily: `"${face.family}"`,
    fontStyle: 'normal',
    fontWeight: '400 700',
    fontDisplay: 'swap',
    src: `url("${base}typefaces/${fileName}") format("woff2")`,
    unicodeRange: range,
    ...(face.scale !== 1 && { sizeAdjust: percent(face.scale) }),
  });
  return [
    file(face.latin, latinRange),
    file(face.latinExt, latinExtRange),
    {
      fontFamily: `"${face.family} Fallback"`,
      src: fallbackSources[face.fallback].map((local) => `local("${local}")`).join(','),
      sizeAdjust: percent(stretch),
      ascentOverride: percent((face.ascent * face.scale) / stretch),
      descentOverride: percent((face.descent * face.scale) / stretch),
      lineGapOverride: '0%',
    },
  ];
}

/** The same rules as style-sheet text, for the HTML that the provider sends. */
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
