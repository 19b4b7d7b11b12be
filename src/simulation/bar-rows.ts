import { createContext } from 'react';
import type { BarLook } from '#ui/bar-fill.ts';

/** A part of an amount, in words and as a piece of its bar. */
export type RowPart = {
  readonly key: string;
  /** Empty if the bars' heading says what it is. */
  readonly name: string;
  readonly text: string;
  readonly value: number;
  readonly look: BarLook;
};

/** An amount that is compared with others. */
export type BarRow = {
  /** What it is: from when on it comes, or with which changes. */
  readonly name: string;
  /** All parts together, in words. */
  readonly total: string;
  readonly parts: readonly RowPart[];
  /** By how much it differs from the first, in words; empty if it doesn't. */
  readonly difference?: string;
  /** What else is said of it, below its bar. */
  readonly note?: string;
};

/** The amounts that are compared, from above. */
export const ShownBars = createContext<readonly BarRow[]>([]);
