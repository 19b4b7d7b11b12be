import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { Button } from '#ui/Button.tsx';
import { useExplanation } from './use-explanation.tsx';

type ExplainButtonProps = {
  /** If it is missing, there is no button. */
  derivation: Derivation | undefined;
  /** The figure's label on the page, which tells several such buttons apart. */
  figureLabel: string;
};

/** "How is this calculated?" as a text button, where no figure stands that could be pressed ({@link ExplainedFigure}). */
export const ExplainButton = ({ derivation, figureLabel }: ExplainButtonProps) => {
  const { t } = useTranslation(['detail', 'common']);
  const id = useId();
  const { open, isOpening, panel } = useExplanation(() => derivation);
  if (derivation === undefined) return null;
  return (
    <>
      <Button
        variant="text"
        size="small"
        startIcon="info"
        pending={isOpening}
        pendingLabel={t('explanation.opening')}
        aria-describedby={id}
        onClick={open}
      >
        {t('common:howCalculated')}
      </Button>
      <span id={id} hidden>
        {figureLabel}
      </span>
      {panel}
    </>
  );
};
