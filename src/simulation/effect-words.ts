import { useTranslation } from 'react-i18next';
import type { SimulationResult, SimulatorName } from '#contract/simulations.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { namedValue } from '#kernel/named-value.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { comparedFigures, isOfADay, situationsOf, type ComparedFigure } from './compared-figures.ts';
import { useFigureNames } from './figure-names.ts';
import { roughOf } from './rough.ts';

const always = [
  'pension',
  'exitBenefit',
  'disabilityPension',
  'partnerPension',
  'orphanPension',
  'deathLumpSum',
] as const;

/** The figures that each simulator shows: a message says nothing that its author hasn't seen. */
const shownIn: Readonly<Record<SimulatorName, ReadonlySet<ComparedFigure>>> = {
  retirement: new Set(['pension', 'capital', 'totalWithout', 'totalWith']),
  buyIn: new Set([...always, 'taxSaving']),
  home: new Set([...always, 'buyIn']),
  leave: new Set([...always, 'leaveCost']),
  // The exit benefit that it shows is of a later day.
  savings: new Set([...always.filter((figure) => figure !== 'exitBenefit'), 'contributions']),
  // Lists who receives what, and compares nothing.
  protection: new Set(),
};

/**
 * Puts what a simulation does to the figures that its simulator shows into lines of words, rounded, for a message to the
 * fund; figures of a later day than today say it.
 *
 * @param withAhv whether it counts with the member's own figure of the AHV pension: an estimate is no news for the fund
 */
export const useEffectWords = (
  simulator: SimulatorName,
  today: IsoDate,
): ((result: SimulationResult, withAhv: boolean) => readonly string[]) => {
  const { t } = useTranslation('scenarios');
  const locale = useValue(localeAtom);
  const nameOf = useFigureNames();
  const shown = shownIn[simulator];
  return (result, withAhv) =>
    comparedFigures(situationsOf(result, {})).flatMap(({ figure, amounts: [was = null, is = null] }) =>
      !shown.has(figure) || (figure === 'totalWith' && !withAhv) || roughOf(was ?? 0) === roughOf(is ?? 0)
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
