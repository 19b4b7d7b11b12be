import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { namedValue } from '#kernel/named-value.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { comparedFigures, isOfADay, situationsOf } from './compared-figures.ts';
import { useFigureNames } from './figure-names.ts';
import { roughOf } from './rough.ts';

/**
 * Puts what a simulation does to the figures into lines of words, rounded, for a message to the fund; figures of a later day
 * than today say it.
 *
 * @param withAhv whether it counts with the member's own figure of the AHV pension: an estimate is no news for the fund
 */
export const useEffectWords = (today: IsoDate): ((result: SimulationResult, withAhv: boolean) => readonly string[]) => {
  const { t } = useTranslation('scenarios');
  const locale = useValue(localeAtom);
  const nameOf = useFigureNames();
  return (result, withAhv) =>
    comparedFigures(situationsOf(result)).flatMap(({ figure, amounts: [was = null, is = null] }) =>
      (figure === 'totalWith' && !withAhv) || roughOf(was ?? 0) === roughOf(is ?? 0)
        ? []
        : [
            namedValue(
              isOfADay(figure) && result.after.on > today
                ? t('message.onDay', { name: nameOf(figure), date: formatDate(result.after.on) })
                : nameOf(figure),
              t('message.insteadOf', { after: roughOf(is ?? 0), before: roughOf(was ?? 0) }),
              locale,
            ),
          ],
    );
};
