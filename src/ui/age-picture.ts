import type { ReactNode } from 'react';
import type { AgePoint } from '#domain/age-points.ts';
import { formatDate } from '#kernel/date.ts';
import type { PictureLabels } from './ChartPicture.tsx';

/** What the charts of amounts by age have in common. */
export type AgePictureProps = {
  labels: PictureLabels & {
    /** Unit of the axis: thousands of CHF, a month or a year. */
    unit: string;
    /** How to select a point where the axis has ages only, in place of `hint`. */
    hintOfAge?: string;
    /** Columns of the table. */
    age: string;
    date: string;
    amount: string;
  };
  /** An age (in years) in words, announced with its amount: "at 65", "at 64 years and 6 months". */
  ageText: (age: number) => string;
  /** An age (in years) in the table, instead of a number like `64.5`. */
  ageLabel?: (age: number) => string;
  /** In CSS pixels. */
  height?: number;
  /** Shown if there are no points. */
  empty?: ReactNode;
};

/** A point's age and day in words, announced with its amount: "at 65, 01.04.2031". */
export const pointName = ({ age, date }: AgePoint, ageText: AgePictureProps['ageText']): string =>
  date === undefined ? ageText(age) : `${ageText(age)}, ${formatDate(date)}`;
