import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A part of a document as a screen reader gets it. */
export type PdfPart = {
  readonly role: string;
  readonly alt: string | null;
  /** Its own text and that of its parts. */
  readonly text: string;
  readonly parts: readonly PdfPart[];
};

type Tree = { readonly role: string; readonly alt?: string; readonly children: readonly (Tree | Leaf)[] };
type Leaf = { readonly type: string; readonly id: string };

const isTree = (node: Tree | Leaf): node is Tree => 'role' in node;

const entryOf = (map: unknown, key: string): unknown => (map instanceof Map ? map.get(key) : undefined);

/** What a PDF says of itself, read by another program than the one that wrote it. */
export const readPdf = async (pdf: Uint8Array) => {
  const document = await getDocument({ data: Uint8Array.from(pdf), verbosity: VerbosityLevel.ERRORS }).promise;
  const { info, metadata } = await document.getMetadata();
  const parts: PdfPart[] = [];
  const untagged: string[] = [];
  const artifacts: string[] = [];
  const baselines = new Map<string, number>();
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const texts = new Map<string, string>();
    const open: (string | null)[] = [];
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    for (const item of items) {
      if ('str' in item) {
        if (item.str.trim() === '') continue;
        if (number === 1) baselines.set(item.str, Number(item.transform[5]));
        const id = open.findLast((known) => known !== undefined);
        if (id === undefined) untagged.push(item.str);
        else if (id === null) artifacts.push(item.str);
        else texts.set(id, `${texts.get(id) ?? ''} ${item.str}`.trim());
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.type === 'beginMarkedContentProps' ? (item.id ?? null) : null);
    }
    const partOf = (tree: Tree): PdfPart => {
      const children = tree.children.filter(isTree).map(partOf);
      const own = tree.children.map((node) => (isTree(node) ? partOf(node).text : (texts.get(node.id) ?? '')));
      return {
        role: tree.role,
        alt: tree.alt ?? null,
        text: own.filter((text) => text !== '').join(' '),
        parts: children,
      };
    };
    const tree: Tree | null = await page.getStructTree();
    if (tree !== null) parts.push(partOf(tree));
  }
  const marks = await document.getMarkInfo();
  const preferences = await document.getViewerPreferences();
  const xmp = metadata?.getRaw();
  await document.loadingTask.destroy();
  return {
    info: Object.fromEntries(Object.entries(info)),
    xmp: typeof xmp === 'string' ? xmp : '',
    isTagged: entryOf(marks, 'Marked') === true,
    showsTitle: entryOf(preferences, 'DisplayDocTitle') === true,
    pages: document.numPages,
    /** The structure of each page. */
    parts,
    /** Text that is neither read aloud nor marked as decoration. */
    untagged,
    /** Text marked as decoration. */
    artifacts,
    /** How high the texts of the first page stand, in points from below. */
    baselines,
  };
};

/** All parts with one of some roles, in reading order. */
export const partsOf = (parts: readonly PdfPart[], ...roles: readonly string[]): readonly PdfPart[] =>
  parts.flatMap((part) => [...(roles.includes(part.role) ? [part] : []), ...partsOf(part.parts, ...roles)]);
