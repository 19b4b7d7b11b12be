import { houseColour } from '#kernel/house-colour.ts';
import { darkened, hairline, paleInk } from '#server/kernel/colours.ts';
import type { LetterContent } from '#server/store/message-content.ts';
import { mm, printPdf, type Paper, type PrintLook, type Writing } from '#server/model/print/paper.ts';

/** A4 in millimetres, and the positions on it. The address is visible in a Swiss C5 envelope's window on the right. */
const page = {
  left: 25,
  right: 20,
  width: 210,
  height: 297,
  logo: { left: 25, top: 14, width: 70, height: 18 },
  address: { left: 118, top: 46, width: 80 },
  date: 94,
  footer: 279,
} as const;
const measure = page.width - page.left - page.right;

const draw = (paper: Paper, content: LetterContent, colour: string): void => {
  const { doc, root, block, decoration, space } = paper;
  const accent = darkened(colour, 3);
  const write = (words: string, left: number, top: number | null, writing: Writing = {}): void =>
    paper.write(words, left, top, { width: measure, ...writing });

  decoration(() => doc.rect(0, 0, mm(page.width), mm(3)).fill(colour));
  paper.letterhead(content.sender, content.logoText, page.logo);

  const window = page.address;
  block('P', () =>
    // Text too long for the window's line is cut; the letter repeats it.
    write(content.sender, window.left, window.top, { size: 7, colour: paleInk, width: window.width, isOneLine: true }),
  );
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
  const list = paper.within(root, 'L');
  content.steps.forEach((step, index) => {
    const start = doc.y;
    const item = paper.within(list, 'LI');
    paper.leaf(item, 'Lbl', () => write(`${index + 1}.`, page.left, null, { width: 8, bold: true }));
    paper.leaf(item, 'LBody', () => {
      doc.y = start;
      write(step, page.left + 8, null, { width: measure - 8 });
    });
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
    block('P', () => write(`${title} ${lines.join(' · ')}`, page.left, null));
    space(2.5);
  }
  space(3);
  block('P', () => write(content.closing, page.left, null));
  block('P', () => write(content.sender, page.left, null, { bold: true }));
  block('P', () => write(content.footer, page.left, page.footer, { size: 8, colour: paleInk }));
};

/**
 * Prints a letter: one tagged A4 page.
 *
 * @param at when the letter was written, for the document's metadata
 */
export const letterPdf = (content: LetterContent, look: PrintLook, at: Date): Promise<Uint8Array> =>
  printPdf({ title: content.subject, author: content.sender, locale: content.locale, at }, look, (paper) =>
    draw(paper, content, look.colour ?? houseColour),
  );
