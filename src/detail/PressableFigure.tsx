import ButtonBase from '@mui/material/ButtonBase';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useExplanation } from './use-explanation.tsx';

const underline = {
  textDecoration: 'underline dotted',
  textDecorationThickness: 'max(1.5px, 0.045em)',
  textUnderlineOffset: '0.2em',
  textDecorationColor: 'currentColor',
  textDecorationSkipInk: 'none',
} as const;

/** A figure in a larger size than its button's, which has its own line: the button's would lie on the digits. */
const large = '> :is(.MuiTypography-figure, .MuiTypography-cardFigure)';

const pressable = {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  verticalAlign: 'baseline',
  minBlockSize: 24,
  maxInlineSize: '100%',
  borderRadius: 1,
  '@media screen': {
    [`&:not(:has(${large}))`]: underline,
    [`& ${large}`]: { ...underline, textUnderlineOffset: '0.12em' },
    '&:hover, &:hover > *': { textDecorationStyle: 'solid' },
  },
  // As high as its line: the rows of a table that goes on on another sheet aren't aligned by their baselines.
  '@media print': { minBlockSize: 0 },
} as const;

type PressableFigureProps = {
  /** Its derivation, which may be loaded by the press. */
  find: Parameters<typeof useExplanation>[0];
  /** The figure with its label, which tells several such buttons apart; within a heading, the figure alone is the name. */
  label?: string | undefined;
  children: ReactNode;
};

/**
 * A figure that answers how it is calculated when it is pressed. A dotted underline says so to the eye, its name to screen
 * readers: "Pension: CHF 4’484.96, how is this calculated?".
 */
export const PressableFigure = ({ find, label, children }: PressableFigureProps) => {
  const { t } = useTranslation('common');
  const { open, isOpening, panel } = useExplanation(find);
  const id = useId();
  return (
    <>
      <ButtonBase
        disableRipple
        {...(label === undefined ? { 'aria-describedby': id } : { 'aria-label': `${label}, ${t('howCalculated')}` })}
        aria-busy={isOpening || undefined}
        onClick={() => {
          if (!isOpening) open();
        }}
        sx={pressable}
      >
        {children}
      </ButtonBase>
      {label === undefined ? (
        <span id={id} hidden>
          {t('howCalculated')}
        </span>
      ) : null}
      {panel}
    </>
  );
};
