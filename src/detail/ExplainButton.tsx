import { useId, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import type { Texts } from '#i18n/texts.ts';
import { useServices } from '#state/kernel/services.ts';
import { Button } from '#ui/Button.tsx';
import type { CalculationPanelProps } from './CalculationPanel.tsx';

/** Fetches the panel's words; throws where they do not come, and tries again the next time. */
const loadWords = async (texts: Texts): Promise<void> => {
  const there = () => texts.hasResourceBundle(texts.language, 'calculation');
  await texts.loadNamespaces(['calculation']);
  if (!there()) await texts.reloadResources([texts.language], ['calculation']);
  if (!there()) throw new Error('The words of the explanations could not be fetched.');
};

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
      const [program] = await Promise.all([import('./CalculationPanel.tsx'), loadWords(texts)]);
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
        variant="text"
        size="small"
        startIcon="info"
        pending={fetching}
        pendingLabel={t('explanation.opening')}
        aria-describedby={id}
        onClick={() => void show()}
      >
        {t('howCalculated')}
      </Button>
      <span id={id} hidden>
        {figureLabel}
      </span>
      {Panel === null || !open ? null : (
        <Panel.component derivation={derivation} figureLabel={figureLabel} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
