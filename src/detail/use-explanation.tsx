import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { loadTexts } from '#i18n/texts.ts';
import { useServices } from '#state/kernel/services.ts';
import type { CalculationPanelProps } from './CalculationPanel.tsx';

/** The panel with a figure's calculation: its code and words are loaded when it is opened. */
export const useExplanation = (
  derivation: Derivation | undefined,
): { readonly open: () => void; readonly isOpening: boolean; readonly panel: ReactNode } => {
  const { t } = useTranslation('detail');
  const { texts, toast, log } = useServices();
  const [isOpening, setIsOpening] = useState(false);
  const [Panel, setPanel] = useState<{ component: ComponentType<CalculationPanelProps> } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const show = async () => {
    setIsOpening(true);
    try {
      const [module] = await Promise.all([import('./CalculationPanel.tsx'), loadTexts(texts, ['calculation'])]);
      setPanel({ component: module.CalculationPanel });
      setIsOpen(true);
    } catch (error) {
      log('An explanation could not be loaded.', error);
      toast({ kind: 'error', text: t('explanation.failed') });
    } finally {
      setIsOpening(false);
    }
  };
  return {
    open: () => void show(),
    isOpening,
    panel:
      Panel === null || !isOpen || derivation === undefined ? null : (
        <Panel.component derivation={derivation} onClose={() => setIsOpen(false)} />
      ),
  };
};
