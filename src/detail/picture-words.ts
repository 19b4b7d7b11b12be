import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The labels that the charts of detail pages share; each chart adds its title and its own columns. They keep their
 * identity.
 */
export const usePictureWords = () => {
  const { t } = useTranslation('detail');
  return useMemo(
    () => ({
      asTable: t('asTable'),
      asPicture: t('asPicture'),
      hint: t('hint'),
      hintOfAge: t('hintOfAge'),
      age: t('age'),
      date: t('date'),
      amount: t('amount'),
    }),
    [t],
  );
};
