import { createContext } from 'react';

/** What the columns of a simulator's comparison are, without what they say; it stays as it is while a slider moves. */
export type ComparedColumns = {
  /** What the comparison is called. */
  readonly caption: string;
  /** Their names: without the changes, with those of other simulators alone where there are some, and with all. */
  readonly names: readonly string[];
  /** Whether law or plan rule the changes out, so that nothing is shown for them. */
  readonly isBroken: boolean;
  /** Whether a field holds something impossible, so that the figures are those of an earlier value. */
  readonly isPast: boolean;
};

/** Where there are many columns, their figures are smaller on a phone. */
export const narrowFigures = { '@container (max-width: 28rem)': { '& td': { typography: 'body2' } } } as const;

export const ComparedColumns = createContext<ComparedColumns>({
  caption: '',
  names: [],
  isBroken: false,
  isPast: false,
});
