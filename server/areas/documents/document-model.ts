import type { Locale } from '#kernel/locale.ts';
import { formatAmount, toChf, type Centimes } from '#kernel/money.ts';
import type { BandChart } from './band-chart.ts';

/** One line of a table: its label, an optional note, and its amounts by column. */
export type DocumentRow = {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly cells: readonly string[];
  readonly isStrong?: boolean;
};

/** A table with its heading and remarks. */
export type DocumentTable = {
  readonly title: string;
  /** Headers of the columns; the first is that of the labels. */
  readonly head: readonly string[];
  readonly rows: readonly DocumentRow[];
  readonly remarks: readonly string[];
  /** Whether it may go on on the next page, so that none ends mostly empty. */
  readonly mayBreak?: boolean;
};

/** What every document has, in its final words and amounts. */
export type DocumentFrame = {
  readonly locale: Locale;
  readonly title: string;
  readonly fund: string;
  /** The day or the time it is about. */
  readonly asOf: string;
  readonly person: { readonly title: string; readonly lines: readonly (readonly [label: string, value: string])[] };
  /** With the placeholders `{{page}}` and `{{pages}}`. */
  readonly page: string;
  /** Readable, without anybody's name: `Vorsorgeausweis 2026-11-21.pdf`. */
  readonly fileName: string;
};

/** Whom to ask, and the way to the portal. */
export type DocumentHelp = {
  readonly title: string;
  readonly ask: string;
  readonly contact: readonly string[];
  readonly portal: string;
  readonly address: string;
  /** What the QR code is, in words. */
  readonly qr: string;
};

/** A document that consists of tables. */
export type TablesDocument = DocumentFrame & {
  readonly inChf: string;
  /** What the tables come to, in a sentence before them. */
  readonly answer?: string | undefined;
  readonly sections: readonly DocumentTable[];
  /** Projected savings, after the first so many sections. */
  readonly band?: { readonly drawn: BandChart; readonly after: number } | undefined;
  /** What the tables lead to, in paragraphs. */
  readonly findings?: { readonly title: string; readonly lines: readonly string[] } | undefined;
  readonly notes: { readonly title: string; readonly lines: readonly string[] };
  readonly help: DocumentHelp;
};

/** An amount without its currency; a dash if unknown. */
export const amountText = (amount: Centimes | null | undefined): string =>
  formatAmount(amount === null || amount === undefined ? Number.NaN : toChf(amount));

/** A line with one amount. */
export const rowOf = (label: string, amount: Centimes | null, detail?: string | null): DocumentRow => ({
  label,
  cells: [amountText(amount)],
  detail: detail ?? undefined,
});
