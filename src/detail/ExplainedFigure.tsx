import type { ReactNode } from 'react';
import type { Derivation } from '#contract/derivation.ts';
import { useNamedValue } from '#ui/use-named-value.ts';
import { PressableFigure } from './PressableFigure.tsx';
import type { FoundDerivation } from './use-explanation.tsx';

type ExplainedFigureProps = {
  /** If it is missing, the figure is only shown. */
  derivation: Derivation | undefined;
  /** Fetches the derivation when the figure is pressed, in place of one that is there. */
  find?: (() => Promise<FoundDerivation>) | undefined;
  /** The figure's label on the page, which tells several such buttons apart. */
  figureLabel: string;
  /** The figure as it is written. */
  figure: string;
  /** How it looks. */
  children?: ReactNode;
};

/** A figure that answers how it is calculated when it is pressed. */
export const ExplainedFigure = ({ derivation, find, figureLabel, figure, children = figure }: ExplainedFigureProps) => {
  const named = useNamedValue();
  return derivation === undefined && find === undefined ? (
    children
  ) : (
    <PressableFigure find={find ?? (() => derivation)} label={named(figureLabel, figure)}>
      {children}
    </PressableFigure>
  );
};
