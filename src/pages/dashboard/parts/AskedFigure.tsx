import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PressableFigure } from '#detail/PressableFigure.tsx';
import { useExplanation } from '#detail/use-explanation.tsx';
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
};

/**
 * A figure of the answer that says how it is calculated when it is pressed. The calculation comes from the figure's own page
 * and is fetched by the press. With hidden personal data there is none.
 */
export const AskedFigure = ({ asked, label, children }: AskedFigureProps) => {
  const { t } = useTranslation('common');
  const explain = useAction(explainAction);
  const isHidden = useValue(anonymizeQueryAtom).anonymize === 'true';
  const { open, isOpening, panel } = useExplanation(() => (asked === null ? undefined : explain(asked)));
  if (asked === null || isHidden) return children;
  return (
    <>
      <PressableFigure
        question={t('howCalculated')}
        {...(label !== undefined && { label })}
        isOpening={isOpening}
        onPress={open}
      >
        {children}
      </PressableFigure>
      {panel}
    </>
  );
};
