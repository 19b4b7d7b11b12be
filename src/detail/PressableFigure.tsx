import ButtonBase from '@mui/material/ButtonBase';
import { useId, type ReactNode } from 'react';

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

type PressableFigureProps = {
  /** What a press does: "How is this calculated?". */
  question: string;
  /** The figure with its label, which tells several such buttons apart; within a heading, the figure alone is the name. */
  label?: string;
  isOpening: boolean;
  onPress: () => void;
  children: ReactNode;
};

/**
 * A figure that answers a question when it is pressed. A dotted underline says so to the eye, its name to screen readers:
 * "Pension: CHF 4’484.96, how is this calculated?".
 */
export const PressableFigure = ({ question, label, isOpening, onPress, children }: PressableFigureProps) => {
  const id = useId();
  return (
    <>
      <ButtonBase
        disableRipple
        {...(label === undefined ? { 'aria-describedby': id } : { 'aria-label': `${label}, ${question}` })}
        aria-busy={isOpening || undefined}
        onClick={() => {
          if (!isOpening) onPress();
        }}
        sx={pressable}
      >
        {children}
      </ButtonBase>
      {label === undefined ? (
        <span id={id} hidden>
          {question}
        </span>
      ) : null}
    </>
  );
};
