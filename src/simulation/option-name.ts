import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavingsOptionId } from '#kernel/savings-option.ts';
import type { Plan } from '#pension/plan.ts';

/** Names a savings option by what the member saves besides the plan's own contributions, in percent. */
export const useOptionName = (): ((additionalPercent: number) => string) => {
  const { t } = useTranslation('scenarios');
  return useCallback((percent) => (percent === 0 ? t('options.base') : t('options.plan', { percent })), [t]);
};

/** Names a savings option by its id; another one without the plan, which is unknown where personal data are hidden. */
export const useOptionText = (): ((id: SavingsOptionId, plan: Plan | null) => string) => {
  const { t } = useTranslation('scenarios');
  const optionName = useOptionName();
  return useCallback(
    (id, plan) => {
      const options = plan?.parameters.flatMap(({ savings }) => savings?.options ?? []) ?? [];
      const percent = options.findLast((option) => option.id === id)?.additionalPercent;
      return percent === undefined ? t('options.other') : optionName(percent);
    },
    [t, optionName],
  );
};
