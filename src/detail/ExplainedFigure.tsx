import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
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

const pressable = {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  verticalAlign: 'baseline',
  minBlockSize: 24,
  maxInlineSize: '100%',
  borderRadius: 1,
  textDecoration: 'underline dotted',
  textDecorationThickness: 'max(1.5px, 0.045em)',
  textUnderlineOffset: '0.2em',
  textDecorationColor: 'currentColor',
  textDecorationSkipInk: 'none',
  '&:hover': { textDecorationStyle: 'solid' },
  '@media print': { textDecoration: 'none' },
} as const;

/**
 * A figure that answers how it is calculated when it is pressed. A dotted underline says so to the eye, its name to screen
 * readers: "Pension: CHF 4’484.96, how is this calculated?".
 */
export const ExplainedFigure = ({ derivation, figureLabel, figure, children = figure }: ExplainedFigureProps) => {
  const { t } = useTranslation('detail');
  const { open, isOpening, panel } = useExplanation(derivation);
  if (derivation === undefined) return children;
  return (
    <>
      <ButtonBase
        disableRipple
        aria-label={`${figureLabel}: ${figure}, ${t('howCalculated')}`}
        aria-busy={isOpening || undefined}
        onClick={() => {
          if (!isOpening) open();
        }}
        sx={pressable}
      >
        {children}
      </ButtonBase>
      {panel}
    </>
  );
};
