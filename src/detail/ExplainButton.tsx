import { useId, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import type { Texts } from '#i18n/texts.ts';
import { useServices } from '#state/kernel/services.ts';
import { Button } from '#ui/Button.tsx';
import type { CalculationPanelProps } from './CalculationPanel.tsx';

/** Loads the panel's words; throws if they can't be fetched, and tries again the next time. */
const loadWords = async (texts: Texts): Promise<void> => {
  const isLoaded = () => texts.hasResourceBundle(texts.language, 'calculation');
  await texts.loadNamespaces(['calculation']);
  if (!isLoaded()) await texts.reloadResources([texts.language], ['calculation']);
  if (!isLoaded()) throw new Error('The words of the explanations could not be fetched.');
};

type ExplainButtonProps = {
  /** If it is missing, there is no button. */
  derivation: Derivation | undefined;
  /** The figure's label on the page, which tells several such buttons apart. */
  figureLabel: string;
};

/** The text button "how is this calculated?" next to a figure; loads the panel's code and words when it is pressed. */
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
      const [module] = await Promise.all([import('./CalculationPanel.tsx'), loadWords(texts)]);
      setPanel({ component: module.CalculationPanel });
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
      {Panel === null || !open ? null : <Panel.component derivation={derivation} onClose={() => setOpen(false)} />}
    </>
  );
};
