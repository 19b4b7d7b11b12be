import { useTranslation } from 'react-i18next';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { useHref } from '#state/kernel/place.ts';
import { Button } from '#ui/Button.tsx';

/** Where the pension stands if the provider sends nothing for its page, as one that keeps to the specification. */
export const PensionElsewhere = () => {
  const { t } = useTranslation('disability');
  const href = useHref();
  return (
    <FigurePanel
      label={t('figure.insured.label')}
      amount={null}
      fact={t('elsewhere.fact')}
      meaning={t('elsewhere.meaning')}
      explanation={t('figure.insured.explanation')}
      action={
        <Button variant="outlined" href={href('insurance-overview')}>
          {t('elsewhere.wayOn')}
        </Button>
      }
      picture={null}
    />
  );
};
