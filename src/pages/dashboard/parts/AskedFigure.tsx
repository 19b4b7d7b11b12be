import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import type { CalculationPanel } from '#detail/CalculationPanel.tsx';
import { PressableFigure } from '#detail/PressableFigure.tsx';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { loadWordsAction } from '#state/kernel/late-words.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import type { Asked } from '../explain.ts';

type AskedFigureProps = {
  /** Null for a figure that is only shown. */
  asked: Asked | null;
  /** The figure with its label, which tells several such buttons apart; left out within a heading. */
  label?: string;
  children: ReactNode;
};

type Shown = { readonly Panel: typeof CalculationPanel; readonly derivation: Derivation };

/**
 * A figure of the answer that says how it is calculated when it is pressed. The calculation comes from the figure's own page
 * and is fetched by the press, with the panel and its words. With hidden personal data there is none.
 */
export const AskedFigure = ({ asked, label, children }: AskedFigureProps) => {
  const { t } = useTranslation('dashboard');
  const { call, toast } = useServices();
  const loadWords = useAction(loadWordsAction);
  const isHidden = useValue(anonymizeQueryAtom).anonymize === 'true';
  const [isOpening, setIsOpening] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  if (asked === null || isHidden) return children;
  const open = async () => {
    setIsOpening(true);
    try {
      const [{ explain }, { CalculationPanel: Panel }] = await Promise.all([
        import('../explain.ts'),
        // Apart, so that the panel stays a chunk of its own.
        import('#detail/CalculationPanel.tsx'),
        loadWords('calculation'),
      ]);
      const derivation = await explain(call, asked);
      if (derivation === undefined) throw new Error('The figure has no calculation.');
      setShown({ Panel, derivation });
    } catch {
      toast({ kind: 'error', text: t('explanationFailed') });
    }
    setIsOpening(false);
  };
  return (
    <>
      <PressableFigure
        question={t('howCalculated')}
        {...(label !== undefined && { label })}
        isOpening={isOpening}
        onPress={() => void open()}
      >
        {children}
      </PressableFigure>
      {shown === null ? null : <shown.Panel derivation={shown.derivation} onClose={() => setShown(null)} />}
    </>
  );
};
