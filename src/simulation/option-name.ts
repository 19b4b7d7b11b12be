import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Names a savings option by what the member saves besides the plan's own contributions, in percent. */
export const useOptionName = (): ((additionalPercent: number) => string) => {
  const { t } = useTranslation('scenarios');
  return useCallback((percent) => (percent === 0 ? t('options.base') : t('options.plan', { percent })), [t]);
};
