import type { ReactNode } from 'react';
import { PressableFigure } from '#detail/PressableFigure.tsx';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { explainAction } from '../actions.ts';
import type { Asked } from '../explain.ts';

type AskedFigureProps = {
  /** Null for a figure that is only shown. */
  asked: Asked | null;
  /** The figure with its label, which tells several such buttons apart; left out within a heading. */
  label?: string;
  children: ReactNode;
  /** What stands there if it can't be asked; by default the figure. */
  otherwise?: ReactNode;
};

/**
 * A figure of the answer or of a card that says how it is calculated when it is pressed. The press fetches the calculation
 * from the page that is about the figure. While personal data are hidden the figure is only shown.
 */
export const AskedFigure = ({ asked, label, children, otherwise = children }: AskedFigureProps) => {
  const explain = useAction(explainAction);
  const isHidden = useValue(anonymizeQueryAtom).anonymize === 'true';
  return asked === null || isHidden ? (
    otherwise
  ) : (
    <PressableFigure find={() => explain(asked)} label={label}>
      {children}
    </PressableFigure>
  );
};
