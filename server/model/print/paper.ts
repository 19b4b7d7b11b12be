import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PdfDocument from 'pdfkit';
import svgToPdf from 'svg-to-pdfkit';
import type { Locale } from '#kernel/locale.ts';
import type { BrandSettings } from '#contract/settings.ts';
import { ink } from '#server/kernel/colours.ts';

/** A fund's logo in a printable form: a drawing, or an image (PNG or JPEG). */
export type PrintLogo = { readonly svg: string } | { readonly picture: Uint8Array };

/** How a fund's letters and documents look. */
export type PrintLook = {
  /**
   * The brand's colour for bands, rules and frames, darkened if it would be invisible on paper. Text is never coloured.
   */
  readonly colour?: string | undefined;
  readonly typeface?: BrandSettings['typeface'];
  readonly logo: PrintLogo | null;
};

/** Metadata of a print. */
type PrintAbout = {
  readonly title: string;
  readonly author: string;
  readonly locale: Locale;
  /** When it was written. */
  readonly at: Date;
};

/** Points a millimetre. */
export const mm = (length: number): number => (length * 72) / 25.4;

const files = { grotesque: 'geist', geometric: 'figtree', humanist: 'open-sans', serif: 'newsreader' } as const;
const folder = join(import.meta.dirname, 'typefaces');

type Cuts = { readonly regular: Buffer; readonly bold: Buffer };

const readCuts = async (name: string): Promise<Cuts> => {
  const [regular, bold] = await Promise.all(
    ['regular', 'bold'].map((cut) => readFile(join(folder, `${name}-${cut}.ttf`))),
  );
  if (regular === undefined || bold === undefined) throw new Error(`The typeface ${name} is missing.`);
  return { regular, bold };
};

/** The two weights of a typeface, reduced to Latin letters; each page embeds the glyphs it uses. */
const cutsOf = (typeface: PrintLook['typeface']): Promise<Cuts> => readCuts(files[typeface ?? 'geometric']);

/** The typefaces have no narrow no-break space, which French sets before `;`, `!` and `?`; print uses the wide one. */
const inCut = (words: string): string => words.replaceAll('\u202f', '\u00a0');

/** How text is set; lengths in millimetres, sizes and gaps in points. */
export type Writing = {
  readonly size?: number;
  readonly bold?: boolean;
  readonly width?: number;
  readonly colour?: string;
  /** Between lines. */
  readonly gap?: number;
  /** Between letters. */
  readonly spacing?: number;
  readonly align?: 'left' | 'right';
};

/** What screen readers are told about an element; `scope` is the cells that a table's header applies to. */
type ElementOptions = { readonly alt?: string; readonly scope?: 'Row' | 'Column' };

type Doc = InstanceType<typeof PdfDocument>;
export type Element = ReturnType<Doc['struct']>;

/** A4 pages, written from top to bottom, each part tagged by what it is. */
export type Paper = {
  readonly doc: Doc;
  /** The root element. */
  readonly root: Element;
  /** Draws something to be read: a heading, a paragraph, a figure. */
  readonly block: (tag: string, run: () => void, options?: ElementOptions) => void;
  /** A nested element, to which content is added and which the caller ends. */
  readonly within: (parent: Element, tag: string, options?: ElementOptions) => Element;
  /** A nested element for drawn content. */
  readonly leaf: (parent: Element, tag: string, run: () => void, options?: ElementOptions) => void;
  /** Draws something decorative, which is not read. */
  readonly decoration: (run: () => void) => void;
  /** Writes text at a position, or below the previous text (`top` null). */
  readonly write: (words: string, left: number, top: number | null, writing?: Writing) => void;
  /** Moves down by so many millimetres. */
  readonly space: (height: number) => void;
  /** Draws the logo into a box, or writes the name that replaces it. */
  readonly letterhead: (
    name: string,
    alt: string,
    box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
  ) => void;
};

/**
 * Prints on A4 as PDF 1.7: tagged, with title and language, and the typeface embedded. A logo that can't be drawn is
 * replaced by the fund's name, so that printing never fails because of it.
 * @param draw writes everything, from the first page on.
 */
export const printPdf = async (
  { title, author, locale, at }: PrintAbout,
  look: PrintLook,
  draw: (paper: Paper) => void,
): Promise<Uint8Array> => {
  const cuts = await cutsOf(look.typeface);
  const print = (logo: PrintLogo | null): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      const doc = new PdfDocument({
        size: 'A4',
        margin: 0,
        pdfVersion: '1.7',
        tagged: true,
        lang: locale,
        displayTitle: true,
        bufferPages: true,
        info: { Title: title, Author: author, Creator: 'Pilaster', CreationDate: at, ModDate: at },
      });
      const chunks: Buffer[] = [];
      doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      doc.on('end', () => resolve(Buffer.concat(chunks)));
      doc.on('error', reject);
      doc.registerFont('regular', cuts.regular);
      doc.registerFont('bold', cuts.bold);
      const root = doc.struct('Document');
      doc.addStructure(root);

      const block: Paper['block'] = (tag, run, options = {}) => {
        root.add(doc.struct(tag, options, run));
      };
      const write: Paper['write'] = (words, left, top, writing = {}) => {
        const { size = 10, bold = false, width, colour = ink, gap = 2.5, spacing = 0, align = 'left' } = writing;
        doc
          .font(bold ? 'bold' : 'regular')
          .fontSize(size)
          .fillColor(colour);
        doc.text(inCut(words), mm(left), top === null ? doc.y : mm(top), {
          ...(width !== undefined && { width: mm(width) }),
          lineGap: gap,
          characterSpacing: spacing,
          align,
        });
      };
      const letterhead: Paper['letterhead'] = (name, alt, { left, top, width, height }) => {
        if (logo === null) {
          block('P', () => write(name, left, top, { size: 13, bold: true, width: 85, gap: 1 }));
          return;
        }
        block(
          'Figure',
          () => {
            if ('svg' in logo) {
              svgToPdf(doc, logo.svg, mm(left), mm(top), {
                width: mm(width),
                height: mm(height),
                preserveAspectRatio: 'xMinYMid meet',
                assumePt: true,
                // A drawing must not load anything.
                imageCallback: () => '',
                warningCallback: () => undefined,
              });
            } else {
              doc.image(Buffer.from(logo.picture), mm(left), mm(top), { fit: [mm(width), mm(height)] });
            }
          },
          { alt },
        );
      };
      draw({
        doc,
        root,
        block,
        write,
        letterhead,
        within: (parent, tag, options = {}) => {
          const element = doc.struct(tag, options);
          parent.add(element);
          return element;
        },
        leaf: (parent, tag, run, options = {}) => {
          parent.add(doc.struct(tag, options, run));
        },
        decoration: (run) => {
          doc.markContent('Artifact', { type: 'Layout' });
          run();
          doc.endMarkedContent();
        },
        space: (height) => {
          doc.y += mm(height);
        },
      });
      root.end();
      doc.end();
    });
  try {
    return await print(look.logo);
  } catch (error) {
    if (look.logo === null) throw error;
    return print(null);
  }
};
