import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, SimulatorName } from '#contract/simulations.ts';
import { otherTrials } from './entered.ts';

/**
 * Names of a comparison's columns. With changes of other simulators they say which: what they do alone, and together with
 * the present one's.
 *
 * @param isApart whether there is a column for the others alone
 */
export const useColumnNames = (present: SimulatorName, others: Changes, isApart: boolean): readonly string[] => {
  const { t } = useTranslation(['simulation', 'scenarios']);
  return useMemo(() => {
    const added = otherTrials(present, others).map(({ simulator }) => t(`scenarios:columns.${simulator}`));
    const before = t('comparison.before');
    if (added.length === 0) return [before, t('comparison.after')];
    const all = [...added, t(`scenarios:columns.${present}`)].join(' + ');
    return isApart ? [before, added.join(' + '), all] : [before, all];
  }, [present, others, isApart, t]);
};
