import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { PressableFigure } from './PressableFigure.tsx';
import { useExplanation } from './use-explanation.tsx';

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
export const ExplainedFigure = ({ derivation, figureLabel, figure, children = figure }: ExplainedFigureProps) => {
  const { t } = useTranslation('common');
  const { open, isOpening, panel } = useExplanation(() => derivation);
  if (derivation === undefined) return children;
  return (
    <>
      <PressableFigure
        question={t('howCalculated')}
        label={`${figureLabel}: ${figure}`}
        isOpening={isOpening}
        onPress={open}
      >
        {children}
      </PressableFigure>
      {panel}
    </>
  );
};
