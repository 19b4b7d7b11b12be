import { useTranslation } from 'react-i18next';
import { usePictureWords } from '#detail/picture-words.ts';
import type { SavingsLabels } from '#detail/savings-labels.ts';

/** The dashboard's words on and around the curve of the savings. */
export const useSavingsLabels = (): SavingsLabels => {
  const { t } = useTranslation('dashboard');
  return {
    ...usePictureWords(),
    title: t('savings.chart'),
    unit: t('savings.unit'),
    past: t('savings.past'),
    future: t('savings.future'),
    today: t('savings.today'),
    kind: t('savings.kind'),
  };
};
