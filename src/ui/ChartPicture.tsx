import type { ReactNode } from 'react';
import { LazyPicture } from './LazyPicture.tsx';
import { PictureWithTable } from './PictureWithTable.tsx';

/** Labels that every chart needs. */
export type PictureLabels = {
  /** Name of the chart for screen readers, and of its table. */
  title: string;
  /** Text of the button that shows the table, and of the one that returns to the chart. */
  asTable: string;
  asPicture: string;
  /** How to select a point. */
  hint: string;
};

type ChartPictureProps = {
  labels: PictureLabels;
  /** In CSS pixels. */
  height: number;
  /** The same numbers as a table. */
  table: ReactNode;
  /** Shown if the chart can't be loaded; by default the table. */
  fallback?: ReactNode;
  /** The chart, made by `lazy`. */
  children: ReactNode;
};

/** A lazily loaded chart with a button to show it as a table, which also replaces the chart if it fails to load. */
export const ChartPicture = ({ labels, height, table, fallback = table, children }: ChartPictureProps) => (
  <PictureWithTable
    height={height}
    showTableLabel={labels.asTable}
    showPictureLabel={labels.asPicture}
    table={table}
    picture={
      <LazyPicture height={height} fallback={fallback}>
        {children}
      </LazyPicture>
    }
  />
);
