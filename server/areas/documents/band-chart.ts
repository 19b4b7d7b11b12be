import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';

/** Savings on a day at low, middle and high interest. */
export type BandPoint = { readonly date: IsoDate; readonly band: readonly Centimes[] };

/** Savings year by year with the changes, and at middle interest without them; a year at least. */
export type BandChart = {
  readonly title: string;
  /** What it shows, for people who can't see it. */
  readonly alt: string;
  readonly before: readonly BandPoint[];
  readonly after: readonly BandPoint[];
  readonly legend: {
    readonly after: string;
    readonly before: string;
    readonly area: string;
    readonly unit: string;
  };
};
