import type { EndpointData } from '#contract/endpoint.ts';
import type { documents } from '#contract/endpoints/documents.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import type { Locale } from '#kernel/locale.ts';
import { trimmed } from '#kernel/trimmed.ts';
import { folded } from '#domain/search-words.ts';

/** A document as its page lists it. */
export type DocumentLine = {
  readonly id: string;
  /** As shown, `23.01.2026`; empty if unknown. */
  readonly date: string;
  readonly year: string;
  /** What kind of document it is; null if the provider doesn't say. */
  readonly type: string | null;
  /** The kind with the year that it is about; null if the kind is unknown. */
  readonly name: string | null;
  readonly state: string | null;
  /** The language in which it was issued; null if the provider doesn't say. */
  readonly language: Locale | null;
  /** Whether a newer one of the same kind and year takes its place, and the provider doesn't say so. */
  readonly isReplaced: boolean;
  readonly isUnread: boolean;
  /** Its PDF's address; null without one. */
  readonly link: string | null;
  /** What a search looks through, without accents and in lower case. */
  readonly words: string;
};

/** The documents as their page shows them. */
export type DocumentsView = {
  readonly lines: readonly DocumentLine[];
  readonly unread: number;
  readonly types: readonly string[];
  readonly years: readonly string[];
};

/** Longest search; what is beyond finds nothing more. */
const longestSearch = 200;

/** A text as a search compares it, with single spaces. */
const plain = (text: string): string => folded(text).replaceAll(/\s+/g, ' ').trim();

const lineOf = ({
  id,
  date,
  type,
  year,
  stateLabel,
  language,
  unread,
  pdfLink,
}: EndpointData<typeof documents>[number]): Omit<DocumentLine, 'isReplaced'> => {
  const shown = date === null ? '' : formatDate(date);
  const [kind, state] = [trimmed(type), trimmed(stateLabel)];
  const name = kind === null || !year ? kind : `${kind} ${year}`;
  return {
    id,
    date: shown,
    year: date?.slice(0, 4) ?? '',
    type: kind,
    name,
    state,
    language: language ?? null,
    isUnread: unread,
    link: trimmed(pdfLink),
    words: plain([name, shown, date, state].filter(Boolean).join(' ')),
  };
};

const day = (date: IsoDate | null): string => date ?? '';

const distinct = (values: readonly string[]): string[] => [...new Set(values.filter((value) => value !== ''))];

/** The documents as their page shows them: newest first, those without a date last. */
export const documentsView = (answer: EndpointData<typeof documents>): DocumentsView => {
  const lines = answer
    .toSorted((one, other) => day(other.date).localeCompare(day(one.date)))
    .map((entry, index, all) => ({
      ...lineOf(entry),
      id: entry.id === '' ? `${index}` : entry.id,
      isReplaced:
        Boolean(entry.year) &&
        trimmed(entry.stateLabel) === null &&
        all.slice(0, index).some(({ type, year }) => type === entry.type && year === entry.year),
    }));
  return {
    lines,
    unread: lines.filter(({ isUnread }) => isUnread).length,
    types: distinct(lines.map(({ type }) => type ?? '')).toSorted((one, other) => one.localeCompare(other)),
    years: distinct(lines.map(({ year }) => year)),
  };
};

/** The lines that a member looks for: every word of the search is in them. */
export const foundIn = (
  lines: readonly DocumentLine[],
  { text, type, year }: { readonly text: string; readonly type: string; readonly year: string },
): readonly DocumentLine[] => {
  const wanted = plain(text.slice(0, longestSearch)).split(' ');
  return lines.filter(
    (line) =>
      (type === '' || line.type === type) &&
      (year === '' || line.year === year) &&
      wanted.every((word) => line.words.includes(word)),
  );
};

/** A line and where it stands in its table: its row, and the year whose heading stands above it; null if none does. */
export type PlacedLine = {
  readonly line: DocumentLine;
  readonly row: number;
  readonly year: string | null;
};

/** With fewer documents years need no headings. */
const worthGrouping = 8;

/** The lines where they stand, below the table's head: a long list of several years has a heading for each. */
export const placed = (lines: readonly DocumentLine[]): readonly PlacedLine[] => {
  const isGrouped = lines.length >= worthGrouping && lines.some(({ year }) => year !== lines[0]?.year);
  let row = 1;
  return lines.map((line, index) => {
    const isFirst = isGrouped && line.year !== lines[index - 1]?.year;
    row += isFirst ? 2 : 1;
    return { line, row, year: isFirst ? line.year : null };
  });
};
