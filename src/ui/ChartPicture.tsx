import type { ReactNode } from 'react';
import { LazyPicture } from './LazyPicture.tsx';
import { PictureWithTable } from './PictureWithTable.tsx';

/** Words that every picture of numbers needs. */
export type PictureLabels = {
  /** Names the picture for screen readers, and its table. */
  title: string;
  /** The way to the table, and back. */
  asTable: string;
  asPicture: string;
};

/** Props of {@link ChartPicture}. */
export type ChartPictureProps = {
  labels: PictureLabels;
  /** In CSS pixels. */
  height: number;
  /** The same numbers as a table. */
  table: ReactNode;
  /** The drawing, made by `lazy`. */
  children: ReactNode;
};

/** A drawing that is fetched on its own, with its numbers as a table one key press away and in its place should it fail. */
export const ChartPicture = ({ labels, height, table, children }: ChartPictureProps) => (
  <PictureWithTable
    height={height}
    showTableLabel={labels.asTable}
    showPictureLabel={labels.asPicture}
    table={table}
    picture={
      <LazyPicture height={height} fallback={table}>
        {children}
      </LazyPicture>
    }
  />
);
