import type { ReactNode } from 'react';
import type { Derivation } from '#contract/derivation.ts';
import { PressableFigure } from './PressableFigure.tsx';

type ExplainedFigureProps = {
  /** If it is missing, the figure is only shown. */
  derivation: Derivation | undefined;
  /** The figure's label on the page, which tells several such buttons apart. */
  figureLabel: string;
  /** The figure as it is written. */
  figure: string;
  /** How it looks. */
  children?: ReactNode;
};

/** A figure that answers how it is calculated when it is pressed. */
export const ExplainedFigure = ({ derivation, figureLabel, figure, children = figure }: ExplainedFigureProps) =>
  derivation === undefined ? (
    children
  ) : (
    <PressableFigure find={() => derivation} label={`${figureLabel}: ${figure}`}>
      {children}
    </PressableFigure>
  );
