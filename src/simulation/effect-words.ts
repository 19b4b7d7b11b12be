import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { comparedFigures, situationsOf } from './compared-figures.ts';
import { useFigureNames } from './figure-names.ts';
import { roughOf } from './rough.ts';

/** Puts what a simulation does to the figures into lines of words, rounded, for a message to the fund. */
export const useEffectWords = (): ((result: SimulationResult) => readonly string[]) => {
  const { t } = useTranslation(['scenarios', 'calculation']);
  const nameOf = useFigureNames();
  return (result) =>
    comparedFigures(situationsOf(result)).flatMap(({ figure, amounts: [was = null, is = null] }) =>
      roughOf(was ?? 0) === roughOf(is ?? 0)
        ? []
        : [
            t('calculation:nameValue', {
              name: nameOf(figure),
              value: t('message.insteadOf', { after: roughOf(is ?? 0), before: roughOf(was ?? 0) }),
            }),
          ],
    );
};
