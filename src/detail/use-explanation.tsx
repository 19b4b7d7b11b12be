import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import type { Derivation } from '#contract/derivation.ts';
import { loadTexts } from '#i18n/texts.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import type { CalculationPanelProps } from './CalculationPanel.tsx';

/** A figure's derivation: undefined if the figure has none, null if the derivation could not be loaded. */
export type FoundDerivation = Derivation | null | undefined;

type Shown = {
  readonly Panel: ComponentType<CalculationPanelProps>;
  readonly derivation: Derivation;
  /** Whether personal data were hidden when it was asked for. */
  readonly isAnonymous: boolean;
};

/**
 * The panel with a figure's calculation: its code and words are loaded when it is opened.
 * @param find the derivation, which may be loaded with them
 */
export const useExplanation = (
  find: () => FoundDerivation | Promise<FoundDerivation>,
): { readonly open: () => void; readonly isOpening: boolean; readonly panel: ReactNode } => {
  const { texts, toast, log } = useServices();
  const [isOpening, setIsOpening] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const isAnonymous = useValue(anonymizeAtom);
  const close = useCallback(() => setShown(null), []);
  const fail = () => toast({ kind: 'error', text: texts.t('errors:unexpected') });
  const show = async () => {
    setIsOpening(true);
    try {
      const [derivation, { CalculationPanel: Panel }] = await Promise.all([
        find(),
        import('./CalculationPanel.tsx'),
        loadTexts(texts, ['calculation']),
      ]);
      if (derivation) setShown({ Panel, derivation, isAnonymous });
      else if (derivation === null) fail();
      else toast({ kind: 'default', text: texts.t('calculation:unavailable') });
    } catch (error) {
      log('An explanation could not be loaded.', error);
      fail();
    } finally {
      setIsOpening(false);
    }
  };
  return {
    open: () => void show(),
    isOpening,
    // With the eye pressed since, it would show what is hidden now.
    panel: shown?.isAnonymous !== isAnonymous ? null : <shown.Panel derivation={shown.derivation} onClose={close} />,
  };
};
