import { createContext } from 'react';
import type { BarLook } from '#ui/bar-fill.ts';

/** A part of what comes in a month, in words and as a piece of the bar. */
export type PhasePart = {
  readonly key: string;
  /** Empty if the bars' heading says what it is. */
  readonly name: string;
  readonly text: string;
  readonly value: number;
  readonly look: BarLook;
};

/** What comes in a month from a day on. */
export type Phase = {
  /** From when on. */
  readonly name: string;
  /** All parts together, in words. */
  readonly total: string;
  readonly parts: readonly PhasePart[];
};

/** The phases of a life, the first one first. */
export const ShownPhases = createContext<readonly Phase[]>([]);
