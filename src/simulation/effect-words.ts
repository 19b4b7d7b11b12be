import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { toChf, type Centimes } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { comparedFigures, situationsOf, type ComparedFigure } from './compared-figures.ts';

const inWords = (amount: Centimes | null): string => formatRough(toChf(amount ?? 0));

/** Puts what a simulation does to the figures into lines of words, rounded, for a message to the fund. */
export const useEffectWords = (): ((result: SimulationResult) => readonly string[]) => {
  const { t } = useTranslation(['scenarios', 'calculation', 'simulation']);
  const nameOf = (figure: ComparedFigure): string =>
    figure === 'capital' || figure === 'total'
      ? t(`simulation:retirement.${figure}`)
      : t(`calculation:figures.${figure}`);
  return (result) =>
    comparedFigures(situationsOf(result)).flatMap(({ figure, amounts: [was = null, is = null] }) =>
      inWords(was) === inWords(is)
        ? []
        : [
            t('calculation:nameValue', {
              name: nameOf(figure),
              value: t('message.insteadOf', { after: inWords(is), before: inWords(was) }),
            }),
          ],
    );
};
