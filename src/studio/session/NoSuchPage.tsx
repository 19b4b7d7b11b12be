import { useTranslation } from 'react-i18next';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { Threshold } from './Threshold.tsx';

/** In place of a page that doesn't exist. */
export const NoSuchPage = () => {
  const { t } = useTranslation('studio');
  return (
    <Threshold title={t('unknown.title')} lead={t('unknown.text')}>
      <Actions>
        <Button href="/studio">{t('unknown.back')}</Button>
      </Actions>
    </Threshold>
  );
};
