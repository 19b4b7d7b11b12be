import { houseColour } from '#kernel/house-colour.ts';
import { fill } from '#kernel/fill.ts';
import { darkened, hairline, paleInk } from '#server/kernel/colours.ts';
import { mm, printPdf, type Element, type Paper, type PrintLook, type Writing } from '#server/model/print/paper.ts';
import type { Certificate, CertificateRow, CertificateSection } from './certificate.ts';

/** A4 in millimetres, and the positions on it. */
const page = {
  left: 22,
  right: 18,
  width: 210,
  top: 16,
  bottom: 280,
  footer: 286,
  logo: { left: 22, top: 13, width: 62, height: 15 },
  title: 38,
} as const;
const measure = page.width - page.left - page.right;

/** Sizes in points. */
const sizes = { title: 17, section: 10.5, text: 8.5, small: 7.5 } as const;
/** Millimetres above and below the text of a row. */
const rowPadding = 0.75;

/** A longer name, shown if there is no logo, reaches down to the title. */
const longName = 60;

/** Maximum width of a column of amounts, in millimetres; labels get the rest. */
const columnWidth = (columns: number): number => Math.min(32, 125 / columns);

type Cell = {
  readonly words: string;
  readonly left: number;
  readonly width: number;
  readonly writing: Writing;
  readonly tag: 'TH' | 'TD';
  readonly scope?: 'Row' | 'Column';
  /** A second line in small print. */
  readonly detail?: string | undefined;
};

/** What a row's first cell is: the header of its row or, in the table's head, of its column unless it is empty. */
const headOf = (isHead: boolean, label: string): Pick<Cell, 'tag' | 'scope'> =>
  isHead ? (label === '' ? { tag: 'TD' } : { tag: 'TH', scope: 'Column' }) : { tag: 'TH', scope: 'Row' };

const draw = (paper: Paper, certificate: Certificate, colour: string): void => {
  const { doc, root, block, decoration, space, within, leaf } = paper;
  const accent = darkened(colour, 3);
  const write = (words: string, left: number, top: number | null, writing: Writing = {}): void =>
    paper.write(words, left, top, { width: measure, size: sizes.text, gap: 1, ...writing });
  const band = (): void => decoration(() => doc.rect(0, 0, mm(page.width), mm(3)).fill(colour));

  const heightOf = (words: string, { width = measure, size = sizes.text, bold = false }: Writing): number =>
    doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .heightOfString(words, { width: mm(width), lineGap: 1 });
  const line = (weight: number, ink: string): void =>
    decoration(() =>
      doc
        .moveTo(mm(page.left), doc.y)
        .lineTo(mm(page.left + measure), doc.y)
        .lineWidth(weight)
        .stroke(ink),
    );

  /** Starts a new page if less than a height (in points) is left on this one. */
  const keep = (height: number): void => {
    if (doc.y + height <= mm(page.bottom)) return;
    doc.addPage();
    band();
    doc.y = mm(page.top);
  };

  const cellHeight = ({ words, detail, width, writing }: Cell): number =>
    heightOf(words, { ...writing, width }) +
    (detail === undefined ? 0 : heightOf(detail, { width, size: sizes.small }));
  const rowHeight = (cells: readonly Cell[]): number => Math.max(...cells.map(cellHeight)) + mm(2 * rowPadding);

  const drawRow = (body: Element, cells: readonly Cell[]): void => {
    const height = rowHeight(cells);
    keep(height);
    const top = doc.y + mm(rowPadding);
    const row = within(body, 'TR');
    for (const { words, detail, left, width, writing, tag, scope } of cells) {
      leaf(
        row,
        tag,
        () => {
          doc.y = top;
          write(words, left, null, { ...writing, width });
          if (detail !== undefined) write(detail, left, null, { size: sizes.small, colour: paleInk, width });
        },
        scope && { scope },
      );
    }
    row.end();
    doc.y = top - mm(rowPadding) + height;
  };

  const cellsOf = (
    texts: readonly string[],
    { isHead = false, detail, isStrong = false }: { isHead?: boolean; detail?: string | undefined; isStrong?: boolean },
  ): Cell[] => {
    const [label = '', ...amounts] = texts;
    const width = columnWidth(amounts.length);
    const first = measure - width * amounts.length;
    const writing: Writing = isHead ? { size: sizes.small, colour: paleInk } : { bold: isStrong };
    return [
      // An empty cell above the labels is not a header.
      { words: label, detail, left: page.left, width: first - 2, writing, ...headOf(isHead, label) },
      ...amounts.map((words, index) => ({
        words,
        left: page.left + first + index * width,
        width,
        writing: { ...writing, align: 'right' as const },
        ...(isHead ? { tag: 'TH' as const, scope: 'Column' as const } : { tag: 'TD' as const }),
      })),
    ];
  };

  const heading = (words: string): void => {
    block('H2', () => write(words, page.left, null, { size: sizes.section, bold: true }));
    doc.y += mm(0.6);
    line(0.9, accent);
  };

  const drawSection = ({ title, head, rows, remarks }: CertificateSection): void => {
    const headCells = cellsOf(head, { isHead: true });
    const rowCells = rows.map((row: CertificateRow) =>
      cellsOf([row.label, ...row.cells], { detail: row.detail, isStrong: row.isStrong === true }),
    );
    const whole = mm(9) + [headCells, ...rowCells].reduce((sum, cells) => sum + rowHeight(cells), 0);
    // Keeps a table on one page if it fits on one.
    keep(whole <= mm(page.bottom - page.top) ? whole : mm(40));
    heading(title);
    const table = within(root, 'Table');
    const tableHead = within(table, 'THead');
    drawRow(tableHead, headCells);
    tableHead.end();
    const body = within(table, 'TBody');
    for (const cells of rowCells) {
      line(0.3, hairline);
      drawRow(body, cells);
    }
    body.end();
    table.end();
    for (const remark of remarks) {
      space(0.6);
      keep(heightOf(remark, { size: sizes.small }));
      block('P', () => write(remark, page.left, null, { size: sizes.small, colour: paleInk }));
    }
    space(3);
  };

  const drawPerson = (): void => {
    const { title, lines } = certificate.person;
    if (lines.length === 0) return;
    heading(title);
    doc.y += mm(1);
    const table = within(root, 'Table');
    const half = measure / 2;
    const columns = [lines.slice(0, Math.ceil(lines.length / 2)), lines.slice(Math.ceil(lines.length / 2))];
    const top = doc.y;
    const ends = columns.map((column, index) => {
      doc.y = top;
      const left = page.left + index * half;
      for (const [label, value] of column) {
        drawRow(table, [
          { words: label, left, width: 36, writing: { colour: paleInk }, tag: 'TH', scope: 'Row' },
          { words: value, left: left + 37, width: half - 40, writing: {}, tag: 'TD' },
        ]);
      }
      return doc.y;
    });
    table.end();
    doc.y = Math.max(...ends);
    space(3);
  };

  band();
  paper.letterhead(certificate.fund, certificate.fund, page.logo);
  doc.y = Math.max(mm(page.title), certificate.fund.length > longName ? doc.y + mm(3) : 0);
  block('H1', () => write(certificate.title, page.left, null, { size: sizes.title, bold: true }));
  // A long name has its own line, so that no line begins with a dot.
  const about = `${certificate.asOf} · ${certificate.inChf}`;
  const said = certificate.fund.length > longName ? [certificate.fund, about] : [`${certificate.fund} · ${about}`];
  for (const words of said) block('P', () => write(words, page.left, null));
  space(4);
  drawPerson();
  for (const section of certificate.sections) drawSection(section);
  const { title, lines } = certificate.notes;
  keep(mm(9) + lines.reduce((sum, words) => sum + heightOf(words, {}) + mm(1), 0));
  heading(title);
  space(1);
  for (const words of lines) {
    block('P', () => write(words, page.left, null));
    space(0.8);
  }

  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    const where = fill(certificate.page, { page: String(index + 1), pages: String(count) });
    decoration(() => {
      doc.font('regular').fontSize(sizes.small).fillColor(paleInk);
      const footer = { width: mm(measure), height: 10, ellipsis: true, lineBreak: false };
      doc.text(`${certificate.title} · ${certificate.asOf}`, mm(page.left), mm(page.footer), footer);
      doc.text(where, mm(page.left), mm(page.footer), { ...footer, align: 'right' });
    });
  }
};

/**
 * Prints a pension certificate on A4: tables with tagged headers, numbered pages, the fund's logo and colour.
 * @param at when it was requested, for the document's metadata.
 */
export const certificatePdf = (certificate: Certificate, look: PrintLook, at: Date): Promise<Uint8Array> =>
  printPdf({ title: certificate.title, author: certificate.fund, locale: certificate.locale, at }, look, (paper) =>
    draw(paper, certificate, look.colour ?? houseColour),
  );
