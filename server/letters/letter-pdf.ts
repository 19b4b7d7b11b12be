import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PdfDocument from 'pdfkit';
import svgToPdf from 'svg-to-pdfkit';
import { houseColour } from '#contract/house-colour.ts';
import type { BrandSettings } from '#contract/settings.ts';
import type { LetterContent } from '../message-texts.ts';
import { darkened, hairline, ink, paleInk } from '../messages/readable-ink.ts';

/** A fund's logo as a letter can print it: drawn, or a picture (PNG or JPEG). */
export type LetterLogo = { readonly svg: string } | { readonly picture: Uint8Array };

/** How a fund's letters look. */
export type LetterLook = {
  /** The brand's colour; a rule and a frame wear it, darkened where paper would not show it. Text is never coloured. */
  readonly colour?: string | undefined;
  readonly typeface?: BrandSettings['typeface'];
  readonly logo: LetterLogo | null;
};

/** Points a millimetre. */
const mm = (length: number): number => (length * 72) / 25.4;

const files = { grotesque: 'geist', geometric: 'figtree', humanist: 'open-sans', serif: 'newsreader' } as const;
const folder = join(import.meta.dirname, 'typefaces');

/** The two cuts of a typeface, cut down to Latin letters; what a letter prints of them is embedded in it. */
const cutsOf = async (typeface: LetterLook['typeface']): Promise<{ regular: Buffer; bold: Buffer }> => {
  const name = files[typeface ?? 'geometric'];
  const [regular, bold] = await Promise.all(
    ['regular', 'bold'].map((cut) => readFile(join(folder, `${name}-${cut}.ttf`))),
  );
  if (regular === undefined || bold === undefined) throw new Error(`The typeface ${name} is missing.`);
  return { regular, bold };
};

/** A4 in millimetres, and where things stand on it. The address shows in a Swiss C5 envelope's window on the right. */
const page = {
  left: 25,
  right: 20,
  width: 210,
  height: 297,
  logo: { top: 14, width: 70, height: 18 },
  address: { left: 118, top: 46, width: 80 },
  date: 94,
  footer: 279,
} as const;
const measure = page.width - page.left - page.right;

/**
 * Prints a letter: one A4 page as PDF 1.7, tagged, with title and language, typeface embedded. A logo that cannot be
 * drawn is replaced by the fund's name; a letter always comes out.
 *
 * @param at when the letter was written, for the document's information.
 */
export const letterPdf = async (content: LetterContent, look: LetterLook, at: Date): Promise<Uint8Array> => {
  const cuts = await cutsOf(look.typeface);
  const accent = darkened(look.colour ?? houseColour, 3);
  const draw = (logo: LetterLogo | null): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      const doc = new PdfDocument({
        size: 'A4',
        margin: 0,
        pdfVersion: '1.7',
        tagged: true,
        lang: content.locale,
        displayTitle: true,
        info: { Title: content.subject, Author: content.sender, Creator: 'Pilaster', CreationDate: at, ModDate: at },
      });
      const chunks: Buffer[] = [];
      doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      doc.on('end', () => resolve(Buffer.concat(chunks)));
      doc.on('error', reject);
      doc.registerFont('regular', cuts.regular);
      doc.registerFont('bold', cuts.bold);

      const root = doc.struct('Document');
      doc.addStructure(root);
      const block = (tag: string, run: () => void, options: { alt?: string } = {}): void => {
        root.add(doc.struct(tag, options, run));
      };
      const decoration = (run: () => void): void => {
        doc.markContent('Artifact', { type: 'Layout' });
        run();
        doc.endMarkedContent();
      };
      const write = (
        words: string,
        left: number,
        top: number | null,
        options: {
          size?: number;
          bold?: boolean;
          width?: number;
          colour?: string;
          gap?: number;
          spacing?: number;
        } = {},
      ): void => {
        const { size = 10, bold = false, width = measure, colour = ink, gap = 2.5, spacing = 0 } = options;
        doc
          .font(bold ? 'bold' : 'regular')
          .fontSize(size)
          .fillColor(colour);
        doc.text(words, mm(left), top === null ? doc.y : mm(top), {
          width: mm(width),
          lineGap: gap,
          characterSpacing: spacing,
        });
      };
      const space = (height: number): void => {
        doc.y += mm(height);
      };

      decoration(() => doc.rect(0, 0, mm(page.width), mm(3)).fill(look.colour ?? houseColour));
      if (logo === null) {
        block('P', () => write(content.sender, page.left, page.logo.top, { size: 13, bold: true, width: 85, gap: 1 }));
      } else {
        const { top, width, height } = page.logo;
        block(
          'Figure',
          () => {
            if ('svg' in logo) {
              svgToPdf(doc, logo.svg, mm(page.left), mm(top), {
                width: mm(width),
                height: mm(height),
                preserveAspectRatio: 'xMinYMid meet',
                assumePt: true,
                // A drawing may not fetch anything.
                imageCallback: () => '',
                warningCallback: () => undefined,
              });
            } else {
              doc.image(Buffer.from(logo.picture), mm(page.left), mm(top), { fit: [mm(width), mm(height)] });
            }
          },
          { alt: content.logoText },
        );
      }

      const window = page.address;
      block('P', () => {
        // What is too long for one line of the window is cut: it stands in the letter again.
        doc.font('regular').fontSize(7).fillColor(paleInk);
        doc.text(content.sender, mm(window.left), mm(window.top), {
          width: mm(window.width),
          height: 9,
          ellipsis: true,
        });
      });
      decoration(() =>
        doc
          .moveTo(mm(window.left), mm(window.top + 4))
          .lineTo(mm(window.left + window.width), mm(window.top + 4))
          .lineWidth(0.4)
          .stroke(hairline),
      );
      block('P', () =>
        write(content.address.join('\n'), window.left, window.top + 6, { size: 10.5, width: window.width, gap: 1.5 }),
      );

      block('P', () => write(content.date, page.left, page.date));
      space(6);
      block('H1', () => write(content.subject, page.left, null, { size: 14, bold: true }));
      space(4);
      for (const words of [content.greeting, ...content.paragraphs]) {
        block('P', () => write(words, page.left, null));
        space(2.5);
      }

      space(1);
      const top = doc.y;
      decoration(() => {
        doc.roundedRect(mm(page.left), top, mm(measure), mm(25), mm(2)).lineWidth(1.2).stroke(accent);
      });
      doc.y = top + mm(4);
      block('P', () => write(content.codeCaption, page.left + 6, null, { size: 9, width: measure - 12 }));
      block('P', () =>
        write(content.code, page.left + 6, null, { size: 23, bold: true, width: measure - 12, spacing: 2.5 }),
      );
      doc.y = top + mm(29);
      block('P', () => write(content.validity, page.left, null));
      space(6);

      block('H2', () => write(content.stepsTitle, page.left, null, { size: 11, bold: true }));
      space(1.5);
      const list = doc.struct('L');
      root.add(list);
      content.steps.forEach((step, index) => {
        const start = doc.y;
        const item = doc.struct('LI');
        list.add(item);
        item.add(doc.struct('Lbl', {}, () => write(`${index + 1}.`, page.left, null, { width: 8, bold: true })));
        item.add(
          doc.struct('LBody', {}, () => {
            doc.y = start;
            write(step, page.left + 8, null, { width: measure - 8 });
          }),
        );
        item.end();
        space(1.2);
      });
      list.end();
      space(4);

      for (const words of content.after) {
        block('P', () => write(words, page.left, null));
        space(2.5);
      }
      if (content.contact !== null) {
        const { title, lines } = content.contact;
        block('P', () =>
          write(`${title}${content.locale === 'fr-FR' ? '\u00a0' : ''}: ${lines.join(' · ')}`, page.left, null),
        );
        space(2.5);
      }
      space(3);
      block('P', () => write(content.closing, page.left, null));
      block('P', () => write(content.sender, page.left, null, { bold: true }));
      block('P', () => write(content.footer, page.left, page.footer, { size: 8, colour: paleInk }));
      root.end();
      doc.end();
    });
  try {
    return await draw(look.logo);
  } catch (error) {
    if (look.logo === null) throw error;
    return draw(null);
  }
};
