import { fill } from '#kernel/fill.ts';
import { darkened, hairline, paleInk } from '#server/kernel/colours.ts';
import { mm, type Element, type Paper, type Writing } from '#server/model/print/paper.ts';
import type { DocumentFrame, DocumentRow, DocumentTable } from './document-model.ts';

/** A4 in millimetres, and the positions on it. */
export const page = {
  left: 22,
  right: 18,
  width: 210,
  top: 16,
  bottom: 280,
  footer: 286,
  logo: { left: 22, top: 13, width: 62, height: 15 },
  title: 38,
} as const;

/** Width of what is printed, in millimetres. */
export const measure = page.width - page.left - page.right;

/** Sizes in points. */
export const sizes = { title: 17, section: 10.5, text: 8.5, small: 7.5 } as const;

/** Millimetres above and below the text of a row. */
const rowPadding = 0.75;

/** A longer name, shown if there is no logo, reaches down to the title. */
const longName = 60;

/** Maximum width of a column of amounts, in millimetres; labels get the rest. */
const columnWidth = (columns: number): number => Math.min(32, 125 / columns);

/** Width of a table: one with a single column of amounts is narrow, so that no figure stands far from its label. */
const tableWidth = (columns: number): number => (columns === 1 ? 120 : measure);

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

/** The parts that the fund's documents are made of, each written below the previous one. */
export type DocumentPages = {
  /** The brand's colour, dark enough for a line. */
  readonly accent: string;
  readonly write: Paper['write'];
  /** Starts a new page if less than a height (in points) is left on this one. */
  readonly keep: (height: number) => void;
  readonly newPage: () => void;
  /** A line across the page, or as wide as is said. */
  readonly line: (weight: number, ink: string, width?: number) => void;
  /** The fund's logo, the document's title, and what it is about. */
  readonly head: (about: readonly string[]) => void;
  /** A heading with a line below it, across the page or as wide as is said. */
  readonly heading: (words: string, width?: number) => void;
  readonly paragraph: (words: string, writing?: Writing) => void;
  /** Height of a table in points, with its heading and without its remarks. */
  readonly tableHeight: (table: DocumentTable) => number;
  readonly table: (table: DocumentTable) => void;
  /** Labels and values in two columns. */
  readonly person: (person: DocumentFrame['person']) => void;
  /** A heading with paragraphs, kept together. */
  readonly notes: (notes: { readonly title: string; readonly lines: readonly string[] }) => void;
  /** Numbers the pages. Comes last. */
  readonly footers: () => void;
};

/** Begins a document of the fund's on a paper. */
export const openPages = (
  paper: Paper,
  { title, fund, asOf, page: pageWords }: Pick<DocumentFrame, 'title' | 'fund' | 'asOf' | 'page'>,
  colour: string,
): DocumentPages => {
  const { doc, root, block, decoration, space, within, leaf } = paper;
  const accent = darkened(colour, 3);
  const styled = (writing: Writing = {}): Writing => ({ width: measure, size: sizes.text, gap: 1, ...writing });
  const write: Paper['write'] = (words, left, top, writing) => paper.write(words, left, top, styled(writing));
  const heightOf = (words: string, writing?: Writing): number => paper.heightOf(words, styled(writing));
  const band = (): void => decoration(() => doc.rect(0, 0, mm(page.width), mm(3)).fill(colour));

  const line: DocumentPages['line'] = (weight, ink, width = measure) =>
    decoration(() =>
      doc
        .moveTo(mm(page.left), doc.y)
        .lineTo(mm(page.left + width), doc.y)
        .lineWidth(weight)
        .stroke(ink),
    );

  const newPage = (): void => {
    doc.addPage();
    band();
    doc.y = mm(page.top);
  };
  const keep: DocumentPages['keep'] = (height) => {
    if (doc.y + height > mm(page.bottom)) newPage();
  };

  const detailWriting: Writing = { size: sizes.small, colour: paleInk };
  const cellHeight = ({ words, detail, width, writing }: Cell): number =>
    heightOf(words, { ...writing, width }) + (detail === undefined ? 0 : heightOf(detail, { ...detailWriting, width }));
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
          if (detail !== undefined) write(detail, left, null, { ...detailWriting, width });
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
    const first = tableWidth(amounts.length) - width * amounts.length;
    const writing: Writing = isHead ? detailWriting : { bold: isStrong };
    return [
      // An empty cell above the labels is not a header.
      { words: label, detail, left: page.left, width: first - 2, writing, ...headOf(isHead, label) },
      ...amounts.map((words, index) => ({
        words,
        left: page.left + first + index * width,
        width,
        writing: { ...writing, align: 'right' as const, isTabular: !isHead },
        ...(isHead ? { tag: 'TH' as const, scope: 'Column' as const } : { tag: 'TD' as const }),
      })),
    ];
  };
  const rowsOf = ({ head, rows }: DocumentTable): { headCells: Cell[]; rowCells: Cell[][] } => ({
    headCells: cellsOf(head, { isHead: true }),
    rowCells: rows.map((row: DocumentRow) =>
      cellsOf([row.label, ...row.cells], { detail: row.detail, isStrong: row.isStrong === true }),
    ),
  });

  const heading: DocumentPages['heading'] = (words, width) => {
    block('H2', () => write(words, page.left, null, { size: sizes.section, bold: true }));
    doc.y += mm(0.6);
    line(0.9, accent, width);
  };

  const paragraph: DocumentPages['paragraph'] = (words, writing) => {
    keep(heightOf(words, writing));
    block('P', () => write(words, page.left, null, writing));
    space(0.8);
  };

  const heightOfRows = ({ headCells, rowCells }: ReturnType<typeof rowsOf>): number =>
    mm(9) + [headCells, ...rowCells].reduce((sum, cells) => sum + rowHeight(cells), 0);

  const table: DocumentPages['table'] = (shown) => {
    const cells = rowsOf(shown);
    const whole = heightOfRows(cells);
    // Keeps a table on one page if it fits on one and has to.
    keep(whole <= mm(page.bottom - page.top) && shown.mayBreak !== true ? whole : Math.min(whole, mm(40)));
    heading(shown.title, tableWidth(shown.head.length - 1));
    const element = within(root, 'Table');
    const head = within(element, 'THead');
    drawRow(head, cells.headCells);
    head.end();
    const body = within(element, 'TBody');
    for (const row of cells.rowCells) {
      line(0.3, hairline, tableWidth(row.length - 1));
      drawRow(body, row);
    }
    body.end();
    element.end();
    for (const remark of shown.remarks) {
      space(0.6);
      keep(heightOf(remark, detailWriting));
      block('P', () => write(remark, page.left, null, detailWriting));
    }
    space(3);
  };

  return {
    accent,
    write,
    keep,
    newPage,
    line,
    heading,
    paragraph,
    table,
    tableHeight: (shown) => heightOfRows(rowsOf(shown)),
    head: (about) => {
      band();
      paper.letterhead(fund, fund, page.logo);
      const isLong = fund.length > longName;
      doc.y = Math.max(mm(page.title), isLong ? doc.y + mm(3) : 0);
      block('H1', () => write(title, page.left, null, { size: sizes.title, bold: true }));
      // A long name has its own line, so that no line begins with a dot.
      const lines = isLong ? [fund, about.join(' · ')] : [[fund, ...about].join(' · ')];
      for (const words of lines) block('P', () => write(words, page.left, null));
      space(4);
    },
    person: ({ title: personTitle, lines }) => {
      if (lines.length === 0) return;
      heading(personTitle);
      doc.y += mm(1);
      const element = within(root, 'Table');
      const half = measure / 2;
      const columns = [lines.slice(0, Math.ceil(lines.length / 2)), lines.slice(Math.ceil(lines.length / 2))];
      const top = doc.y;
      const ends = columns.map((column, index) => {
        doc.y = top;
        const left = page.left + index * half;
        for (const [label, value] of column) {
          drawRow(element, [
            { words: label, left, width: 39, writing: { colour: paleInk }, tag: 'TH', scope: 'Row' },
            { words: value, left: left + 41, width: half - 44, writing: {}, tag: 'TD' },
          ]);
        }
        return doc.y;
      });
      element.end();
      doc.y = Math.max(...ends);
      space(3);
    },
    notes: ({ title: notesTitle, lines }) => {
      keep(mm(9) + lines.reduce((sum, words) => sum + heightOf(words) + mm(1), 0));
      heading(notesTitle);
      space(1);
      for (const words of lines) paragraph(words);
    },
    footers: () => {
      const { count } = doc.bufferedPageRange();
      const writing: Writing = { size: sizes.small, colour: paleInk, isOneLine: true };
      for (let index = 0; index < count; index += 1) {
        doc.switchToPage(index);
        const where = fill(pageWords, { page: String(index + 1), pages: String(count) });
        decoration(() => {
          write(`${title} · ${asOf}`, page.left, page.footer, { ...writing, width: measure - 30 });
          write(where, page.left, page.footer, { ...writing, align: 'right' });
        }, 'footer');
      }
    },
  };
};
