import { houseColour } from '#kernel/house-colour.ts';
import { hairline, ink, paleInk } from '#server/kernel/colours.ts';
import { mm, printPdf, type Paper, type PrintLook } from '#server/model/print/paper.ts';
import { measure, openPages, page, sizes, type DocumentPages } from './document-pages.ts';
import type { Form, FormPart, FormSet } from './form-set.ts';

/** Millimetres: enough to write by hand. */
const line = { height: 11, gap: 6 } as const;
const box = 3.2;
const row = 8;

const label = { size: sizes.small, colour: paleInk, gap: 0 } as const;

/** Draws the parts of forms below each other. */
const formParts = (paper: Paper, pages: DocumentPages, ticked: string) => {
  const { doc, block, decoration, figure, within, leaf, heightOf, space } = paper;

  const rule = (left: number, width: number, at: number): void =>
    decoration(() =>
      doc
        .moveTo(mm(left), mm(at))
        .lineTo(mm(left + width), mm(at))
        .lineWidth(0.5)
        .stroke(hairline),
    );
  /** A box to tick, its tick drawn, and its label. */
  const choice = (words: string, left: number, width: number, isTicked = false): void => {
    const top = doc.y / mm(1);
    const square = (): typeof doc => doc.rect(mm(left), mm(top), mm(box), mm(box)).lineWidth(0.7).stroke(ink);
    if (isTicked) {
      figure(ticked, { left, top, width: box, height: box }, () => {
        square();
        doc.moveTo(mm(left + 0.6), mm(top + 1.6)).lineTo(mm(left + 1.3), mm(top + 2.5));
        doc
          .lineTo(mm(left + 2.7), mm(top + 0.6))
          .lineWidth(1.2)
          .stroke(ink);
      });
    } else {
      decoration(square);
    }
    block('P', () => pages.write(words, left + box + 1.8, top - 0.4, { width }));
  };

  const fields = (shown: NonNullable<FormPart['fields']>): void => {
    const half = (measure - line.gap) / 2;
    let column = 0;
    shown.forEach(({ label: words, value, isWide = false }, index) => {
      if (isWide) column = 0;
      if (column === 0) pages.keep(mm(line.height));
      const left = page.left + column * (half + line.gap);
      const width = isWide ? measure : half;
      const top = doc.y / mm(1);
      block('P', () => {
        pages.write(words, left, top, { ...label, width, isOneLine: true });
        if (value !== null) pages.write(value, left, top + 3.6, { size: 9.5, width, gap: 0, isOneLine: true });
      });
      rule(left, width, top + line.height - 2.2);
      const isLast = isWide || column === 1 || shown[index + 1]?.isWide === true || index === shown.length - 1;
      doc.y = mm(top + (isLast ? line.height : 0));
      column = isLast ? 0 : 1;
    });
  };

  const choices = (shown: NonNullable<FormPart['choices']>): void => {
    for (const { label: words, isTicked } of shown) {
      pages.keep(heightOf(words, { size: sizes.text, width: measure - 6 }) + mm(1));
      choice(words, page.left, measure - 6, isTicked);
      space(0.9);
    }
    space(1);
  };

  const questions = ({ answers, asked }: NonNullable<FormPart['questions']>): void => {
    const width = measure - 34;
    for (const words of asked) {
      const height = heightOf(words, { size: sizes.text, width, gap: 1 });
      pages.keep(height + mm(1.5));
      const top = doc.y;
      block('P', () => pages.write(words, page.left, null, { width }));
      answers.forEach((answer, index) => {
        doc.y = top + mm(0.4);
        choice(answer, page.left + measure - 30 + index * 16, 10);
      });
      doc.y = top + height + mm(1.5);
    }
    space(1);
  };

  const table = ({ head, rows }: NonNullable<FormPart['table']>): void => {
    const widths = [62, 32, 50, measure - 144];
    const lefts = widths.map((_, index) => page.left + widths.slice(0, index).reduce((sum, width) => sum + width, 0));
    pages.keep(mm((rows + 1) * row));
    const element = within(paper.root, 'Table');
    const top = doc.y / mm(1);
    const heads = within(element, 'TR');
    head.forEach((words, index) => {
      leaf(
        heads,
        'TH',
        () => pages.write(words, lefts[index] ?? page.left, top, { ...label, width: (widths[index] ?? 20) - 2 }),
        { scope: 'Column' },
      );
    });
    heads.end();
    for (let number = 1; number <= rows; number += 1) {
      const below = within(element, 'TR');
      for (const _ of head) within(below, 'TD').end();
      below.end();
    }
    element.end();
    for (let number = 1; number <= rows; number += 1) {
      widths.forEach((width, index) =>
        // The last one ends with the page's other lines.
        rule(lefts[index] ?? page.left, index === widths.length - 1 ? width : width - 3, top + 4 + number * row),
      );
    }
    doc.y = mm(top + 6 + rows * row);
  };

  const part = ({ title, fields: lines, choices: ticks, questions: answers, table: grid, remark }: FormPart): void => {
    pages.keep(mm(26));
    block('H3', () => pages.write(title, page.left, null, { size: sizes.section, bold: true }));
    space(1.2);
    if (ticks) choices(ticks);
    if (answers) questions(answers);
    if (grid) table(grid);
    if (lines) fields(lines);
    if (remark !== undefined) pages.paragraph(remark, { size: sizes.small, colour: paleInk });
    space(2.2);
  };

  const signatures = ({ title, lines, remark }: Form['signatures']): void => {
    pages.keep(mm(12 + lines.length * 19 + (remark === null ? 0 : 8)));
    block('H3', () => pages.write(title, page.left, null, { size: sizes.section, bold: true }));
    if (remark !== null) pages.paragraph(remark, { size: sizes.small, colour: paleInk });
    for (const captions of lines) {
      space(11);
      const top = doc.y / mm(1);
      const left = [page.left, page.left + 62];
      const widths = [52, measure - 62];
      captions.forEach((caption, index) => {
        rule(left[index] ?? page.left, widths[index] ?? 50, top);
        block('P', () =>
          pages.write(caption, left[index] ?? page.left, top + 0.8, { ...label, width: widths[index] ?? 50 }),
        );
      });
      doc.y = Math.max(doc.y, mm(top + 5));
    }
  };
  return { part, signatures };
};

const drawForm = (
  paper: Paper,
  pages: DocumentPages,
  { fund, ticked }: FormSet,
  { title, lead, parts, signatures }: Form,
): void => {
  const draw = formParts(paper, pages, ticked);
  pages.newPage();
  // Each form is sent on its own.
  pages.paragraph(fund, { size: sizes.small, colour: paleInk });
  pages.heading(title);
  paper.space(1);
  pages.paragraph(lead);
  paper.space(2);
  for (const part of parts) draw.part(part);
  draw.signatures(signatures);
};

const drawSet = (paper: Paper, set: FormSet, colour: string): void => {
  const pages = openPages(paper, set, colour);
  pages.head([set.asOf]);
  pages.paragraph(set.lead);
  paper.space(3);
  pages.notes(set.contents);
  paper.space(3);
  pages.notes(set.sendTo);
  for (const form of set.forms) drawForm(paper, pages, set, form);
  pages.footers();
};

/**
 * Prints a set of forms on A4, to be completed by hand: each on pages of its own.
 *
 * @param at when it was requested, for the document's metadata.
 */
export const formSetPdf = (set: FormSet, look: PrintLook, at: Date): Promise<Uint8Array> =>
  printPdf({ title: set.title, author: set.fund, locale: set.locale, at }, look, (paper) =>
    drawSet(paper, set, look.colour ?? houseColour),
  );
