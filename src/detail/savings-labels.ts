import type { PictureLabels } from '#ui/ChartPicture.tsx';

/** Labels of the picture of the savings. */
export type SavingsLabels = PictureLabels & {
  /** Unit of the axis: thousands of CHF. */
  unit: string;
  /** Legends of the past and of the projection. */
  past: string;
  future: string;
  /** Label of the point between past and future. */
  today: string;
  /** Columns of the table. */
  date: string;
  kind: string;
  amount: string;
};
