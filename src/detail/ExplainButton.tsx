import { useId, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { useServices } from '#state/services.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { CalculationPanelProps } from './CalculationPanel.tsx';

/** Props of {@link ExplainButton}. */
export type ExplainButtonProps = {
  /** Without it there is nothing to explain and no button. */
  derivation: Derivation | undefined;
  /** What the figure is called where the button stands; tells several such buttons apart. */
  figureLabel: string;
};

/** The quiet "how is this calculated?" beside a figure; the panel's program and words are fetched when it is pressed. */
export const ExplainButton = ({ derivation, figureLabel }: ExplainButtonProps) => {
  const { t } = useTranslation('detail');
  const { texts, toast, log } = useServices();
  const id = useId();
  const [fetching, setFetching] = useState(false);
  const [Panel, setPanel] = useState<{ component: ComponentType<CalculationPanelProps> } | null>(null);
  const [open, setOpen] = useState(false);
  if (derivation === undefined) return null;
  const show = async () => {
    setFetching(true);
    try {
      const [program] = await Promise.all([import('./CalculationPanel.tsx'), texts.loadNamespaces(['calculation'])]);
      setPanel({ component: program.CalculationPanel });
      setOpen(true);
    } catch (error) {
      log('An explanation could not be loaded.', error);
      toast({ kind: 'error', text: t('explanation.failed') });
    } finally {
      setFetching(false);
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        startIcon="info"
        pending={fetching}
        pendingLabel={t('explanation.opening')}
        aria-describedby={id}
        onClick={() => void show()}
      >
        {t('howCalculated')}
      </Button>
      <VisuallyHidden id={id}>{figureLabel}</VisuallyHidden>
      {Panel === null || !open ? null : (
        <Panel.component derivation={derivation} figureLabel={figureLabel} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
