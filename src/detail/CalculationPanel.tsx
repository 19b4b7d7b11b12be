import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { Dialog } from '#ui/Dialog.tsx';

/** Props of {@link CalculationPanel}. */
export type CalculationPanelProps = {
  derivation: Derivation;
  figureLabel: string;
  onClose: () => void;
};

/** How a figure came about, in plain words and numbers. */
export const CalculationPanel = ({ figureLabel, onClose }: CalculationPanelProps) => {
  const { t } = useTranslation('calculation');
  const { t: tc } = useTranslation('common');
  return (
    <Dialog title={t('title')} onClose={onClose} closeLabel={tc('close')}>
      <p>{figureLabel}</p>
    </Dialog>
  );
};
