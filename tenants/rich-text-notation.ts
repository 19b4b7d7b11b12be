import type { Block, RichText, Span } from '#contract/content.ts';
import { isContentTarget } from '#domain/content-target.ts';

/**
 * The notation in which a fund's folder holds rich text: a list of blocks, each one text. `## ` begins a heading, `! ` a
 * note, lines with `- ` or `1. ` are a list, all else is a paragraph. Within a block: `**strong**`, `*emphasis*`,
 * `[words](target)`; a backslash takes a sign's meaning away. There is no HTML: its signs are plain letters.
 */

/** Something in a text that isn't shown as it was probably meant. */
export type NotationProblem = {
  readonly rule: 'linkNotation' | 'openStrong' | 'linkTarget' | 'html' | 'mixedBlock';
  /** The address of a link that may not lead there; else empty. */
  readonly target: string;
};

const clauses: Readonly<Record<NotationProblem['rule'], (target: string) => string>> = {
  linkNotation: () => 'holds a link that is not written as [words](target), without blanks in its target',
  openStrong: () => 'holds ** without the ** that ends it',
  linkTarget: (target) => `"${target}" is no address that a link may lead to`,
  html: () => 'holds HTML, which is shown as plain letters',
  mixedBlock: () => 'has a list, a heading or a note next to other lines; it needs its own block',
};

/** A problem as a clause for people. */
export const notationClause = ({ rule, target }: NotationProblem): string => clauses[rule](target);

/** What was read, and its problems. */
export type ReadNotation<T, P = NotationProblem> = { readonly value: T; readonly problems: readonly P[] };

const inline = /\\([\\*[\]()#!-])|\*\*(.+?)\*\*(?!\*)|\*(.+?)\*|\[([^\]]+)\]\(((?:[^()\s]|\([^()\s]*\))*)\)/gs;

/** What unmatched characters were probably meant to be, or null; they are shown as written. */
const leftOver = (plain: string): NotationProblem['rule'] | null => {
  if (/\]\s*\(/.test(plain)) return 'linkNotation';
  return plain.includes('**') ? 'openStrong' : null;
};

type Marks = { readonly strong: boolean; readonly emphasis: boolean; readonly link: string | null };

const noMarks: Marks = { strong: false, emphasis: false, link: null };

/** Merges adjacent spans with the same marks. */
const joined = (spans: readonly Span[]): Span[] => {
  const result: Span[] = [];
  for (const span of spans) {
    const before = result.at(-1);
    const same =
      before !== undefined &&
      before.strong === span.strong &&
      before.emphasis === span.emphasis &&
      before.link === span.link;
    if (same) result[result.length - 1] = { ...before, text: before.text + span.text };
    else if (span.text !== '') result.push(span);
  }
  return result;
};

const spansOf = (text: string, marks: Marks, problems: NotationProblem[]): Span[] => {
  const spans: Span[] = [];
  let end = 0;
  const plain = (words: string) => {
    const problem = leftOver(words);
    if (problem !== null) problems.push({ rule: problem, target: '' });
    spans.push({ text: words, ...marks });
  };
  for (const match of text.matchAll(inline)) {
    const [whole, escaped, strong, emphasis, words, target] = match;
    plain(text.slice(end, match.index));
    end = match.index + whole.length;
    if (escaped !== undefined) spans.push({ text: escaped, ...marks });
    else if (strong !== undefined) spans.push(...spansOf(strong, { ...marks, strong: true }, problems));
    else if (emphasis !== undefined) spans.push(...spansOf(emphasis, { ...marks, emphasis: true }, problems));
    else if (words !== undefined) {
      const link = target !== undefined && isContentTarget(target) ? target : null;
      if (link === null) problems.push({ rule: 'linkTarget', target: target ?? '' });
      spans.push(...spansOf(words, { ...marks, link: marks.link ?? link }, problems));
    }
  }
  plain(text.slice(end));
  return joined(spans);
};

const listOf = (kind: 'LIST' | 'NUMBERED_LIST', lines: readonly string[], problems: NotationProblem[]): Block => ({
  kind,
  spans: [],
  items: lines.map((line) => ({ spans: spansOf(line.replace(/^(?:-|\d+\.) +/, ''), noMarks, problems) })),
});

/** Reads one block; a forbidden link loses its target and is reported. */
export const readBlock = (text: string): ReadNotation<Block> => {
  const problems: NotationProblem[] = [];
  if (/<\/?[a-z!]/i.test(text)) problems.push({ rule: 'html', target: '' });
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const block = ((): Block => {
    if (lines.length > 0 && lines.every((line) => line.startsWith('- '))) return listOf('LIST', lines, problems);
    if (lines.length > 0 && lines.every((line) => /^\d+\. /.test(line)))
      return listOf('NUMBERED_LIST', lines, problems);
    if (lines.length > 1 && lines.some((line) => /^(?:- |## |! |\d+\. )/.test(line)))
      problems.push({ rule: 'mixedBlock', target: '' });
    const kind = text.startsWith('## ') ? 'HEADING' : text.startsWith('! ') ? 'NOTE' : 'PARAGRAPH';
    const words = kind === 'PARAGRAPH' ? text : text.replace(/^(?:##|!) +/, '');
    return { kind, spans: spansOf(words.replaceAll('\n', ' '), noMarks, problems), items: [] };
  })();
  return { value: block, problems };
};

/** Reads a list of blocks; each problem with its block. */
export const readRichText = (
  blocks: readonly string[],
): ReadNotation<RichText, NotationProblem & { readonly block: number }> => {
  const read = blocks.map(readBlock);
  return {
    value: { blocks: read.map(({ value }) => value) },
    problems: read.flatMap(({ problems }, block) => problems.map((problem) => ({ ...problem, block }))),
  };
};
