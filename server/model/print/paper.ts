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

/** Typefaces, and the height of their capitals as a share of the size (`sCapHeight`). */
const faces = {
  grotesque: { file: 'geist', capitals: 0.71 },
  geometric: { file: 'figtree', capitals: 0.7 },
  humanist: { file: 'open-sans', capitals: 0.714 },
  serif: { file: 'newsreader', capitals: 0.67 },
} as const;

/**
 * Height of a line as a share of the size, and its capitals are in the middle of it. The same for all typefaces, because
 * the ascender that a font file states says little about where its letters are: a serif's lines would be 3 points too
 * high.
 */
const lineHeight = 1.2;

const folder = join(import.meta.dirname, 'typefaces');

type Cuts = { readonly regular: Buffer; readonly bold: Buffer; readonly capitals: number };

/** The two weights of a typeface, reduced to Latin letters; each document embeds the glyphs it uses. */
const cutsOf = async (typeface: PrintLook['typeface']): Promise<Cuts> => {
  const { file, capitals } = faces[typeface ?? 'geometric'];
  const read = (cut: string): Promise<Buffer> => readFile(join(folder, `${file}-${cut}.ttf`));
  const [regular, bold] = await Promise.all([read('regular'), read('bold')]);
  return { regular, bold, capitals };
};

/** States that the document is accessible: PDF/UA-1 (ISO 14289-1), section 5. */
const pdfUa = `
        <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>`;

/** Text for the metadata, which must hold no XML: the library writes it as it is. */
const plainText = (text: string): string =>
  text
    .replaceAll('&', '+')
    .replaceAll(/[<>\p{Cc}]+/gu, ' ')
    .slice(0, 200);

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
  readonly align?: 'left' | 'right' | 'center';
  /** Figures of equal width, for columns of amounts. */
  readonly isTabular?: boolean;
  /** One line only; what doesn't fit is cut. */
  readonly isOneLine?: boolean;
};

/** What screen readers are told about an element; `scope` is the cells that a table's header applies to. */
type ElementOptions = {
  readonly alt?: string;
  readonly scope?: 'Row' | 'Column';
  /** Edges of a figure in points: left, top, right, bottom. */
  readonly bbox?: readonly number[];
  readonly placement?: 'Block';
};

/** A rectangle on the page, in millimetres. */
type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** What is drawn, and what it shows if it is a picture. */
type Drawn = { readonly run: () => void; readonly picture?: string };

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
  /** Draws a picture into a box; `alt` says what it shows. */
  readonly figure: (alt: string, box: Box, run: () => void) => void;
  /** Draws something in a box that leads to an address; `alt` says where. With `picture`, what it shows, it is a figure. */
  readonly link: (to: { readonly address: string; readonly alt: string }, box: Box, drawn: Drawn) => void;
  /** Draws something decorative, which is not read; `footer` for what every page repeats below. */
  readonly decoration: (run: () => void, kind?: 'footer') => void;
  /** Height of a text in points. */
  readonly heightOf: (words: string, writing?: Writing) => number;
  /** Writes text at a position, or below the previous text (`top` null). */
  readonly write: (words: string, left: number, top: number | null, writing?: Writing) => void;
  /** Moves down by so many millimetres. */
  readonly space: (height: number) => void;
  /** Draws the logo into a box, or writes the name that replaces it. */
  readonly letterhead: (name: string, alt: string, box: Box) => void;
};

const figureOptions = (alt: string, { left, top, width, height }: Box): ElementOptions => ({
  alt,
  bbox: [left, top, left + width, top + height].map(mm),
  placement: 'Block',
});

/**
 * Prints on A4 as PDF/UA-1: tagged, with title and language, and the typeface embedded. A logo that can't be drawn is
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
        info: {
          Title: plainText(title),
          Author: plainText(author),
          Creator: 'Pilaster',
          CreationDate: at,
          ModDate: at,
        },
      });
      const chunks: Buffer[] = [];
      doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      doc.on('end', () => resolve(Buffer.concat(chunks)));
      doc.on('error', reject);
      doc.registerFont('regular', cuts.regular);
      doc.registerFont('bold', cuts.bold);
      doc.appendXML(pdfUa);
      const root = doc.struct('Document');
      doc.addStructure(root);

      const block: Paper['block'] = (tag, run, options = {}) => {
        root.add(doc.struct(tag, options, run));
      };
      /** Chooses the type, and says how lines are set in it. */
      const setting = ({
        size = 10,
        bold = false,
        width,
        gap = 2.5,
        spacing = 0,
        align = 'left',
        isTabular,
      }: Writing) => {
        doc.font(bold ? 'bold' : 'regular').fontSize(size);
        return {
          ...(width !== undefined && { width: mm(width) }),
          ...(isTabular === true && { features: ['tnum' as const] }),
          lineGap: lineHeight * size - doc.currentLineHeight(true) + gap,
          baseline: (-size * (lineHeight + cuts.capitals)) / 2,
          characterSpacing: spacing,
          align,
        };
      };
      const heightOf: Paper['heightOf'] = (words, writing = {}) =>
        writing.isOneLine === true
          ? (writing.size ?? 10) * lineHeight
          : doc.heightOfString(inCut(words), setting(writing));
      const write: Paper['write'] = (words, left, top, writing = {}) => {
        const options = setting(writing);
        const { size = 10, isOneLine = false, colour = ink } = writing;
        doc.fillColor(colour);
        doc.text(inCut(words), mm(left), top === null ? doc.y : mm(top), {
          ...options,
          ...(isOneLine && { height: size * lineHeight, ellipsis: true }),
        });
      };
      const figure: Paper['figure'] = (alt, box, run) => {
        block('Figure', run, figureOptions(alt, box));
      };
      const link: Paper['link'] = ({ address, alt }, box, drawn) => {
        const [paragraph, element] = [doc.struct('P'), doc.struct('Link')];
        root.add(paragraph);
        paragraph.add(element);
        const { picture, run } = drawn;
        element.add(picture === undefined ? run : doc.struct('Figure', figureOptions(picture, box), run));
        const { left, top, width, height } = box;
        // oxlint-disable-next-line no-new-wrappers, unicorn/new-for-builtins -- pdfkit writes a primitive string as a name
        const options = { structParent: element, Contents: new String(alt) as string };
        doc.link(mm(left), mm(top), mm(width), mm(height), address, options);
        paragraph.end();
      };
      const letterhead: Paper['letterhead'] = (name, alt, box) => {
        const { left, top, width, height } = box;
        if (logo === null) {
          block('P', () => write(name, left, top, { size: 13, bold: true, width: 85, gap: 1 }));
          return;
        }
        figure(alt, box, () => {
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
        });
      };
      draw({
        doc,
        root,
        block,
        write,
        figure,
        link,
        heightOf,
        letterhead,
        within: (parent, tag, options = {}) => {
          const element = doc.struct(tag, options);
          parent.add(element);
          return element;
        },
        leaf: (parent, tag, run, options = {}) => {
          parent.add(doc.struct(tag, options, run));
        },
        decoration: (run, kind) => {
          doc.markContent(
            'Artifact',
            kind === 'footer' ? { type: 'Pagination', attached: ['Bottom'] } : { type: 'Layout' },
          );
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
